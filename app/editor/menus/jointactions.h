#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace limber {

// The actions that hide, isolate and lock joints for the view and the tools, and that select the other side.
class JointActions : public QObject
{
    Q_OBJECT

public:
    explicit JointActions(QObject *parent);

    void setSession(Session *session); // null for none
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void hide();
    void isolate();
    void lockOrUnlock();
    void selectMirrored();
    void updateActions();

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    ActionList m_actions;
};

} // namespace limber
