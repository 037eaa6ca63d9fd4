#pragma once

#include "actions/actionlist.h"
#include "journaling/documentrestorer.h"
#include "session/session.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/recoverystore.h"
#include "widgets/messagebar.h"
#include "work/backgroundwork.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <vector>

class QWidget;

namespace limber {

class OpenDocuments;
class Opening;
class RecoveryKeeper;
class SessionTabs;

// Finds unsaved work of earlier runs, asks what to do with it, and restores it together with what else was open.
class RecoveryActions : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    RecoveryActions(OpenDocuments &documents, Opening &opening, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Call this at the start: continues with what the user kept, or shows other unsaved work; does nothing if there is
    // none.
    void offer();
    void showCrashReport(const QString &path);

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // Emitted when an earlier run has crashed and left a report.
    void crashed(const QString &report);

private:
    // A document to open, from a journal or from a file.
    struct Wanted
    {
        JournalSummary journal; // no folder if there is none
        QString path;
        bool isFront = false;
    };

    void look(bool saysNothing);
    void show(QList<JournalSummary> found, bool saysNothing);
    [[nodiscard]] QList<JournalSummary> keptOf(const QList<JournalSummary> &found) const;
    void goOnWith(const QList<JournalSummary> &kept);
    void recover(const QList<JournalSummary> &ticked);
    void discard(const QList<JournalSummary> &ticked);
    void queueTabs(const QList<JournalSummary> &ticked);
    void restoreNext();
    void take(const Wanted &wanted, int order, DocumentRestorer::Result result);
    void noteOpened(Session *session);
    void finish();

    SessionTabs &m_tabs;
    Opening &m_opening;
    QWidget &m_window;
    RecoveryKeeper &m_keeper;
    ActionList m_actions;
    BackgroundWork m_looking;
    std::vector<EndedRun> m_runs; // holds their journals while they are examined
    QList<Wanted> m_wanted;
    QStringList m_opened; // further files that were open and are being read
    QString m_frontPath; // the one of them that was in front
    QPointer<Session> m_front; // the session that was in front, once it is loaded
    bool m_looksAgain = false; // there may be more unsaved work
    bool m_hasGoneOn = false; // it has continued with what the user kept, which happens only once
};

} // namespace limber
