#include "touch/touchcourse.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <utility>

namespace limber {

namespace {

// In ncm.
constexpr double radiusOfTrunk = 10.0;
constexpr double radiusOfHead = 9.0;
constexpr double radiusOfThigh = 7.0;
constexpr double usualHead = 14.0; // length of a head without a top

// The axes of the trunk are at this part of the way from its middle to the thigh or the shoulder.
constexpr double trunkAside = 0.35;
// The axis of the head is between these parts of the way from its joint to its top.
constexpr double headFrom = 0.3;
constexpr double headTo = 0.6;

constexpr std::array<BodySide, 2> bothSides{BodySide::Left, BodySide::Right};
constexpr std::size_t legsOfHuman = 2;

glm::dvec3 middle(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return 0.5 * (a + b);
}

// Records the shapes of one figure, pose after pose.
class TouchRecorder
{
public:
    TouchRecorder(const Skeleton &skeleton, const FigureLegs &figure, double unitsPerNcm, double thickness)
        : m_roles(figure.roles), m_thickness(thickness), m_top(topOfHead(skeleton, figure.roles))
    {
        m_course.unitsPerNcm = unitsPerNcm;
        if (figure.legs.size() > legsOfHuman || unitsPerNcm <= 0.0)
            return;
        for (const BodySide side : bothSides)
            addArm(skeleton, side);
        findParts();
    }

    [[nodiscard]] bool isEmpty() const { return m_course.arms.empty(); }

    void record(const Pose &pose)
    {
        for (std::size_t arm = 0; arm < m_course.arms.size(); ++arm) {
            ArmCourse &course = m_course.arms[arm];
            course.places.push_back({at(pose.jointPositions, course.upper), at(pose.jointPositions, course.lower),
                                     at(pose.jointPositions, course.hand)});
            m_worldFromUpper[arm].push_back(glm::quat_cast(at(pose.worldFromJoint, course.upper)));
        }
        for (PartCourse &part : m_course.parts)
            part.capsules.push_back(capsulesOf(part, pose));
    }

    [[nodiscard]] TouchCourse take()
    {
        for (std::size_t arm = 0; arm < m_course.arms.size(); ++arm)
            findHinges(m_course.arms[arm], m_worldFromUpper[arm]);
        return std::move(m_course);
    }

private:
    void addArm(const Skeleton &skeleton, BodySide side)
    {
        const LegJoints joints = armJoints(m_roles, side);
        if (!joints.isWhole() || !skeleton.isInSubtree(joints.shin, joints.thigh) ||
            !skeleton.isInSubtree(joints.foot, joints.shin))
            return;
        m_course.arms.push_back({.side = side, .upper = joints.thigh, .lower = joints.shin, .hand = joints.foot});
        m_worldFromUpper.emplace_back();
    }

    void findParts()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            m_thighs[side] = m_roles.find(BodyPart::Thigh, bothSides[side]);
            m_shins[side] = m_roles.find(BodyPart::Shin, bothSides[side]);
            m_shoulders[side] = m_roles.find(BodyPart::UpperArm, bothSides[side]);
        }
        if (hasBoth(m_thighs) && hasBoth(m_shoulders))
            add(TouchPart::Trunk, BodySide::Centre, m_roles.find(BodyPart::Pelvis));
        if (const int head = m_roles.find(BodyPart::Head); head != NoJoint)
            add(TouchPart::Head, BodySide::Centre, head);
        for (std::size_t side = 0; side < 2; ++side) {
            if (m_thighs[side] != NoJoint && m_shins[side] != NoJoint)
                add(TouchPart::Thigh, bothSides[side], m_thighs[side]);
        }
    }

    static bool hasBoth(const std::array<int, 2> &joints) { return joints[0] != NoJoint && joints[1] != NoJoint; }

    void add(TouchPart part, BodySide side, int joint)
    {
        m_course.parts.push_back({.part = part, .side = side, .joint = joint});
    }

    [[nodiscard]] std::vector<Capsule> capsulesOf(const PartCourse &part, const Pose &pose) const
    {
        switch (part.part) {
        case TouchPart::Trunk:
            return trunk(pose);
        case TouchPart::Head:
            return {head(part.joint, pose)};
        default:
            const std::size_t side = part.side == bothSides[0] ? 0 : 1;
            return {{at(pose.jointPositions, m_thighs[side]), at(pose.jointPositions, m_shins[side]),
                     radius(radiusOfThigh)}};
        }
    }

    [[nodiscard]] std::vector<Capsule> trunk(const Pose &pose) const
    {
        const glm::dvec3 low = middleOf(m_thighs, pose);
        const glm::dvec3 high = middleOf(m_shoulders, pose);
        std::vector<Capsule> both;
        for (std::size_t side = 0; side < 2; ++side)
            both.push_back({glm::mix(low, at(pose.jointPositions, m_thighs[side]), trunkAside),
                            glm::mix(high, at(pose.jointPositions, m_shoulders[side]), trunkAside),
                            radius(radiusOfTrunk)});
        return both;
    }

    [[nodiscard]] Capsule head(int joint, const Pose &pose) const
    {
        const glm::dvec3 low = at(pose.jointPositions, joint);
        glm::dvec3 top = low;
        if (m_top.isValid())
            top = pose.positionOf(m_top);
        else if (hasBoth(m_shoulders))
            top += directionOf(low - middleOf(m_shoulders, pose)) * (usualHead * m_course.unitsPerNcm);
        return {glm::mix(low, top, headFrom), glm::mix(low, top, headTo), radius(radiusOfHead)};
    }

    [[nodiscard]] static glm::dvec3 middleOf(const std::array<int, 2> &joints, const Pose &pose)
    {
        return middle(at(pose.jointPositions, joints[0]), at(pose.jointPositions, joints[1]));
    }

    [[nodiscard]] double radius(double ncm) const { return ncm * m_course.unitsPerNcm * m_thickness; }

    static void findHinges(ArmCourse &arm, const std::vector<glm::dquat> &worldFromUpper)
    {
        std::vector<glm::dvec3> shoulders;
        std::vector<glm::dvec3> elbows;
        std::vector<glm::dvec3> wrists;
        for (const ArmPlace &place : arm.places) {
            shoulders.push_back(place.shoulder);
            elbows.push_back(place.elbow);
            wrists.push_back(place.wrist);
        }
        const glm::dvec3 hinge = hingeInThigh(shoulders, elbows, wrists, worldFromUpper);
        if (hinge == glm::dvec3(0.0))
            return;
        for (const glm::dquat &rotation : worldFromUpper)
            arm.hinges.push_back(rotation * hinge);
    }

    const BodyRoles &m_roles;
    double m_thickness;
    NodeId m_top; // of the head
    std::array<int, 2> m_thighs{NoJoint, NoJoint};
    std::array<int, 2> m_shins{NoJoint, NoJoint};
    std::array<int, 2> m_shoulders{NoJoint, NoJoint};
    TouchCourse m_course;
    std::vector<std::vector<glm::dquat>> m_worldFromUpper; // by arm and frame
};

// Returns 0 for a figure without size. How thick a body is follows how tall it is, so the head counts up to its top.
double unitsPerNcmOf(const Clip &clip, const PositionRules &rules, const FigureLegs &figure)
{
    const FigureShape shape = figureShape(clip, rules);
    double length = bodyLength(clip.skeleton, shape, figure.roles, figure.top);
    const int head = figure.roles.find(BodyPart::Head);
    if (const NodeId top = topOfHead(clip.skeleton, figure.roles); top.isValid() && head != NoJoint) {
        const std::vector<glm::dvec3> &places = top.isJoint() ? shape.restPositions : shape.restEndPositions;
        length += glm::distance(at(places, top.index), at(shape.restPositions, head));
    }
    return std::isfinite(length) ? length / ncmOfBody : 0.0;
}

} // namespace

Capsule forearmCapsule(const ArmPlace &arm, double unitsPerNcm, double thickness)
{
    return {arm.elbow, arm.wrist, touchRadiusOfForearm * unitsPerNcm * thickness};
}

Capsule handCapsule(const ArmPlace &arm, double unitsPerNcm, double thickness)
{
    const glm::dvec3 tip = arm.wrist + directionOf(arm.wrist - arm.elbow) * (touchLengthOfHand * unitsPerNcm);
    return {arm.wrist, tip, touchRadiusOfHand * unitsPerNcm * thickness};
}

std::optional<TouchCourse> touchCourse(const Clip &clip, const PositionRules &rules, const FigureLegs &figure,
                                       double thickness, const Progress &progress)
{
    TouchRecorder recorder(clip.skeleton, figure, unitsPerNcmOf(clip, rules, figure), thickness);
    Pose pose;
    const int frames = recorder.isEmpty() ? 0 : clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        recorder.record(pose);
    }
    return recorder.take();
}

TouchCourse touchCourseAtRest(const Clip &clip, const PositionRules &rules, const FigureLegs &figure, double thickness)
{
    TouchRecorder recorder(clip.skeleton, figure, unitsPerNcmOf(clip, rules, figure), thickness);
    FigureShape shape = figureShape(clip, rules);
    recorder.record({std::vector<glm::dmat3>(shape.restPositions.size(), glm::dmat3(1.0)),
                     std::move(shape.restPositions), std::move(shape.restEndPositions)});
    return recorder.take();
}

} // namespace limber
