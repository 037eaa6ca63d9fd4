#include "sweep/heldfeet.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "posing/heldfeet.h"
#include "posing/jointmoves.h"
#include "posing/spreadchange.h"
#include "proportions/figurerecord.h"

#include <glm/geometric.hpp>

namespace limber::test {

namespace {

// Returns whether the figure hangs head down, so that what lowers others stretches its legs.
bool hangs(const Take &take, int carrier, int foot, const glm::dvec3 &up)
{
    const Pose pose = poseAt(take.clip, 0, take.rules);
    return glm::dot(at(pose.jointPositions, foot) - at(pose.jointPositions, carrier), up) > 0.0;
}

} // namespace

std::optional<Clip> withMovedHips(const Take &take, const Contacts &contacts, double ncm)
{
    const Clip &clip = take.clip;
    const Axis up = decideUpAxis(clip, take.rules).axis;
    const std::vector<FigureLegs> legs = legsOfFigures(clip, take.rules, up, Vocabulary::builtIn());
    const BodyRoles roles = bodyRoles(clip, take.rules, Vocabulary::builtIn());
    const FigureRecord figure(clip.skeleton, roles, directionOf(up));
    if (contacts.empty() || figure.carrier == NoJoint ||
        hangs(take, figure.carrier, contacts.front().joint, directionOf(up)))
        return std::nullopt;
    const std::vector<HeldNode> held = heldFeet(clip, take.rules, directionOf(up), contacts, legs);

    const PoseSolver solver(clip, take.rules, roles, up);
    const int frames = clip.motion.frameCount();
    const int middle = frames / 2;
    const std::vector<double> before(clip.motion.frame(middle).begin(), clip.motion.frame(middle).end());
    const Pose pose = poseAt(clip, middle, take.rules);
    std::vector<double> posed = displacedJoints(clip.skeleton, std::vector{figure.carrier},
                                                directionOf(up) * (ncm / take.ncmPerUnit), pose, before);
    const PoseChange change(clip.skeleton, before, posed, PoseChange::Side::Parent);
    const int fade = holdingFadeFrames(clip.motion);
    posed =
        solver
            .hold(posed,
                  holdingGoals(clip.skeleton, held, middle, fade, pose, evaluatePose(clip.skeleton, posed, take.rules)),
                  {})
            .values;
    const ChangeWindow window({.reach = ChangeReach::WholeClip}, middle, std::nullopt, frames,
                              clip.motion.playingFrameTimeSeconds());
    Clip result = clip;
    if (!spreadChange(result, take.rules, &solver, {change, window, posed, held, {}}))
        return std::nullopt;
    return result;
}

} // namespace limber::test
