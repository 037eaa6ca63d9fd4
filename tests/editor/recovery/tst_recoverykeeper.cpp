#include "recovery/recoverykeeper.h"

#include "bvh/read/bvhreader.h"
#include "documents/sessiontabs.h"
#include "storage/recovery/journalsummary.h"
#include "support/textfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

namespace tst_recoverykeeper {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The journals of the documents in the tabs, and what is left of them when the program ends.
class RecoveryKeeperTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anEditIsKept();
    void aClosedDocumentLeavesNothing();
    void anEndWithoutQuestionsKeepsJournals();
    void theTabsOfTheRunAreNoted();
    void aKeptSessionSaysSo();
    void aDocumentWithoutChangesNeedsNoJournal();
    void aFolderThatCannotBeUsedIsReportedOnce();

private:
    Session *add(const QString &path)
    {
        auto session = std::make_unique<Session>();
        DocumentOrigin origin;
        origin.path = path;
        session->document().setOrigin(origin);
        session->document().reset(*readBvh(smallBvh().toStdString()).clip);
        Session *added = session.get();
        m_tabs->add(std::move(session), m_tabs->nextOrder());
        return added;
    }
    static void edit(Session *session, double value)
    {
        session->document().setValues({0, 1, {0}}, {value}, u"Move by hand"_s);
    }
    // Ends the run without closing its documents.
    void end()
    {
        m_keeper.reset();
        m_tabs.reset();
    }
    [[nodiscard]] std::vector<EndedRun> ended() const
    {
        return RecoveryStore(m_folder->path(u"limber/recovery"_s)).endedRuns();
    }

    std::unique_ptr<FileFolder> m_folder;
    QByteArray m_stateBefore;
    std::unique_ptr<SessionTabs> m_tabs;
    std::unique_ptr<RecoveryKeeper> m_keeper;
};

void RecoveryKeeperTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_stateBefore = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", m_folder->path({}).toLocal8Bit());
    m_tabs = std::make_unique<SessionTabs>();
    m_keeper = std::make_unique<RecoveryKeeper>(*m_tabs);
}

void RecoveryKeeperTest::cleanup()
{
    end();
    qputenv("XDG_STATE_HOME", m_stateBefore);
}

void RecoveryKeeperTest::anEditIsKept()
{
    Session *session = add(u"/a.bvh"_s);
    edit(session, 7.0);
    edit(session, 8.0);
    m_keeper->keepForNextStart();
    QCOMPARE(m_keeper->pending(), 0);
    end();
    const std::vector<EndedRun> runs = ended();
    QCOMPARE(runs.size(), std::size_t(1));
    const QStringList journals = runs.front().journals();
    QCOMPARE(journals.size(), 1);
    const std::optional<JournalSummary> summary = summaryOf(journals.first());
    QVERIFY(summary.has_value());
    QCOMPARE(summary->steps, (QStringList{u"Move by hand"_s, u"Move by hand"_s}));
    QCOMPARE(summary->origin.path, u"/a.bvh"_s);
    QVERIFY(summary->isUnsaved() && !summary->isDamaged);
}

void RecoveryKeeperTest::aClosedDocumentLeavesNothing()
{
    Session *closed = add(u"/a.bvh"_s);
    Session *open = add(u"/b.bvh"_s);
    edit(closed, 7.0);
    edit(open, 8.0);
    m_keeper->flush();
    m_tabs->remove({closed});
    m_keeper->keepForNextStart();
    end();
    const std::vector<EndedRun> runs = ended();
    QCOMPARE(runs.size(), std::size_t(1));
    QCOMPARE(runs.front().journals().size(), 1);
    QCOMPARE(summaryOf(runs.front().journals().first())->origin.path, u"/b.bvh"_s);
}

void RecoveryKeeperTest::anEndWithoutQuestionsKeepsJournals()
{
    for (const bool keeps : {true, false}) {
        edit(add(u"/a.bvh"_s), 7.0);
        m_keeper->flush();
        if (keeps)
            m_keeper->keepForNextStart();
        end();
        std::vector<EndedRun> runs = ended();
        QCOMPARE(runs.size(), std::size_t(keeps ? 1 : 0));
        if (keeps)
            QDir(QFileInfo(runs.front().journals().first()).path()).removeRecursively();
        m_tabs = std::make_unique<SessionTabs>();
        m_keeper = std::make_unique<RecoveryKeeper>(*m_tabs);
    }
}

void RecoveryKeeperTest::theTabsOfTheRunAreNoted()
{
    Session *first = add(u"/a.bvh"_s);
    add(u"/b.bvh"_s);
    Session *third = add(u"/c.bvh"_s);
    DocumentOrigin origin = third->document().origin();
    origin.project.path = u"/c.limber"_s;
    third->document().setOrigin(origin);
    edit(third, 7.0);
    m_tabs->bringToFront(first);
    m_keeper->keepForNextStart();
    end();
    const std::vector<EndedRun> runs = ended();
    QCOMPARE(runs.size(), std::size_t(1));
    const RunTabs tabs = runs.front().tabs();
    QCOMPARE(tabs.tabs.size(), 3);
    QCOMPARE(tabs.tabs.at(0).path, u"/a.bvh"_s);
    QCOMPARE(tabs.tabs.at(2).path, u"/c.limber"_s); // the project rather than its motion
    QCOMPARE(tabs.tabs.at(0).journal, QString());
    QCOMPARE(tabs.tabs.at(2).journal, QFileInfo(runs.front().journals().first()).fileName());
    QCOMPARE(tabs.front, 0);
    QVERIFY(!tabs.isKept);
}

void RecoveryKeeperTest::aKeptSessionSaysSo()
{
    edit(add(u"/a.bvh"_s), 7.0);
    add(u"/b.bvh"_s);
    QVERIFY(!m_keeper->isSessionKept());
    QVERIFY(m_keeper->keepSession());
    QVERIFY(m_keeper->isSessionKept());
    end();
    const std::vector<EndedRun> runs = ended();
    QCOMPARE(runs.size(), std::size_t(1));
    QVERIFY(runs.front().tabs().isKept);
    QCOMPARE(runs.front().tabs().front, 1);
    QCOMPARE(runs.front().journals().size(), 1);
}

void RecoveryKeeperTest::aDocumentWithoutChangesNeedsNoJournal()
{
    add(u"/a.bvh"_s);
    QVERIFY(m_keeper->keepSession());
    QCOMPARE(m_keeper->pending(), 0);
}

void RecoveryKeeperTest::aFolderThatCannotBeUsedIsReportedOnce()
{
    (void)m_folder->write(u"limber"_s, "a file in the place of the folder");
    QSignalSpy failed(m_keeper.get(), &RecoveryKeeper::failed);
    Session *first = add(u"/a.bvh"_s);
    Session *second = add(u"/b.bvh"_s);
    edit(first, 7.0);
    edit(second, 8.0);
    m_keeper->flush();
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(u"Save often"_s));
    QVERIFY(!m_keeper->keepSession());
    QVERIFY(!m_keeper->isSessionKept());
    QCOMPARE(failed.count(), 1);
}

QTEST_MAIN(RecoveryKeeperTest)

} // namespace tst_recoverykeeper

#include "tst_recoverykeeper.moc"
