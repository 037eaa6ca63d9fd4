#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

class QWidget;

namespace limber {

// The choice how the floor below the feet moves: each is an undo step.
class FloorActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit FloorActions(QWidget &window); // which must outlive it

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void choose(FloorChoice::Kind kind);
    void askForSpeed();
    void updateActions();

    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
