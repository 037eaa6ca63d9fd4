#pragma once

#include "actions/actionlist.h"
#include "documents/charactersaving.h"
#include "retargeting/proportions/proportionsdialog.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "widgets/messagebar.h"

#include <QObject>

namespace limber {

class Opening;
class RetargetDialog;
class Saving;
class SessionTabs;
class Settings;
class Theme;

// The actions that give a figure other proportions or its motion another skeleton.
class RetargetActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    RetargetActions(Opening &opening, Saving &saving, const SessionTabs &tabs, Settings &settings, const Theme &theme,
                    QWidget &window); // all must outlive it

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with what was written into the file of a character, or why nothing was.
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void changeProportions(ProportionsDialog::Page page);
    // Opens the dialog with this built-in skeleton; empty for the usual one.
    void retargetOnto(const QString &skeleton);
    // Makes the result a document, or a part of this one.
    void editShown();
    void takeResult(const RetargetDialog &dialog);
    // Asks for a file and writes the result for the character: as one more animation in a copy of its file if that is
    // possible. Returns whether that was done.
    bool writeForCharacter(const RetargetDialog &dialog);
    void updateActions();

    Opening &m_opening;
    CharacterSaving m_characters;
    const SessionTabs &m_tabs;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
