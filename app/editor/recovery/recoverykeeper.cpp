#include "recovery/recoverykeeper.h"

#include "documents/sessiontabs.h"
#include "journaling/documentjournal.h"
#include "journaling/journalwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace limber {

namespace {

constexpr int tabsDelayMilliseconds = 500;
constexpr std::chrono::milliseconds longestEnd(5000);

} // namespace

RecoveryKeeper::RecoveryKeeper(SessionTabs &tabs, QObject *parent) : QObject(parent), m_tabs(tabs)
{
    connect(&tabs, &SessionTabs::sessionAdded, this, [this](Session *session) { watch(session, nullptr); });
    connect(&tabs, &SessionTabs::sessionRemoved, this, &RecoveryKeeper::forget);
    connect(&tabs, &SessionTabs::currentSessionChanged, &m_tabsDelay, qOverload<>(&QTimer::start));
    m_tabsDelay.setSingleShot(true);
    m_tabsDelay.setInterval(tabsDelayMilliseconds);
    connect(&m_tabsDelay, &QTimer::timeout, this, &RecoveryKeeper::noteTabs);
}

RecoveryKeeper::~RecoveryKeeper()
{
    for (const auto &[session, journal] : m_journals) {
        if (!m_keeps)
            journal->discard();
    }
}

void RecoveryKeeper::add(std::unique_ptr<Session> session, std::shared_ptr<JournalWriter> writer, int order)
{
    watch(session.get(), std::move(writer));
    m_tabs.add(std::move(session), order);
}

void RecoveryKeeper::watch(Session *session, std::shared_ptr<JournalWriter> writer)
{
    std::unique_ptr<DocumentJournal> &journal = m_journals[session];
    if (journal)
        return; // it was restored
    journal = writer ? std::make_unique<DocumentJournal>(*session, m_store, m_thread, std::move(writer))
                     : std::make_unique<DocumentJournal>(*session, m_store, m_thread);
    connect(journal.get(), &DocumentJournal::folderChanged, &m_tabsDelay, qOverload<>(&QTimer::start));
    connect(journal.get(), &DocumentJournal::failed, this, [this](const QString &why) {
        if (!std::exchange(m_hasFailed, true))
            emit failed(tr("Changes cannot be kept in case Limber ends unexpectedly: %1. Save often.").arg(why));
    });
    m_tabsDelay.start();
}

void RecoveryKeeper::forget(Session *session)
{
    const auto found = m_journals.find(session);
    if (found == m_journals.end())
        return;
    if (!m_keeps)
        found->second->discard();
    m_journals.erase(found);
    m_tabsDelay.start();
}

void RecoveryKeeper::keepForNextStart()
{
    m_keeps = true;
    flush();
}

bool RecoveryKeeper::keepSession()
{
    m_keepsSession = true;
    flush();
    QCoreApplication::sendPostedEvents(&m_thread); // delivers failures
    m_keepsSession = hasAllChanges();
    m_keeps = m_keepsSession;
    if (!m_keepsSession)
        noteTabs();
    return m_keepsSession;
}

bool RecoveryKeeper::hasAllChanges() const
{
    const auto isKept = [this](Session *session) {
        const auto journal = m_journals.find(session);
        return !session->document().isModified() || (journal != m_journals.end() && journal->second->isComplete());
    };
    return m_thread.pending() == 0 && std::ranges::all_of(m_tabs.sessions(), isKept);
}

void RecoveryKeeper::flush()
{
    noteTabs();
    for (const auto &[session, journal] : m_journals)
        journal->flush();
    m_thread.finish(longestEnd);
}

void RecoveryKeeper::noteTabs()
{
    RunTabs tabs;
    tabs.isKept = m_keepsSession;
    for (Session *session : m_tabs.sessions()) {
        const DocumentOrigin &origin = session->document().origin();
        const auto journal = m_journals.find(session);
        const QString folder = journal != m_journals.end() ? journal->second->folder() : QString();
        tabs.tabs << RunTabs::Tab{QFileInfo(folder).fileName(),
                                  origin.project.path.isEmpty() ? origin.path : origin.project.path};
        if (session == m_tabs.current())
            tabs.front = static_cast<int>(tabs.tabs.size()) - 1;
    }
    m_store.noteTabs(tabs);
}

} // namespace limber
