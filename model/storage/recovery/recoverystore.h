#pragma once

#include "storage/recovery/runtabs.h"
#include "system/plainfile.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace limber {

// The journals of a run of the program that ended without removing them. As long as this object lives, no other run
// takes them.
class EndedRun
{
public:
    // Returns the journals in the order in which they were begun.
    [[nodiscard]] QStringList journals() const;
    // Returns the documents that were open when the run ended.
    [[nodiscard]] RunTabs tabs() const;
    // Removes the folder if no journal is left in it.
    void removeIfEmpty();

private:
    friend class RecoveryStore;
    EndedRun(QString folder, FileDescriptor lock) : m_folder(std::move(folder)), m_lock(std::move(lock)) {}

    QString m_folder;
    FileDescriptor m_lock; // the system releases it when the run ends, however it ends
};

// The user's folder in which unsaved work is kept until it is saved or discarded. It has a folder for each run of the
// program, with a lock and a folder for each document. It belongs to the user alone, and no link in it is followed.
class RecoveryStore
{
public:
    // Returns $XDG_STATE_HOME/limber/recovery.
    [[nodiscard]] static QString standardFolder();

    explicit RecoveryStore(QString folder = standardFolder()) : m_folder(std::move(folder)) {}
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    // Makes a new folder for the journal of a document; returns an empty text with errno set if that fails.
    [[nodiscard]] QString newJournalFolder();
    // Notes which documents are open now; this is kept only if there are journals.
    void noteTabs(const RunTabs &tabs) const;
    // Moves the journal of an ended run to this run; returns its new path, or an empty text if it stays.
    [[nodiscard]] QString adopt(const QString &journal);
    // Returns all runs that have ended and left something.
    [[nodiscard]] std::vector<EndedRun> endedRuns() const;

private:
    [[nodiscard]] bool beginRun();

    QString m_folder;
    QString m_run; // the folder of this run; empty until it is needed
    FileDescriptor m_lock;
    int m_lastJournal = 0;
};

} // namespace limber
