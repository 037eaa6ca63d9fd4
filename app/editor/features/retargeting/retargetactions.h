#pragma once

#include "actions/actionlist.h"
#include "retargeting/proportions/proportionsdialog.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

namespace limber {

class Opening;
class SessionTabs;
class Settings;
class Theme;

// The actions that give a figure other proportions or its motion another skeleton.
class RetargetActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    RetargetActions(Opening &opening, const SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void changeProportions(ProportionsDialog::Page page);
    // Starts with this skeleton selected; empty for the usual one.
    void retargetOnto(const QString &skeleton);
    void updateActions();

    Opening &m_opening;
    const SessionTabs &m_tabs;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
