#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace limber {

namespace {

// Returns a ridge along the front of a bone.
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
    return {.rings = {ring(0.2), ring(0.8)}, .domeBelow = 0.02 * length, .domeAbove = 0.02 * length, .slices = 8};
}

class PlainParts
{
public:
    explicit PlainParts(PartList &parts) : m_parts(parts), m_figure(parts.figure()) {}

    void add()
    {
        const Skeleton &skeleton = m_figure.skeleton();
        findCarried();
        for (int joint = 0; joint < skeleton.jointCount(); ++joint)
            m_isLeftOut.push_back(m_parts.isDone(joint) || !m_figure.covers(joint) || at(m_isCarried, joint));
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            for (const NodeId node : skeleton.childrenOf(joint)) {
                if (isBone(joint, node) && !isTaken(node))
                    addChain(joint, node);
            }
        }
    }

private:
    // Joints on the bone of a part that is there already need no part of their own.
    void findCarried()
    {
        const Skeleton &skeleton = m_figure.skeleton();
        m_isCarried.assign(static_cast<std::size_t>(skeleton.jointCount()), false);
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            if (!m_parts.isDone(joint))
                continue;
            int above = skeleton.joint(joint).parent;
            while (above != NoJoint && !m_parts.isDone(above))
                above = skeleton.joint(above).parent;
            if (above == NoJoint || !reaches(above, joint))
                continue;
            for (int between = skeleton.joint(joint).parent; between != above; between = skeleton.joint(between).parent)
                m_isCarried[static_cast<std::size_t>(between)] = true;
        }
    }

    // Returns whether the part of a joint reaches to a joint below it. A foot that hangs on a pelvis has a leg that is
    // not known as one.
    [[nodiscard]] bool reaches(int joint, int below) const
    {
        const BodyRoles &roles = m_figure.roles();
        if (nextJoint(m_figure.skeleton(), roles, joint) == below)
            return true;
        switch (roles.of(below).part) {
        case BodyPart::Shin:
        case BodyPart::Foot:
        case BodyPart::Toe:
        case BodyPart::Forearm:
        case BodyPart::Hand:
            return false;
        default:
            return true;
        }
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

    // Whether a bone needs a part. One that leads from a part to a tail or a second pair of arms does.
    [[nodiscard]] bool isBone(int joint, NodeId tip) const
    {
        if (at(m_isLeftOut, joint) && !leadsToPlainBones(joint, tip))
            return false;
        return isLongEnough(joint, tip);
    }

    [[nodiscard]] bool leadsToPlainBones(int joint, NodeId tip) const
    {
        if (!m_figure.covers(joint) || at(m_isCarried, joint) || !tip.isJoint() || at(m_isLeftOut, tip.index))
            return false;
        return std::ranges::any_of(m_figure.skeleton().childrenOf(tip.index),
                                   [&](NodeId node) { return isLongEnough(tip.index, node); });
    }

    [[nodiscard]] bool isLongEnough(int joint, NodeId tip) const
    {
        if ((tip.isJoint() && !at(m_figure.shape().isBone, tip.index)))
            return false;
        return m_parts.between(joint, tip).length > 0.2 * m_figure.unit() && !isInHead(joint, tip);
    }

    // Returns the bone on which a chain goes on from a joint: the one along the body, else the one that carries most.
    // Where several carry as much, as the legs of a spider do, it ends.
    [[nodiscard]] NodeId following(int joint) const
    {
        const Skeleton &skeleton = m_figure.skeleton();
        NodeId best;
        int most = -1;
        for (const NodeId node : skeleton.childrenOf(joint)) {
            if (!isBone(joint, node) || isTaken(node))
                continue;
            const int size = node.isEndSite()      ? 0
                             : goesOn(joint, node) ? skeleton.jointCount()
                                                   : skeleton.subtreeEnd(node.index) - node.index;
            if (size == most)
                best = NodeId();
            if (size > most) {
                most = size;
                best = node;
            }
        }
        return best;
    }

    [[nodiscard]] bool isTaken(NodeId tip) const { return m_taken.contains({tip.isJoint(), tip.index}); }

    void addChain(int joint, NodeId tip)
    {
        PartList::Sleeve sleeve{.loft = {.slices = 12}, .widest = 4.0 * m_figure.unit()};
        std::vector<Ring> &rings = sleeve.loft.rings;
        double way = 0.0;
        while (tip.isValid()) {
            m_taken.emplace(tip.isJoint(), tip.index);
            const PartList::Place place = m_parts.between(joint, tip);
            const auto [from, to] = thickness(joint, tip, place.length);
            constexpr double narrow = 0.92; // at joints, as a share of the thickest place
            if (rings.empty())
                rings.push_back(roundRing(0.0, narrow * from));
            else
                rings.back() = roundRing(way, 0.5 * (rings.back().halfWidth + narrow * from));
            rings.push_back(roundRing(way + 0.3 * place.length, from));
            rings.push_back(roundRing(way + place.length, narrow * to));
            sleeve.pieces.push_back({place, {.begin = way, .cut = way, .bend = 1.3 * from}});
            m_parts.add(place, {ridge(place.length, from, to)});
            way += place.length;
            joint = tip.isJoint() ? tip.index : NoJoint;
            tip = joint == NoJoint ? NodeId() : following(joint);
        }
        sleeve.loft.domeBelow = 0.9 * rings.front().halfWidth;
        sleeve.loft.domeAbove = 0.9 * rings.back().halfWidth;
        m_parts.addSleeve(sleeve);
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
    std::vector<bool> m_isLeftOut;
    std::set<std::pair<bool, int>> m_taken; // bones by their tips
};

} // namespace

void addPlainParts(PartList &parts)
{
    PlainParts(parts).add();
}

} // namespace limber
