#include "document/clipdelta.h"

#include <algorithm>

namespace limber {

namespace {

// Finds the smallest range of cells around all that differ; frames are added one by one, in order.
class RangeOfChanges
{
public:
    void add(int frame, std::span<const double> before, std::span<const double> after)
    {
        if (before.data() == after.data())
            return; // both share the same memory
        const auto [first, ignored] = std::ranges::mismatch(before, after);
        if (first == before.end())
            return;
        auto last = before.size();
        while (before[last - 1] == after[last - 1])
            --last;
        const auto firstColumn = static_cast<int>(first - before.begin());
        m_firstColumn = m_firstFrame < 0 ? firstColumn : std::min(m_firstColumn, firstColumn);
        m_lastColumn = std::max(m_lastColumn, static_cast<int>(last) - 1);
        m_firstFrame = m_firstFrame < 0 ? frame : m_firstFrame;
        m_lastFrame = frame;
    }

    [[nodiscard]] CellRange range() const
    {
        if (m_firstFrame < 0)
            return {};
        return {m_firstFrame, m_lastFrame - m_firstFrame + 1, m_firstColumn, m_lastColumn - m_firstColumn + 1};
    }

private:
    int m_firstFrame = -1;
    int m_lastFrame = -1;
    int m_firstColumn = 0;
    int m_lastColumn = 0;
};

} // namespace

ClipDelta deltaBetween(const Clip &before, const Clip &after)
{
    ClipDelta delta;
    for (int joint = 0; joint < after.skeleton.jointCount(); ++joint) {
        if (before.skeleton.joint(joint).name != after.skeleton.joint(joint).name)
            delta.renamedJoints.push_back(joint);
    }
    for (const NodeId node : after.skeleton.nodesInFileOrder()) {
        if (before.skeleton.offsetOf(node) != after.skeleton.offsetOf(node))
            delta.movedNodes.push_back(node);
    }
    delta.isFrameTimeChanged = before.motion.frameTimeSeconds() != after.motion.frameTimeSeconds();
    RangeOfChanges changes;
    for (int frame = 0; frame < after.motion.frameCount(); ++frame)
        changes.add(frame, before.motion.frame(frame), after.motion.frame(frame));
    delta.values = changes.range();
    return delta;
}

} // namespace limber
