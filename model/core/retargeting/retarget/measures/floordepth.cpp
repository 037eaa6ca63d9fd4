#include "retarget/measures/footdepth.h"

#include "contacts/floorheight.h"
#include "contacts/footlock.h"
#include "contacts/limbnodes.h"
#include "resultcheck/nearbymost.h"
#include "resultcheck/resultcheck.h"

#include <algorithm>
#include <map>
#include <utility>

namespace limber {

FootDepth::FootDepth(const Skeleton &source, const Skeleton &target, const glm::dvec3 &up, double scale,
                     double ncmPerUnit)
    : m_source(source), m_target(target), m_up(up), m_scale(scale), m_ncm(ncmPerUnit)
{
}

void FootDepth::addLeg(const LegJoints &source, const LegJoints &target, double length, double usualDepth)
{
    m_feet.push_back(
        {nodesFrom(m_source, source.foot), nodesFrom(m_target, target.foot), length, usualDepth, {}, {}, {}});
}

void FootDepth::add(const Pose &source, const Pose &pose, double sourceFloor, double floor)
{
    for (Foot &foot : m_feet) {
        const NodeHeight lowest = lowestOf(foot.nodes, pose, m_up);
        foot.heights.push_back(lowest.height - floor);
        foot.joints.push_back(lowest.node.isJoint() ? lowest.node.index : m_target.endSite(lowest.node.index).parent);
        const double theirs = lowestOf(foot.sourceNodes, source, m_up).height - sourceFloor;
        foot.sourceHeights.push_back(m_scale * theirs);
    }
}

void FootDepth::addFaults(const Foot &foot, std::vector<ResultFault> &faults) const
{
    NearbyMost near;
    near.start(0);
    for (const double height : foot.sourceHeights)
        near.add(-height);
    std::map<int, ResultFault> deepest; // by joint
    for (std::size_t i = 0; i < foot.heights.size(); ++i) {
        const double depth = -foot.heights[i] - foot.usualDepth;
        const int frame = static_cast<int>(i);
        const double source = std::max(0.0, near.of(frame, ResultCheckLimits().nearFrames, 0.0));
        const double allowed = source + visibleFractionOfLeg * foot.legLength + floorToleranceNcm / m_ncm;
        if (!(depth > allowed))
            continue;
        const ResultFault fault{
            ResultFault::Kind::ThroughFloor, foot.joints[i], frame, depth * m_ncm, source * m_ncm, allowed * m_ncm};
        const auto [place, isNew] = deepest.try_emplace(fault.joint, fault);
        if (!isNew && place->second.excess() < fault.excess())
            place->second = fault;
    }
    for (const auto &[joint, fault] : deepest)
        faults.push_back(fault);
}

std::vector<ResultFault> FootDepth::faults() const
{
    std::vector<ResultFault> faults;
    for (const Foot &foot : m_feet)
        addFaults(foot, faults);
    return faults;
}

} // namespace limber
