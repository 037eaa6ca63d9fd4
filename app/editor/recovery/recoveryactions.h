#pragma once

#include "actions/actionlist.h"
#include "journaling/documentrestorer.h"
#include "recovery/recoverykeeper.h"
#include "storage/recovery/journalsummary.h"
#include "widgets/messagebar.h"
#include "work/backgroundwork.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <vector>

class QWidget;

namespace limber {

class Opening;
class SessionTabs;

// Finds work of earlier runs that was not saved, asks what to do with it, and brings it back with what else was open.
class RecoveryActions : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    RecoveryActions(SessionTabs &tabs, Opening &opening, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    [[nodiscard]] RecoveryKeeper &keeper() { return m_keeper; }
    // At the start: shows what there is, and nothing where there is none.
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
        int order = 0; // among the tabs
        bool isFront = false;
    };

    void look(bool saysNothing);
    void show(QList<JournalSummary> found, bool saysNothing);
    void recover(const QList<JournalSummary> &ticked);
    void discard(const QList<JournalSummary> &ticked);
    void queueTabs(const QList<JournalSummary> &ticked);
    void restoreNext();
    void take(const Wanted &wanted, DocumentRestorer::Result result);
    void noteOpened(Session *session);
    void finish();

    SessionTabs &m_tabs;
    Opening &m_opening;
    QWidget &m_window;
    RecoveryKeeper m_keeper;
    ActionList m_actions;
    BackgroundWork m_looking;
    std::vector<EndedRun> m_runs; // whose journals are ours while they are looked at
    QList<Wanted> m_wanted;
    QStringList m_opened; // files that were open besides and are being read
    QString m_frontPath; // the one of them that was in front
    QPointer<Session> m_front; // what was in front, once it is there
};

} // namespace limber
