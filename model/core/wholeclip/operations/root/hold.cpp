#include "holding/hold.h"

#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

Operation holdOperation();

namespace {

Hold holdOf(const OperationInput &input)
{
    Hold hold{.node = input.values.of("joint").node, .frames = input.frames};
    if (!input.values.is("to", "world"))
        hold.space = input.values.joint("to");
    hold.fadeInSeconds = input.values.number("fadein");
    hold.fadeOutSeconds = input.values.number("fadeout");
    hold.holdsPosition = input.values.flag("position");
    hold.holdsRotation = input.values.flag("rotation") && hold.node.isJoint();
    hold.chain = input.values.is("chain", "chest") ? SolverReach::UpToChest : SolverReach::Limb;
    return hold;
}

Message refusalOf(const OperationInput &input, const BodyRoles &roles, const Hold &hold)
{
    const Skeleton &skeleton = input.clip.skeleton;
    if (input.clip.motion.isEmpty())
        return messages::noFrames();
    if (!hold.holdsPosition && !hold.holdsRotation)
        return input.values.flag("rotation") ? messages::noRotationToHold(nameOf(skeleton, hold.node))
                                             : messages::nothingToHold();
    switch (refusalOf(input.clip, input.rules, roles, input.up.axis, hold)) {
    case HoldRefusal::MovesAlong:
        return messages::spaceMovesAlong(nameOf(skeleton, hold.node), nameOf(skeleton, NodeId::joint(hold.space)));
    case HoldRefusal::NothingMoves:
        return messages::nothingMovesForHold(nameOf(skeleton, hold.node));
    case HoldRefusal::None:
        break;
    }
    return {};
}

void note(const Hold &hold, const HoldResult &result, OperationOutput &output)
{
    const Skeleton &skeleton = output.clip.skeleton;
    const MessageArgument name = nameOf(skeleton, hold.node);
    const auto &[first, last] = result.full;
    output.notes.push_back(
        hold.space == NoJoint
            ? messages::heldInWorld(name, hold.frames.first, first, last)
            : messages::heldOnJoint(name, nameOf(skeleton, NodeId::joint(hold.space)), hold.frames.first, first, last));
    const auto warn = [&](const HoldResult::Missed &missed, const CountedMessageForm<3> &form) {
        if (missed.frames > 0)
            output.warnings.push_back(form(missed.frames, name, noteNumber(missed.most), missed.frame));
    };
    warn(result.outOfReach, messages::holdOutOfReach);
    warn(result.letGo, messages::holdLetGo);
    warn(result.away, messages::holdMissed);
    warn(result.turned, messages::holdRotatedMissed);
    addLossOf(result.unshown, skeleton, output);
}

OperationOutput runHold(const OperationInput &input)
{
    const Hold hold = holdOf(input);
    const BodyRoles roles = input.roles();
    if (Message refusal = refusalOf(input, roles, hold); !refusal.isEmpty())
        return OperationOutput::refused(std::move(refusal));
    OperationOutput output{.clip = input.takeClip()};
    const auto result = holdNode(output.clip, input.rules, roles, input.up.axis, hold, input.progress);
    if (!result)
        return OperationOutput::cancelled();
    note(hold, *result, output);
    return output;
}

std::vector<Parameter> fadeParameters()
{
    return {
        {.name = "fadein",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade in"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How long the hold takes to rise at the beginning of the frames. It takes longer if "
                                   "a joint would jump, and begins at once with 0."),
         .unit = Unit::Seconds,
         .standard = "0.12",
         .least = 0.0,
         .most = 5.0},
        {.name = "fadeout",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade out"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How long the hold takes to fade at the end of the frames. It takes longer if a "
                                   "joint would jump, and ends at once with 0."),
         .unit = Unit::Seconds,
         .standard = "0.12",
         .least = 0.0,
         .most = 5.0},
    };
}

std::vector<Parameter> holdParameters()
{
    std::vector<Parameter> parameters{
        {.name = "joint",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint or end site to hold: a hand, a foot, the head."),
         .kind = Parameter::Kind::Node,
         .isRequired = true},
        {.name = "to",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Space"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "The joint that carries it from the first of the frames on, or the world."),
         .kind = Parameter::Kind::Joint,
         .standard = "world",
         .words = {{"world", QT_TRANSLATE_NOOP("limber::Operation", "World")}}},
    };
    std::ranges::move(fadeParameters(), std::back_inserter(parameters));
    parameters.push_back({.name = "position",
                          .title = QT_TRANSLATE_NOOP("limber::Operation", "Position"),
                          .help = QT_TRANSLATE_NOOP("limber::Operation", "Whether its position is held."),
                          .kind = Parameter::Kind::Flag,
                          .standard = "yes"});
    parameters.push_back({.name = "rotation",
                          .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotation"),
                          .help = QT_TRANSLATE_NOOP(
                              "limber::Operation", "Whether its rotation is held; a hand or a foot that only holds its "
                                                   "position keeps the rotation that it has in the world."),
                          .kind = Parameter::Kind::Flag,
                          .standard = "yes"});
    parameters.push_back({.name = "chain",
                          .title = QT_TRANSLATE_NOOP("limber::Operation", "Chain"),
                          .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                    "Which joints bring it to its position: those of its limb, or also "
                                                    "those of the trunk up to the chest."),
                          .kind = Parameter::Kind::Word,
                          .standard = "limb",
                          .words = {{"limb", QT_TRANSLATE_NOOP("limber::Operation", "Limb")},
                                    {"chest", QT_TRANSLATE_NOOP("limber::Operation", "Up to the chest")}},
                          .dependsOn = "position",
                          .dependsOnWords = {"yes"}});
    return parameters;
}

} // namespace

Operation holdOperation()
{
    return {.name = "hold",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Hold"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Keeps a hand, a foot or another joint where it is in the first of the frames, "
                                      "in the world or on a joint that carries it. Only its limb changes."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation", "pin stick attach constraint constrain parent ik grab carry "
                                                       "prop object hip touch lock hand keep fix contact"),
            .takesFrames = true,
            .parameters = holdParameters(),
            .run = runHold};
}

} // namespace limber
