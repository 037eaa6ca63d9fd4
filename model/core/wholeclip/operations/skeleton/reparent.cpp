#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "surgery/placement.h"
#include "surgery/rearrange.h"

namespace limber {

Operation reparentOperation();

namespace {

OperationOutput runReparent(const OperationInput &input)
{
    const Skeleton &skeleton = input.clip.skeleton;
    const int joint = input.values.joint("joint");
    const int to = input.values.joint("to");
    const MessageArgument name = nameArgument(skeleton.joint(joint).name);
    const MessageArgument parentName = nameArgument(skeleton.joint(to).name);
    if (skeleton.isInSubtree(to, joint))
        return OperationOutput::refused(messages::wouldBeBelowItself(name, parentName));
    OperationOutput output{.clip = input.clip};
    if (skeleton.joint(joint).parent == to) {
        output.notes.push_back(messages::isChildAlready(name, parentName));
        return output;
    }
    LocalTrack track{joint, to, {}, {}};
    if (!recordTracks(input.clip, input.rules, {&track, 1}, input.progress))
        return OperationOutput::cancelled();
    SkeletonTree tree(skeleton);
    const int from = skeleton.joint(joint).parent;
    tree.move(joint, to);
    tree.closeChain(from, skeleton.joint(joint).offset);
    const bool byOffset = input.values.is("by", "offset");
    if (!track.positions.empty()) {
        const TrackSpread spread = prepareFor(track, tree, byOffset ? PositionsGoTo::Offset : PositionsGoTo::Channels);
        if (byOffset && !spread.isStill())
            output.warnings.push_back(messages::childIsOff(name, noteNumber(spread.largest), noteNumber(spread.mean)));
    }
    RearrangedClip made = rearranged(input.clip, tree);
    output.clip = std::move(made.clip);
    const int placed = at(made.jointOfNode, joint);
    addLossOf(writeTrack(output.clip, placed, track, input.rules), output.clip.skeleton, output);
    if (output.clip.skeleton.joint(placed).hasPositions() && !skeleton.joint(joint).hasPositions())
        output.notes.push_back(messages::positionsAdded(1));
    output.notes.push_back(messages::leafAdded(name, parentName));
    return output;
}

} // namespace

Operation reparentOperation()
{
    return {.name = "reparent",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Reparent"),
            .group = OperationGroup::Skeleton,
            .help =
                QT_TRANSLATE_NOOP("limber::Operation",
                                  "Moves a joint and everything below it to another parent and keeps its motion in the "
                                  "world: exactly with position channels, otherwise with the offset that fits best."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "parent move attach hierarchy tree prop hand"),
            .changesSkeleton = true,
            .parameters = {{.name = "joint",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Joint"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint to move."),
                            .kind = Parameter::Kind::Joint,
                            .isRequired = true},
                           {.name = "to",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "New parent"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The joint that becomes its parent."),
                            .kind = Parameter::Kind::Joint,
                            .isRequired = true},
                           {.name = "by",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Keep its position by"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "Position channels keep it exactly, an offset only on average."),
                            .kind = Parameter::Kind::Word,
                            .standard = "positions",
                            .words = {{"positions", QT_TRANSLATE_NOOP("limber::Operation", "Position channels")},
                                      {"offset", QT_TRANSLATE_NOOP("limber::Operation", "Offset")}}}},
            .run = runReparent};
}

} // namespace limber
