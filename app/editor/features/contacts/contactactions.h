#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

namespace limber {

class ContactFiles;

// The actions for all contacts together: detecting them again, and reading and writing them. Single contacts are
// changed in the timeline.
class ContactActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    ContactActions(ContactFiles &files, QObject *parent);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void updateActions();

    ActionList m_actions;
};

} // namespace limber
