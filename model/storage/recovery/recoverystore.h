#pragma once

#include "storage/recovery/runtabs.h"
#include "system/plainfile.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace limber {

// The journals of a run of the program that has ended without removing them. As long as this lives no other run takes
// them.
class EndedRun
{
public:
    // In the order in which they were begun.
    [[nodiscard]] QStringList journals() const;
    // What was open at its end.
    [[nodiscard]] RunTabs tabs() const;
    // Removes the folder if no journal is left in it.
    void removeIfEmpty();

private:
    friend class RecoveryStore;
    EndedRun(QString folder, FileDescriptor lock) : m_folder(std::move(folder)), m_lock(std::move(lock)) {}

    QString m_folder;
    FileDescriptor m_lock; // the system releases it when the run ends, however it ends
};

// The folder of the user in which unsaved work is kept until it is saved or given up: a folder for each run of the
// program, in it a lock and a folder for each document. It belongs to the user alone, and no link in it is followed.
class RecoveryStore
{
public:
    // $XDG_STATE_HOME/limber/recovery.
    [[nodiscard]] static QString standardFolder();

    explicit RecoveryStore(QString folder = standardFolder()) : m_folder(std::move(folder)) {}
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    // A new folder for the journal of a document; empty if it cannot be made, with errno set.
    [[nodiscard]] QString newJournalFolder();
    // What is open now; kept only where there are journals.
    void noteTabs(const RunTabs &tabs) const;
    // Makes the journal of an ended run one of this run; answers where it is now, or nothing if it stays.
    [[nodiscard]] QString adopt(const QString &journal);
    // All runs that have ended and left something.
    [[nodiscard]] std::vector<EndedRun> endedRuns() const;

private:
    [[nodiscard]] bool beginRun();

    QString m_folder;
    QString m_run; // the folder of this run; empty before it is needed
    FileDescriptor m_lock;
    int m_lastJournal = 0;
};

} // namespace limber
