#include "panels/frameactions.h"

#include "actions/action.h"
#include "document/blockedit.h"
#include "panels/cellactions.h"

#include <QInputDialog>

#include <algorithm>

namespace limber {

FrameActions::FrameActions(const CellActions &cells, QWidget &window)
    : QObject(&window), m_cells(cells), m_window(window)
{
    m_actions.add(ActionId::GoToFrame, this, &FrameActions::goToFrame);
    m_actions.add(ActionId::InsertFrame, this, &FrameActions::insertFrame);
    m_actions.add(ActionId::DuplicateFrames, this, &FrameActions::duplicateFrames);
    m_actions.add(ActionId::DeleteFrames, this, &FrameActions::deleteFrames);
    connect(&m_cells, &CellActions::selectionChanged, this, &FrameActions::describe);
}

void FrameActions::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
    connect(&session.document(), &Document::wasReset, &context, [this] { updateActions(); });
    connect(&session.playhead(), &Playhead::rangeChanged, &context, [this] { describe(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this] { describe(); });
}

void FrameActions::showSession()
{
    updateActions();
}

void FrameActions::updateActions()
{
    const bool any = session() && session()->document().motion().frameCount() > 0;
    m_actions.setEnabled(any);
    describe();
}

void FrameActions::describe()
{
    if (!session() || session()->document().motion().frameCount() == 0)
        return;
    const auto [first, count] = affectedFrames();
    const int last = first + count - 1;
    setActionToolTip(*m_actions[ActionId::DuplicateFrames],
                     count == 1 ? tr("Insert a copy after frame %1").arg(first)
                                : tr("Insert a copy of frames %1 to %2 after them").arg(first).arg(last));
    setActionToolTip(*m_actions[ActionId::DeleteFrames],
                     count == 1 ? tr("Delete frame %1").arg(first) : tr("Delete frames %1 to %2").arg(first).arg(last));
}

void FrameActions::goToFrame()
{
    if (!session())
        return;
    Playhead &playhead = session()->playhead();
    const int last = qMax(0, session()->document().motion().frameCount() - 1);
    bool accepted = false;
    const int frame = QInputDialog::getInt(&m_window, tr("Go to Frame"), tr("Frame (0 to %1):").arg(last),
                                           playhead.frame(), 0, last, 1, &accepted);
    if (accepted)
        playhead.setFrame(frame);
}

std::pair<int, int> FrameActions::affectedFrames() const
{
    const CellBlock block = m_cells.selectedBlock();
    if (block.frameCount > 1 && m_cells.hasFocus())
        return {block.firstFrame, block.frameCount};
    const Playhead &playhead = session()->playhead();
    if (playhead.hasRange())
        return {playhead.firstFrame(), playhead.lastFrame() - playhead.firstFrame() + 1};
    if (block.frameCount > 1)
        return {block.firstFrame, block.frameCount};
    return {playhead.frame(), 1};
}

void FrameActions::insertFrame()
{
    const Motion &motion = session()->document().motion();
    const int frame = session()->playhead().frame();
    FrameBlock block = motion.copyOfFrames(frame, 1);
    block.origins.clear();
    if (frame + 1 < motion.frameCount()) {
        // The new frame is halfway between its neighbours; rotations go along the shortest path.
        Clip three{session()->document().skeleton(), Motion(3, motion.columnCount()), nullptr};
        CellBlock all{0, 3, {}};
        for (int column = 0; column < motion.columnCount(); ++column) {
            all.columns.push_back(column);
            three.motion.setValue(0, column, motion.value(frame, column));
            three.motion.setValue(2, column, motion.value(frame + 1, column));
        }
        const std::vector<double> values = interpolated(three, all, Interpolation::Linear).values;
        std::copy_n(values.begin() + motion.columnCount(), motion.columnCount(), block.values.begin());
    }
    session()->document().insertFrames(frame + 1, std::move(block), tr("Insert frame %1").arg(frame + 1));
    session()->playhead().setFrame(frame + 1);
}

void FrameActions::duplicateFrames()
{
    const auto [first, count] = affectedFrames();
    FrameBlock block = session()->document().motion().copyOfFrames(first, count);
    block.origins.clear();
    session()->document().insertFrames(first + count, std::move(block), tr("Duplicate %n frame(s)", nullptr, count));
}

void FrameActions::deleteFrames()
{
    const auto [first, count] = affectedFrames();
    session()->document().removeFrames(first, count);
    session()->playhead().clearRange(); // the frames of the range may be gone
}

} // namespace limber
