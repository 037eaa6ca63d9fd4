#include "filling/restofbody.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/figureroles.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/mat4x3.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr std::size_t mostJoints = 60;
constexpr double reachSeconds = 1.0 / 30.0;
// Changes count as what they add up to in this time, so that places and changes have sizes alike.
constexpr double changeSeconds = 5.0 / 30.0;

// Returns whether the place of a joint is lost: it hangs on a lost joint, or has a place of its own that is lost.
bool isLost(const Skeleton &skeleton, int joint, const std::vector<int> &lost)
{
    return std::ranges::any_of(lost, [&](int each) {
        return skeleton.isInSubtree(joint, each) && (joint != each || skeleton.joint(joint).hasPositions());
    });
}

// Returns whether a joint is lost itself or hangs on one that is.
bool isBelowAny(const Skeleton &skeleton, int joint, const std::vector<int> &lost)
{
    return std::ranges::any_of(lost, [&](int each) { return skeleton.isInSubtree(joint, each); });
}

// Returns the joints of the figure whose places are known in the gap.
std::vector<int> knownJoints(const Skeleton &skeleton, const FigureRoles &figure, const Gap &gap, int carrier)
{
    std::vector<int> known;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const bool isOfFigure = figure.top == NoJoint || skeleton.isInSubtree(joint, figure.top);
        const bool isAbove = skeleton.isInSubtree(carrier, joint); // the carrier, too: all places are relative to it
        if (isOfFigure && !isAbove && !isLost(skeleton, joint, gap.joints) && !isLost(skeleton, joint, gap.otherJoints))
            known.push_back(joint);
    }
    std::ranges::stable_sort(known, std::ranges::greater(),
                             [&](int joint) { return glm::length(skeleton.joint(joint).offset); });
    known.resize(std::min(known.size(), mostJoints));
    std::ranges::sort(known);
    return known;
}

// Returns over how many frames to each side changes are measured.
int reachIn(const Clip &clip)
{
    const double reach = reachSeconds / clip.motion.playingFrameTimeSeconds();
    return static_cast<int>(std::clamp(std::round(reach), 1.0, 1000.0));
}

} // namespace

RestOfBody::RestOfBody(const Clip &clip, const PositionRules &rules, const FloorPlane &floor, const FigureRoles &figure,
                       const Gap &gap, double unitsPerBody)
    : m_clip(clip), m_poses(clip.skeleton, rules), m_floor(floor), m_heading(clip.skeleton, figure.roles, floor),
      m_unitsPerNcm(unitsPerBody / ncmOfBody)
{
    const int carrier = m_heading.carrier();
    if (!isBelowAny(clip.skeleton, carrier, gap.joints) && !isBelowAny(clip.skeleton, carrier, gap.otherJoints))
        m_joints = knownJoints(clip.skeleton, figure, gap, carrier);
    m_reach = reachIn(clip);
}

RestOfBody::RestOfBody(const Clip &clip, const PositionRules &rules, const FloorPlane &floor, const FigureRoles &figure,
                       double unitsPerBody, const RestOfBody &own)
    : m_clip(clip), m_poses(clip.skeleton, rules), m_floor(floor), m_heading(clip.skeleton, figure.roles, floor),
      m_joints(own.m_joints), m_unitsPerNcm(unitsPerBody / ncmOfBody), m_reach(reachIn(clip))
{
}

SampleRows RestOfBody::places(const FrameInterval &frames) const
{
    const auto joints = static_cast<std::size_t>(m_poses.jointCount());
    std::vector<glm::mat4x3> world(joints * static_cast<std::size_t>(frames.frameCount()));
    m_poses.worldFromJoint(m_clip.motion, frames.first, frames.frameCount(), world);
    Pose pose;
    pose.worldFromJoint.resize(joints, glm::dmat3(1.0));
    SampleRows rows(frames.frameCount(), placeCount());
    double heading = 0.0;
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        const auto *of = world.data() + static_cast<std::size_t>(row) * joints;
        const glm::mat4x3 &carrier = of[m_heading.carrier()];
        at(pose.worldFromJoint, m_heading.carrier()) = glm::dmat3(carrier[0], carrier[1], carrier[2]);
        heading = m_heading.of(pose).value_or(heading);
        const glm::dmat3 toFigure = m_floor.rotation(-heading) / m_unitsPerNcm;
        const glm::dvec3 centre(carrier[3]);
        Eigen::Index column = 0;
        for (const int joint : m_joints) {
            const glm::dvec3 place = toFigure * (glm::dvec3(of[joint][3]) - centre);
            for (int axis = 0; axis < 3; ++axis)
                rows(row, column++) = place[axis];
        }
        rows(row, column) = m_floor.height(centre) / m_unitsPerNcm;
    }
    return rows;
}

SampleRows RestOfBody::rows(const FrameInterval &frames, int step) const
{
    const int last = m_clip.motion.frameCount() - 1;
    const FrameInterval around{std::max(frames.first - m_reach, 0), std::min(frames.last + m_reach, last)};
    const SampleRows all = places(around);
    SampleRows result((frames.frameCount() + step - 1) / step, count());
    const double seconds = m_clip.motion.playingFrameTimeSeconds();
    for (Eigen::Index row = 0; row < result.rows(); ++row) {
        const int frame = frames.first + static_cast<int>(row) * step;
        const int before = std::max(frame - m_reach, 0);
        const int after = std::min(frame + m_reach, last);
        const double rate = before < after ? changeSeconds / (seconds * (after - before)) : 0.0;
        result.row(row) << all.row(frame - around.first),
            rate * (all.row(after - around.first) - all.row(before - around.first));
    }
    return result;
}

} // namespace limber
