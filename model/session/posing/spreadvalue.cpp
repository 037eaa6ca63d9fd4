#include "session/posing/spreadvalue.h"

#include "base/at.h"
#include "posing/posechange.h"

namespace limber {

SpreadValue spreadValue(const Clip &clip, const ChangeWindow &window, int column, double value)
{
    return spreadValues(clip, window, {{column, value}});
}

SpreadValue spreadValues(const Clip &clip, const ChangeWindow &window, const std::map<int, double> &valueOfColumn)
{
    const std::span<const double> before = clip.motion.frame(window.centre());
    std::vector<double> after(before.begin(), before.end());
    std::vector<int> columns;
    for (const auto &[column, value] : valueOfColumn) {
        at(after, column) = value;
        columns.push_back(column);
    }
    PoseChange change(clip.skeleton, before, after, PoseChange::Side::Local);
    const FrameInterval &frames = window.frames();
    const bool isAlone = frames.frameCount() == 1; // the other angles of the joints stay as they are
    SpreadValue result{{frames.first, frames.frameCount(), isAlone ? columns : change.columns()}, {}};
    std::vector<double> values;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const std::span<const double> old = clip.motion.frame(frame);
        values.assign(old.begin(), old.end());
        change.apply(frame, window.weight(frame), values);
        if (frame == window.centre())
            values = after;
        for (const int changed : result.cells.columns)
            result.values.push_back(at(values, changed));
    }
    return result;
}

SpreadValue changedCells(const Motion &before, const Motion &after, const FrameInterval &frames)
{
    SpreadValue result{{frames.first, frames.frameCount(), {}}, {}};
    for (int column = 0; column < after.columnCount(); ++column) {
        int frame = frames.first;
        while (frame <= frames.last && after.value(frame, column) == before.value(frame, column))
            ++frame;
        if (frame <= frames.last)
            result.cells.columns.push_back(column);
    }
    result.values.reserve(result.cells.cellCount());
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        for (const int column : result.cells.columns)
            result.values.push_back(after.value(frame, column));
    }
    return result;
}

} // namespace limber
