#include "session/posing/posekeeping.h"

#include "base/at.h"

#include <algorithm>

namespace limber {

namespace {

// Returns the motion with the change in every frame of its window; nothing if the progress stopped it.
std::optional<Motion> spreadMotion(KeptPose &pose, SpreadOutcome &outcome, const Progress &progress)
{
    Clip after = *pose.motion.shown;
    const auto spread = spreadChange(after, pose.motion.rules, pose.solver.get(), std::move(pose.spread), progress);
    if (!spread)
        return std::nullopt;
    outcome = *spread;
    return std::move(after.motion);
}

// Steps of a drag that share a twist change the same columns, also the one that turns back to where it began.
std::vector<int> changedColumns(const KeptPose &pose)
{
    std::vector<int> columns = pose.spread.change.columns();
    if (!pose.spread.twisting)
        return columns;
    const Skeleton &skeleton = pose.motion.base.skeleton;
    for (const int index : pose.spread.twisting->chain) {
        const Joint &joint = skeleton.joint(index);
        for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column) {
            if (skeleton.column(column).channel.isRotation())
                columns.push_back(column);
        }
    }
    std::ranges::sort(columns);
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    return columns;
}

PoseKeeping keepInBase(KeptPose pose, const Progress &progress)
{
    const FrameInterval frames = pose.spread.window.frames();
    PoseKeeping result;
    std::optional<Motion> after = spreadMotion(pose, result.outcome, progress);
    if (!after)
        result.isStopped = true;
    else if (pose.motion.layers.empty())
        result.base = std::move(after);
    else
        result.base = motionUnder(pose.motion.base, pose.motion.layers, frames, pose.motion.shown->motion, *after);
    if (after && !result.base)
        result.refusal = LayerRefusal::Hidden;
    return result;
}

PoseKeeping keepInLayer(KeptPose pose, const Progress &progress)
{
    PoseKeeping result;
    const ChangeWindow window = pose.spread.window;
    const LayerWriter writer(pose.motion.base, pose.motion.layers, pose.motion.layer);
    LayerEdit edit;
    // One key describes what every frame of the window takes, unless each frame has feet or pins of its own to hold, a
    // place of its own to look at, or bones that lie elsewhere.
    if (!pose.spread.isOwnInEachFrame() && !writer.needsRows(window.frames())) {
        const KeyWindow keyed = keyWindow(window, pose.motion.base.motion.frameCount());
        edit = writer.withPose(window.centre(), keyed, pose.before, pose.spread.centreValues);
    } else {
        const std::optional<Motion> after = spreadMotion(pose, result.outcome, progress);
        if (!after) {
            result.isStopped = true;
            return result;
        }
        edit = writer.withMotion(window.frames(), window.centre(), pose.motion.shown->motion, *after);
    }
    result.refusal = edit.refusal;
    result.joint = edit.joint;
    if (edit.refusal == LayerRefusal::None) {
        at(pose.motion.layers, pose.motion.layer) = std::move(edit.layer);
        result.layers = std::move(pose.motion.layers);
    }
    return result;
}

} // namespace

PoseKeeping keepPose(KeptPose pose, const Progress &progress)
{
    const int layer = pose.motion.layer;
    std::vector<int> columns = changedColumns(pose);
    PoseKeeping result = layer < 0 ? keepInBase(std::move(pose), progress) : keepInLayer(std::move(pose), progress);
    result.layer = layer;
    result.columns = std::move(columns);
    return result;
}

} // namespace limber
