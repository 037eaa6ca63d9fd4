#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

#include <utility>

class QWidget;

namespace limber {

class CellActions;

// Commands that go to frames and insert, duplicate or delete them. Their tool tips name the frames that they act on:
// those selected in the motion table while it has the focus, otherwise the range in the timeline, otherwise the current
// frame.
class FrameActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    FrameActions(const CellActions &cells, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void updateActions();
    void goToFrame();
    void insertFrame();
    void duplicateFrames();
    void deleteFrames();
    [[nodiscard]] std::pair<int, int> affectedFrames() const; // first frame and number of frames
    void describe();

    const CellActions &m_cells;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
