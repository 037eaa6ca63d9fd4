#include "curves/fiterror.h"

#include "base/at.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Returns joints and end sites below a joint.
std::vector<NodeId> nodesBelow(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> nodes;
    std::vector<bool> isBelow(static_cast<std::size_t>(skeleton.jointCount()), false);
    isBelow[static_cast<std::size_t>(joint)] = true;
    for (int other = joint; other < skeleton.jointCount(); ++other) {
        const int parent = skeleton.joint(other).parent;
        if (other != joint && (parent == NoJoint || !isBelow[static_cast<std::size_t>(parent)]))
            continue;
        isBelow[static_cast<std::size_t>(other)] = true;
        for (const NodeId child : skeleton.childrenOf(other))
            nodes.push_back(child);
    }
    return nodes;
}

} // namespace

std::optional<FitError> fitError(const Clip &clip, const PositionRules &rules, int joint, const CurveValues &values,
                                 const KeyTrack &track, const Progress &progress)
{
    FitError error;
    const Joint &of = clip.skeleton.joint(joint);
    const std::vector<NodeId> below = nodesBelow(clip.skeleton, joint);
    std::vector<double> fitted;
    Pose pose;
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        const std::span<const double> own = clip.motion.frame(frame);
        fitted.assign(own.begin(), own.end());
        int curve = 0;
        for (int i = 0; i < of.columnCount(); ++i) {
            if (!at(of.channels, i).isRotation())
                continue;
            const double value = track.valueAt(curve, frame);
            const double distance = std::abs(value - at(at(values, curve), frame));
            if (distance > error.degrees) {
                error.degrees = distance;
                error.frame = frame;
            }
            at(fitted, of.firstColumn + i) = value;
            ++curve;
        }
        evaluatePose(clip.skeleton, own, rules, pose);
        const glm::dmat3 &world = at(pose.worldFromJoint, joint);
        const glm::dmat3 parent = world * glm::transpose(localRotation(of, own));
        const glm::dmat3 moved = parent * localRotation(of, fitted) * glm::transpose(world);
        for (const NodeId node : below) {
            const glm::dvec3 arm = pose.positionOf(node) - at(pose.jointPositions, joint);
            const double distance = glm::length(moved * arm - arm);
            if (distance > error.displacement) {
                error.displacement = distance;
                error.displacedFrame = frame;
            }
        }
    }
    return error;
}

} // namespace limber
