#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

namespace limber {

// The actions that hide, isolate and lock joints for the view and the tools, and that select the other side.
class JointActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit JointActions(QObject *parent);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void hide();
    void isolate();
    void lockOrUnlock();
    void selectMirrored();
    void updateActions();

    ActionList m_actions;
};

} // namespace limber
