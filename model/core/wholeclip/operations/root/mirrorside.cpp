#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "mirroring/sidemirror.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/operation.h"

namespace limber {

Operation mirrorsideOperation();

namespace {

// Returns the joints that change: those of the other side of which the joint or its partner is to be worked on.
std::vector<int> changingJoints(const OperationInput &input, const SideMirror &mirror, BodySide from)
{
    std::vector<int> joints;
    for (int joint = 0; joint < input.clip.skeleton.jointCount(); ++joint) {
        const int partner = mirror.partnerOf(joint);
        if (mirror.sideOf(partner) == from && partner != joint &&
            (input.isSelected(joint) || input.isSelected(partner)))
            joints.push_back(joint);
    }
    return joints;
}

OperationOutput runMirrorSide(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::noFrames());
    const BodySide from = input.values.is("from", "left") ? BodySide::Left : BodySide::Right;
    const SideMirror mirror(input.clip, input.rules, input.roles(), input.up.axis, vocabularyOf(input));
    const std::vector<int> joints = changingJoints(input, mirror, from);
    if (joints.empty())
        return OperationOutput::refused(messages::noSidesToMirror());
    OperationOutput output{.clip = input.takeClip()};
    output.notes.push_back(from == BodySide::Left ? messages::jointsTakeLeft(joints.size())
                                                  : messages::jointsTakeRight(joints.size()));
    RotationResidual unshown;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (!input.progress(static_cast<double>(i) / static_cast<double>(joints.size())))
            return OperationOutput::cancelled();
        unshown.add(mirror.mirrorInto(output.clip, joints[i], input.frames));
    }
    addLossOf(unshown, output.clip.skeleton, output);
    return output;
}

std::vector<Parameter> mirrorSideParameters()
{
    return {{.name = "from",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "From"),
             .help = QT_TRANSLATE_NOOP("limber::Operation", "The side of the body whose poses are copied. It stays as "
                                                            "it is."),
             .kind = Parameter::Kind::Word,
             .standard = "left",
             .words = {{"left", QT_TRANSLATE_NOOP("limber::Operation", "Left")},
                       {"right", QT_TRANSLATE_NOOP("limber::Operation", "Right")}}}};
}

} // namespace

Operation mirrorsideOperation()
{
    return {.name = "mirrorside",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Mirror Side"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Puts the mirrored poses of one side of the body onto the other side. The middle "
                                      "of the body stays. If joints are named, on either side, only their pairs are "
                                      "mirrored."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "flip copy left right sides reflect symmetry symmetric other half"),
            .takesJoints = true,
            .takesFrames = true,
            .swapsSides = true,
            .parameters = mirrorSideParameters(),
            .run = runMirrorSide};
}

} // namespace limber
