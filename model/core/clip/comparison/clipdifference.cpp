#include "comparison/clipdifference.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double degreesPerRadian = 180.0 / 3.14159265358979323846;

// Returns the angle of the rotation that takes one to the other. It uses the antisymmetric part, which is exact for
// small angles.
double angleBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    const glm::dmat3 r = glm::transpose(a) * b;
    const glm::dvec3 axis(r[1][2] - r[2][1], r[2][0] - r[0][2], r[0][1] - r[1][0]);
    const double trace = r[0][0] + r[1][1] + r[2][2];
    return std::atan2(glm::length(axis), trace - 1.0) * degreesPerRadian;
}

double rounded(double value, double power)
{
    return std::round(value * power) / power;
}

} // namespace

void WorstDifference::note(double difference, NodeId where, int inFrame)
{
    if (!(difference > amount))
        return;
    amount = difference;
    node = where;
    frame = inFrame;
}

ClipDifference compareClips(const Clip &before, const PositionRules &rulesBefore, const Clip &after,
                            const PositionRules &rulesAfter, const Progress &progress)
{
    ClipDifference result;
    const std::vector<NodeId> nodes = before.skeleton.nodesInFileOrder();
    Pose was;
    Pose is;
    const int frames = std::min(before.motion.frameCount(), after.motion.frameCount());
    for (int frame = 0; frame < frames; ++frame) {
        evaluatePose(before.skeleton, before.motion.frame(frame), rulesBefore, was);
        evaluatePose(after.skeleton, after.motion.frame(frame), rulesAfter, is);
        for (const NodeId node : nodes) {
            result.position.note(glm::distance(was.positionOf(node), is.positionOf(node)), node, frame);
            if (!node.isJoint())
                continue;
            const auto joint = static_cast<std::size_t>(node.index);
            result.rotation.note(angleBetween(was.worldFromJoint[joint], is.worldFromJoint[joint]), node, frame);
        }
        if (progress.wantsToStop(frame, frames)) {
            result.cancelled = true;
            break;
        }
    }
    return result;
}

Clip withDecimals(const Clip &clip, int decimals)
{
    const double power = std::pow(10.0, decimals);
    Clip result = clip;
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        const glm::dvec3 offset = clip.skeleton.offsetOf(node);
        result.skeleton.setOffset(node, {rounded(offset.x, power), rounded(offset.y, power), rounded(offset.z, power)});
    }
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (double &value : result.motion.editFrame(frame))
            value = rounded(value, power);
    }
    return result;
}

} // namespace limber
