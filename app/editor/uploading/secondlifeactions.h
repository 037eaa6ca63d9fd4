#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "uploading/animexporting.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace limber {

class DockLayout;
class SecondLifePanel;

// The actions for Second Life: repairing everything that keeps a motion from being uploaded, and writing an animation.
class SecondLifeActions : public QObject
{
    Q_OBJECT

public:
    // All must outlive it. The panel must already be in its dock.
    SecondLifeActions(SecondLifePanel &panel, DockLayout &layout, Saving &saving, QWidget &window);

    void setSession(Session *session); // the one in front; null for none
    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    void message(const QString &text);
    // Emitted when something was not done; `why` is a sentence that the user should read.
    void failed(const QString &why);

private:
    void updateActions();
    void bringToFront();
    void askAboutPlan();

    SecondLifePanel &m_panel;
    DockLayout &m_layout;
    QWidget &m_window;
    AnimExporting m_exporting;
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    ActionList m_actions;
};

} // namespace limber
