#include "joining/commonup.h"

#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/upaxisdecision.h"
#include "messages/motionmessages.h"
#include "messages/posemessages.h"
#include "travel/rigidmove.h"

#include <algorithm>

namespace limber {

namespace {

// Returns whether all frames are the same: of a single pose nobody knows whether it lies.
bool isFrozen(const Motion &motion)
{
    for (int frame = 1; frame < motion.frameCount(); ++frame) {
        if (!std::ranges::equal(motion.frame(frame), motion.frame(0)))
            return false;
    }
    return true;
}

// Returns whether the body stands along the axis, in the median of its frames.
bool standsAlong(Axis axis, const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    return upAxisOfBody(clip, rules, bodyRoles(clip, rules, vocabulary)) == axis;
}

MessageArgument letterOf(Axis axis)
{
    return wordArgument(std::string(1, axisLetter(axis)));
}

} // namespace

CommonUp commonUp(const Clip &first, const UpAxis &upOfFirst, const Clip &second, const PositionRules &rules,
                  const Vocabulary &vocabulary)
{
    const Axis own = upOfFirst.axis;
    const Axis other = decideUpAxis(second, rules).axis;
    if (other == own || !standsAlong(other, second, rules, vocabulary))
        return {own, own};
    const bool isSet = upOfFirst.reason == messages::setByUser();
    const bool isKnown =
        isSet || isFrozen(second.motion) || (!isFrozen(first.motion) && standsAlong(own, first, rules, vocabulary));
    return {isKnown ? own : other, other};
}

std::optional<RotationResidual> standAlike(const Clip &first, UpAxis &up, Clip &second, const PositionRules &rules,
                                           const Vocabulary &vocabulary, std::vector<Message> &notes,
                                           const Progress &progress)
{
    const CommonUp common = commonUp(first, up, second, rules, vocabulary);
    if (common.axis != up.axis) {
        up = {common.axis, messages::alongIt(messages::headAboveFeet())};
        notes.push_back(messages::upTakenFromOther(letterOf(common.axis)));
    }
    if (!common.rotatesSecond())
        return RotationResidual();
    notes.push_back(messages::otherStoodUp(letterOf(common.ofSecond), letterOf(common.axis)));
    const RigidMove move{rotationBetween(common.ofSecond, common.axis), {}, true};
    const MoveLoss loss = moveFrames(
        second, rules, figureTravel(first, rules, common.axis, vocabulary), {0, second.motion.frameCount() - 1},
        [&](int) { return move; }, progress);
    return loss.isCancelled ? std::nullopt : std::optional(loss.rotation);
}

} // namespace limber
