#pragma once

#include "actions/actionlist.h"
#include "documents/charactersaving.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "widgets/messagebar.h"

#include <QObject>

namespace limber {

class CharacterFormChoice;
class Opening;
class Settings;

// The actions that take the motion on the character that is shown: into a file in the chosen form, or into a document
// on the character's skeleton.
class CharacterExport : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it.
    CharacterExport(CharacterFormChoice &forms, Opening &opening, Saving &saving, Settings &settings, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with what was written, or why nothing was.
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void write();
    void makeDocument();
    void updateActions();

    CharacterFormChoice &m_forms;
    Opening &m_opening;
    CharacterSaving m_saving;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
