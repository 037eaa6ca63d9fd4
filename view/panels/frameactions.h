#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <utility>

class QWidget;

namespace limber {

class CellActions;

// Goes to frames, inserts, duplicates and deletes them. Their tool tips name what they act on: the frames
// selected in the motion table while it has the focus, else the range in the timeline, else the current frame.
class FrameActions : public QObject
{
    Q_OBJECT

public:
    FrameActions(const CellActions &cells, QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
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
    ActionList m_actions;
};

} // namespace limber
