#include "body/mirrorpairs.h"

#include "base/at.h"
#include "body/jointterm.h"
#include "motion/childjoints.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <string_view>

namespace limber {

namespace {

bool areOpposite(const JointTerm &a, const JointTerm &b)
{
    const bool left = a.side == BodySide::Left && b.side == BodySide::Right;
    const bool right = a.side == BodySide::Right && b.side == BodySide::Left;
    return (left || right) && a.stem == b.stem;
}

// Returns whether more than half of the longer text is the same from the start.
bool beginAlike(std::string_view a, std::string_view b)
{
    const auto same = std::ranges::mismatch(a, b).in1 - a.begin();
    return 2 * static_cast<std::size_t>(same) > std::max(a.size(), b.size());
}

// Goes down from pairs of joints to pairs of their children.
class PairFinder
{
public:
    PairFinder(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis normal, double tolerance,
               Likeness likeness)
        : m_skeleton(skeleton), m_translations(translations), m_normal(normal), m_tolerance(tolerance),
          m_likeness(likeness), m_terms(jointTerms(skeleton))
    {
        m_pairs.partner.assign(skeleton.joints().size(), NoJoint);
    }

    MirrorPairs find(std::span<const std::pair<int, int>> known)
    {
        for (const auto &[a, b] : known)
            pair(a, b);
        m_open.emplace_back(NoJoint, NoJoint);
        while (!m_open.empty()) {
            const auto [a, b] = m_open.back();
            m_open.pop_back();
            if (a == b)
                pairWithin(a);
            else
                pairAcross(a, b);
        }
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint)
            measure(joint);
        return std::move(m_pairs);
    }

private:
    [[nodiscard]] bool isOpen(int joint) const { return at(m_pairs.partner, joint) == NoJoint; }

    void pair(int a, int b)
    {
        if (!isOpen(a) || !isOpen(b))
            return;
        at(m_pairs.partner, a) = b;
        at(m_pairs.partner, b) = a;
    }

    [[nodiscard]] std::vector<int> childrenOf(int parent) const
    {
        std::vector<int> children;
        for (const int child : ChildJoints(m_skeleton, parent))
            children.push_back(child);
        return children;
    }

    [[nodiscard]] double distance(int a, int b) const
    {
        return glm::distance(mirrored(at(m_translations, a), m_normal), at(m_translations, b));
    }

    [[nodiscard]] int sizeOf(int joint) const { return m_skeleton.subtreeEnd(joint) - joint; }

    // Returns the open joint of the list with the opposite name, or with the same name below limbs of both sides; or
    // NoJoint.
    [[nodiscard]] int namedPartner(int joint, const std::vector<int> &others, bool isBelowSides) const
    {
        for (const int other : others) {
            const bool isSame = isBelowSides && at(m_terms, joint) == at(m_terms, other);
            if (isOpen(other) && (areOpposite(at(m_terms, joint), at(m_terms, other)) || isSame))
                return other;
        }
        return NoJoint;
    }

    // Returns the open joint of the list with as many joints below it that is nearest to the mirror image.
    [[nodiscard]] int imageOf(int joint, const std::vector<int> &others) const
    {
        int best = NoJoint;
        double nearest = m_tolerance;
        for (const int other : others) {
            if (isOpen(other) && sizeOf(other) == sizeOf(joint) && distance(joint, other) <= nearest) {
                best = other;
                nearest = distance(joint, other);
            }
        }
        return best;
    }

    // Returns the open joint of the list that alone has the opposite side, if the joint is alone on its own side: names
    // may differ in more than the side at their ends.
    [[nodiscard]] int onlyOpposite(int joint, const std::vector<int> &others) const
    {
        const BodySide side = at(m_terms, joint).side;
        const BodySide opposite = oppositeSide(side);
        const auto count = [&](BodySide wanted) {
            return std::ranges::count_if(others,
                                         [&](int each) { return isOpen(each) && at(m_terms, each).side == wanted; });
        };
        if (side == BodySide::Centre || count(side) != 1 || count(opposite) != 1)
            return NoJoint;
        const int other =
            *std::ranges::find_if(others, [&](int each) { return isOpen(each) && at(m_terms, each).side == opposite; });
        return beginAlike(at(m_terms, joint).stem, at(m_terms, other).stem) ? other : NoJoint;
    }

    // Pairs the children of a joint in the middle; children without a partner are in the middle themselves.
    void pairWithin(int parent)
    {
        const std::vector<int> children = childrenOf(parent);
        for (const int child : children) {
            const bool hasSide = at(m_terms, child).side != BodySide::Centre;
            if (const int other = hasSide && isOpen(child) ? namedPartner(child, children, false) : NoJoint;
                other != NoJoint)
                pair(child, other);
        }
        for (const int child : children) {
            if (!isOpen(child))
                continue;
            const bool isInMiddle = m_likeness == Likeness::AtRest && distance(child, child) <= m_tolerance;
            int other = isInMiddle ? child : imageOf(child, children);
            if (other == NoJoint)
                other = onlyOpposite(child, children);
            // In a pose, what has no side in its name and no image is in the middle, however it leans.
            if (other == NoJoint && (m_likeness == Likeness::AtRest || at(m_terms, child).side != BodySide::Centre))
                m_pairs.alone.push_back(child);
            pair(child, other == NoJoint ? child : other);
        }
        openChildren(children);
    }

    void pairAcross(int a, int b)
    {
        const std::vector<int> ours = childrenOf(a);
        const std::vector<int> theirs = childrenOf(b);
        for (const int child : ours) {
            if (const int other = isOpen(child) ? namedPartner(child, theirs, true) : NoJoint; other != NoJoint)
                pair(child, other);
        }
        for (const int child : ours) {
            if (!isOpen(child))
                continue;
            const int only = ours.size() == 1 && theirs.size() == 1 ? theirs.front() : NoJoint;
            const int other = only != NoJoint ? only : imageOf(child, theirs);
            if (other != NoJoint)
                pair(child, other);
        }
        leaveAlone(ours);
        leaveAlone(theirs);
        openChildren(ours);
        openChildren(theirs);
    }

    void leaveAlone(const std::vector<int> &children)
    {
        for (const int child : children) {
            if (!isOpen(child))
                continue;
            m_pairs.alone.push_back(child);
            pair(child, child);
        }
    }

    // Adds each pair of children once.
    void openChildren(const std::vector<int> &children)
    {
        for (const int child : children) {
            const int other = at(m_pairs.partner, child);
            if (child <= other)
                m_open.emplace_back(child, other);
        }
    }

    void measure(int joint)
    {
        if (m_skeleton.joint(joint).isRoot())
            return; // a root may be anywhere
        const double off = distance(at(m_pairs.partner, joint), joint);
        if (off > m_pairs.asymmetry) {
            m_pairs.asymmetry = off;
            m_pairs.worst = joint;
        }
    }

    const Skeleton &m_skeleton;
    std::span<const glm::dvec3> m_translations;
    Axis m_normal;
    double m_tolerance;
    Likeness m_likeness;
    std::vector<JointTerm> m_terms;
    MirrorPairs m_pairs;
    std::vector<std::pair<int, int>> m_open; // pairs whose children are to be paired
};

} // namespace

glm::dvec3 mirrored(const glm::dvec3 &vector, Axis normal)
{
    glm::dvec3 image = vector;
    image[static_cast<int>(normal)] = 0.0 - vector[static_cast<int>(normal)];
    return image;
}

MirrorPairs mirrorPairs(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis normal,
                        double tolerance, std::span<const std::pair<int, int>> known, Likeness likeness)
{
    return PairFinder(skeleton, translations, normal, tolerance, likeness).find(known);
}

glm::dquat mirroredRotation(const glm::dquat &rotation, Axis normal)
{
    const glm::dvec3 vector = -mirrored({rotation.x, rotation.y, rotation.z}, normal);
    return {rotation.w, vector.x, vector.y, vector.z};
}

BestMirror bestMirror(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis up, double bodyLength,
                      std::span<const std::pair<int, int>> known)
{
    BestMirror best;
    double least = 0.0;
    bool isFirst = true;
    for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
        if (axis == up)
            continue;
        MirrorPairs pairs = mirrorPairs(skeleton, translations, axis, mirrorTolerance * bodyLength, known);
        const double cost = pairs.asymmetry + static_cast<double>(pairs.alone.size()) * bodyLength;
        if (!isFirst && cost >= least)
            continue;
        isFirst = false;
        least = cost;
        best = {axis, std::move(pairs)};
    }
    return best;
}

} // namespace limber
