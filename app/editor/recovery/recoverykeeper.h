#pragma once

#include "journaling/journalthread.h"
#include "session/session.h"
#include "storage/recovery/recoverystore.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace limber {

class DocumentJournal;
class JournalWriter;
class SessionTabs;

// Keeps a journal for each document in the tabs, and which documents are open. The journal of one that is closed goes,
// unless the program is made to end.
class RecoveryKeeper : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryKeeper(SessionTabs &tabs, QObject *parent = nullptr); // which must outlive it
    ~RecoveryKeeper() override;

    [[nodiscard]] RecoveryStore &store() { return m_store; }
    // Shows a document that was restored from a journal of this run, and goes on with that.
    void add(std::unique_ptr<Session> session, std::shared_ptr<JournalWriter> writer, int order);
    // How much of the journals is not written yet.
    [[nodiscard]] const std::atomic_int &pending() const { return m_thread.pending(); }
    // Everything is written down.
    void flush();
    // And it stays there for the next start: the program is about to end without asking.
    void keepForNextStart();
    // The same as the user wants it, so that the next start goes on with it unasked; false, and nothing is kept, if not
    // all changes could be written.
    [[nodiscard]] bool keepSession();
    // Whether that was done.
    [[nodiscard]] bool isSessionKept() const { return m_keepsSession; }

signals:
    // Changes are not kept any more, in a sentence.
    void failed(const QString &why);

private:
    void watch(Session *session, std::shared_ptr<JournalWriter> writer);
    void forget(Session *session);
    [[nodiscard]] bool hasAllChanges() const;
    void noteTabs();

    SessionTabs &m_tabs;
    RecoveryStore m_store;
    JournalThread m_thread; // ends before the store
    std::map<const Session *, std::unique_ptr<DocumentJournal>> m_journals;
    QTimer m_tabsDelay;
    bool m_keeps = false;
    bool m_keepsSession = false;
    bool m_hasFailed = false;
};

} // namespace limber
