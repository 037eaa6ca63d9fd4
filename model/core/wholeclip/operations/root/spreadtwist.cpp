#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "operations/root/turningfade.h"
#include "twisting/twistspread.h"

#include <algorithm>
#include <span>
#include <utility>

namespace limber {

Operation spreadtwistOperation();

namespace {

constexpr double unshownTwistDegrees = 0.01;

TwistShares sharesOf(const OperationInput &input)
{
    return input.values.is("shares", "tip")    ? TwistShares::TowardTip
           : input.values.is("shares", "base") ? TwistShares::TowardBase
                                               : TwistShares::Even;
}

std::vector<int> twistedChain(const OperationInput &input, const BodyRoles &roles)
{
    const int joint = input.values.joint("joint");
    return input.values.of("from").isWord ? twistChain(input.clip.skeleton, roles, joint)
                                          : chainBetween(input.clip.skeleton, input.values.joint("from"), joint);
}

Message refusalOfTwist(const OperationInput &input, const std::vector<int> &chain)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const MessageArgument name = nameArgument(skeleton.joint(input.values.joint("joint")).name);
    if (input.clip.motion.isEmpty())
        return messages::noFrames();
    if (chain.empty())
        return messages::notAboveForTwist(nameOf(skeleton, input.values.of("from").node), name);
    for (const int joint : chain) {
        if (!skeleton.joint(joint).hasRotations())
            return messages::noRotationToTwist(nameArgument(skeleton.joint(joint).name));
    }
    return {};
}

OperationOutput runSpreadTwist(const OperationInput &input)
{
    const BodyRoles roles = input.roles();
    const std::vector<int> chain = twistedChain(input, roles);
    if (Message refusal = refusalOfTwist(input, chain); !refusal.isEmpty())
        return OperationOutput::refused(std::move(refusal));
    if (!TwistSpread(input.clip.skeleton, input.rules, roles, chain, sharesOf(input)).hasAxis())
        return OperationOutput::refused(
            messages::noBoneToTwist(nameArgument(input.clip.skeleton.joint(chain.back()).name)));
    const double degrees = input.values.number("degrees");
    const TurningFade fade(input);
    OperationOutput output{.clip = input.takeClip()};
    TwistSpread spread(output.clip.skeleton, input.rules, roles, chain, sharesOf(input));
    double unshown = 0.0;
    for (int frame = input.frames.first; degrees != 0.0 && frame <= input.frames.last; ++frame) {
        if (input.progress.wantsToStop(frame - input.frames.first, input.frames.frameCount()))
            return OperationOutput::cancelled();
        const std::span<double> values = output.clip.motion.editFrame(frame);
        unshown = std::max(unshown, spread.twist(frame, degrees * fade.weight(frame), values));
    }
    const MessageArgument name = nameArgument(output.clip.skeleton.joint(chain.back()).name);
    output.notes.push_back(messages::twistSpread(static_cast<int>(chain.size()), name, noteNumber(degrees)));
    if (unshown > unshownTwistDegrees)
        output.warnings.push_back(messages::twistUnshown(name, noteNumber(unshown)));
    return output;
}

std::vector<Parameter> spreadTwistParameters()
{
    return {
        {.name = "joint",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint that turns by the whole twist: the uppermost joint "
                                                        "of the spine, the head, a hand."),
         .kind = Parameter::Kind::Joint,
         .isRequired = true},
        {.name = "degrees",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Twist"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How far it turns about its own bone, as seen from its end counterclockwise."),
         .unit = Unit::Degrees,
         .least = -360.0,
         .most = 360.0,
         .isRequired = true,
         .suggested = "30"},
        {.name = "from",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "From"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation", "The first joint that takes a share; usually the first one of the spine, of the neck "
                                  "or of the forearm."),
         .kind = Parameter::Kind::Joint,
         .standard = "auto",
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Automatic")}}},
        {.name = "shares",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Shares"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "How the twist grows along the length of the bones."),
         .kind = Parameter::Kind::Word,
         .standard = "even",
         .words = {{"even", QT_TRANSLATE_NOOP("limber::Operation", "Even")},
                   {"tip", QT_TRANSLATE_NOOP("limber::Operation", "More toward the tip")},
                   {"base", QT_TRANSLATE_NOOP("limber::Operation", "More toward the base")}}},
        turningFadeParameter(),
    };
}

} // namespace

Operation spreadtwistOperation()
{
    return {.name = "spreadtwist",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Spread Twist"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Turns a spine, a neck or a forearm about its bones: the last joint by the whole "
                                      "angle, those before it by their shares. No bone of the chain changes its "
                                      "direction."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation", "roll turn rotate spine neck forearm wrist distribute share candy wrapper"),
            .takesFrames = true,
            .parameters = spreadTwistParameters(),
            .run = runSpreadTwist};
}

} // namespace limber
