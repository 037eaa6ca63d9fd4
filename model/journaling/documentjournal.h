#pragma once

#include "editing/documentedit.h"
#include "journal/steprecord.h"
#include "journaling/journalwriter.h"
#include "storage/recovery/recoverystore.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace limber {

class JournalThread;
class Session;

// Keeps a journal of what is done to a document, so that nothing of it is lost however the program ends: each edit is
// on the disk within a second. There is none before the first edit, and none after the document is closed.
class DocumentJournal : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread, QObject *parent = nullptr);
    // Goes on with a journal from which the session was restored; its folder is one of this run.
    DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread,
                    std::shared_ptr<JournalWriter> writer, QObject *parent = nullptr);

    // Where the journal is; empty while there is none.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    // Whether all that was handed over so far is in it.
    [[nodiscard]] bool isComplete() const { return m_writer && !m_hasFailed && m_pending.empty(); }
    // Hands what was not written yet to the thread.
    void flush();
    // The document is closed as the user wants it: nothing is kept.
    void discard();

signals:
    // There is a journal now, or none any more, or another one.
    void folderChanged();
    // Changes are not kept any more, and why.
    void failed(const QString &why);

private:
    struct Pending
    {
        StepRecord step;
        DocumentEdit edit;
        EditedClip before;
    };

    void listen();
    void begin();
    void note(const DocumentEdit &edit, const QString &text, int gesture);
    void noteDone();
    void noteFailure();
    void fail(int error);
    void dropReplaced();
    void noteIndex();
    void noteSaved();
    void writeSteps();
    void write(std::function<void(JournalWriter &)> work);
    void beginAgain();
    [[nodiscard]] EditedClip state() const;
    [[nodiscard]] DocumentOrigin origin() const;
    [[nodiscard]] StepMoment moment() const;
    [[nodiscard]] ViewRecord view() const;

    Session &m_session;
    RecoveryStore &m_store;
    JournalThread &m_thread;
    std::shared_ptr<JournalWriter> m_writer; // used on the thread; null while there is no journal
    QString m_folder;
    std::vector<Pending> m_pending; // steps that were not handed over yet
    int m_firstIndex = 0; // of the document's history, where the journal begins
    bool m_beganUnsaved = false;
    bool m_isPerforming = false;
    bool m_hasFailed = false;
    QTimer m_delay; // steps come in bursts
};

} // namespace limber
