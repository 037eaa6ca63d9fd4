#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Returns a capsule with a ridge along its front.
Loft ridged(double length, double from, double to)
{
    const auto ring = [&](double along) {
        const double radius = from + (to - from) * along;
        return Ring{.y = along * length, .halfWidth = radius, .front = radius, .back = radius};
    };
    return {.rings = {ring(0.0), ring(0.5), ring(1.0)}, .domeBelow = 0.9 * from, .domeAbove = 0.9 * to, .slices = 12};
}

Loft ridge(double length, double from, double to)
{
    const auto ring = [&](double along) {
        const double radius = from + (to - from) * along;
        return Ring{.y = along * length,
                    .halfWidth = 0.22 * radius,
                    .front = 0.30 * radius,
                    .back = 0.5 * radius,
                    .shift = radius,
                    .squareness = 3.0};
    };
    return {.rings = {ring(0.06), ring(0.94)}, .domeBelow = 0.02 * length, .domeAbove = 0.02 * length, .slices = 8};
}

class PlainParts
{
public:
    explicit PlainParts(PartList &parts) : m_parts(parts), m_figure(parts.figure()) {}

    void add()
    {
        const Skeleton &skeleton = m_figure.skeleton();
        findCarried();
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            if (m_parts.isDone(joint) || !m_figure.covers(joint) || at(m_isCarried, joint))
                continue;
            for (const NodeId node : skeleton.childrenOf(joint)) {
                if (node.isEndSite() || at(m_figure.shape().isBone, node.index))
                    addBone(joint, node);
            }
        }
    }

private:
    // Joints on the bone of a part that is there already, and what is inside a head, need no part of their own.
    void findCarried()
    {
        const Skeleton &skeleton = m_figure.skeleton();
        m_isCarried.assign(static_cast<std::size_t>(skeleton.jointCount()), false);
        for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
            const int parent = skeleton.joint(joint).parent;
            const bool carries = m_parts.isDone(joint) || at(m_isCarried, joint);
            if (parent != NoJoint && carries && !m_parts.isDone(parent) && isBelowPart(parent))
                m_isCarried[static_cast<std::size_t>(parent)] = true;
        }
    }

    [[nodiscard]] bool isBelowPart(int joint) const
    {
        for (; joint != NoJoint; joint = m_figure.skeleton().joint(joint).parent) {
            if (m_parts.isDone(joint))
                return true;
        }
        return false;
    }

    // Whether a bone lies in the head or on its face.
    [[nodiscard]] bool isInHead(int joint, NodeId tip) const
    {
        const int head = m_figure.roles().find(BodyPart::Head);
        if (head == NoJoint || !m_parts.isDone(head) || !m_figure.skeleton().isInSubtree(joint, head))
            return false;
        constexpr double insideHead = 17.0;
        const glm::dvec3 base = m_figure.positionOf(NodeId::joint(head));
        const auto isNear = [&](NodeId node) {
            return glm::distance(m_figure.positionOf(node), base) < 1.25 * insideHead * m_figure.unit();
        };
        return isNear(NodeId::joint(joint)) && isNear(tip);
    }

    void addBone(int joint, NodeId tip)
    {
        const PartList::Place place = m_parts.between(joint, tip);
        const double u = m_figure.unit();
        if (!(place.length > 0.2 * u) || isInHead(joint, tip))
            return;
        const auto [from, to] = thickness(joint, tip, place.length);
        m_parts.add(place, {ridged(place.length, from, to), ridge(place.length, from, to)});
    }

    // Returns the radius at the joint and at the tip of a bone of that length.
    [[nodiscard]] std::pair<double, double> thickness(int joint, NodeId tip, double length) const
    {
        const double u = m_figure.unit();
        const BodyPart part = m_figure.roles().of(joint).part;
        const bool isTrunk = part == BodyPart::Pelvis || part == BodyPart::Spine;
        if (m_figure.isAnimal() && isTrunk && goesOn(joint, tip))
            return {7.5 * u, 7.5 * u};
        if (m_figure.isAnimal() && part == BodyPart::Head) {
            const double skull = std::clamp(0.38 * length, 2.5 * u, 7.0 * u);
            return {skull, 0.55 * skull}; // with a snout
        }
        const double least = std::min(0.35 * u, 0.3 * length);
        const double from = std::clamp(0.15 * length, least, 4.5 * u);
        return {from, 0.7 * from};
    }

    // Whether a bone goes along the body; those to a tail, to legs and to wings do not.
    [[nodiscard]] bool goesOn(int joint, NodeId tip) const
    {
        const int next = nextJoint(m_figure.skeleton(), m_figure.roles(), joint);
        return next != NoJoint && tip.isJoint() && m_figure.skeleton().isInSubtree(next, tip.index);
    }

    PartList &m_parts;
    const FigureAnatomy &m_figure;
    std::vector<bool> m_isCarried;
};

} // namespace

void addPlainParts(PartList &parts)
{
    PlainParts(parts).add();
}

} // namespace limber
