#include "limbercli.h"
#include "support/bytefolder.h"
#include "support/textfiles.h"

#include "bvh/read/bvhreader.h"
#include "journal/editcode.h"
#include "journal/steprecord.h"
#include "storage/paths/filename.h"
#include "storage/recovery/journalfile.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/recoverystore.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_recover {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Recovers unsaved work of the editor without a window.
class RecoverTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsListedWithoutUnsavedWork();
    void workIsListedWithItsSteps();
    void recoveredFilesDoNotReplaceExistingOnes();
    void workOfARunningEditorIsNotTouched();
    void aDamagedJournalIsUsedUpToTheDamage();
    void hostileNamesStayText();
    void namesThatAreNotTextAreKept();
    void wrongCallsAreRefused();

private:
    QString makeJournal(const QString &path, bool withMarker = false);
    [[nodiscard]] CliRun recover(const QStringList &arguments) const;

    std::unique_ptr<QTemporaryDir> m_home;
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void RecoverTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
}

CliRun RecoverTest::recover(const QStringList &arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_STATE_HOME"_s, m_home->path());
    return limberCli(QStringList(u"recover"_s) + arguments, {}, environment);
}

// Writes a journal as an editor leaves it that was killed after two steps.
QString RecoverTest::makeJournal(const QString &path, bool withMarker)
{
    RecoveryStore store(m_home->filePath(u"limber/recovery"_s));
    const QString folder = store.newJournalFolder();
    JournalFile file;
    file.create(folder);
    DocumentOrigin origin = DocumentOrigin::ofFile({path, 10, {}});
    file.append(RecordKind::Origin, bytesOf(origin));
    EditedClip state{*readBvh(smallBvh().toStdString()).clip, {}, {}};
    const KnownTexts texts{[&](const std::shared_ptr<const SourceText> &source) {
                               file.addText(0, *source);
                               return 0;
                           },
                           {}};
    const std::string start = bytesOf(state, texts);
    file.append(RecordKind::Start, start);
    const std::vector<DocumentEdit> edits = {
        ValuesEdit{{1, 1, {4}}, {12.5}}, withMarker ? DocumentEdit(AdditionsEdit{Additions::of(Markers{{1, "heel"}})})
                                                    : DocumentEdit(FrameTimeEdit{0.5})};
    for (int i = 0; i < 2; ++i) {
        const auto &edit = edits[static_cast<std::size_t>(i)];
        file.append(RecordKind::Step,
                    bytesOf(StepRecord{
                        {i + 1, 1'790'000'000'000}, "Step " + std::to_string(i + 1), 0, bytesOf(edit, state, texts)}));
        applyEdit(edit, state);
    }
    return folder;
}

void RecoverTest::nothingIsListedWithoutUnsavedWork()
{
    const CliRun run = recover({});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.err.isEmpty());
    QCOMPARE(recover({u"--json"_s}).json().array().size(), 0);
    QVERIFY(QDir(m_home->path()).isEmpty()); // listing creates no files
}

void RecoverTest::workIsListedWithItsSteps()
{
    makeJournal(u"/takes/walk.bvh"_s);
    const CliRun run = recover({u"--list"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.startsWith("walk.bvh: 2 steps, last at 2026-"), run.out);
    QVERIFY(run.out.endsWith(", of /takes/walk.bvh\n"));
    const QJsonObject work = recover({u"--json"_s}).json().array().at(0).toObject();
    QCOMPARE(work.value(u"name"_s).toString(), u"walk.bvh"_s);
    QCOMPARE(work.value(u"steps"_s).toArray().at(1).toString(), u"Step 2"_s);
    QCOMPARE(work.value(u"damaged"_s).toBool(true), false);
}

void RecoverTest::recoveredFilesDoNotReplaceExistingOnes()
{
    makeJournal(m_home->filePath(u"walk.bvh"_s), true);
    const QString taken = m_home->filePath(u"walk-recovered.bvh"_s);
    QFile file(taken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    const CliRun run = recover({u"-o"_s, m_home->path()});
    QCOMPARE(run.status, 0);
    const QString written = m_home->filePath(u"walk-recovered-2.bvh"_s);
    QCOMPARE(QString::fromUtf8(run.out), written + u'\n');
    QCOMPARE(contentOf(taken), QByteArray("mine"));
    const ReadResult result = readBvh(contentOf(written).toStdString());
    QVERIFY(result.clip);
    QCOMPARE(result.clip->motion.value(1, 4), 12.5);
    QVERIFY(contentOf(m_home->filePath(u"walk-recovered-2.limber"_s)).contains("heel"));
    QVERIFY(contentOf(m_home->filePath(u"walk-recovered-2.limber"_s)).contains("walk-recovered-2.bvh"));
    QCOMPARE(recover({u"--json"_s}).json().array().size(), 1); // the editor still offers it
    // A project alone also takes the name of its BVH file.
    QVERIFY(QFile::remove(written));
    const QByteArray project = contentOf(m_home->filePath(u"walk-recovered-2.limber"_s));
    QCOMPARE(recover({u"-o"_s, m_home->path()}).out, m_home->filePath(u"walk-recovered-3.bvh"_s).toUtf8() + '\n');
    QCOMPARE(contentOf(m_home->filePath(u"walk-recovered-2.limber"_s)), project);
}

void RecoverTest::workOfARunningEditorIsNotTouched()
{
    RecoveryStore running(m_home->filePath(u"limber/recovery"_s));
    const QString folder = running.newJournalFolder();
    QVERIFY(!folder.isEmpty());
    JournalFile file;
    QVERIFY(file.create(folder));
    QCOMPARE(recover({u"--json"_s}).json().array().size(), 0);
    QVERIFY(QDir(folder).exists());
}

void RecoverTest::aDamagedJournalIsUsedUpToTheDamage()
{
    const QString journal = journalPath(makeJournal(u"/takes/walk.bvh"_s));
    const QByteArray whole = contentOf(journal);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole.first(whole.size() - 3));
    file.close();
    const CliRun run = recover({u"-o"_s, m_home->path()});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.startsWith("walk.bvh: warning: its journal is damaged after step 1"), run.err);
    const ReadResult result = readBvh(contentOf(m_home->filePath(u"walk-recovered.bvh"_s)).toStdString());
    QVERIFY(result.clip);
    QCOMPARE(result.clip->motion.value(1, 4), 12.5);
    QVERIFY(result.clip->motion.frameTimeSeconds() < 0.1);
}

void RecoverTest::hostileNamesStayText()
{
    makeJournal(u"/takes/a\n\u001b[31m\u202Ehvb.jpg"_s);
    const CliRun run = recover({});
    QCOMPARE(run.out.count('\n'), 1);
    QVERIFY(!run.out.contains('\x1b'));
    QVERIFY(!run.out.contains("\xe2\x80\xae"));
    const CliRun written = recover({u"-o"_s, m_home->path()});
    QCOMPARE(written.status, 0);
    QCOMPARE(written.out.count('\n'), 1);
    QVERIFY(!written.out.contains('\x1b'));
}

void RecoverTest::namesThatAreNotTextAreKept()
{
    const ByteFolder folder;
    makeJournal(nameOfBytes(folder.path("caf\xE9.bvh")), true);
    const CliRun listed = recover({});
    QVERIFY2(listed.out.startsWith("caf\\xE9.bvh: 2 steps") && listed.out.isValidUtf8(), listed.out);
    QCOMPARE(recover({u"--json"_s}).json().array().size(), 1);
    const CliRun written =
        shell(u"cd \"$1\"/* && XDG_STATE_HOME=\"$2\" \"$cli\" recover -o ."_s, {folder.root(), m_home->path()});
    QVERIFY2(written.status == 0 && written.out.isValidUtf8(), written.err);
    QCOMPARE(folder.names(), QByteArrayList({"caf\xE9-recovered.bvh", "caf\xE9-recovered.limber"}));
    QVERIFY(bytesAt(folder.path("caf\xE9-recovered.limber")).contains("file:caf%E9-recovered.bvh"));
}

void RecoverTest::wrongCallsAreRefused()
{
    QCOMPARE(recover({u"-o"_s, m_home->path(), u"--list"_s}).status, 64);
    QCOMPARE(recover({u"file.bvh"_s}).status, 64);
    const CliRun run = recover({u"-o"_s, u"/nowhere"_s});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err, QByteArray("/nowhere: error: expected an existing folder\n"));
}

QTEST_GUILESS_MAIN(RecoverTest)

} // namespace tst_recover

#include "tst_recover.moc"
