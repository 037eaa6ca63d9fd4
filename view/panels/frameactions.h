#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <utility>

class QWidget;

namespace limber {

class CellActions;

// Commands that go to frames and insert, duplicate or delete them. Their tool tips name the frames that they act on:
// those selected in the motion table while it has the focus, otherwise the range in the timeline, otherwise the current
// frame.
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
    [[nodiscard]] std::pair<int, int> affectedFrames() const; // first frame and number of frames
    void describe();

    const CellActions &m_cells;
    QWidget &m_window;
    QPointer<Session> m_session;
    ActionList m_actions;
};

} // namespace limber
