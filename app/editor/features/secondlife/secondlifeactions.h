#pragma once

#include "actions/actionlist.h"
#include "features/secondlife/animexporting.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

namespace limber {

class DockLayout;
class SecondLifePanel;

// The actions for Second Life: repairing everything that keeps a motion from being uploaded, and writing an animation.
class SecondLifeActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it. The panel must already be in its dock.
    SecondLifeActions(SecondLifePanel &panel, DockLayout &layout, Saving &saving, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    void message(const QString &text);
    // Emitted when something was not done; `why` is a sentence that the user should read.
    void failed(const QString &why);
    // Emitted when the user wants the motion on the joints of the avatar.
    void avatarWanted();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void updateActions();
    void bringToFront();
    void askAboutPlan();

    SecondLifePanel &m_panel;
    DockLayout &m_layout;
    QWidget &m_window;
    AnimExporting m_exporting;
    ActionList m_actions;
};

} // namespace limber
