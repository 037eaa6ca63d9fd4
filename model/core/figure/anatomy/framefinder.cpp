#include "anatomy/framefinder.h"

#include "anatomy/bonealong.h"
#include "base/at.h"
#include "geometry/directionfit.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr int mostPoses = 600;
// A rest pose that stands says how the limbs lie unless the motion bends them about quite another axis: captured arms
// differ by up to some 60 degrees. From what is believed to what is not, a side changes over gradually.
constexpr double believedRadians = 65.0 / degreesPerRadian;
constexpr double doubtRadians = 30.0 / degreesPerRadian;
// Collars that begin this close together, as a fraction of the shoulders' width, show no side.
constexpr double apart = 0.1;
// The body's left says which way a knee bends if the poses agree on it at least this far.
constexpr double agreed = 0.5;
// How far poses agree on the left of a thigh that is not wrung.
constexpr double leastAgreement = 0.85;
constexpr double fullAgreement = 0.97;
constexpr std::size_t enoughPoses = 8;
constexpr double heldCosine = 0.996; // of five degrees

double ramp(double value, double from, double to)
{
    return smoothStep((value - from) / (to - from));
}

bool isOneOf(int joint, const BodyMarks::Pair &pair)
{
    return joint == pair[0] || joint == pair[1];
}

// Returns the angle about `axis` that takes one direction to another, both normal to it.
double angleAbout(const glm::dvec3 &axis, const glm::dvec3 &from, const glm::dvec3 &to)
{
    return std::atan2(glm::dot(axis, glm::cross(from, to)), glm::dot(from, to));
}

glm::dvec3 partNormalTo(const glm::dvec3 &axis, const glm::dvec3 &vector)
{
    return vector - glm::dot(axis, vector) * axis;
}

} // namespace

FrameFinder::FrameFinder(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const FigureShape &shape,
                         const ReferenceRequest &request)
    : m_clip(clip), m_roles(roles), m_shape(shape), m_marks(clip.skeleton, roles)
{
    m_result.frames.resize(static_cast<std::size_t>(clip.skeleton.jointCount()));
    m_result.reference = chooseReference(clip, rules, shape, m_marks, request);
    samplePoses(rules);
}

void FrameFinder::samplePoses(const PositionRules &rules)
{
    const int frames = m_clip.motion.frameCount();
    const int count = std::min(frames, mostPoses);
    m_poses.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const int frame = static_cast<int>(static_cast<long long>(i) * frames / count);
        evaluatePose(m_clip.skeleton, m_clip.motion.frame(frame), rules, at(m_poses, i));
    }
    if (m_poses.empty())
        m_poses.push_back(restPoseOf(m_shape));
    if (!m_result.reference.isTrusted)
        m_reference = m_poses;
    else if (m_result.reference.frame)
        m_reference = {poseAt(m_clip, *m_result.reference.frame, rules)};
    else
        m_reference = {restPoseOf(m_shape)};
}

AnatomicalFrames FrameFinder::find()
{
    const int count = m_clip.skeleton.jointCount();
    for (int joint = 0; joint < count; ++joint)
        m_along.push_back(boneAlong(m_clip.skeleton, m_shape, m_roles, m_reference, joint));
    findHips();
    findChest();
    for (int joint = 0; joint < count; ++joint) {
        if (joint != m_marks.pelvis && joint != m_marks.chest)
            findFrame(joint);
        at(m_result.frames, joint).jointFromAbove = frameAbove(joint);
    }
    return std::move(m_result);
}

void FrameFinder::findHips()
{
    const int pelvis = m_marks.pelvis;
    if (pelvis == NoJoint)
        return;
    if (m_marks.chest != NoJoint && m_marks.chest != pelvis) // the first bone of a spine may lead forward or back
        at(m_along, pelvis) = directionOf(meanVector(m_reference, pelvis, pelvis, m_marks.chest));
    else if (nextJoint(m_clip.skeleton, m_roles, pelvis) == NoJoint)
        at(m_along, pelvis) = meanUp(pelvis);
    set(pelvis, {meanVector(m_reference, pelvis, m_marks.thighs[1], m_marks.thighs[0]), 1.0, FrameOrigin::Bones});
}

// Returns the direction up the body in a joint's coordinates, for hips without a spine.
glm::dvec3 FrameFinder::meanUp(int joint) const
{
    MeanDirection mean;
    for (const Pose &pose : m_reference) {
        if (const auto axes = bodyAxes(m_marks, pose))
            mean.add(glm::transpose(at(pose.worldFromJoint, joint)) * axes->up);
    }
    return mean.direction();
}

void FrameFinder::findChest()
{
    const int chest = m_marks.chest;
    if (chest == NoJoint || chest == m_marks.pelvis)
        return;
    const int above = m_marks.neck != NoJoint ? m_marks.neck : m_marks.head;
    if (above != NoJoint)
        at(m_along, chest) = directionOf(meanVector(m_reference, chest, chest, above));
    if (at(m_along, chest) == glm::dvec3(0.0) && m_marks.head != NoJoint)
        at(m_along, chest) = directionOf(meanVector(m_reference, chest, chest, m_marks.head));
    glm::dvec3 across(0.0);
    if (BodyMarks::hasBoth(m_marks.upperArms))
        across = meanVector(m_reference, chest, m_marks.upperArms[1], m_marks.upperArms[0]);
    if (BodyMarks::hasBoth(m_marks.collars)) {
        const glm::dvec3 collars = meanVector(m_reference, chest, m_marks.collars[1], m_marks.collars[0]);
        if (glm::length(collars) > apart * glm::length(across))
            across = collars;
    }
    set(chest, {across, 1.0, FrameOrigin::Bones});
}

void FrameFinder::findFrame(int joint)
{
    if (m_roles.of(joint).part != BodyPart::None)
        set(joint, sideOf(joint));
}

// Makes the frame from a side that need not be normal to the bone. A joint without a bone keeps the frame unknown.
void FrameFinder::set(int joint, const Side &side)
{
    const glm::dvec3 &along = at(m_along, joint);
    const glm::dvec3 normal = directionOf(partNormalTo(along, side.direction));
    if (along == glm::dvec3(0.0) || normal == glm::dvec3(0.0))
        return;
    AnatomicalFrame &frame = at(m_result.frames, joint);
    frame.jointFromBody = glm::dmat3(normal, along, glm::cross(normal, along));
    frame.origin = side.origin;
    frame.confidence = side.confidence;
    frame.wrungRadians = side.wrungRadians;
}

// Returns the frame of the nearest joint above that has one, in the coordinates of this joint. If the rest pose stands,
// it is believed unless the mean of the poses is quite another.
glm::dmat3 FrameFinder::frameAbove(int joint) const
{
    int above = m_clip.skeleton.joint(joint).parent;
    while (above != NoJoint && !m_result.of(above).isKnown())
        above = m_clip.skeleton.joint(above).parent;
    if (above == NoJoint || m_roles.of(joint).part == BodyPart::None)
        return glm::dmat3(0.0);
    const glm::dmat3 reference = meanFrameAbove(joint, above, m_reference);
    if (!m_result.reference.isTrusted || m_result.reference.isAsked || m_poses.size() < enoughPoses)
        return reference;
    const glm::dmat3 mean = meanFrameAbove(joint, above, m_poses);
    const glm::dvec3 difference = rotationVector(glm::quat_cast(mean * glm::transpose(reference)));
    const double weight = ramp(glm::length(difference), believedRadians, believedRadians + doubtRadians);
    return glm::mat3_cast(rotationFromVector(weight * difference)) * reference;
}

glm::dmat3 FrameFinder::meanFrameAbove(int joint, int above, std::span<const Pose> poses) const
{
    constexpr glm::dvec3 axes[] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}};
    MeanDirection means[3];
    for (const Pose &pose : poses) {
        const glm::dmat3 frame = glm::transpose(at(pose.worldFromJoint, joint)) * at(pose.worldFromJoint, above) *
                                 m_result.of(above).jointFromBody;
        for (int axis = 0; axis < 3; ++axis)
            means[axis].add(frame[axis]);
    }
    std::array<DirectionPair, 3> pairs;
    for (std::size_t axis = 0; axis < 3; ++axis)
        pairs[axis] = {axes[axis], means[axis].concentration() * means[axis].direction(), 1.0};
    return nearestRotation(pairs).rotation;
}

FrameFinder::Side FrameFinder::sideOf(int joint) const
{
    if (isOneOf(joint, m_marks.thighs) || isOneOf(joint, m_marks.shins))
        return limbSide(joint, m_marks.thighs, m_marks.shins, m_marks.feet);
    if (isOneOf(joint, m_marks.upperArms) || isOneOf(joint, m_marks.forearms))
        return limbSide(joint, m_marks.upperArms, m_marks.forearms, m_marks.hands);
    const BodyPart part = m_roles.of(joint).part;
    if (part == BodyPart::Hand) {
        if (const Side side = knuckleSide(joint); side.origin != FrameOrigin::None)
            return side;
    }
    const bool isBeyondLimb =
        part == BodyPart::Foot || part == BodyPart::Toe || part == BodyPart::Hand || isFinger(part);
    const int above = m_clip.skeleton.joint(joint).parent;
    if (isBeyondLimb && !m_result.reference.isTrusted && above != NoJoint && m_result.of(above).isKnown())
        return sideLike(joint, above);
    return sideInPoses(joint, m_reference, m_result.reference.isTrusted);
}

FrameFinder::Side FrameFinder::limbSide(int joint, const BodyMarks::Pair &upper, const BodyMarks::Pair &lower,
                                        const BodyMarks::Pair &end) const
{
    const std::size_t side = joint == upper[0] || joint == lower[0] ? 0 : 1;
    const bool isTrusted = m_result.reference.isTrusted;
    const Side body = sideInPoses(joint, m_reference, isTrusted);
    if (m_result.reference.isAsked || upper[side] == NoJoint || lower[side] == NoJoint || end[side] == NoJoint)
        return body;
    HingeAxis hinge;
    for (const Pose &pose : m_poses) {
        const auto bone = [&](int from, int to) {
            return directionOf(at(pose.jointPositions, to) - at(pose.jointPositions, from));
        };
        hinge.add(bone(upper[side], lower[side]), bone(lower[side], end[side]), at(pose.worldFromJoint, joint));
    }
    const bool isLeg = isOneOf(upper[side], m_marks.thighs);
    const Side posed = isTrusted && isLeg ? sideInPoses(joint, m_poses, false) : body;
    Side motion{hinge.direction(), hinge.confidence(), FrameOrigin::Motion};
    // Knees of a bird bend the other way; its thighs are not wrung for that.
    if (isLeg && posed.confidence > agreed && glm::dot(motion.direction, posed.direction) < 0.0)
        motion.direction = -motion.direction;
    if (!isTrusted)
        return blended(joint, body, motion, motion.confidence);
    // Knees that seem to bend another way do not show alone that a thigh is wrung: captured ones bend backward, too.
    const double posedAgrees =
        isLeg ? ramp(posed.confidence, agreed, leastAgreement) * contradiction(joint, body, posed) : 1.0;
    Side result = blended(joint, body, motion, motion.confidence * contradiction(joint, body, motion) * posedAgrees);
    if (isLeg && m_poses.size() >= enoughPoses && swings(upper[side], lower[side])) {
        const double agreement = ramp(posed.confidence, leastAgreement, fullAgreement);
        result =
            blended(joint, result, posed, agreement * (1.0 - motion.confidence) * contradiction(joint, body, posed));
    }
    const glm::dvec3 normal = partNormalTo(at(m_along, joint), body.direction);
    if (normal != glm::dvec3(0.0))
        result.wrungRadians = angleAbout(at(m_along, joint), normal, result.direction);
    return result;
}

// Returns whether a thigh moves in the hips. A pose that is only held says little about how a limb lies in its joint.
bool FrameFinder::swings(int upper, int lower) const
{
    const int hips = m_marks.pelvis != NoJoint ? m_marks.pelvis : m_clip.skeleton.joint(upper).parent;
    if (hips == NoJoint)
        return false;
    glm::dvec3 first(0.0);
    for (const Pose &pose : m_poses) {
        const glm::dvec3 bone = directionOf(glm::transpose(at(pose.worldFromJoint, hips)) *
                                            (at(pose.jointPositions, lower) - at(pose.jointPositions, upper)));
        if (first == glm::dvec3(0.0))
            first = bone;
        else if (glm::dot(first, bone) < heldCosine)
            return true;
    }
    return false;
}

// Returns 1 if the motion wrings the limb compared with the rest pose, 0 if both agree.
double FrameFinder::contradiction(int joint, const Side &rest, const Side &motion) const
{
    const glm::dvec3 &along = at(m_along, joint);
    const glm::dvec3 from = directionOf(partNormalTo(along, rest.direction));
    const glm::dvec3 to = directionOf(partNormalTo(along, motion.direction));
    if (from == glm::dvec3(0.0) || to == glm::dvec3(0.0))
        return to == glm::dvec3(0.0) ? 0.0 : 1.0;
    return ramp(std::abs(angleAbout(along, from, to)), believedRadians, believedRadians + doubtRadians);
}

// Returns a side between two, by the angle about the bone.
FrameFinder::Side FrameFinder::blended(int joint, const Side &from, const Side &to, double weight) const
{
    const glm::dvec3 &along = at(m_along, joint);
    const glm::dvec3 first = directionOf(partNormalTo(along, from.direction));
    const glm::dvec3 second = directionOf(partNormalTo(along, to.direction));
    if (first == glm::dvec3(0.0) || second == glm::dvec3(0.0))
        return first == glm::dvec3(0.0) && weight > 0.0 ? to : from;
    const double angle = weight * angleAbout(along, first, second);
    const Side &stronger = weight > 0.5 ? to : from;
    return {rotationAboutAxis(along, angle) * first, stronger.confidence, stronger.origin};
}

// Returns the side of a hand from the row of its knuckles, of which the first is that of the index finger.
FrameFinder::Side FrameFinder::knuckleSide(int joint) const
{
    std::vector<int> knuckles;
    const BodySide side = m_roles.of(joint).side;
    for (const BodyPart part :
         {BodyPart::IndexFinger, BodyPart::MiddleFinger, BodyPart::RingFinger, BodyPart::LittleFinger}) {
        const int finger = m_roles.find(part, side);
        if (finger != NoJoint && m_clip.skeleton.isInSubtree(finger, joint))
            knuckles.push_back(finger);
    }
    if (knuckles.size() < 2)
        return {};
    const glm::dvec3 front = meanVector(m_reference, joint, knuckles.back(), knuckles.front());
    return {glm::cross(at(m_along, joint), front), 1.0, FrameOrigin::Bones};
}

// Returns the side of the joint above, in the mean of the poses.
FrameFinder::Side FrameFinder::sideLike(int joint, int above) const
{
    const AnatomicalFrame &frame = m_result.of(above);
    // Fingers bend about the front of the hand, feet and hands about the side of the limb.
    const bool followsFront = isFinger(m_roles.of(joint).part);
    MeanDirection mean;
    for (const Pose &pose : m_poses) {
        const glm::dmat3 jointFromAbove =
            glm::transpose(at(pose.worldFromJoint, joint)) * at(pose.worldFromJoint, above);
        const glm::dvec3 wish = followsFront ? glm::cross(at(m_along, joint), jointFromAbove * frame.jointFromBody[2])
                                             : jointFromAbove * frame.side();
        mean.add(partNormalTo(at(m_along, joint), wish));
    }
    return {mean.direction(), mean.concentration(), FrameOrigin::Above};
}

FrameFinder::Side FrameFinder::sideInPoses(int joint, std::span<const Pose> poses, bool isReference) const
{
    MeanDirection mean;
    for (const Pose &pose : poses) {
        const glm::dvec3 wish = glm::transpose(at(pose.worldFromJoint, joint)) * wishedSide(joint, pose, isReference);
        mean.add(partNormalTo(at(m_along, joint), wish));
    }
    return {mean.direction(), mean.concentration(), isReference ? FrameOrigin::Reference : FrameOrigin::Poses};
}

// Returns the side that a part of the body would have in a pose if it only swung there from a T-pose, in the world.
glm::dvec3 FrameFinder::wishedSide(int joint, const Pose &pose, bool isReference) const
{
    const BodyPart part = m_roles.of(joint).part;
    const bool isArm = part == BodyPart::Clavicle || (part >= BodyPart::UpperArm && isSidedPart(part));
    const bool isUpper = isArm || part == BodyPart::Neck || part == BodyPart::Head || part == BodyPart::HeadTop;
    if (part == BodyPart::Clavicle || part == BodyPart::HipJoint)
        return sideOfGirdle(joint, part == BodyPart::Clavicle ? m_marks.chest : m_marks.pelvis, pose);
    const auto axes = isReference ? bodyAxes(m_marks, pose) : axesIn(pose, isUpper);
    if (!axes)
        return glm::dvec3(0.0);
    if (isArm)
        return glm::cross(at(pose.worldFromJoint, joint) * at(m_along, joint), axes->front);
    if (part != BodyPart::Spine || isReference)
        return axes->left;
    const auto chest = axesIn(pose, true);
    const double height = heightInSpine(joint);
    return chest ? (1.0 - height) * axes->left + height * chest->left : axes->left;
}

// Returns the side of a bone that leads sideways out of the trunk: from the front of the chest or the hips.
glm::dvec3 FrameFinder::sideOfGirdle(int joint, int trunk, const Pose &pose) const
{
    if (trunk == NoJoint || !m_result.of(trunk).isKnown())
        return glm::dvec3(0.0);
    const glm::dvec3 front = at(pose.worldFromJoint, trunk) * m_result.of(trunk).jointFromBody[2];
    return glm::cross(at(pose.worldFromJoint, joint) * at(m_along, joint), front);
}

// Returns the directions of the hips or of the chest in a pose.
std::optional<BodyAxes> FrameFinder::axesIn(const Pose &pose, bool ofChest) const
{
    std::optional<BodyAxes> axes = bodyAxes(m_marks, pose);
    const int joint =
        ofChest && m_marks.chest != NoJoint && m_result.of(m_marks.chest).isKnown() ? m_marks.chest : m_marks.pelvis;
    if (!axes || joint == NoJoint || !m_result.of(joint).isKnown())
        return axes;
    axes->left = at(pose.worldFromJoint, joint) * m_result.of(joint).side();
    const glm::dvec3 front = directionOf(glm::cross(axes->left, axes->up));
    if (front != glm::dvec3(0.0))
        axes->front = front;
    return axes;
}

// Returns how far up the spine a joint is: 0 at the pelvis, 1 at the chest.
double FrameFinder::heightInSpine(int joint) const
{
    int count = 1;
    while (m_roles.find(BodyPart::Spine, BodySide::Centre, count) != NoJoint)
        ++count;
    return static_cast<double>(m_roles.of(joint).number) / count;
}

} // namespace limber
