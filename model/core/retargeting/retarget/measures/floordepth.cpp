#include "retarget/measures/floordepth.h"

#include "contacts/floorheight.h"
#include "contacts/footlock.h"
#include "contacts/limbnodes.h"
#include "resultcheck/nearbymost.h"
#include "resultcheck/resultcheck.h"

#include <algorithm>
#include <map>
#include <utility>

namespace limber {

namespace {

constexpr double seenNcm = 3.0; // how much deeper a joint is that is inside of the body

std::vector<NodeId> withEndSites(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> nodes{NodeId::joint(joint)};
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.endSite(end).parent == joint)
            nodes.push_back(NodeId::endSite(end));
    }
    return nodes;
}

} // namespace

FloorDepth::FloorDepth(const Skeleton &source, const Skeleton &target, const glm::dvec3 &up, double scale,
                       double ncmPerUnit)
    : m_source(source), m_target(target), m_up(up), m_scale(scale), m_ncm(ncmPerUnit)
{
}

void FloorDepth::addLeg(const LegJoints &source, const LegJoints &target, double length, double usualDepth)
{
    m_parts.push_back({nodesFrom(m_source, source.foot), nodesFrom(m_target, target.foot),
                       visibleFractionOfLeg * length + floorToleranceNcm / m_ncm, usualDepth});
}

void FloorDepth::addJoint(int source, int target, bool withEnds)
{
    std::vector<NodeId> theirs = withEndSites(m_source, source);
    std::vector<NodeId> ours = withEndSites(m_target, target);
    if (!withEnds || theirs.size() == 1 || ours.size() == 1) {
        theirs.resize(1);
        ours.resize(1);
    }
    m_parts.push_back({std::move(theirs), std::move(ours), seenNcm / m_ncm});
}

void FloorDepth::add(const Pose &source, const Pose &pose, double sourceFloor, double floor)
{
    for (Part &part : m_parts) {
        const NodeHeight lowest = lowestOf(part.nodes, pose, m_up);
        part.heights.push_back(lowest.height - floor);
        part.joints.push_back(lowest.node.isJoint() ? lowest.node.index : m_target.endSite(lowest.node.index).parent);
        const double theirs = lowestOf(part.sourceNodes, source, m_up).height - sourceFloor;
        part.sourceHeights.push_back(m_scale * theirs);
    }
}

void FloorDepth::addFaults(const Part &part, std::vector<ResultFault> &faults) const
{
    NearbyMost near;
    near.start(0);
    for (const double height : part.sourceHeights)
        near.add(-height);
    std::map<int, ResultFault> deepest; // by joint
    for (std::size_t i = 0; i < part.heights.size(); ++i) {
        const double depth = -part.heights[i] - part.usualDepth;
        const int frame = static_cast<int>(i);
        const double source = std::max(0.0, near.of(frame, ResultCheckLimits().nearFrames, 0.0));
        const double allowed = source + part.tolerance;
        if (!(depth > allowed))
            continue;
        const ResultFault fault{
            ResultFault::Kind::ThroughFloor, part.joints[i], frame, depth * m_ncm, source * m_ncm, allowed * m_ncm};
        const auto [place, isNew] = deepest.try_emplace(fault.joint, fault);
        if (!isNew && place->second.excess() < fault.excess())
            place->second = fault;
    }
    for (const auto &[joint, fault] : deepest)
        faults.push_back(fault);
}

std::vector<double> FloorDepth::depths(double sourceFloor, double floor) const
{
    std::vector<double> depths(m_parts.empty() ? 0 : m_parts.front().heights.size(), 0.0);
    for (const Part &part : m_parts) {
        for (std::size_t i = 0; i < depths.size(); ++i) {
            const double theirs = std::min(0.0, part.sourceHeights[i] - m_scale * sourceFloor);
            depths[i] = std::max(depths[i], theirs - (part.heights[i] - floor) - part.usualDepth);
        }
    }
    return depths;
}

std::vector<ResultFault> FloorDepth::faults() const
{
    std::vector<ResultFault> faults;
    for (const Part &part : m_parts)
        addFaults(part, faults);
    return faults;
}

} // namespace limber
