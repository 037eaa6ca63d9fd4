#include "joining/stepmatch.h"

#include "body/bodymeasure.h"
#include "contacts/floorcontacts.h"
#include "contacts/legrecord.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <algorithm>

namespace limber {

namespace {

constexpr double mostStretch = 3.0;

struct FootSteps
{
    int foot = NoJoint;
    std::vector<int> frames; // frames in which it touches down
};

std::vector<FootSteps> stepsOfClip(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
{
    const glm::dvec3 upwards = directionOf(up);
    std::vector<LegRecord> legs;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        LegJoints joints = legJoints(roles, side);
        if (joints.foot == NoJoint)
            continue;
        joints.thigh = joints.shin = NoJoint; // the foot is enough
        legs.emplace_back(joints, NodeId::joint(joints.toe), std::vector<NodeId>{NodeId::joint(joints.foot)});
    }
    const int frames = clip.motion.frameCount();
    Pose pose;
    for (int frame = 0; frame < frames; ++frame) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        for (LegRecord &leg : legs)
            leg.record(pose, upwards);
    }
    const double length = bodyLength(clip.skeleton, figureShape(clip, rules), roles);
    std::vector<FootSteps> steps;
    if (length <= 0.0)
        return steps;
    const double seconds = clip.motion.playingFrameTimeSeconds();
    const FloorMotion floor = *floorMotionBelow(legs, upwards, ncmOfBody / length, seconds);
    for (const JointDetection &found : detectContactsOfLegs(legs, upwards, ncmOfBody / length, seconds, floor)) {
        FootSteps foot{found.joint, {}};
        for (const FrameInterval &contact : found.contacts.intervals) {
            if (contact.first > 0) // if it stands from the beginning, the start of the contact is unknown
                foot.frames.push_back(contact.first);
        }
        steps.push_back(std::move(foot));
    }
    return steps;
}

// Returns whether a joint is an ankle: toes touch down together with ankles.
bool isAnkle(int joint, const BodyRoles &roles)
{
    return joint == legJoints(roles, BodySide::Left).foot || joint == legJoints(roles, BodySide::Right).foot;
}

} // namespace

std::vector<StepPair> matchedSteps(const Clip &clip, const Clip &other, const PositionRules &rules,
                                   const BodyRoles &roles, Axis up)
{
    const std::vector<FootSteps> ofOther = stepsOfClip(other, rules, roles, up);
    std::vector<StepPair> pairs;
    for (const FootSteps &foot : stepsOfClip(clip, rules, roles, up)) {
        const auto same = std::ranges::find(ofOther, foot.foot, &FootSteps::foot);
        if (same == ofOther.end() || !isAnkle(foot.foot, roles))
            continue;
        for (std::size_t i = 0; i < std::min(foot.frames.size(), same->frames.size()); ++i)
            pairs.push_back({foot.frames[i], same->frames[i]});
    }
    std::ranges::sort(pairs, {}, &StepPair::frame);
    std::vector<StepPair> kept;
    for (const StepPair &pair : pairs) {
        const double own = kept.empty() ? 1.0 : pair.frame - kept.back().frame;
        const double others = kept.empty() ? 1.0 : pair.otherFrame - kept.back().otherFrame;
        if (own > 0.0 && others >= own / mostStretch && others <= own * mostStretch)
            kept.push_back(pair);
    }
    return kept;
}

} // namespace limber
