#include "posing/hingedlimbs.h"

#include "base/at.h"
#include "body/figureroles.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "pose/partialpose.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace limber {

namespace {

constexpr int mostFrames = 256; // number of frames to learn from

// One limb through the frames of a clip, in the form that hingeInThigh() needs.
struct LimbTrack
{
    std::vector<glm::dvec3> uppers;
    std::vector<glm::dvec3> lowers;
    std::vector<glm::dvec3> ends;
    std::vector<glm::dquat> worldFromUpper;

    void record(const HingedLimb &limb, const Pose &pose)
    {
        uppers.push_back(at(pose.jointPositions, limb.upper));
        lowers.push_back(at(pose.jointPositions, limb.lower));
        ends.push_back(at(pose.jointPositions, limb.end));
        worldFromUpper.push_back(glm::quat_cast(at(pose.worldFromJoint, limb.upper)));
    }
};

// Returns where the toes point at rest, in the plane of the floor; zero without toes.
glm::dvec3 forwardAtRest(const Skeleton &skeleton, const Pose &rest, const BodyRoles &roles, Axis up)
{
    glm::dvec3 sum(0.0);
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const int foot = roles.find(BodyPart::Foot, side);
        if (foot == NoJoint)
            continue;
        for (const NodeId below : skeleton.childrenOf(foot))
            sum += rest.positionOf(below) - at(rest.jointPositions, foot);
    }
    sum[static_cast<int>(up)] = 0.0;
    return directionOf(sum);
}

} // namespace

LimbBending bendingOf(const HingedLimb &limb, const Pose &pose)
{
    const glm::dvec3 upper = at(pose.jointPositions, limb.lower) - at(pose.jointPositions, limb.upper);
    const glm::dvec3 lower = at(pose.jointPositions, limb.end) - at(pose.jointPositions, limb.lower);
    return bendingBetween(upper, lower, at(pose.worldFromJoint, limb.upper) * limb.hinge);
}

LimbBending bendingBetween(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge)
{
    const glm::dvec3 axis = bendingAxis(upper, lower, hinge);
    return {axis, std::atan2(glm::dot(axis, glm::cross(upper, lower)), glm::dot(upper, lower))};
}

HingedLimbs::HingedLimbs(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
    : m_skeleton(clip.skeleton)
{
    std::vector<FigureRoles> figures = rolesOfFigures(clip, rules, Vocabulary::builtIn());
    if (figures.size() < 2)
        figures = {{NoJoint, roles}};
    std::vector<std::size_t> firstLimbs;
    for (const FigureRoles &figure : figures) {
        firstLimbs.push_back(m_limbs.size());
        addFigure(figure.roles);
    }
    firstLimbs.push_back(m_limbs.size());
    learnHinges(clip, rules);
    for (std::size_t i = 0; i < figures.size(); ++i)
        guessHinges(figures[i].roles, up, firstLimbs[i], firstLimbs[i + 1] - firstLimbs[i]);
}

void HingedLimbs::addFigure(const BodyRoles &roles)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        addLimb(roles.find(BodyPart::Thigh, side), roles.find(BodyPart::Shin, side), roles.find(BodyPart::Foot, side),
                true);
        addLimb(roles.find(BodyPart::UpperArm, side), roles.find(BodyPart::Forearm, side),
                roles.find(BodyPart::Hand, side), false);
    }
}

void HingedLimbs::addLimb(int upper, int lower, int end, bool isLeg)
{
    const bool isWhole = upper != NoJoint && lower != NoJoint && end != NoJoint && upper != lower && lower != end;
    if (isWhole && m_skeleton.isInSubtree(lower, upper) && m_skeleton.isInSubtree(end, lower))
        m_limbs.push_back({upper, lower, end, glm::dvec3(0.0), isLeg});
}

void HingedLimbs::learnHinges(const Clip &clip, const PositionRules &rules)
{
    std::vector<int> ends;
    for (const HingedLimb &limb : m_limbs)
        ends.push_back(limb.end);
    PartialPose pose(m_skeleton, rules, ends);
    std::vector<LimbTrack> tracks(m_limbs.size());
    const int step = std::max(1, clip.motion.frameCount() / mostFrames);
    for (int frame = 0; frame < clip.motion.frameCount() && !m_limbs.empty(); frame += step) {
        const Pose &posed = pose.of(clip.motion.frame(frame));
        for (std::size_t limb = 0; limb < m_limbs.size(); ++limb)
            tracks[limb].record(m_limbs[limb], posed);
    }
    for (std::size_t limb = 0; limb < m_limbs.size(); ++limb) {
        const LimbTrack &track = tracks[limb];
        m_limbs[limb].hinge = hingeInThigh(track.uppers, track.lowers, track.ends, track.worldFromUpper);
    }
}

// Guesses hinges of a figure's limbs: knees point where the toes do, and forearms fold that way.
void HingedLimbs::guessHinges(const BodyRoles &roles, Axis up, std::size_t firstLimb, std::size_t limbCount)
{
    const Pose rest = restPose(m_skeleton);
    const glm::dvec3 forward = forwardAtRest(m_skeleton, rest, roles, up);
    for (HingedLimb &limb : std::span(m_limbs).subspan(firstLimb, limbCount)) {
        if (limb.hinge != glm::dvec3(0.0))
            continue;
        const glm::dvec3 along = at(rest.jointPositions, limb.end) - at(rest.jointPositions, limb.upper);
        limb.hinge = directionOf(limb.isLeg ? glm::cross(forward, along) : glm::cross(along, forward));
    }
}

const HingedLimb *HingedLimbs::carrying(NodeId node) const
{
    const int joint = node.isJoint() ? node.index : m_skeleton.parentOf(node);
    const auto found =
        std::ranges::find_if(m_limbs, [&](const HingedLimb &limb) { return m_skeleton.isInSubtree(joint, limb.end); });
    return found == m_limbs.end() ? nullptr : &*found;
}

const HingedLimb *HingedLimbs::bentAt(int joint) const
{
    const auto found = std::ranges::find(m_limbs, joint, &HingedLimb::lower);
    return found == m_limbs.end() ? nullptr : &*found;
}

} // namespace limber
