#pragma once

#include "session/session.h"
#include "widgets/command.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <utility>

class QAction;
class QWidget;

namespace limber {

class CellActions;

// Goes to frames, inserts, duplicates and deletes them. What they act on is said in their tool tips: the frames
// selected in the motion table while it has the focus, else the range in the timeline, else the current frame.
class FrameActions : public QObject
{
    Q_OBJECT

public:
    FrameActions(const CellActions &cells, QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] QList<QAction *> all() const { return m_actions; }
    [[nodiscard]] QAction *goToFrameAction() const { return m_actions.first(); }

private:
    QAction *add(const CommandSpec &spec, void (FrameActions::*slot)());
    void updateActions();
    void goToFrame();
    void insertFrame();
    void duplicateFrames();
    void deleteFrames();
    [[nodiscard]] std::pair<int, int> affectedFrames() const; // first and count
    void describe();

    const CellActions &m_cells;
    QWidget &m_window;
    QPointer<Session> m_session;
    QList<QAction *> m_actions;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
};

} // namespace limber
