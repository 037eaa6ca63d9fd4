#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

class QWidget;

namespace limber {

class ComparePanel;
class DockLayout;
class SessionTabs;

// Brings second clips to the panel Compare: documents that are open, which are followed while they change, and files.
class CompareActions : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    CompareActions(ComparePanel &panel, DockLayout &layout, SessionTabs &tabs, QWidget &window);
    ~CompareActions() override;

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    void setSession(Session *session); // the one in front; null for none
    // Lays a clip beside the document in front; null takes it away.
    void compareWith(Session *other);
    void compareWithFile(const QString &path);

signals:
    void message(const QString &text);

private:
    // Follows an open document whose clip is beside another one.
    struct Follower
    {
        QPointer<Session> first;
        QPointer<Session> second;
        QTimer delay; // edits come in bursts
        std::unique_ptr<QObject> listener; // context of the connections
    };

    void showPanel();
    void chooseFile();
    void follow(Session *first, Session *second);
    void forget(const Session *first);
    void show(Session &first, const Session &second);

    ComparePanel &m_panel;
    DockLayout &m_layout;
    SessionTabs &m_tabs;
    QWidget &m_window;
    ActionList m_actions;
    QPointer<Session> m_session;
    std::vector<std::unique_ptr<Follower>> m_followers;
    BackgroundWork m_reading;
};

} // namespace limber
