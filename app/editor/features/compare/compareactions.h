#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
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

// Provides second clips for the Compare panel: open documents, which are followed while they change, and files.
class CompareActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it.
    CompareActions(ComparePanel &panel, DockLayout &layout, SessionTabs &tabs, QWidget &window);
    ~CompareActions() override;

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Lays a clip beside the document in front, in place of the compared one; null removes that one.
    void compareWith(Session *other);
    void compareWithFile(const QString &path);
    // Lays a further clip beside it.
    void add(Session *other);
    void addFile(const QString &path);
    // Reads clips that the project of the document in front names, by their ids.
    void load(const QList<int> &ids);

signals:
    void message(const QString &text);

private:
    void showSession() override;
    // Follows an open document whose clip is beside another one.
    struct Follower
    {
        QPointer<Session> first;
        int id = 0; // of the clip beside `first`
        QPointer<Session> second;
        QTimer delay; // edits come in bursts
        std::unique_ptr<QObject> listener; // context of the connections
    };

    // A file that has to be laid beside a document.
    struct Reading
    {
        QPointer<Session> first;
        int id = 0; // of the clip that it replaces; 0 for none
        QString path;
    };

    // The result of reading a file.
    struct FileBeside
    {
        ClipBeside::Source source; // without a clip if it was refused
        QString why;
    };

    void showPanel();
    [[nodiscard]] QString chosenFile();
    [[nodiscard]] int chosenId() const;
    // With the id 0 it is a further clip.
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
    std::vector<std::unique_ptr<Follower>> m_followers;
    std::deque<Reading> m_waiting; // read one after the other
    Reading m_current; // the file that is being read
    BackgroundWork m_reading;
};

} // namespace limber
