#include "retarget/pairframes.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "retarget/restalignment.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

// Rest poses are the same if no bone differs by more than this, as a cosine: half a degree.
constexpr double sameBone = 0.99996;
constexpr int mostPoses = 64;
// As a cosine: how far a body is upright, or head down, in the mean of its poses.
constexpr double clearlyUp = 0.6;

bool haveSameBones(const RetargetInput &input, const FigureShape &sourceShape, const FigureShape &targetShape,
                   const BonePaths &paths, const glm::dmat3 &targetFromSource)
{
    bool hasBones = false;
    for (std::size_t joint = 0; joint < paths.aims.size(); ++joint) {
        const int from = input.mapping.sourceOf(static_cast<int>(joint));
        for (const BonePaths::Aim &aim : paths.aims[joint]) {
            if (from == NoJoint)
                continue;
            const glm::dvec3 theirs = directionOf(at(sourceShape.restPositions, input.mapping.sourceOf(aim.joint)) -
                                                  at(sourceShape.restPositions, from));
            const glm::dvec3 ours =
                directionOf(at(targetShape.restPositions, aim.joint) - targetShape.restPositions[joint]);
            hasBones = hasBones || ours != glm::dvec3(0.0);
            if (glm::dot(targetFromSource * theirs, ours) < sameBone && theirs != ours)
                return false;
        }
    }
    return hasBones;
}

// Returns the parts of the target's joints: what its own bones and names say if that agrees with the mapping, so that a
// retarget back knows the same; else the parts of their counterparts, and fingers by their names.
BodyRoles rolesOfWholeTarget(const RetargetInput &input)
{
    const BodyRoles mapped = rolesOfTarget(input);
    const BodyRoles own = bodyRoles(input.target, input.targetRules, Vocabulary::builtIn());
    bool agrees = true;
    std::vector<JointRole> roles;
    for (int joint = 0; joint < mapped.jointCount(); ++joint) {
        const JointRole &theirs = mapped.of(joint);
        const JointRole &ours = own.of(joint);
        agrees = agrees && (theirs.part == BodyPart::None || (theirs.part == ours.part && theirs.side == ours.side));
        const bool isFree = theirs.part == BodyPart::None && isFinger(ours.part) &&
                            mapped.find(ours.part, ours.side, ours.number) == NoJoint;
        roles.push_back(isFree ? ours : theirs);
    }
    return agrees ? own : BodyRoles(std::move(roles));
}

// Returns the axis along which a vector mostly points, in either direction.
Axis axisOf(const glm::dvec3 &vector)
{
    const glm::dvec3 size = glm::abs(vector);
    if (size.y >= size.x && size.y >= size.z)
        return Axis::Y;
    return size.z >= size.x ? Axis::Z : Axis::X;
}

} // namespace

bool hasSameRest(const RetargetInput &input, const PairFrames &frames, const FigureShape &sourceShape,
                 const FigureShape &targetShape, const BonePaths &paths, const glm::dmat3 &targetFromSource)
{
    if (frames.source.reference.isAsked || frames.target.reference.isAsked)
        return false;
    const bool isAlike =
        !frames.target.reference.isTrusted ||
        isSameBody(input.source.skeleton, sourceShape, input.target.skeleton, targetShape, input.mapping, paths);
    return isAlike && haveSameBones(input, sourceShape, targetShape, paths, targetFromSource);
}

namespace {

PairFrames framesFor(const RetargetInput &input, const ReferenceRequest &ofSource, const ReferenceRequest &ofTarget,
                     const FigureShape &sourceShape, const FigureShape &targetShape, const BonePaths &paths)
{
    PairFrames frames;
    ReferenceRequest target = ofTarget;
    target.bindFrame = input.targetBindFrame;
    frames.source = anatomicalFrames(input.source, input.sourceRules, input.sourceRoles, sourceShape, ofSource);
    frames.target = anatomicalFrames(input.target, input.targetRules, rolesOfWholeTarget(input), targetShape, target);
    frames.hasSameRest = hasSameRest(input, frames, sourceShape, targetShape, paths, glm::dmat3(1.0));
    return frames;
}

} // namespace

PairFrames pairFrames(const RetargetInput &input, const FigureShape &sourceShape, const FigureShape &targetShape,
                      const BonePaths &paths)
{
    return framesFor(input, input.settings.sourceReference, input.settings.targetReference, sourceShape, targetShape,
                     paths);
}

PairFrames automaticFrames(const RetargetInput &input, const FigureShape &sourceShape, const FigureShape &targetShape,
                           const BonePaths &paths)
{
    return framesFor(input, {}, {}, sourceShape, targetShape, paths);
}

SourceUp sourceUpOf(const RetargetInput &input, const PairFrames &frames)
{
    SourceUp result;
    result.axis = input.sourceUp;
    result.restStands = frames.source.reference.isTrusted;
    const BodyMarks marks(input.source.skeleton, input.sourceRoles);
    const int frameCount = frames.hasSameRest ? 0 : input.source.motion.frameCount();
    const int count = std::min(frameCount, mostPoses);
    glm::dvec3 up(0.0);
    glm::dvec3 front(0.0);
    for (int i = 0; i < count; ++i) {
        const auto frame = static_cast<int>(static_cast<long long>(i) * frameCount / count);
        const auto axes = bodyAxes(marks, poseAt(input.source, frame, input.sourceRules));
        if (!axes)
            return result;
        up += axes->up / static_cast<double>(count);
        front += axes->front / static_cast<double>(count);
    }
    const bool showsHead = feetToHead(input.source, input.sourceRules, input.sourceRoles).has_value();
    result.hangs = glm::dot(up, directionOf(input.sourceUp)) < -clearlyUp &&
                   (!showsHead || hangsHeadDown(input.source, input.sourceRules, input.sourceRoles, input.sourceUp));
    front[static_cast<int>(input.sourceUp)] = 0.0;
    result.facing = axisOf(front);
    if (result.facing == result.axis)
        result.facing = result.axis == Axis::Z ? Axis::X : Axis::Z;
    return result;
}

UpAxisChoice targetUpOf(const RetargetInput &input, const FigureShape &targetShape, const PairFrames &frames)
{
    const UpAxisChoice asked = input.settings.targetUp;
    if (asked != UpAxisChoice::Auto)
        return asked;
    if (input.targetUp)
        return choiceOf(*input.targetUp);
    const BodyRoles roles = rolesOfTarget(input);
    if (input.target.motion.frameCount() > 1) {
        // What the mapping leaves open, the target's own body may show: it is the same for every source.
        const BodyRoles own = bodyRoles(input.target, input.targetRules, Vocabulary::builtIn());
        const UpAxis up = decideUpAxis(input.target, input.targetRules);
        if (up.isNegative || upAxisOfBody(input.target, input.targetRules, roles) ||
            upAxisOfBody(input.target, input.targetRules, own))
            return choiceOf(up.axis);
    }
    if (frames.hasSameRest)
        return asked;
    const ReferenceChoice &reference = frames.target.reference;
    const BodyMarks marks(input.target.skeleton, roles);
    const auto axes = bodyAxes(marks, reference.frame ? poseAt(input.target, *reference.frame, input.targetRules)
                                                      : restPoseOf(targetShape));
    if (reference.stands && !reference.isAsked && axes && glm::dot(axes->up, directionOf(axisOf(axes->up))) > clearlyUp)
        return choiceOf(axisOf(axes->up));
    // A motion without a body that stands shows more than a rest pose beside that of some source.
    return input.target.motion.frameCount() > 1 ? choiceOf(decideUpAxis(input.target, input.targetRules).axis) : asked;
}

} // namespace limber
