#include "recovery/recoveryactions.h"

#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "recovery/crashreportdialog.h"
#include "recovery/crashreportfiles.h"
#include "recovery/opendocuments.h"
#include "recovery/recoverydialog.h"
#include "recovery/recoverykeeper.h"
#include "storage/recovery/ownfile.h"

#include <QFileInfo>

#include <algorithm>

namespace limber {

RecoveryActions::RecoveryActions(OpenDocuments &documents, Opening &opening, QWidget &window)
    : QObject(&window), m_tabs(documents.tabs()), m_opening(opening), m_window(window), m_keeper(documents.keeper())
{
    m_actions.add(ActionId::RecoverWork, this, [this] { look(true); });
    connect(&m_keeper, &RecoveryKeeper::failed, this,
            [this](const QString &why) { emit message(MessageBar::Kind::Warning, why); });
    connect(&opening, &Opening::opened, this, &RecoveryActions::noteOpened);
}

void RecoveryActions::offer()
{
    const CrashReportFiles reports;
    reports.removeOld();
    if (const QString report = reports.takeNews(); !report.isEmpty())
        emit crashed(report);
    look(false);
}

void RecoveryActions::showCrashReport(const QString &path)
{
    auto *dialog = new CrashReportDialog(path, CrashReportFiles::textOf(path), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void RecoveryActions::look(bool saysNothing)
{
    if (!m_wanted.isEmpty() || m_looking.isRunning())
        return;
    m_runs = m_keeper.store().endedRuns();
    QStringList journals;
    for (const EndedRun &run : m_runs)
        journals << run.journals();
    m_looking.start(
        [journals](const BackgroundWork::Reporter &) {
            QList<JournalSummary> found;
            for (const QString &folder : journals) {
                if (const std::optional<JournalSummary> summary = summaryOf(folder))
                    found << *summary;
            }
            return found;
        },
        [this, saysNothing](const QList<JournalSummary> &found) { show(found, saysNothing); },
        [this](const QString &why) {
            m_runs.clear();
            emit message(MessageBar::Kind::Error, tr("Limber could not look for unsaved work: %1").arg(why));
        });
}

void RecoveryActions::show(QList<JournalSummary> found, bool saysNothing)
{
    // Work that was saved in the end needs no journal any more.
    for (const JournalSummary &summary : std::as_const(found)) {
        if (!summary.isUnsaved())
            removeOwnFolder(summary.folder);
    }
    found.removeIf([](const JournalSummary &summary) { return !summary.isUnsaved(); });
    if (found.isEmpty()) {
        finish();
        if (saysNothing)
            emit message(MessageBar::Kind::Information, tr("There is no unsaved work of an earlier run."));
        return;
    }
    if (const QList<JournalSummary> kept = keptOf(found); !kept.isEmpty() && !std::exchange(m_hasGoneOn, true))
        return goOnWith(kept);
    std::ranges::sort(found, std::ranges::greater(), &JournalSummary::lastChange);
    auto *dialog = new RecoveryDialog(found, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::recoverWanted, this, &RecoveryActions::recover);
    connect(dialog, &RecoveryDialog::discardWanted, this, &RecoveryActions::discard);
    connect(dialog, &QDialog::rejected, this, &RecoveryActions::finish);
    dialog->open();
}

QList<JournalSummary> RecoveryActions::keptOf(const QList<JournalSummary> &found) const
{
    QList<JournalSummary> kept;
    for (const EndedRun &run : m_runs) {
        if (!run.tabs().isKept)
            continue;
        const QStringList journals = run.journals();
        std::ranges::copy_if(found, std::back_inserter(kept),
                             [&](const JournalSummary &summary) { return journals.contains(summary.folder); });
    }
    return kept;
}

// The file that the user opens with this start stays in front.
void RecoveryActions::goOnWith(const QList<JournalSummary> &kept)
{
    m_looksAgain = true;
    Session *front = m_tabs.current();
    recover(kept);
    if (front != nullptr)
        m_front = front;
}

void RecoveryActions::discard(const QList<JournalSummary> &ticked)
{
    for (const JournalSummary &summary : ticked)
        removeOwnFolder(summary.folder);
    finish();
}

void RecoveryActions::recover(const QList<JournalSummary> &ticked)
{
    m_opened.clear();
    m_frontPath.clear();
    m_front.clear();
    queueTabs(ticked);
    restoreNext();
}

// Queues the documents in the order in which they were open, including those without a journal.
void RecoveryActions::queueTabs(const QList<JournalSummary> &ticked)
{
    QList<JournalSummary> rest = ticked;
    for (const EndedRun &run : m_runs) {
        const auto isOfRun = [&run](const JournalSummary &summary) { return run.journals().contains(summary.folder); };
        if (std::ranges::none_of(ticked, isOfRun))
            continue;
        const RunTabs tabs = run.tabs();
        for (qsizetype i = 0; i < tabs.tabs.size(); ++i) {
            const RunTabs::Tab &tab = tabs.tabs.at(i);
            const auto found = std::ranges::find_if(rest, [&](const JournalSummary &summary) {
                return isOfRun(summary) && QFileInfo(summary.folder).fileName() == tab.journal;
            });
            if (found != rest.end()) {
                m_wanted << Wanted{*found, {}, i == tabs.front};
                rest.erase(found);
            } else if (!tab.path.isEmpty()) {
                m_wanted << Wanted{{}, tab.path, i == tabs.front};
            }
        }
    }
    for (const JournalSummary &summary : std::as_const(rest))
        m_wanted << Wanted{summary, {}, false};
}

void RecoveryActions::restoreNext()
{
    if (m_wanted.isEmpty())
        return finish();
    const Wanted wanted = m_wanted.takeFirst();
    if (wanted.journal.folder.isEmpty()) {
        m_opened << wanted.path;
        if (wanted.isFront)
            m_frontPath = wanted.path;
        m_opening.openIfThere(wanted.path);
        return restoreNext();
    }
    // A document that was opened at the start is closed, because a file must have only one document.
    Session *open = wanted.journal.origin.path.isEmpty() ? nullptr : m_tabs.find(wanted.journal.origin.onDisk);
    if (open != nullptr && !open->document().isModified() && !open->document().isLoading())
        m_opening.close({open});
    const QString folder = m_keeper.store().adopt(wanted.journal.folder);
    if (folder.isEmpty()) {
        emit message(MessageBar::Kind::Error,
                     tr("The unsaved work on %1 cannot be recovered.").arg(wanted.journal.origin.name()));
        return restoreNext();
    }
    new DocumentRestorer(
        folder,
        [this, wanted, order = m_tabs.nextOrder()](DocumentRestorer::Result result) {
            take(wanted, order, std::move(result));
            restoreNext();
        },
        this);
}

void RecoveryActions::take(const Wanted &wanted, int order, DocumentRestorer::Result result)
{
    const QString name = wanted.journal.origin.name();
    if (!result.session)
        return emit message(MessageBar::Kind::Error,
                            tr("The unsaved work on %1 is damaged and cannot be read.").arg(name));
    const bool isDamaged = result.isDamaged;
    Session *session = result.session.get();
    m_keeper.add(std::move(result.session), std::move(result.writer), order);
    if (wanted.isFront)
        m_front = session;
    emit m_opening.changed();
    if (isDamaged)
        emit message(MessageBar::Kind::Warning,
                     tr("The unsaved work on %1 was recovered up to where its journal is damaged.").arg(name));
}

// For a further file that was open: the document that was in front comes to the front again.
void RecoveryActions::noteOpened(Session *session)
{
    const DocumentOrigin &origin = session->document().origin();
    const QString path = origin.project.path.isEmpty() ? origin.path : origin.project.path;
    if (!m_opened.removeOne(path)) {
        if (m_hasGoneOn)
            m_front = session; // the user has just opened it
        return;
    }
    if (path == m_frontPath)
        m_front = session;
    if (m_front)
        m_tabs.bringToFront(m_front);
}

void RecoveryActions::finish()
{
    if (m_front)
        m_tabs.bringToFront(m_front);
    for (EndedRun &run : m_runs)
        run.removeIfEmpty();
    m_runs.clear();
    if (std::exchange(m_looksAgain, false))
        look(false);
}

} // namespace limber
