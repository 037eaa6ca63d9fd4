#include "weight/bodymass.h"

#include "base/at.h"
#include "body/figureshape.h"
#include "contacts/legrecord.h"
#include "motion/childjoints.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <cstddef>

namespace limber {

namespace {

// Shares of the body's mass, and where the centre is from the first joint to the second (Winter 2009, table 4.1).
struct Segment
{
    BodyPart from;
    BodyPart to;
    double mass;
    double along;
};
constexpr Segment limbSegments[] = {
    {BodyPart::Thigh, BodyPart::Shin, 0.100, 0.433},
    {BodyPart::Shin, BodyPart::Foot, 0.0465, 0.433},
    {BodyPart::UpperArm, BodyPart::Forearm, 0.028, 0.436},
    {BodyPart::Forearm, BodyPart::Hand, 0.016, 0.430},
};
constexpr Segment trunkSegment{BodyPart::Thigh, BodyPart::UpperArm, 0.497, 0.50};
constexpr Segment headSegment{BodyPart::Head, BodyPart::HeadTop, 0.081, 0.50};
constexpr Segment footSegment{BodyPart::Foot, BodyPart::Toe, 0.0145, 0.50};
constexpr double massOfHand = 0.006;
constexpr double alongHand = 0.506;
constexpr double handOfForearm = 0.25; // length of a hand, in forearms

constexpr double leastKnownMass = 0.25; // with less the parts are not those of a body
constexpr std::size_t legsOfHuman = 2;

constexpr std::array<BodySide, 2> bothSides{BodySide::Left, BodySide::Right};

NodeId endSiteOf(const Skeleton &skeleton, int joint)
{
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.endSite(end).parent == joint)
            return NodeId::endSite(end);
    }
    return {};
}

// Collects the mass of one figure node by node.
class MassCollector
{
public:
    explicit MassCollector(const Skeleton &skeleton)
        : m_joints(static_cast<std::size_t>(skeleton.jointCount()), 0.0),
          m_endSites(static_cast<std::size_t>(skeleton.endSiteCount()), 0.0)
    {
    }

    [[nodiscard]] double mass() const { return m_mass; }

    // Adds a mass between the middles of some nodes. Nothing happens if one of them is missing.
    void add(double mass, const std::vector<NodeId> &from, const std::vector<NodeId> &to, double along)
    {
        if (from.empty() || to.empty() || mass <= 0.0)
            return;
        m_mass += mass;
        for (const NodeId node : from)
            shareOf(node) += mass * (1.0 - along) / static_cast<double>(from.size());
        for (const NodeId node : to)
            shareOf(node) += mass * along / static_cast<double>(to.size());
    }

    [[nodiscard]] std::vector<MassPoint> points() const
    {
        std::vector<MassPoint> points;
        for (std::size_t joint = 0; joint < m_joints.size(); ++joint)
            points.push_back({NodeId::joint(static_cast<int>(joint)), m_joints[joint] / m_mass});
        for (std::size_t end = 0; end < m_endSites.size(); ++end)
            points.push_back({NodeId::endSite(static_cast<int>(end)), m_endSites[end] / m_mass});
        std::erase_if(points, [](const MassPoint &point) { return point.share == 0.0; });
        return points;
    }

private:
    double &shareOf(NodeId node) { return node.isJoint() ? at(m_joints, node.index) : at(m_endSites, node.index); }

    std::vector<double> m_joints;
    std::vector<double> m_endSites;
    double m_mass = 0.0;
};

// Finds the ends of a human's segments.
class HumanSegments
{
public:
    HumanSegments(const Skeleton &skeleton, const BodyRoles &roles) : m_skeleton(skeleton), m_roles(roles) {}

    void addTo(MassCollector &collector) const
    {
        collector.add(trunkSegment.mass, lowEndOfTrunk(), highEndOfTrunk(), trunkSegment.along);
        if (const int joint = m_roles.find(headSegment.from); joint != NoJoint)
            collector.add(headSegment.mass, {NodeId::joint(joint)}, {highEndOfHead(joint)}, headSegment.along);
        for (const BodySide side : bothSides) {
            for (const Segment &segment : limbSegments)
                collector.add(segment.mass, nodes(segment.from, side), farEnd(segment, side), segment.along);
            if (const int joint = m_roles.find(footSegment.from, side); joint != NoJoint)
                collector.add(footSegment.mass, {NodeId::joint(joint)}, {tipOfFoot(joint, side)}, footSegment.along);
            collector.add(massOfHand, nodes(BodyPart::Forearm, side), nodes(BodyPart::Hand, side),
                          1.0 + alongHand * handOfForearm);
        }
    }

private:
    [[nodiscard]] std::vector<NodeId> nodes(BodyPart part, BodySide side = BodySide::Centre) const
    {
        const int joint = m_roles.find(part, side);
        return joint == NoJoint ? std::vector<NodeId>() : std::vector{NodeId::joint(joint)};
    }

    [[nodiscard]] std::vector<NodeId> nodesOfBothSides(BodyPart part) const
    {
        std::vector<NodeId> both;
        for (const BodySide side : bothSides) {
            for (const NodeId node : nodes(part, side))
                both.push_back(node);
        }
        return both;
    }

    [[nodiscard]] std::vector<NodeId> lowEndOfTrunk() const
    {
        const std::vector<NodeId> thighs = nodesOfBothSides(trunkSegment.from);
        return thighs.empty() ? nodes(BodyPart::Pelvis) : thighs;
    }

    // Without arms the trunk ends at the neck.
    [[nodiscard]] std::vector<NodeId> highEndOfTrunk() const
    {
        for (const BodyPart part : {trunkSegment.to, BodyPart::Clavicle}) {
            if (std::vector<NodeId> both = nodesOfBothSides(part); !both.empty())
                return both;
        }
        const std::vector<NodeId> neck = nodes(BodyPart::Neck);
        return neck.empty() ? nodes(BodyPart::Head) : neck;
    }

    [[nodiscard]] NodeId highEndOfHead(int joint) const
    {
        const NodeId top = topOfHead(m_skeleton, m_roles);
        return top.isValid() ? top : NodeId::joint(joint);
    }

    [[nodiscard]] NodeId tipOfFoot(int joint, BodySide side) const
    {
        const LegJoints leg = legJoints(m_roles, side);
        if (const NodeId end = endOfToes(m_skeleton, leg); end.isValid())
            return end;
        return NodeId::joint(leg.toe == NoJoint ? joint : leg.toe);
    }

    // A limb without its last joint ends at its end site.
    [[nodiscard]] std::vector<NodeId> farEnd(const Segment &segment, BodySide side) const
    {
        if (std::vector<NodeId> next = nodes(segment.to, side); !next.empty())
            return next;
        const int joint = m_roles.find(segment.from, side);
        const NodeId end = joint == NoJoint ? NodeId() : endSiteOf(m_skeleton, joint);
        return end.isValid() ? std::vector{end} : std::vector<NodeId>();
    }

    const Skeleton &m_skeleton;
    const BodyRoles &m_roles;
};

// Returns the only child joint of a joint, or NoJoint.
int onlyChild(const Skeleton &skeleton, int joint)
{
    int only = NoJoint;
    for (const int child : ChildJoints(skeleton, joint)) {
        if (only != NoJoint)
            return NoJoint;
        only = child;
    }
    return only;
}

bool hasChildren(const Skeleton &skeleton, int joint)
{
    return skeleton.subtreeEnd(joint) > joint + 1;
}

// Returns the joint below which the body is: what is above carries it. Without a pelvis it is the first one that
// branches.
int topOfBody(const Skeleton &skeleton, const FigureLegs &figure)
{
    if (const int pelvis = figure.roles.find(BodyPart::Pelvis); pelvis != NoJoint)
        return pelvis;
    if (skeleton.jointCount() == 0)
        return NoJoint;
    const int first = figure.top == NoJoint ? 0 : figure.top;
    int joint = first;
    while (onlyChild(skeleton, joint) != NoJoint)
        joint = onlyChild(skeleton, joint);
    return hasChildren(skeleton, joint) ? joint : first;
}

void addBones(const Clip &clip, const PositionRules &rules, int top, MassCollector &collector)
{
    const Skeleton &skeleton = clip.skeleton;
    const FigureShape shape = figureShape(clip, rules);
    const auto add = [&collector](int parent, NodeId node, const glm::dvec3 &offset) {
        const double mass = std::pow(glm::length(offset), 3.0);
        if (std::isfinite(mass))
            collector.add(mass, {NodeId::joint(parent)}, {node}, 0.5);
    };
    for (int joint = top + 1; joint < skeleton.subtreeEnd(top); ++joint) {
        if (at(shape.isBone, joint))
            add(skeleton.joint(joint).parent, NodeId::joint(joint), at(shape.offsets, joint));
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        const int parent = skeleton.endSite(end).parent;
        if (skeleton.isInSubtree(parent, top))
            add(parent, NodeId::endSite(end), skeleton.endSite(end).offset);
    }
}

} // namespace

BodyMass massOfBody(const Clip &clip, const PositionRules &rules, const FigureLegs &figure)
{
    BodyMass mass;
    mass.top = topOfBody(clip.skeleton, figure);
    if (mass.top == NoJoint)
        return mass;
    MassCollector human(clip.skeleton);
    HumanSegments(clip.skeleton, figure.roles).addTo(human);
    if (figure.legs.size() <= legsOfHuman && human.mass() >= leastKnownMass) {
        mass.points = human.points();
        return mass;
    }
    MassCollector bones(clip.skeleton);
    addBones(clip, rules, mass.top, bones);
    mass.isEstimated = true;
    if (bones.mass() > 0.0 && std::isfinite(bones.mass()))
        mass.points = bones.points();
    return mass;
}

} // namespace limber
