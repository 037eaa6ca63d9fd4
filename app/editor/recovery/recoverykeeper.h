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

// Keeps a journal for each document in the tabs, and notes which documents are open. The journal of a closed document
// is removed, unless the program is being ended from outside.
class RecoveryKeeper : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryKeeper(SessionTabs &tabs, QObject *parent = nullptr); // the tabs must outlive it
    ~RecoveryKeeper() override;

    [[nodiscard]] RecoveryStore &store() { return m_store; }
    // Shows a document that was restored from a journal of this run, and continues that journal.
    void add(std::unique_ptr<Session> session, std::shared_ptr<JournalWriter> writer, int order);
    // Returns how much of the journals is not written yet.
    [[nodiscard]] const std::atomic_int &pending() const { return m_thread.pending(); }
    // Writes everything to the journals.
    void flush();
    // Does the same and keeps the journals for the next start, because the program is about to end without asking.
    void keepForNextStart();
    // Does the same because the user wants it, so that the next start continues without asking. Returns false and keeps
    // nothing if not all changes could be written.
    [[nodiscard]] bool keepSession();
    // Returns whether keepSession() has done that.
    [[nodiscard]] bool isSessionKept() const { return m_keepsSession; }

signals:
    // Emitted when changes are no longer kept; `why` is a sentence.
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
