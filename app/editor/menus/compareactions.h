#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
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
    // Lays a clip beside the document in front, in place of the one that is compared; null takes that away.
    void compareWith(Session *other);
    void compareWithFile(const QString &path);
    // Beside those that are there.
    void add(Session *other);
    void addFile(const QString &path);
    // Reads clips that the project of the document in front names, by their ids.
    void load(const QList<int> &ids);

signals:
    void message(const QString &text);

private:
    // Follows an open document whose clip is beside another one.
    struct Follower
    {
        QPointer<Session> first;
        int id = 0; // of the clip beside it
        QPointer<Session> second;
        QTimer delay; // edits come in bursts
        std::unique_ptr<QObject> listener; // context of the connections
    };

    // A file that is to lie beside a document.
    struct Reading
    {
        QPointer<Session> first;
        int id = 0; // of the clip whose place it takes; 0 for none
        QString path;
    };

    // What became of it.
    struct FileBeside
    {
        ClipBeside::Source source; // without a clip where it was refused
        QString why;
    };

    void showPanel();
    [[nodiscard]] QString chosenFile();
    [[nodiscard]] int chosenId() const;
    // With the id 0 it is a further one.
    void lay(Session *other, int id);
    void layFile(const QString &path, int id);
    void giveUpReading(int id);
    void readNext();
    void take(const Reading &reading, FileBeside file);
    [[nodiscard]] Session *openWith(const QString &path) const;
    void follow(Session *first, int id, Session *second);
    void forget(const Session *first, int id);
    void update(const Follower &follower);

    ComparePanel &m_panel;
    DockLayout &m_layout;
    SessionTabs &m_tabs;
    QWidget &m_window;
    ActionList m_actions;
    QPointer<Session> m_session;
    std::vector<std::unique_ptr<Follower>> m_followers;
    std::deque<Reading> m_waiting; // to be read one after the other
    Reading m_current; // that is being read
    BackgroundWork m_reading;
};

} // namespace limber
