#pragma once

#include "journal/documentedit.h"
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

// Keeps a journal of what is done to a document, so that nothing is lost however the program ends: each edit is on disk
// within a second. There is no journal before the first edit, and none after the document is closed.
class DocumentJournal : public QObject
{
    Q_OBJECT

public:
    // The arguments must outlive the journal.
    DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread, QObject *parent = nullptr);
    // Continues the journal from which the session was restored; its folder belongs to this run.
    DocumentJournal(Session &session, RecoveryStore &store, JournalThread &thread,
                    std::shared_ptr<JournalWriter> writer, QObject *parent = nullptr);

    // The folder of the journal; empty while there is none.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    // Returns whether the journal has everything that was handed over so far.
    [[nodiscard]] bool isComplete() const { return m_writer && !m_hasFailed && m_pending.empty(); }
    // Hands everything that was not written yet to the thread.
    void flush();
    // Removes the journal, because the document is closed as the user wants it.
    void discard();

signals:
    // Emitted when a journal was begun, replaced by another one, or removed.
    void folderChanged();
    // Emitted when changes are not kept any more; `why` is the reason.
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
    std::shared_ptr<JournalWriter> m_writer; // used on the journal thread; null while there is no journal
    QString m_folder;
    std::vector<Pending> m_pending; // steps that were not handed over yet
    int m_firstIndex = 0; // the index in the document's history at which the journal begins
    bool m_beganUnsaved = false;
    bool m_isPerforming = false;
    bool m_hasFailed = false;
    QTimer m_delay; // gathers steps, which come in bursts
};

} // namespace limber
