#include "anatomy/referencechoice.h"

#include "anatomy/standing.h"
#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr int mostFrames = 500;
constexpr double clearlyBetter = 0.25; // of what a frame stands better, as a difference of costs, see Standing
constexpr double betterThanStride = 0.1; // the same beside a rest pose of a stride, for a frame that is none

// Returns how far the body moves to the next frame, as a fraction of its size; a still pose is a better reference.
double restlessness(const Clip &clip, const PositionRules &rules, int frame, const Pose &pose)
{
    const int next = std::min(frame + 1, clip.motion.frameCount() - 1);
    const Pose then = poseAt(clip, next, rules);
    double moved = 0.0;
    double size = 0.0;
    for (std::size_t joint = 1; joint < pose.jointPositions.size(); ++joint) {
        const auto relative = [&](const Pose &of) { return of.jointPositions[joint] - of.jointPositions.front(); };
        moved += glm::distance(relative(pose), relative(then));
        size += glm::length(relative(pose));
    }
    return size > 0.0 ? moved / size : 0.0;
}

// The frames of a clip that show best how the body is built.
struct BestFrames
{
    bool isKnown = false; // whether any shows how the body stands
    std::optional<int> standing; // in which it stands best, if it does in any
    double cost = 0.0; // of standing there, and of moving
    bool isDrawn = false; // whether it is a T-pose or an A-pose
    bool isOfStride = false; // whether it seems to be captured while the legs moved
    std::optional<int> still; // in which it moves least, if the clip has frames
};

BestFrames bestFrames(const Clip &clip, const PositionRules &rules, const BodyMarks &marks)
{
    const int frames = clip.motion.frameCount();
    const int count = std::min(frames, mostFrames);
    BestFrames best;
    double leastMoved = 0.0;
    Pose pose;
    for (int i = 0; i < count; ++i) {
        const int frame = static_cast<int>(static_cast<long long>(i) * frames / count);
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        const Standing standing = standingOf(marks, pose);
        best.isKnown = best.isKnown || standing.isKnown;
        const bool mayBeBest = standing.isUpright && (!best.standing || standing.cost < best.cost);
        if (!mayBeBest && best.standing)
            continue;
        // A T-pose is one also if the motion begins right after it.
        const bool isDrawn = standing.isDrawn();
        const double moved = isDrawn ? 0.0 : restlessness(clip, rules, frame, pose);
        if (!best.still || moved < leastMoved) {
            best.still = frame;
            leastMoved = moved;
        }
        if (!mayBeBest || (best.standing && standing.cost + moved >= best.cost))
            continue;
        best.standing = frame;
        best.cost = standing.cost + moved;
        best.isDrawn = isDrawn;
        best.isOfStride = standing.seemsCaptured;
    }
    return best;
}

// Returns whether most bones of the rest pose lie as in another pose, seen from the root: it is one of the body, such
// as that of an animal on four feet, and not only a list of lengths.
bool isLike(const Pose &rest, const Pose &pose, const Skeleton &skeleton)
{
    constexpr double leastLikeness = 0.7; // the mean cosine
    double sum = 0.0;
    int count = 0;
    for (int joint = 1; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        if (parent == NoJoint)
            continue;
        const auto bone = [&](const Pose &of) {
            return glm::transpose(of.worldFromJoint.front()) *
                   directionOf(at(of.jointPositions, joint) - at(of.jointPositions, parent));
        };
        const glm::dvec3 there = bone(rest);
        if (there == glm::dvec3(0.0))
            continue;
        sum += glm::dot(there, bone(pose));
        ++count;
    }
    return count == 0 || sum > leastLikeness * count;
}

} // namespace

Pose restPoseOf(const FigureShape &shape)
{
    return {std::vector<glm::dmat3>(shape.offsets.size(), glm::dmat3(1.0)), shape.restPositions,
            shape.restEndPositions};
}

ReferenceChoice chooseReference(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                                const BodyMarks &marks, const ReferenceRequest &request)
{
    if (request.kind != ReferenceRequest::Kind::Auto) {
        const bool hasFrame = request.frame >= 0 && request.frame < clip.motion.frameCount();
        const bool isFrame = request.kind == ReferenceRequest::Kind::Frame && hasFrame;
        return {.frame = isFrame ? std::optional(request.frame) : std::nullopt, .isAsked = true};
    }
    if (request.bindFrame && *request.bindFrame < clip.motion.frameCount())
        return {.frame = request.bindFrame};
    const Pose rest = restPoseOf(shape);
    const Standing atRest = standingOf(marks, rest);
    if (atRest.stands && !atRest.seemsCaptured)
        return {};
    const BestFrames best = bestFrames(clip, rules, marks);
    const double margin = best.isOfStride ? clearlyBetter : betterThanStride;
    const bool isBetter = best.standing && best.cost < atRest.cost - margin;
    const bool canStand = atRest.isKnown || best.isKnown; // a rest pose whose hips lie in one point is not known
    if (!canStand || (atRest.stands && !isBetter))
        return {};
    if (best.standing)
        return {.frame = best.standing, .isTrusted = best.isDrawn};
    const bool restIsUsable = !best.still || isLike(rest, poseAt(clip, *best.still, rules), clip.skeleton);
    return {.frame = restIsUsable ? std::nullopt : best.still, .isTrusted = false, .stands = false};
}

} // namespace limber
