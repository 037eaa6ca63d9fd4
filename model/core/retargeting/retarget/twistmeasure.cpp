#include "retarget/twistmeasure.h"

#include "base/at.h"
#include "body/jointedlimb.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leastBend = 10.0; // degrees
constexpr int mostMeasuredFrames = 2000;

// A joint of a limb in both figures, and the joints of the source between which the limb bends.
struct TwistedJoint
{
    int target = NoJoint;
    int source = NoJoint;
    int upper = NoJoint;
    int lower = NoJoint;
    int end = NoJoint;
    RunningStatistics degrees;
};

std::vector<TwistedJoint> twistedJoints(const RetargetInput &input, const PairFrames &frames)
{
    std::vector<TwistedJoint> joints;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const auto of = [&](BodyPart part) { return input.sourceRoles.find(part, side); };
        for (const auto &[upper, lower, end] : limbParts) {
            for (const BodyPart part : {upper, lower}) {
                TwistedJoint joint{input.mapping.targetOf(of(part)), of(part), of(upper), of(lower), of(end), {}};
                if (joint.target != NoJoint && joint.end != NoJoint && joint.lower != NoJoint &&
                    joint.upper != NoJoint && frames.source.of(joint.source).isKnown() &&
                    frames.target.of(joint.target).isKnown())
                    joints.push_back(joint);
            }
        }
    }
    return joints;
}

double degreesBetweenAxes(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * degreesPerRadian;
}

bool isBent(const TwistedJoint &joint, const Pose &pose)
{
    const auto bone = [&](int from, int to) { return at(pose.jointPositions, to) - at(pose.jointPositions, from); };
    return degreesBetweenAxes(bone(joint.upper, joint.lower), bone(joint.lower, joint.end)) > leastBend;
}

} // namespace

std::vector<LimbTwist> limbTwists(const RetargetInput &input, const PairFrames &frames,
                                  const std::vector<glm::dmat3> &rotations, const glm::dmat3 &targetFromSource)
{
    std::vector<LimbTwist> twists;
    for (const TwistedJoint &joint : twistedJoints(input, frames)) {
        const glm::dvec3 theirs = targetFromSource * frames.source.of(joint.source).side();
        const glm::dvec3 ours = at(rotations, joint.target) * frames.target.of(joint.target).side();
        twists.push_back({joint.target, degreesBetweenAxes(theirs, ours)});
    }
    return twists;
}

std::optional<TwistMeasures> measureTwist(const RetargetInput &input, const PairFrames &frames, const Clip &result,
                                          const PositionRules &resultRules, const glm::dmat3 &targetFromSource,
                                          const Progress &progress)
{
    std::vector<TwistedJoint> joints = twistedJoints(input, frames);
    const int frameCount = std::min(input.source.motion.frameCount(), result.motion.frameCount());
    const int count = joints.empty() ? 0 : std::min(frameCount, mostMeasuredFrames);
    Pose source;
    Pose figure;
    for (int i = 0; i < count; ++i) {
        if (progress.wantsToStop(i, count))
            return std::nullopt;
        const auto frame = static_cast<int>(static_cast<long long>(i) * frameCount / count);
        evaluatePose(input.source.skeleton, input.source.motion.frame(frame), input.sourceRules, source);
        evaluatePose(result.skeleton, result.motion.frame(frame), resultRules, figure);
        for (TwistedJoint &joint : joints) {
            if (!isBent(joint, source))
                continue;
            const glm::dvec3 theirs = at(source.worldFromJoint, joint.source) * frames.source.of(joint.source).side();
            const glm::dvec3 ours = at(figure.worldFromJoint, joint.target) * frames.target.of(joint.target).side();
            joint.degrees.add(degreesBetweenAxes(targetFromSource * theirs, ours));
        }
    }
    TwistMeasures measures;
    RunningStatistics all;
    double worst = -1.0;
    for (const TwistedJoint &joint : joints) {
        all.add(joint.degrees);
        if (joint.degrees.count() > 0 && joint.degrees.mean() > worst) {
            worst = joint.degrees.mean();
            measures.worstJoint = joint.target;
        }
    }
    if (all.count() == 0)
        return std::nullopt;
    measures.degrees = all.result();
    return measures;
}

std::vector<SideAxis> sideAxes(const AnatomicalFrames &frames, const glm::dmat3 &worldFromFrames, const Pose &pose)
{
    constexpr double lineFraction = 1.0 / 12.0;
    double size = 0.0;
    for (const glm::dvec3 &position : pose.jointPositions)
        size = std::max(size, glm::distance(position, pose.jointPositions.front()));
    std::vector<SideAxis> axes;
    for (std::size_t joint = 0; joint < frames.frames.size(); ++joint) {
        if (!frames.frames[joint].isKnown())
            continue;
        const glm::dvec3 side = pose.worldFromJoint[joint] * (worldFromFrames * frames.frames[joint].side());
        axes.push_back({pose.jointPositions[joint], pose.jointPositions[joint] + lineFraction * size * side});
    }
    return axes;
}

} // namespace limber
