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

// Finds work of earlier runs that was not saved, asks what to do with it, and brings it back with what else was open.
class RecoveryActions : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    RecoveryActions(OpenDocuments &documents, Opening &opening, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // At the start: goes on with what the user kept, shows what else there is, and nothing where there is none.
    void offer();
    void showCrashReport(const QString &path);

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // An earlier run has ended by a crash, of which there is a report.
    void crashed(const QString &report);

private:
    // A document that is to be opened: from a journal or from a file.
    struct Wanted
    {
        JournalSummary journal; // without a folder for none
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
    std::vector<EndedRun> m_runs; // whose journals are ours while they are looked at
    QList<Wanted> m_wanted;
    QStringList m_opened; // files that were open besides and are being read
    QString m_frontPath; // the one of them that was in front
    QPointer<Session> m_front; // what was in front, once it is there
    bool m_looksAgain = false; // there may be more
    bool m_hasGoneOn = false; // with what the user kept: once, whatever became of it
};

} // namespace limber
