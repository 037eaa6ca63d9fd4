#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace limber {

class ContactFiles;

// The actions for all contacts together: detecting them again, and reading and writing them. Single contacts are
// changed in the timeline.
class ContactActions : public QObject
{
    Q_OBJECT

public:
    ContactActions(ContactFiles &files, QObject *parent);

    void setSession(Session *session); // null for none
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void updateActions();

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    ActionList m_actions;
};

} // namespace limber
