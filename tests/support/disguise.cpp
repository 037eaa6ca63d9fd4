#include "disguise.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <string>

namespace limber::test {

namespace {

class Disguiser
{
public:
    Disguiser(const Skeleton &skeleton, const Disguise &how) : m_skeleton(skeleton), m_how(how), m_random(how.seed)
    {
        m_names.resize(2 * static_cast<std::size_t>(skeleton.jointCount()) + 1);
        std::iota(m_names.begin(), m_names.end(), 0);
        std::shuffle(m_names.begin(), m_names.end(), m_random);
    }

    Disguised make()
    {
        if (m_how.hasFloorRoot)
            add("Floor", NoJoint, {}, NoJoint);
        for (const int root : m_skeleton.roots())
            copy(root, m_how.hasFloorRoot ? 0 : NoJoint, whole());
        m_result.clip.motion = Motion(1, m_result.clip.skeleton.columnCount());
        return std::move(m_result);
    }

private:
    double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }

    // The rotation and scale of the whole figure.
    [[nodiscard]] glm::dmat3 whole() const
    {
        return (m_how.standsOnZ ? rotationAbout(Axis::X, 90.0) : glm::dmat3(1.0)) * m_how.scale;
    }

    glm::dmat3 restTurn()
    {
        // Braces, because other compilers may compute the arguments of a function in another order.
        const glm::dvec3 axis{uniform(-1.0, 1.0), uniform(-1.0, 1.0), uniform(-1.0, 1.0) + 1e-6};
        const double angle = uniform(0.0, m_how.restDegrees) * std::acos(-1.0) / 180.0;
        return glm::mat3_cast(glm::angleAxis(angle, glm::normalize(axis)));
    }

    int add(const std::string &name, int parent, const glm::dvec3 &offset, int original)
    {
        Joint joint;
        const std::string scrambled = "node_" + std::to_string(m_names[m_result.originals.size()]);
        joint.name = m_how.scramblesNames ? scrambled : name;
        joint.parent = parent;
        joint.offset = offset;
        joint.channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation};
        m_result.originals.push_back(original);
        return m_result.clip.skeleton.addJoint(std::move(joint));
    }

    void copy(int original, int parent, const glm::dmat3 &turnOfParent)
    {
        const Joint &joint = m_skeleton.joint(original);
        const bool isSplit = m_how.hasExtraJoints && !joint.isRoot() && original % 3 == 0;
        const glm::dvec3 offset = turnOfParent * joint.offset * (isSplit ? 0.5 : 1.0);
        if (isSplit)
            parent = add(joint.name + "_extra", parent, offset, NoJoint);
        const int made = add(joint.name, parent, offset, original);
        const glm::dmat3 turn = whole() * restTurn();
        for (const EndSite &end : m_skeleton.endSites()) {
            if (end.parent == original)
                m_result.clip.skeleton.addEndSite({end.label, made, turn * end.offset, 0});
        }
        std::vector<int> children;
        for (const NodeId child : m_skeleton.childrenOf(original)) {
            if (child.isJoint())
                children.push_back(child.index);
        }
        if (m_how.shufflesChildren)
            std::shuffle(children.begin(), children.end(), m_random);
        for (const int child : children)
            copy(child, made, turn);
    }

    const Skeleton &m_skeleton;
    Disguise m_how;
    std::mt19937 m_random;
    std::vector<int> m_names;
    Disguised m_result;
};

} // namespace

Disguised disguised(const Skeleton &skeleton, const Disguise &how)
{
    return Disguiser(skeleton, how).make();
}

} // namespace limber::test
