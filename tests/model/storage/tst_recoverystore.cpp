#include "storage/recovery/recoverystore.h"

#include "storage/documentorigin.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/ownfile.h"
#include "support/textfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <cerrno>

namespace tst_recoverystore {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The folder of unsaved work, with runs of the program, their journals and tabs.
class RecoveryStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void theFolderIsInTheStateOfTheUser();
    void foldersAreTheUsersAlone();
    void foldersOfOthersAreNotUsed();
    void filesAreCreatedOnce();
    void aFolderIsRemovedWithItsFiles();
    void journalsAreNumbered();
    void aRunThatGoesOnHasNotEnded();
    void aRunWithoutJournalsLeavesNothing();
    void journalsAreListedInTheirOrder();
    void journalsAreAdopted();
    void tabsAreNoted();
    void tabsSurviveTheirBytes();
    void originsSurviveTheirBytes();
    void originsNameTheirDocument();
    void changesByOthersAreNoticed();
    void workIsUnsavedUntilAFileHoldsIt();

private:
    // A run that crashed: its folder is there, and nobody holds its lock.
    [[nodiscard]] QString crashedRun(const QString &name, const QStringList &journals)
    {
        const QString run = m_folder.path(u"store/"_s + name);
        if (!makeOwnFolder(m_folder.path(u"store"_s)) || !makeOwnFolder(run) ||
            !createOwnFile(run + u"/lock"_s).isOpen())
            qFatal("the run cannot be made");
        for (const QString &journal : journals) {
            if (!makeOwnFolder(run + u'/' + journal))
                qFatal("the journal cannot be made");
        }
        return run;
    }

    FileFolder m_folder;
};

void RecoveryStoreTest::theFolderIsInTheStateOfTheUser()
{
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", "/somewhere");
    QCOMPARE(RecoveryStore::standardFolder(), u"/somewhere/limber/recovery"_s);
    for (const char *unusable : {"", "not/absolute"}) {
        qputenv("XDG_STATE_HOME", unusable);
        QCOMPARE(RecoveryStore::standardFolder(), QDir::homePath() + u"/.local/state/limber/recovery"_s);
    }
    qputenv("XDG_STATE_HOME", before);
}

void RecoveryStoreTest::foldersAreTheUsersAlone()
{
    const QString path = m_folder.path(u"own"_s);
    QVERIFY(!isOwnFolder(path));
    QVERIFY(makeOwnFolder(path));
    QVERIFY(isOwnFolder(path));
    QVERIFY(makeOwnFolder(path)); // is there
    const QFile::Permissions wanted = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
    QCOMPARE(QFileInfo(path).permissions() & ~(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner), wanted);
    QVERIFY(!makeOwnFolder(m_folder.path(u"missing/own"_s)));
    QCOMPARE(errno, ENOENT);
}

void RecoveryStoreTest::foldersOfOthersAreNotUsed()
{
    const QString open = m_folder.path(u"open"_s);
    QVERIFY(makeOwnFolder(open));
    QVERIFY(QFile::setPermissions(open, QFile::Permissions(0x7077)));
    QVERIFY(!isOwnFolder(open));
    QVERIFY(!makeOwnFolder(open));
    QCOMPARE(errno, EPERM);
    const QString file = m_folder.write(u"file"_s, "x");
    QVERIFY(!isOwnFolder(file) && !makeOwnFolder(file));
    const QString link = m_folder.path(u"link"_s);
    QVERIFY(makeOwnFolder(m_folder.path(u"real"_s)));
    QVERIFY(QFile::link(m_folder.path(u"real"_s), link));
    QVERIFY(!isOwnFolder(link));
}

void RecoveryStoreTest::filesAreCreatedOnce()
{
    const QString path = m_folder.path(u"new"_s);
    QVERIFY(!openOwnFile(path, OwnFileUse::Read).isOpen());
    QVERIFY(createOwnFile(path).isOpen());
    QVERIFY(!createOwnFile(path).isOpen());
    QCOMPARE(errno, EEXIST);
    QVERIFY(openOwnFile(path, OwnFileUse::Write).isOpen());
    QCOMPARE(sizeOf(openOwnFile(path, OwnFileUse::Read)), std::uint64_t(0));
    const QString text = m_folder.write(u"text"_s, "12345");
    QVERIFY(QFile::setPermissions(text, QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(sizeOf(openOwnFile(text, OwnFileUse::Read)), std::uint64_t(5));
    QCOMPARE(sizeOf(FileDescriptor()), std::uint64_t(0));
    QVERIFY(QFile::setPermissions(text, QFile::ReadOwner | QFile::WriteOwner | QFile::WriteOther));
    QVERIFY(!openOwnFile(text, OwnFileUse::Read).isOpen());
    QCOMPARE(errno, EPERM);
    QVERIFY(makeOwnFolder(m_folder.path(u"a folder"_s)));
    QVERIFY(!openOwnFile(m_folder.path(u"a folder"_s), OwnFileUse::Read).isOpen());
}

void RecoveryStoreTest::aFolderIsRemovedWithItsFiles()
{
    const QString path = m_folder.path(u"full"_s);
    QVERIFY(makeOwnFolder(path) && createOwnFile(path + u"/.hidden"_s).isOpen());
    QVERIFY(createOwnFile(path + u"/seen"_s).isOpen() && makeOwnFolder(path + u"/inner"_s));
    removeOwnFolder(path);
    QCOMPARE(QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{u"inner"_s});
    removeOwnFolder(path + u"/inner"_s);
    removeOwnFolder(path);
    QVERIFY(!QFileInfo::exists(path));
}

void RecoveryStoreTest::journalsAreNumbered()
{
    const QString folder = m_folder.path(u"deep/below/numbered"_s);
    RecoveryStore store(folder);
    QCOMPARE(store.folder(), folder);
    QVERIFY(!QFileInfo::exists(folder)); // until it is needed
    const QString first = store.newJournalFolder();
    const QString second = store.newJournalFolder();
    QCOMPARE(QFileInfo(first).fileName(), u"1"_s);
    QCOMPARE(QFileInfo(second).fileName(), u"2"_s);
    QVERIFY(isOwnFolder(first) && isOwnFolder(second));
    QCOMPARE(QFileInfo(first).path(), QFileInfo(second).path());
    QCOMPARE(QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    const QString file = m_folder.write(u"no folder"_s, "x");
    RecoveryStore none(file);
    QCOMPARE(none.newJournalFolder(), QString());
}

void RecoveryStoreTest::aRunThatGoesOnHasNotEnded()
{
    RecoveryStore store(m_folder.path(u"going"_s));
    QVERIFY(store.endedRuns().empty()); // the folder is not there
    QVERIFY(!store.newJournalFolder().isEmpty());
    QVERIFY(store.endedRuns().empty());
    RecoveryStore other(m_folder.path(u"going"_s));
    QVERIFY(other.endedRuns().empty()); // the lock is held
    QVERIFY(!other.newJournalFolder().isEmpty());
    QVERIFY(store.endedRuns().empty());
}

void RecoveryStoreTest::aRunWithoutJournalsLeavesNothing()
{
    const QString folder = m_folder.path(u"empty"_s);
    {
        RecoveryStore store(folder);
        const QString journal = store.newJournalFolder();
        store.noteTabs({{{u"1"_s, u"/a"_s}}, 0, false});
        removeOwnFolder(journal);
    }
    QVERIFY(QDir(folder).isEmpty());
    {
        RecoveryStore store(folder);
        QVERIFY(!store.newJournalFolder().isEmpty());
    }
    QVERIFY(!QDir(folder).isEmpty());
    RecoveryStore later(folder);
    std::vector<EndedRun> ended = later.endedRuns();
    QCOMPARE(ended.size(), std::size_t(1));
    QVERIFY(later.endedRuns().empty()); // others do not take it
    ended.front().removeIfEmpty();
    QVERIFY(!QDir(folder).isEmpty());
    removeOwnFolder(ended.front().journals().first());
    ended.front().removeIfEmpty();
    QVERIFY(QDir(folder).isEmpty());
}

void RecoveryStoreTest::journalsAreListedInTheirOrder()
{
    const QString run = crashedRun(u"run-1"_s, {u"10"_s, u"9"_s, u"2"_s});
    (void)m_folder.write(u"store/run-1/text"_s, "x");
    QVERIFY(makeOwnFolder(run + u"/3"_s));
    QVERIFY(QFile::setPermissions(run + u"/3"_s, QFile::Permissions(0x7077))); // of everyone
    QVERIFY(makeOwnFolder(m_folder.path(u"store/other"_s))); // not a run
    const QString open = crashedRun(u"run-0"_s, {u"1"_s});
    QVERIFY(QFile::setPermissions(open, QFile::Permissions(0x7077)));
    RecoveryStore store(m_folder.path(u"store"_s));
    const std::vector<EndedRun> ended = store.endedRuns();
    QCOMPARE(ended.size(), std::size_t(1));
    QCOMPARE(ended.front().journals(), (QStringList{run + u"/2"_s, run + u"/9"_s, run + u"/10"_s}));
    QVERIFY(ended.front().tabs().tabs.isEmpty());
    QCOMPARE(ended.front().tabs().front, -1);
}

void RecoveryStoreTest::journalsAreAdopted()
{
    const QString run = crashedRun(u"run-2"_s, {u"1"_s});
    QVERIFY(createOwnFile(run + u"/1/journal"_s).isOpen());
    RecoveryStore store(m_folder.path(u"store"_s));
    const QString own = store.newJournalFolder();
    const QString adopted = store.adopt(run + u"/1"_s);
    QCOMPARE(adopted, QFileInfo(own).path() + u"/2"_s);
    QVERIFY(QFileInfo::exists(adopted + u"/journal"_s) && !QFileInfo::exists(run + u"/1"_s));
    QCOMPARE(store.adopt(run + u"/7"_s), QString());
    removeOwnFolder(adopted);
}

void RecoveryStoreTest::tabsAreNoted()
{
    const QString folder = m_folder.path(u"tabs"_s);
    {
        RecoveryStore store(folder);
        store.noteTabs({{{u"1"_s, u"/early"_s}}, 0, false}); // there is no run yet
        QVERIFY(!QFileInfo::exists(folder));
        QVERIFY(!store.newJournalFolder().isEmpty());
        store.noteTabs({{{u"1"_s, u"/a.bvh"_s}}, 0, false});
        store.noteTabs({{{u"1"_s, u"/a.bvh"_s}, {{}, u"/b.bvh"_s}}, 1, true});
    }
    const RecoveryStore later(folder);
    const std::vector<EndedRun> ended = later.endedRuns();
    QCOMPARE(ended.size(), std::size_t(1));
    const RunTabs tabs = ended.front().tabs();
    QCOMPARE(tabs.tabs.size(), 2);
    QCOMPARE(tabs.tabs.at(0).journal, u"1"_s);
    QCOMPARE(tabs.tabs.at(1).path, u"/b.bvh"_s);
    QCOMPARE(tabs.front, 1);
    QVERIFY(tabs.isKept);
}

void RecoveryStoreTest::tabsSurviveTheirBytes()
{
    const QString odd = u"/a/"_s + QChar(char16_t(0xdc80)) + u".bvh"_s; // a name that is no UTF-8
    const RunTabs tabs = tabsFrom(bytesOf(RunTabs{{{u"1"_s, odd}, {u"2"_s, u"file:x"_s}}, 0, false}));
    QCOMPARE(tabs.tabs.at(0).path, odd);
    QCOMPARE(tabs.tabs.at(1).path, u"file:x"_s);
    QCOMPARE(tabs.front, 0);
    QVERIFY(!tabs.isKept);
    const RunTabs none = tabsFrom("no JSON");
    QVERIFY(none.tabs.isEmpty() && !none.isKept);
    QCOMPARE(none.front, -1);
}

void RecoveryStoreTest::originsSurviveTheirBytes()
{
    DocumentOrigin origin;
    origin.path = u"/a/b.bvh"_s;
    origin.untitledName = u"Untitled 3"_s;
    origin.onDisk = {u"/a/b.bvh"_s, 11, 12, 13, 14, 0, u"/real/b.bvh"_s};
    origin.findingsSource = {u"/a/c.bvh"_s, 21, 22, 23, 24, 0, {}};
    origin.repairedPath = u"/a/d.bvh"_s;
    origin.project = {u"/a/b.limber"_s, 31, 32, 33, 34, 0, {}};
    for (const bool isMissing : {true, false}) {
        origin.projectMissing = isMissing;
        origin.neverSaved = !isMissing;
        const std::optional<DocumentOrigin> again = originFrom(bytesOf(origin));
        QVERIFY(again.has_value());
        QCOMPARE(again->path, origin.path);
        QCOMPARE(again->untitledName, origin.untitledName);
        QCOMPARE(again->onDisk.size, 11);
        QCOMPARE(again->onDisk.modified, 12);
        QCOMPARE(again->onDisk.changed, 13);
        QCOMPARE(again->onDisk.inode, 14u);
        QCOMPARE(again->onDisk.realPath, u"/real/b.bvh"_s);
        QCOMPARE(again->findingsSource.path, u"/a/c.bvh"_s);
        QCOMPARE(again->repairedPath, origin.repairedPath);
        QCOMPARE(again->project.size, 31);
        QCOMPARE(again->projectMissing, isMissing);
        QCOMPARE(again->neverSaved, !isMissing);
    }
    QVERIFY(!originFrom("") && !originFrom("[1]") && !originFrom("no JSON"));
    QCOMPARE(originFrom("{}")->onDisk.size, -1); // no file
}

void RecoveryStoreTest::originsNameTheirDocument()
{
    const FileStamp file{u"/a/b.bvh"_s, 3, 4, 5, 6, 7, {}};
    const FileStamp project{u"/a/b.limber"_s, 8, 9, 0, 0, 0, {}};
    DocumentOrigin origin = DocumentOrigin::ofFile(file, project);
    QCOMPARE(origin.name(), u"b.bvh"_s);
    QVERIFY(origin.onDisk == file && origin.findingsSource == file && origin.project == project);
    QVERIFY(!origin.isRepaired());
    origin.repairedPath = u"/a/other.bvh"_s;
    QVERIFY(!origin.isRepaired());
    origin.repairedPath = origin.path;
    QVERIFY(origin.isRepaired());
    const DocumentOrigin untitled = DocumentOrigin::untitled(u"Untitled 2"_s);
    QCOMPARE(untitled.name(), u"Untitled 2"_s);
    QVERIFY(!untitled.isRepaired());
}

void RecoveryStoreTest::changesByOthersAreNoticed()
{
    const FileStamp file{u"/a/b.bvh"_s, 3, 4, 5, 6, 7, {}};
    FileStamp other = file;
    other.size = 99;
    FileStamp gone = file;
    gone.size = -1;
    DocumentOrigin origin = DocumentOrigin::ofFile(file, file);
    QVERIFY(!origin.wasChangedByOthers(file) && origin.wasChangedByOthers(other) && !origin.wasChangedByOthers(gone));
    QVERIFY(!origin.wasProjectChangedByOthers(file) && origin.wasProjectChangedByOthers(other));
    QVERIFY(!origin.wasProjectChangedByOthers(gone));
    origin.acceptedOnDisk = other;
    QVERIFY(!origin.wasChangedByOthers(other) && origin.wasProjectChangedByOthers(other));
    origin.acceptedProject = other;
    QVERIFY(!origin.wasProjectChangedByOthers(other));
}

void RecoveryStoreTest::workIsUnsavedUntilAFileHoldsIt()
{
    JournalSummary summary;
    QVERIFY(!summary.isUnsaved());
    summary.steps << u"one"_s;
    QVERIFY(summary.isUnsaved());
    summary.savedIndex = 1;
    QVERIFY(!summary.isUnsaved());
    summary.savedIndex = -1;
    QVERIFY(summary.isUnsaved());
    summary.savedIndex = 1;
    summary.origin.neverSaved = true;
    QVERIFY(summary.isUnsaved());
    summary.origin.neverSaved = false;
    summary.origin.projectMissing = true;
    QVERIFY(summary.isUnsaved());
}

QTEST_GUILESS_MAIN(RecoveryStoreTest)

} // namespace tst_recoverystore

#include "tst_recoverystore.moc"
