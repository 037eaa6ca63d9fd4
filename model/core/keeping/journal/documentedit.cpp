#include "journal/documentedit.h"

#include "base/at.h"
#include "motion/writablename.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

bool isFinite(double value)
{
    return std::isfinite(value);
}

bool isWithin(int first, int count, int all)
{
    return first >= 0 && count >= 0 && first <= all && count <= all - first;
}

// Says whether an edit is possible, with one overload for each kind of edit.
struct Possible
{
    const EditedClip &state;

    [[nodiscard]] const Motion &motion() const { return state.clip.motion; }

    bool operator()(const ValuesEdit &edit) const
    {
        const std::vector<int> &columns = edit.where.columns;
        return !edit.where.isEmpty() && isWithin(edit.where.firstFrame, edit.where.frameCount, motion().frameCount()) &&
               std::ranges::adjacent_find(columns, std::greater_equal()) == columns.end() && columns.front() >= 0 &&
               columns.back() < motion().columnCount() && edit.values.size() == edit.where.cellCount() &&
               std::ranges::all_of(edit.values, isFinite);
    }

    bool operator()(const OffsetsEdit &edit) const
    {
        return std::ranges::all_of(edit.changes, [this](const NodeOffset &change) {
            return state.clip.skeleton.contains(change.node) && isFinite(change.offset.x) &&
                   isFinite(change.offset.y) && isFinite(change.offset.z);
        });
    }

    bool operator()(const NameEdit &edit) const
    {
        return edit.joint >= 0 && edit.joint < state.clip.skeleton.jointCount() && isWritableName(edit.name);
    }

    bool operator()(const FrameTimeEdit &edit) const { return isFinite(edit.seconds) && edit.seconds > 0.0; }

    bool operator()(const AdditionsEdit &edit) const { return isSound(edit.additions, state.clip.skeleton); }

    bool operator()(const ClipEdit &edit) const
    {
        return edit.clip.motion.columnCount() == edit.clip.skeleton.columnCount() &&
               isSound(edit.additions, edit.clip.skeleton);
    }

    bool operator()(const InsertEdit &edit) const
    {
        const FrameBlock &block = edit.block;
        const auto values = static_cast<std::size_t>(block.frameCount()) * static_cast<std::size_t>(block.columnCount);
        return isWithin(edit.before, 0, motion().frameCount()) && block.frameCount() > 0 &&
               block.columnCount == motion().columnCount() && block.values.size() == values &&
               std::ranges::all_of(block.values, isFinite);
    }

    bool operator()(const RemoveEdit &edit) const
    {
        return edit.count > 0 && isWithin(edit.first, edit.count, motion().frameCount());
    }

    bool operator()(const PosesApartEdit &) const { return true; }
};

// Makes an edit, with one overload for each kind of edit.
struct Apply
{
    EditedClip &state;

    [[nodiscard]] Motion &motion() const { return state.clip.motion; }

    void operator()(ValuesEdit &edit) const
    {
        auto value = edit.values.begin();
        for (int frame = edit.where.firstFrame; frame < edit.where.firstFrame + edit.where.frameCount; ++frame) {
            const std::span<double> numbers = motion().editFrame(frame);
            for (const int column : edit.where.columns)
                at(numbers, column) = *value++;
        }
    }

    void operator()(OffsetsEdit &edit) const
    {
        for (const NodeOffset &change : edit.changes)
            state.clip.skeleton.setOffset(change.node, change.offset);
    }

    void operator()(NameEdit &edit) const { state.clip.skeleton.setName(edit.joint, std::move(edit.name)); }

    void operator()(FrameTimeEdit &edit) const { motion().setFrameTimeSeconds(edit.seconds); }

    void operator()(AdditionsEdit &edit) const { state.additions = std::move(edit.additions); }

    void operator()(ClipEdit &edit) const
    {
        state = {std::move(edit.clip), std::move(edit.additions), edit.positions, state.posesApart};
    }

    void operator()(InsertEdit &edit) const
    {
        state.additions = withFramesInserted(state.additions, edit.before, edit.block.frameCount());
        motion().insertFrames(edit.before, edit.block);
    }

    void operator()(RemoveEdit &edit) const
    {
        state.additions = withFramesRemoved(state.additions, edit.first, edit.count);
        motion().removeFrames(edit.first, edit.count);
    }

    void operator()(const PosesApartEdit &edit) const { state.posesApart = edit.choice; }
};

} // namespace

bool isPossible(const DocumentEdit &edit, const EditedClip &state)
{
    return std::visit(Possible{state}, edit);
}

void applyEdit(DocumentEdit edit, EditedClip &state)
{
    std::visit(Apply{state}, edit);
}

} // namespace limber
