#include "base/at.h"
#include "messages/motionmessages.h"
#include "operations/operation.h"
#include "tracks/interpolation.h"

#include <algorithm>

namespace limber {

Operation interpolateOperation();

namespace {

// Returns the frames between those that stay; the first and last frame of the clip stay, too.
FrameInterval framesToFill(const OperationInput &input)
{
    return {std::max(input.frames.first, 1), std::min(input.frames.last, input.clip.motion.frameCount() - 2)};
}

// Fills the frames of a joint. Joints do not depend on each other, so that each is a block of its own.
void fillJoint(const Joint &joint, const FrameInterval &frames, Interpolation how, Clip &clip)
{
    CellBlock block{frames.first, frames.frameCount(), {}};
    for (int i = 0; i < joint.columnCount(); ++i)
        block.columns.push_back(joint.firstColumn + i);
    if (block.isEmpty())
        return;
    const Interpolated filled = interpolated(clip, block, how);
    auto value = filled.values.begin();
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        for (const int column : block.columns)
            clip.motion.setValue(frame, column, *value++);
    }
}

OperationOutput runInterpolate(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    if (input.isOnAllFrames)
        return OperationOutput::refused(messages::framesToFillExpected());
    const FrameInterval frames = framesToFill(input);
    if (frames.frameCount() < 1) {
        output.warnings.push_back(messages::nothingBetween());
        return output;
    }
    const Interpolation how = input.values.is("method", "linear") ? Interpolation::Linear : Interpolation::Smooth;
    int done = 0;
    for (const int joint : input.joints) {
        if (!input.progress(double(done++) / static_cast<double>(input.joints.size())))
            return OperationOutput::cancelled();
        fillJoint(input.clip.skeleton.joint(joint), frames, how, output.clip);
    }
    output.notes.push_back(messages::framesFilled(frames.frameCount(), frames.first - 1, frames.last + 1));
    return output;
}

} // namespace

Operation interpolateOperation()
{
    return {
        .name = "interpolate",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Interpolate"),
        .group = OperationGroup::Repair,
        .help = QT_TRANSLATE_NOOP(
            "limber::Operation", "Replaces frames with a movement from the frame before them to the frame after them."),
        .searchWords = QT_TRANSLATE_NOOP(
            "limber::Operation",
            "fill gap missing lost dropout occlusion bridge frozen frozenhand stuck tween inbetween replace frames "
            "slerp spline"),
        .takesJoints = true,
        .takesFrames = true,
        .needsRange = true,
        .parameters = {{.name = "method",
                        .title = QT_TRANSLATE_NOOP("limber::Operation", "Method"),
                        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                  "Matches the speed on both sides, or moves at constant speed."),
                        .kind = Parameter::Kind::Word,
                        .standard = "smooth",
                        .words = {{"smooth", QT_TRANSLATE_NOOP("limber::Operation", "Smooth")},
                                  {"linear", QT_TRANSLATE_NOOP("limber::Operation", "Linear")}}}},
        .run = runInterpolate};
}

} // namespace limber
