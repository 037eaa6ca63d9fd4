#include "panels/framecommands.h"

#include "document/blockedit.h"
#include "panels/cellcommands.h"

#include <QAction>
#include <QInputDialog>

#include <algorithm>

namespace limber {

FrameCommands::FrameCommands(const CellCommands &cells, QWidget &window)
    : QObject(&window), m_cells(cells), m_window(window)
{
    add({tr("Go to Frame…"), QStringLiteral("motion.goToFrame"), QStringLiteral("frame-go-to"),
         tr("Show a frame by its number"), QKeySequence(tr("Ctrl+G"))},
        &FrameCommands::goToFrame);
    add({tr("Insert Frame"), QStringLiteral("motion.insertFrame"), QStringLiteral("frame-insert"),
         tr("Insert a frame halfway between the current one and the next")},
        &FrameCommands::insertFrame);
    add({tr("Duplicate Frames"), QStringLiteral("motion.duplicateFrames"), QStringLiteral("frame-duplicate"),
         tr("Repeat the chosen frames behind themselves")},
        &FrameCommands::duplicateFrames);
    add({tr("Delete Frames"), QStringLiteral("motion.deleteFrames"), QStringLiteral("frame-delete"),
         tr("Take the chosen frames out of the motion"), QKeySequence(tr("Ctrl+Shift+Delete"))},
        &FrameCommands::deleteFrames);
}

void FrameCommands::setSession(Session *session)
{
    if (m_session)
        disconnect(&m_session->document(), nullptr, this, nullptr);
    m_session = session;
    if (session != nullptr) {
        connect(&session->document(), &Document::framesInserted, this, &FrameCommands::updateActions);
        connect(&session->document(), &Document::framesRemoved, this, &FrameCommands::updateActions);
        connect(&session->document(), &Document::wasReset, this, &FrameCommands::updateActions);
    }
    updateActions();
}

void FrameCommands::add(const CommandSpec &spec, void (FrameCommands::*slot)())
{
    QAction *action = makeCommand(this, spec);
    connect(action, &QAction::triggered, this, slot);
    m_actions << action;
}

void FrameCommands::updateActions()
{
    const bool any = m_session && m_session->document().motion().frameCount() > 0;
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(any);
}

void FrameCommands::goToFrame()
{
    if (!m_session)
        return;
    Playhead &playhead = m_session->playhead();
    const int last = qMax(0, m_session->document().motion().frameCount() - 1);
    bool accepted = false;
    const int frame = QInputDialog::getInt(&m_window, tr("Go to Frame"), tr("Frame (0 to %1):").arg(last),
                                           playhead.frame(), 0, last, 1, &accepted);
    if (accepted)
        playhead.setFrame(frame);
}

std::pair<int, int> FrameCommands::chosenFrames() const
{
    const CellBlock block = m_cells.selectedBlock();
    if (!block.isEmpty())
        return {block.firstFrame, block.frameCount};
    return {m_session->playhead().frame(), 1};
}

void FrameCommands::insertFrame()
{
    const Motion &motion = m_session->document().motion();
    const int frame = m_session->playhead().frame();
    FrameBlock block = motion.copyOfFrames(frame, 1);
    block.origins.clear();
    if (frame + 1 < motion.frameCount()) {
        // Halfway between the neighbours, rotations on their shortest way.
        Clip three{m_session->document().skeleton(), Motion(3, motion.columnCount()), nullptr};
        CellBlock all{0, 3, {}};
        for (int column = 0; column < motion.columnCount(); ++column) {
            all.columns.push_back(column);
            three.motion.setValue(0, column, motion.value(frame, column));
            three.motion.setValue(2, column, motion.value(frame + 1, column));
        }
        const std::vector<double> values = interpolated(three, all, Interpolation::Linear).values;
        std::copy_n(values.begin() + motion.columnCount(), motion.columnCount(), block.values.begin());
    }
    m_session->document().insertFrames(frame + 1, std::move(block), tr("Insert frame %1").arg(frame + 1));
    m_session->playhead().setFrame(frame + 1);
}

void FrameCommands::duplicateFrames()
{
    const auto [first, count] = chosenFrames();
    FrameBlock block = m_session->document().motion().copyOfFrames(first, count);
    block.origins.clear();
    m_session->document().insertFrames(first + count, std::move(block), tr("Duplicate %n frame(s)", nullptr, count));
}

void FrameCommands::deleteFrames()
{
    const auto [first, count] = chosenFrames();
    m_session->document().removeFrames(first, count);
}

} // namespace limber
