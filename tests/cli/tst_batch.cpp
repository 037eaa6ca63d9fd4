#include "limbercli.h"
#include "patience.h"
#include "support/bytefolder.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/write/bvhwriter.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <map>
#include <set>

#include <sys/file.h>

namespace tst_batch {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// One verb over many files: the results, the report, and what is left after faults.
class BatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void resultsEqualThoseOfSingleCalls();
    void printedResultsAreReportedOrWritten();
    void aBadFileDoesNotStopTheOthers();
    void theReportHasAllFindingsOfAFile();
    void finishedFilesAreNotProcessedAgain();
    void aReportIsContinuedOnlyOnRequest();
    void aKillLosesNothing();
    void aSignalEndsTheBatchInOrder();
    void shardsTogetherContainAllFiles();
    void listsSelectTheFiles();
    void resultsOfTheSameNameAreDistinguished();
    void anyFileNameIsAccepted();
    void memoryIsLimited();
    void reportsAreMergedAndCounted();
    void anyNumberOfJobsFrom1To1024IsAccepted();
    void wrongArgumentsAreReportedOnce();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();

private:
    [[nodiscard]] QString in(const QString &name = {}) const { return m_folder->path(u"in/"_s + name); }
    [[nodiscard]] QString out(const QString &name = {}) const { return m_folder->path(u"out/"_s + name); }
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] static QStringList filesBelow(const QString &folder);
    [[nodiscard]] static QList<QJsonObject> linesOf(const QString &report);
    [[nodiscard]] static std::map<QString, QString> statuses(const QString &report);
    [[nodiscard]] CliRun batch(const QStringList &words) const
    {
        return limberCli(QStringList{u"batch"_s, u"--in"_s, in(), u"--out"_s, out()} + words);
    }

    std::unique_ptr<FileFolder> m_folder;
    QByteArray m_walk;
    // files that take so long that a batch can be interrupted in the middle
    QByteArray m_longer;
    const QStringList slowWords{u"apply"_s, u"resample:fps=480"_s, u"smooth:cutoff=6"_s};
};

void BatchTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_walk = QByteArray::fromStdString(writeBvh(makeWalker({.frames = 30}).clip));
    m_longer = QByteArray::fromStdString(writeBvh(makeWalker({.frames = 200}).clip));
    write(u"walk.bvh"_s, m_walk);
    write(u"small.BVH"_s, smallBvh());
    write(u"b/c/deep.bvh"_s, smallBvh());
    write(u"b/notes.txt"_s, "no motion");
    write(u".hidden.bvh"_s, smallBvh());
}

void BatchTest::write(const QString &name, const QByteArray &bytes) const
{
    QVERIFY(QDir().mkpath(QFileInfo(in(name)).path()));
    QFile file(in(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QStringList BatchTest::filesBelow(const QString &folder)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << QDir(folder).relativeFilePath(files.next());
    names.sort();
    return names;
}

QList<QJsonObject> BatchTest::linesOf(const QString &report)
{
    QList<QJsonObject> lines;
    for (const QByteArray &line : bytesOf(report).trimmed().split('\n'))
        lines << QJsonDocument::fromJson(line).object();
    return lines;
}

std::map<QString, QString> BatchTest::statuses(const QString &report)
{
    std::map<QString, QString> statuses;
    for (const QJsonObject &line : linesOf(report))
        statuses[line[u"input"].toString()] = line[u"status"].toString();
    return statuses;
}

void BatchTest::resultsEqualThoseOfSingleCalls()
{
    const QStringList words{u"apply"_s, u"smooth:cutoff=6"_s, u"trim:frames=2-20"_s};
    write(u"other.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 40, .scale = 2.0}).clip)));
    QFile::remove(in(u"small.BVH"_s));
    QFile::remove(in(u"b/c/deep.bvh"_s));
    write(u"b/c/walk.bvh"_s, m_walk);
    const CliRun run = batch(words);
    QVERIFY2(run.status == 0, run.err);
    QCOMPARE(filesBelow(out()), QStringList({u"b/c/walk.bvh"_s, u"other.bvh"_s, u"report.jsonl"_s, u"walk.bvh"_s}));
    for (const QString &name : {u"walk.bvh"_s, u"other.bvh"_s, u"b/c/walk.bvh"_s}) {
        const QString alone = m_folder->path(u"alone.bvh"_s);
        QCOMPARE(limberCli(QStringList{words[0], in(name), alone} + words.mid(1)).status, 0);
        QVERIFY2(bytesOf(out(name)) == bytesOf(alone), qPrintable(name));
    }
    const QList<QJsonObject> lines = linesOf(out(u"report.jsonl"_s));
    QCOMPARE(lines.size(), 3);
    for (const QJsonObject &line : lines) {
        const QString name = line[u"input"].toString();
        const QByteArray bytes = bytesOf(in(name));
        QCOMPARE(line[u"status"].toString(), u"done"_s);
        QCOMPARE(line[u"output"].toString(), name);
        QCOMPARE(line[u"bytes"].toInteger(), bytes.size());
        QCOMPARE(line[u"output_bytes"].toInteger(), bytesOf(out(name)).size());
        QCOMPARE(line[u"sha256"].toString().toLatin1(),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        QCOMPARE(line[u"recipe"].toString().size(), 64);
        QVERIFY(line[u"seconds"].toDouble() > 0.0);
    }
}

void BatchTest::printedResultsAreReportedOrWritten()
{
    const QString report = m_folder->path(u"r.jsonl"_s);
    const CliRun info =
        limberCli({u"batch"_s, u"--in"_s, in(), u"--report"_s, report, u"info"_s, u"--json"_s, u"--quiet"_s});
    QVERIFY2(info.status == 0, info.err);
    for (const QJsonObject &line : linesOf(report)) {
        const QJsonArray result = line[u"result"].toArray();
        QCOMPARE(result.size(), 1);
        const QJsonDocument alone = limberCli({u"info"_s, u"--json"_s, in(line[u"input"].toString())}).json();
        QCOMPARE(result, alone.array());
        QVERIFY(!line.contains(u"output"_s));
    }
    QCOMPARE(batch({u"positions"_s, u"--format"_s, u"csv"_s}).status, 0);
    QCOMPARE(filesBelow(out()), QStringList({u"b/c/deep.csv"_s, u"report.jsonl"_s, u"small.csv"_s, u"walk.csv"_s}));
    QCOMPARE(bytesOf(out(u"walk.csv"_s)), limberCli({u"positions"_s, in(u"walk.bvh"_s), u"--format"_s, u"csv"_s}).out);
}

void BatchTest::aBadFileDoesNotStopTheOthers()
{
    write(u"a bad.bvh"_s, "HIERARCHY\nROOT Hips\n{\n  OFFSET 0 zero 0\n");
    write(u"empty.bvh"_s, {});
    const CliRun run = batch({u"convert"_s, u"--clean"_s});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("2 failed") && run.err.contains("3 done"), run.err);
    QCOMPARE(statuses(out(u"report.jsonl"_s))[u"a bad.bvh"_s], u"failed"_s);
    QVERIFY(!QFile::exists(out(u"a bad.bvh"_s)) && QFile::exists(out(u"walk.bvh"_s)));
    for (const QJsonObject &line : linesOf(out(u"report.jsonl"_s))) {
        if (line[u"input"].toString() != u"a bad.bvh"_s)
            continue;
        const QJsonObject finding = line[u"findings"][0].toObject();
        QCOMPARE(finding[u"kind"].toString(), u"bad-offset"_s);
        QCOMPARE(finding[u"line"].toInt(), 4);
        QCOMPARE(finding[u"column"].toInt(), 12);
        QCOMPARE(finding[u"severity"].toString(), u"error"_s);
    }
    const QString report = m_folder->path(u"check.jsonl"_s);
    QCOMPARE(limberCli({u"batch"_s, u"--in"_s, in(), u"--report"_s, report, u"check"_s}).status, 1);
    QCOMPARE(statuses(report)[u"empty.bvh"_s], u"refused"_s);
    QCOMPARE(statuses(report)[u"walk.bvh"_s], u"clean"_s);
}

void BatchTest::theReportHasAllFindingsOfAFile()
{
    QByteArray text = m_walk;
    const qsizetype frames = text.indexOf("Frames:");
    const qsizetype rows = text.indexOf('\n', text.indexOf("Frame Time:")) + 1;
    text = text.left(frames) + "Frames: 9999\nFrame Time: 0\n" + text.mid(rows);
    write(u"odd.bvh"_s, text);
    QVERIFY(batch({u"convert"_s}).status <= 1);
    for (const QJsonObject &line : linesOf(out(u"report.jsonl"_s))) {
        if (line[u"input"].toString() != u"odd.bvh"_s)
            continue;
        QSet<QString> kinds;
        for (const QJsonValue &finding : line[u"findings"].toArray())
            kinds << finding[u"kind"].toString();
        QVERIFY2(kinds.size() >= 2 && kinds.contains(u"frame-count"_s),
                 qPrintable(QStringList(kinds.values()).join(u' ')));
        QCOMPARE(line[u"findings"].toArray().size(), kinds.size());
        return;
    }
    QFAIL("the report lacks the file");
}

void BatchTest::finishedFilesAreNotProcessedAgain()
{
    const QString skeleton = m_folder->path(u"skeleton.bvh"_s);
    const auto writeSkeleton = [&](double scale) {
        (void)m_folder->write(u"skeleton.bvh"_s,
                              QByteArray::fromStdString(writeBvh(makeWalker({.frames = 1, .scale = scale}).clip)));
    };
    writeSkeleton(1.0);
    QFile::remove(in(u"small.BVH"_s));
    QFile::remove(in(u"b/c/deep.bvh"_s));
    write(u"b/walk.bvh"_s, m_walk);
    QStringList words{u"--resume"_s, u"retarget"_s, u"--onto"_s, skeleton};
    const auto doneNow = [&] {
        const qsizetype before = bytesOf(out(u"report.jsonl"_s)).count('\n');
        const CliRun run = batch(words);
        return run.status == 0 ? bytesOf(out(u"report.jsonl"_s)).count('\n') - before : -1;
    };
    QCOMPARE(doneNow(), 2);
    QCOMPARE(doneNow(), 0);
    // A new time stamp on the same bytes is no change.
    QFile file(in(u"walk.bvh"_s));
    QVERIFY(file.open(QIODevice::ReadWrite) &&
            file.setFileTime(QDateTime::currentDateTime().addSecs(-5000), QFile::FileModificationTime));
    file.close();
    QCOMPARE(doneNow(), 0);
    write(u"walk.bvh"_s, m_walk + '\n');
    QCOMPARE(doneNow(), 1);
    QVERIFY(QFile::remove(out(u"b/walk.bvh"_s)));
    QCOMPARE(doneNow(), 1);
    QVERIFY(QFile::exists(out(u"b/walk.bvh"_s)));
    // The arguments, and the files that they name, must not differ.
    writeSkeleton(1.25);
    QCOMPARE(doneNow(), 2);
    QCOMPARE(doneNow(), 0);
    words << u"--keep-travel"_s;
    QCOMPARE(doneNow(), 2);
}

void BatchTest::aReportIsContinuedOnlyOnRequest()
{
    QCOMPARE(batch({u"convert"_s}).status, 0);
    const QByteArray before = bytesOf(out(u"report.jsonl"_s));
    const CliRun run = batch({u"convert"_s, u"--clean"_s});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("--resume"), run.err);
    QCOMPARE(bytesOf(out(u"report.jsonl"_s)), before);
}

// The batch is killed without warning again and again and then continued: the files are the same as without.
void BatchTest::aKillLosesNothing()
{
    constexpr int count = 150;
    for (int i = 0; i < count; ++i)
        write(u"many/%1.bvh"_s.arg(i), m_longer + QByteArray(i, '\n'));
    const QString whole = m_folder->path(u"whole"_s);
    const QStringList words = slowWords;
    QCOMPARE(limberCli(QStringList{u"batch"_s, u"--in"_s, in(u"many"_s), u"--out"_s, whole} + words).status, 0);
    const QStringList call =
        QStringList{u"batch"_s, u"--in"_s, in(u"many"_s), u"--out"_s, out(), u"--resume"_s} + words;
    int kills = 0;
    for (int i = 0; i < 4; ++i) {
        QProcess process;
        process.start(QStringLiteral(LIMBER_CLI), call);
        const auto reported = [&] { return bytesOf(out(u"report.jsonl"_s)).count('\n'); };
        const qsizetype before = reported();
        QTRY_VERIFY(reported() >= before + 10 || process.state() == QProcess::NotRunning);
        kills += process.state() == QProcess::Running ? 1 : 0;
        process.kill();
        process.waitForFinished(testPatience);
        // A line that was cut off, as by a power failure.
        QFile report(out(u"report.jsonl"_s));
        QVERIFY(report.resize(report.size() - 7));
    }
    QVERIFY(kills > 0);
    // Running jobs finish by themselves, and hold the report until then.
    const auto isReportFree = [this] {
        QFile report(out(u"report.jsonl"_s));
        return report.open(QIODevice::ReadWrite) && ::flock(report.handle(), LOCK_EX | LOCK_NB) == 0;
    };
    QTRY_VERIFY(isReportFree());
    const CliRun run = limberCli(call);
    QVERIFY2(run.status == 0, run.err);
    QStringList names = filesBelow(whole);
    QCOMPARE(names.size(), count + 1);
    QCOMPARE(filesBelow(out()), names);
    names.removeOne(u"report.jsonl"_s);
    for (const QString &name : names)
        QVERIFY2(bytesOf(out(name)) == bytesOf(whole + u'/' + name), qPrintable(name));
    QCOMPARE(int(statuses(out(u"report.jsonl"_s)).size()) - (statuses(out(u"report.jsonl"_s)).contains({}) ? 1 : 0),
             count);
}

void BatchTest::aSignalEndsTheBatchInOrder()
{
    for (int i = 0; i < 200; ++i)
        write(u"many/%1.bvh"_s.arg(i), m_longer);
    for (const int signal : {SIGINT, SIGTERM}) {
        QDir(out()).removeRecursively();
        QProcess process;
        process.start(QStringLiteral(LIMBER_CLI),
                      QStringList{u"batch"_s, u"--in"_s, in(u"many"_s), u"--out"_s, out()} + slowWords);
        QTRY_VERIFY(bytesOf(out(u"report.jsonl"_s)).count('\n') >= 5);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(testPatience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("--resume"));
        QVERIFY(bytesOf(out(u"report.jsonl"_s)).endsWith("}\n"));
        // Each line has a complete result.
        QStringList names = filesBelow(out());
        names.removeOne(u"report.jsonl"_s);
        QCOMPARE(names.size(), linesOf(out(u"report.jsonl"_s)).size());
        QVERIFY(names.size() < 200);
        for (const QString &name : names)
            QVERIFY(!name.startsWith(u'.'));
    }
}

void BatchTest::shardsTogetherContainAllFiles()
{
    for (int i = 0; i < 40; ++i)
        write(u"s/%1.bvh"_s.arg(i), smallBvh());
    std::map<QString, int> found;
    for (int shard = 1; shard <= 3; ++shard) {
        const QString part = u"%1/3"_s.arg(shard);
        QCOMPARE(batch({u"--shard"_s, part, u"convert"_s}).status, 0);
        const auto files = statuses(out(u"report-%1-of-3.jsonl"_s.arg(shard)));
        QVERIFY(files.size() > 5U); // the files are distributed evenly
        for (const auto &[name, status] : files)
            ++found[name];
    }
    QCOMPARE(int(found.size()), 43);
    for (const auto &[name, count] : found)
        QVERIFY2(count == 1, qPrintable(name));
    // The hash must never change, because lists of shards may be years old.
    QCOMPARE(statuses(out(u"report-1-of-3.jsonl"_s)).contains(u"walk.bvh"_s)   ? 1
             : statuses(out(u"report-2-of-3.jsonl"_s)).contains(u"walk.bvh"_s) ? 2
                                                                               : 3,
             3);
}

void BatchTest::listsSelectTheFiles()
{
    const QString list = m_folder->write(u"list"_s, "./walk.bvh\n\nb/c/deep.bvh\n");
    QCOMPARE(batch({u"--files-from"_s, list, u"convert"_s}).status, 0);
    QCOMPARE(statuses(out(u"report.jsonl"_s)).size(), 2U);
    QVERIFY(QFile::exists(out(u"b/c/deep.bvh"_s)) && !QFile::exists(out(u"small.bvh"_s)));
    QFile::remove(out(u"report.jsonl"_s));
    const CliRun zeros =
        limberCli({u"batch"_s, u"--in"_s, in(), u"--out"_s, out(), u"--files-from"_s, u"-"_s, u"-0"_s, u"convert"_s},
                  QByteArray("walk.bvh\0missing.bvh", 20));
    QCOMPARE(zeros.status, 1);
    QCOMPARE(statuses(out(u"report.jsonl"_s))[u"missing.bvh"_s], u"failed"_s);
    QCOMPARE(statuses(out(u"report.jsonl"_s))[u"walk.bvh"_s], u"done"_s);
    QFile::remove(out(u"report.jsonl"_s));
    // The results would be written to another folder.
    (void)m_folder->write(u"elsewhere.bvh"_s, smallBvh());
    const QString bad = m_folder->write(u"list"_s, "../elsewhere.bvh\nb/../../elsewhere.bvh\n" +
                                                       m_folder->path(u"elsewhere.bvh"_s).toUtf8() + "\n");
    const CliRun refused = batch({u"--files-from"_s, bad, u"convert"_s});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.err.count("expected a path below"), 3);
    QVERIFY(bytesOf(out(u"report.jsonl"_s)).isEmpty());
    QCOMPARE(batch({u"--files-from"_s, u"/nowhere/list"_s, u"--resume"_s, u"convert"_s}).status, 1);
}

void BatchTest::resultsOfTheSameNameAreDistinguished()
{
    write(u"walk.BVH"_s, smallBvh());
    for (const bool again : {false, true}) {
        const CliRun run = batch(QStringList{u"--ending"_s, u".glb"_s} +
                                 (again ? QStringList{u"--resume"_s} : QStringList{}) + QStringList{u"export"_s});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("1 collision"), run.err);
        const auto all = statuses(out(u"report.jsonl"_s));
        QCOMPARE(all.at(u"walk.BVH"_s), u"done"_s); // capital letters come first
        QCOMPARE(all.at(u"walk.bvh"_s), u"collision"_s);
    }
}

void BatchTest::anyFileNameIsAccepted()
{
    const ByteFolder folder;
    const QByteArrayList names{"-o.bvh", "a\nb.bvh", "caf\xE9.bvh", "caf\xEA.bvh", "q\"uote.bvh", "%s.bvh", "{}.bvh"};
    for (const QByteArray &name : names)
        (void)folder.write(name, smallBvh());
    const QString script = u"cd \"$1\"/* && $cli batch --resume --in . --out ../out convert && "
                           "$cli batch --resume --in . --out ../out convert && ls ../out | wc -l && "
                           "cd .. && mv -- out -o && $cli batch --in -o --out out2 --ending .bvh convert"_s;
    const CliRun run = shell(script, {folder.root()});
    QVERIFY2(run.status == 0, run.err);
    QVERIFY2(run.err.contains("7 were done before"), run.err);
    QVERIFY(run.err.isValidUtf8());
    const CliRun report =
        shell(u"cat \"$1\"/out2/report.jsonl && ls -A \"$1\"/out2 | head -100 >&2"_s, {folder.root()});
    QVERIFY(report.out.isValidUtf8());
    QCOMPARE(report.out.count('\n'), 7);
    std::set<QString> ids;
    for (const QByteArray &line : report.out.trimmed().split('\n'))
        ids.insert(QJsonDocument::fromJson(line).object()[u"id"].toString());
    QCOMPARE(ids.size(), 7U);
}

// A file that needs more memory than all jobs together may use fails with a message, and the other files are processed.
void BatchTest::memoryIsLimited()
{
    const Walker walker = makeWalker({.frames = 60'000});
    write(u"large.bvh"_s, QByteArray::fromStdString(writeBvh(walker.clip)));
    const CliRun run = batch({u"--memory"_s, u"150"_s, u"apply"_s, u"smooth:cutoff=6"_s});
    QCOMPARE(run.status, 1);
    const auto all = statuses(out(u"report.jsonl"_s));
    QCOMPARE(all.at(u"large.bvh"_s), u"failed"_s);
    QCOMPARE(all.at(u"walk.bvh"_s), u"done"_s);
    for (const QJsonObject &line : linesOf(out(u"report.jsonl"_s))) {
        if (line[u"input"].toString() == u"large.bvh"_s)
            QVERIFY2(QJsonDocument(line).toJson().contains("memory"), QJsonDocument(line).toJson());
    }
    QVERIFY(!QFile::exists(out(u"large.bvh"_s)));
}

void BatchTest::reportsAreMergedAndCounted()
{
    write(u"bad.bvh"_s, "nothing");
    for (const char *shard : {"1/2", "2/2"})
        (void)batch({u"--shard"_s, QLatin1String(shard), u"convert"_s});
    const QStringList reports{out(u"report-1-of-2.jsonl"_s), out(u"report-2-of-2.jsonl"_s)};
    const QString merged = m_folder->path(u"all.jsonl"_s);
    QCOMPARE(limberCli(QStringList{u"batch"_s, u"--merge-reports"_s, merged} + reports).status, 0);
    QCOMPARE(statuses(merged).size(), 4U);
    // The file is repaired and processed again; its last line in the report is the valid one.
    write(u"bad.bvh"_s, smallBvh());
    for (const char *shard : {"1/2", "2/2"})
        QCOMPARE(batch({u"--shard"_s, QLatin1String(shard), u"--resume"_s, u"convert"_s}).status, 0);
    QCOMPARE(limberCli(QStringList{u"batch"_s, u"--merge-reports"_s, merged} + reports).status, 0);
    QCOMPARE(statuses(merged).size(), 4U);
    QCOMPARE(statuses(merged)[u"bad.bvh"_s], u"done"_s);
    QCOMPARE(bytesOf(merged).count('\n'), 4);
    const QJsonObject summary =
        limberCli(QStringList{u"batch"_s, u"--summary"_s, u"--json"_s} + reports).json().object();
    QCOMPARE(summary[u"files"].toInt(), 4);
    QCOMPARE(summary[u"status"][u"done"].toInt(), 4);
    // The report contains an invalid line.
    QFile report(reports[0]);
    QVERIFY(report.open(QIODevice::Append) && report.write("{\"input\":\"x\n") > 0);
    report.close();
    const CliRun odd = limberCli(QStringList{u"batch"_s, u"--summary"_s} + reports);
    QCOMPARE(odd.status, 0);
    QVERIFY2(odd.err.contains("left out") && odd.out.startsWith("4 files\n"), odd.err + odd.out);
}

void BatchTest::anyNumberOfJobsFrom1To1024IsAccepted()
{
    for (const QString &jobs : {u"1"_s, u"1024"_s}) {
        const CliRun run = batch({u"--jobs"_s, jobs, u"convert"_s});
        QVERIFY2(run.status == 0, run.err);
        QCOMPARE(statuses(out(u"report.jsonl"_s)).size(), 3U);
        QVERIFY(QDir(out()).removeRecursively());
    }
}

// A wrong argument is not reported again for each of a million files.
void BatchTest::wrongArgumentsAreReportedOnce()
{
    const CliRun run = batch({u"convert"_s, u"--no-such-option"_s});
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.count('\n') <= 2 && run.err.contains("no-such-option"), run.err);
    QVERIFY(bytesOf(out(u"report.jsonl"_s)).isEmpty());
}

void BatchTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    const QString here = QDir::tempPath();
    QTest::newRow("nothing") << QStringList{} << u"expected a verb"_s;
    QTest::newRow("no batch") << QStringList{u"--in"_s, here, u"batch"_s} << u"one file after the other"_s;
    QTest::newRow("no folder") << QStringList{u"convert"_s} << u"--in FOLDER"_s;
    QTest::newRow("no such folder") << QStringList{u"--in"_s, u"/nowhere"_s, u"convert"_s} << u"expected a folder"_s;
    QTest::newRow("no out") << QStringList{u"--in"_s, here, u"convert"_s} << u"--out FOLDER"_s;
    QTest::newRow("no report") << QStringList{u"--in"_s, here, u"check"_s} << u"--report FILE"_s;
    QTest::newRow("out below in") << QStringList{u"--in"_s, here, u"--out"_s, here + u"/x/y"_s, u"convert"_s}
                                  << u"outside of --in"_s;
    QTest::newRow("out is in") << QStringList{u"--in"_s, here, u"--out"_s, here + u"/."_s, u"convert"_s}
                               << u"outside of --in"_s;
    QTest::newRow("no ending") << QStringList{u"--in"_s, here, u"--out"_s, u"/nowhere"_s, u"export"_s} << u"--ending"_s;
    QTest::newRow("bad ending") << QStringList{u"--in"_s, here, u"--ending"_s, u"./x"_s, u"export"_s}
                                << u"an ending such as"_s;
    for (const char *shard : {"0/2", "3/2", "1", "1/", "/2", "1/0", "-1/2", "1/9999999"})
        QTest::newRow(shard) << QStringList{u"--in"_s, here, u"--shard"_s, QLatin1String(shard), u"check"_s}
                             << u"--shard"_s;
    for (const char *jobs : {"0", "1025", "-1", "two"})
        QTest::addRow("%s jobs", jobs) << QStringList{u"--in"_s, here, u"--jobs"_s, QLatin1String(jobs), u"check"_s}
                                       << u"--jobs"_s;
    QTest::newRow("memory") << QStringList{u"--in"_s, here, u"--memory"_s, u"1"_s, u"check"_s} << u"--memory"_s;
    QTest::newRow("0 alone") << QStringList{u"--in"_s, here, u"--report"_s, u"/nowhere/r"_s, u"-0"_s, u"check"_s}
                             << u"--files-from"_s;
    QTest::newRow("no reports") << QStringList{u"--summary"_s} << u"expected reports"_s;
}

void BatchTest::wrongUsageGivesStatus64()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, said);
    const CliRun run = limberCli(QStringList{u"batch"_s} + words);
    QVERIFY2(run.status == 64, run.err);
    QVERIFY2(run.err.contains(said.toUtf8()), run.err);
}

QTEST_GUILESS_MAIN(BatchTest)

} // namespace tst_batch

#include "tst_batch.moc"
