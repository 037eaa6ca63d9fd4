#include "twisting/twistspread.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace limber {

namespace {

constexpr double sameRadians = 1e-11; // above what rounding leaves of a turn

bool areInOneChain(const JointRole &above, const JointRole &below)
{
    if (below.part == BodyPart::Spine)
        return above.part == BodyPart::Spine;
    if (below.part == BodyPart::Neck || below.part == BodyPart::Head)
        return above.part == BodyPart::Neck;
    return false;
}

// Joints that only twist a forearm have no role.
std::vector<int> forearmChain(const Skeleton &skeleton, const BodyRoles &roles, int hand)
{
    int base = skeleton.joint(hand).parent;
    while (base != NoJoint && roles.of(base).part == BodyPart::None)
        base = skeleton.joint(base).parent;
    const bool isForearm = base != NoJoint && roles.of(base).part == BodyPart::Forearm;
    return isForearm ? chainBetween(skeleton, base, hand) : std::vector<int>{hand};
}

bool continuesBone(BodyPart part)
{
    return part == BodyPart::Spine || part == BodyPart::Neck || part == BodyPart::Head || part == BodyPart::HeadTop ||
           part == BodyPart::Hand || part == BodyPart::MiddleFinger;
}

// Returns the node to which the bone of a joint goes; invalid if it branches and no role says which way, or has no
// length.
NodeId tipOf(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    std::vector<NodeId> below;
    for (int child = joint + 1; child < skeleton.jointCount(); ++child) {
        if (skeleton.joint(child).parent != joint || skeleton.joint(child).offset == glm::dvec3(0.0))
            continue;
        if (continuesBone(roles.of(child).part))
            return NodeId::joint(child);
        below.push_back(NodeId::joint(child));
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.endSite(end).parent == joint && skeleton.endSite(end).offset != glm::dvec3(0.0))
            below.push_back(NodeId::endSite(end));
    }
    return below.size() == 1 ? below.front() : NodeId();
}

double fractionAt(double length, TwistShares shares)
{
    switch (shares) {
    case TwistShares::TowardTip:
        return length * length;
    case TwistShares::TowardBase:
        return 1.0 - (1.0 - length) * (1.0 - length);
    case TwistShares::Even:
        break;
    }
    return length;
}

} // namespace

std::vector<int> chainBetween(const Skeleton &skeleton, int base, int joint)
{
    std::vector<int> chain{joint};
    while (chain.back() != base && skeleton.joint(chain.back()).parent != NoJoint)
        chain.push_back(skeleton.joint(chain.back()).parent);
    if (chain.back() != base)
        return {};
    std::ranges::reverse(chain);
    return chain;
}

std::vector<int> twistChain(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    if (roles.of(joint).part == BodyPart::Hand)
        return forearmChain(skeleton, roles, joint);
    int base = joint;
    for (int above = skeleton.joint(base).parent; above != NoJoint && areInOneChain(roles.of(above), roles.of(base));
         above = skeleton.joint(base).parent)
        base = above;
    return chainBetween(skeleton, base, joint);
}

TwistSpread::TwistSpread(const Skeleton &skeleton, const PositionRules &rules, const BodyRoles &roles,
                         std::vector<int> chain, TwistShares shares)
    : m_skeleton(skeleton), m_chain(std::move(chain)), m_tip(tipOf(skeleton, roles, m_chain.back())),
      m_pose(skeleton, rules, m_chain)
{
    std::vector<double> lengths;
    for (std::size_t i = 0; i < m_chain.size(); ++i) {
        m_angles.emplace_back(m_skeleton.joint(m_chain[i]));
        if (i > 0)
            lengths.push_back(glm::length(m_skeleton.joint(m_chain[i]).offset));
    }
    lengths.push_back(m_tip.isValid() ? glm::length(m_skeleton.offsetOf(m_tip))
                                      : glm::length(m_skeleton.joint(m_chain.back()).offset));
    if (std::accumulate(lengths.begin(), lengths.end(), 0.0) <= 0.0)
        std::ranges::fill(lengths, 1.0);
    std::partial_sum(lengths.begin(), lengths.end(), lengths.begin());
    for (const double length : lengths)
        m_fractions.push_back(fractionAt(length / lengths.back(), shares));
}

glm::dvec3 TwistSpread::axisOf(std::size_t index, const Pose &pose) const
{
    const int joint = m_chain[index];
    const glm::dmat3 &world = at(pose.worldFromJoint, joint);
    if (index + 1 < m_chain.size())
        return directionOf(world * m_skeleton.joint(m_chain[index + 1]).offset);
    if (m_tip.isValid())
        return directionOf(world * m_skeleton.offsetOf(m_tip));
    const int parent = m_skeleton.joint(joint).parent;
    return parent == NoJoint ? glm::dvec3(0.0)
                             : directionOf(at(pose.jointPositions, joint) - at(pose.jointPositions, parent));
}

bool TwistSpread::hasAxis() const
{
    const Joint &last = m_skeleton.joint(m_chain.back());
    return m_chain.size() > 1 || m_tip.isValid() || (last.parent != NoJoint && last.offset != glm::dvec3(0.0));
}

glm::dvec3 TwistSpread::axisIn(std::span<const double> values)
{
    const Pose &pose = m_pose.of(values);
    glm::dvec3 axis(0.0);
    for (std::size_t i = m_chain.size(); i-- > 0 && axis == glm::dvec3(0.0);)
        axis = axisOf(i, pose);
    return axis;
}

double TwistSpread::degreesIn(std::span<const double> values)
{
    const glm::dvec3 axis = axisIn(values);
    const Pose &pose = m_pose.of(values);
    const int parent = m_skeleton.joint(m_chain.front()).parent;
    const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
    const glm::dmat3 &last = at(pose.worldFromJoint, m_chain.back());
    const glm::dquat seen = glm::quat_cast(glm::transpose(above) * last);
    const double along = glm::dot(glm::dvec3(seen.x, seen.y, seen.z), glm::transpose(last) * axis);
    return std::remainder(2.0 * std::atan2(along, seen.w) * degreesPerRadian, 360.0);
}

double TwistSpread::twist(int frame, double degrees, std::span<double> values)
{
    const Pose pose = m_pose.of(values);
    const int parent = m_skeleton.joint(m_chain.front()).parent;
    glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
    double unshown = 0.0;
    glm::dvec3 axis(0.0);
    for (std::size_t i = 0; i < m_chain.size(); ++i) {
        const glm::dvec3 own = axisOf(i, pose);
        axis = own == glm::dvec3(0.0) ? axis : own; // a joint without a bone turns with the one before it
        glm::dmat3 wanted = at(pose.worldFromJoint, m_chain[i]);
        if (axis == glm::dvec3(0.0)) {
            above = wanted;
            continue;
        }
        wanted = rotationAboutAxis(axis, m_fractions[i] * degrees / degreesPerRadian) * wanted;
        const glm::dmat3 local = glm::transpose(above) * wanted;
        const glm::dmat3 had = m_angles[i].rotation(values);
        // Whole turns change nothing, and a joint that needs no change keeps its numbers.
        const bool isSame = angleOf(glm::transpose(had) * local) < sameRadians;
        above = above * (isSame ? had : m_angles[i].write(frame, local, values));
        unshown = std::max(unshown, angleOf(glm::transpose(wanted) * above) * degreesPerRadian);
    }
    return unshown;
}

} // namespace limber
