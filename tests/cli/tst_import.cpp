#include "limbercli.h"
#include "patience.h"
#include "support/scenes/scenefiles.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_import {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray legAs(const QString &suffix)
{
    if (suffix == u"dae")
        return legAsCollada();
    if (suffix == u"gltf")
        return legAsGltf();
    return legAsFbx(suffix == u"fbx");
}

} // namespace

// Files of other 3D programs on the command line: good ones and those of an attacker.
class ImportTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsEqualThoseOfTheFile_data();
    void positionsEqualThoseOfTheFile();
    void exportedFilesAreReadBack_data();
    void exportedFilesAreReadBack();
    void numbersInAFileBesideAreRead();
    void unitRateAndAxisCanBeSet();
    void animationsCanBeChosen();
    void aSkeletonWithoutMotionGivesOneFrame();
    void aFileThatClaimsNoFramesASecondIsRead();
    void namesOfAnyBytesAreAccepted();
    void damagedFilesAreRefusedWithASentence_data();
    void damagedFilesAreRefusedWithASentence();
    void expandingDataIsRefusedAtTheLimit();
    void filesOutsideOfTheFolderAreNotRead_data();
    void filesOutsideOfTheFolderAreNotRead();
    void linksAndPipesBesideAreNotFollowed();
    void oddThingsAreRefused();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void theReaderOpensNoFiles();
    void batchImportsWholeFolders();

private:
    [[nodiscard]] QString out() const { return m_folder.path(u"out.bvh"_s); }
    CliRun import(const QString &file, const QStringList &more = {})
    {
        QFile::remove(out());
        return limberCli(QStringList{u"import"_s, file, out()} + more);
    }
    [[nodiscard]] std::optional<Clip> result() const { return readBvh(bytesOf(out()).toStdString()).clip; }
    // Checks that the file is refused in one line that names it, and that there is no output.
    void compareRefused(const CliRun &run, const QString &file)
    {
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.count('\n') == 1, run.err.constData());
        QVERIFY2(run.err.startsWith(file.toUtf8() + ": error: "), run.err.constData());
        QVERIFY(run.out.isEmpty());
        QVERIFY(!QFile::exists(out()));
    }

    FileFolder m_folder;
};

void ImportTest::positionsEqualThoseOfTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("FBX, text") << u"leg.fbx"_s << legAsFbx(false);
    QTest::newRow("FBX, binary") << u"leg.fbx"_s << legAsFbx(true);
    QTest::newRow("Collada") << u"leg.dae"_s << legAsCollada();
    QTest::newRow("glTF") << u"leg.gltf"_s << legAsGltf();
    QTest::newRow("in capitals") << u"LEG.GLTF"_s << legAsGltf();
}

void ImportTest::positionsEqualThoseOfTheFile()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const CliRun run = import(m_folder.write(name, bytes));
    QVERIFY2(run.status == 0, run.err.constData());
    const auto clip = result();
    QVERIFY(clip);
    QCOMPARE(clip->motion.frameCount(), legFrames);
    QVERIFY(std::abs(clip->motion.frameTimeSeconds() - 0.04) < 1e-6);
    QCOMPARE(clip->skeleton.jointCount(), 3);
    const char *const names[]{"Hips", "Knee", "Ankle"};
    for (int joint = 0; joint < 3; ++joint)
        QCOMPARE(clip->skeleton.joint(joint).name, std::string(names[joint]));
    for (int frame = 0; frame < legFrames; ++frame) {
        const Pose pose = poseAt(*clip, frame, {});
        const std::array<glm::dvec3, 3> wanted = legPositions(frame);
        for (std::size_t joint = 0; joint < 3; ++joint)
            QVERIFY2(glm::distance(pose.jointPositions[joint], wanted[joint]) < 1e-3,
                     qPrintable(u"frame %1 joint %2"_s.arg(frame).arg(joint)));
    }
}

void ImportTest::exportedFilesAreReadBack_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("glb") << u"glb"_s << QStringList();
    QTest::newRow("gltf") << u"gltf"_s << QStringList();
    QTest::newRow("inches, no figure") << u"glb"_s << QStringList{u"--unit"_s, u"in"_s, u"--no-figure"_s};
    QTest::newRow("fewer keys") << u"glb"_s << QStringList{u"--fewer-keys"_s, u"0.001"_s};
}

void ImportTest::exportedFilesAreReadBack()
{
    QFETCH(QString, suffix);
    QFETCH(QStringList, options);
    const Clip clip = makeWalker({.frames = 40, .up = Axis::Z}).clip;
    const QString bvh = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const QString exported = m_folder.path(u"walk."_s + suffix);
    QCOMPARE(limberCli(QStringList{u"export"_s, bvh, exported} + options).status, 0);
    QCOMPARE(import(exported).status, 0);
    const auto again = result();
    QVERIFY(again);
    QCOMPARE(again->motion.frameCount(), 40);
    QVERIFY(again->skeleton.hasSameLayoutAs(clip.skeleton));
    for (int frame = 0; frame < 40; ++frame) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(*again, frame, {});
        for (std::size_t i = 0; i < was.jointPositions.size(); ++i)
            QVERIFY(glm::distance(was.jointPositions[i], is.jointPositions[i]) < 0.01); // out of 170
    }
}

void ImportTest::numbersInAFileBesideAreRead()
{
    QVERIFY(QDir(m_folder.path({})).mkpath(u"a b"_s));
    m_folder.write(u"a b/n.bin"_s, legNumbers());
    const CliRun run = import(m_folder.write(u"beside.gltf"_s, legAsGltf("a%20b/n.bin")));
    QVERIFY2(run.status == 0, run.err.constData());
    QVERIFY(glm::distance(poseAt(*result(), 3, {}).jointPositions[2], legPositions(3)[2]) < 1e-3);
    compareRefused(import(m_folder.write(u"gone.gltf"_s, legAsGltf("gone.bin"))), m_folder.path(u"gone.gltf"_s));
    m_folder.write(u"n.txt"_s, legNumbers());
    compareRefused(import(m_folder.write(u"txt.gltf"_s, legAsGltf("n.txt"))), m_folder.path(u"txt.gltf"_s));
}

void ImportTest::unitRateAndAxisCanBeSet()
{
    const QString file = m_folder.write(u"leg.gltf"_s, legAsGltf());
    QCOMPARE(import(file, {u"--unit"_s, u"m"_s, u"--rate"_s, u"50"_s, u"--up"_s, u"z"_s}).status, 0);
    const auto clip = result();
    QVERIFY(clip);
    QCOMPARE(clip->motion.frameCount(), 2 * (legFrames - 1) + 1);
    const glm::dvec3 wanted = legPositions(2)[0];
    QVERIFY(glm::distance(poseAt(*clip, 4, {}).jointPositions[0], 0.01 * glm::dvec3(wanted.x, -wanted.z, wanted.y)) <
            1e-5);
}

void ImportTest::animationsCanBeChosen()
{
    QByteArray two = legAsGltf();
    two.replace("\"animations\": [", "\"animations\": [{\"name\": \"Still\", \"channels\": [], \"samplers\": []}, ");
    const QString file = m_folder.write(u"two.gltf"_s, two);
    const CliRun first = import(file);
    QCOMPARE(first.status, 0);
    QVERIFY2(first.err.contains("note: the first of 2 animations: 1 'Still', 2 'Kick'"), first.err.constData());
    QCOMPARE(result()->motion.frameCount(), 1);
    for (const char *word : {"2", "Kick"}) {
        QCOMPARE(import(file, {u"--animation"_s, QString::fromLatin1(word)}).status, 0);
        QCOMPARE(result()->motion.frameCount(), legFrames);
    }
    for (const char *word : {"0", "3", "1.5", "kick", "", "nan"}) {
        const CliRun run = import(file, {u"--animation"_s, QString::fromLatin1(word)});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("expected one of its animations, 1 'Still', 2 'Kick', found"), run.err.constData());
        QVERIFY(!QFile::exists(out()));
    }
}

void ImportTest::aSkeletonWithoutMotionGivesOneFrame()
{
    QByteArray still = legAsGltf();
    still.replace("\"animations\"", "\"unknown\"");
    QCOMPARE(import(m_folder.write(u"still.gltf"_s, still)).status, 0);
    const auto clip = result();
    QVERIFY(clip);
    QCOMPARE(clip->motion.frameCount(), 1);
    QVERIFY(glm::distance(poseAt(*clip, 0, {}).jointPositions[2], glm::dvec3(0, 15, 0)) < 1e-3);
    compareRefused(import(m_folder.write(u"empty.gltf"_s, R"({"asset": {"version": "2.0"}})")),
                   m_folder.path(u"empty.gltf"_s));
}

void ImportTest::aFileThatClaimsNoFramesASecondIsRead()
{
    QByteArray leg = legAsFbx(false);
    const QByteArray rate(R"("TimeMode", "enum", "", "A", 10)");
    QVERIFY(leg.contains(rate));
    leg.replace(rate, R"("TimeMode", "enum", "", "A", 14
        P: "CustomFrameRate", "double", "", "A", 0)");
    const CliRun run = import(m_folder.write(u"leg.fbx"_s, leg));
    QVERIFY2(run.status == 0, run.err.constData());
    const auto clip = result();
    QVERIFY(clip);
    QCOMPARE(clip->skeleton.jointCount(), 3);
    QVERIFY(glm::distance(poseAt(*clip, 0, {}).jointPositions[2], legPositions(0)[2]) < 1e-3);
}

void ImportTest::namesOfAnyBytesAreAccepted()
{
    m_folder.write(u"leg.fbx"_s, legAsFbx(true));
    const CliRun run = shell(uR"(cd "$1" && name=$(printf 'a\377 \033[31m; $(x).fbx') && cp leg.fbx "./$name" &&
        "$cli" import "$name" odd.bvh && grep -c Frames odd.bvh && "$cli" import "./gone $name" gone.bvh
        status=$?; rm -- "./$name"; exit $status)"_s,
                             {m_folder.path({})});
    QCOMPARE(run.status, 1); // because of the missing file
    QCOMPARE(run.out, QByteArray("1\n"));
    QVERIFY(!run.err.contains('\033'));
}

void ImportTest::damagedFilesAreRefusedWithASentence_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : {"fbx", "text.fbx", "dae", "gltf"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

// Files are truncated, and bits flipped, at positions that are the same in every run.
void ImportTest::damagedFilesAreRefusedWithASentence()
{
    QFETCH(QString, suffix);
    const QByteArray whole = legAs(suffix);
    QRandomGenerator random(99);
    int refused = 0;
    for (int i = 0; i < 200; ++i) {
        QByteArray damaged = whole;
        if (i % 4 == 0)
            damaged.truncate(random.bounded(int(whole.size())));
        for (int flips = i % 4; flips > 0; --flips)
            damaged[random.bounded(int(damaged.size()))] = char(random.bounded(256));
        const QString file = m_folder.write(u"damaged."_s + suffix, damaged);
        const CliRun run = import(file);
        QVERIFY2(run.status == 0 || run.status == 1, qPrintable(u"copy %1: %2"_s.arg(i).arg(run.status)));
        if (run.status == 0) {
            QVERIFY(result());
            continue;
        }
        ++refused;
        compareRefused(run, file);
        if (QTest::currentTestFailed())
            qFatal("copy %d", i);
    }
    QVERIFY(refused > 50);
}

void ImportTest::expandingDataIsRefusedAtTheLimit()
{
    const QString fbx = m_folder.write(u"swells.fbx"_s, fbxThatSwells(0x1FFFFFFF)); // four gigabytes
    const CliRun run = import(fbx);
    compareRefused(run, fbx);
    QVERIFY2(run.err.contains("memory limit of 2048 MB"), run.err.constData());
    QByteArray claims = legAsGltf();
    claims.replace("\"count\": 4", "\"count\": 2000000000");
    const QString gltf = m_folder.write(u"claims.gltf"_s, claims);
    const CliRun claimed = import(gltf);
    compareRefused(claimed, gltf);
    QVERIFY2(claimed.err.contains("claims more bytes than there are"), claimed.err.constData());
    // A motion with too many frames is refused before any frame is made.
    const CliRun endless = import(m_folder.write(u"leg.gltf"_s, legAsGltf()), {u"--rate"_s, u"2000"_s});
    QCOMPARE(endless.status, 0);
}

void ImportTest::filesOutsideOfTheFolderAreNotRead_data()
{
    QTest::addColumn<QByteArray>("uri");
    for (const char *uri : {"../outside.bin", "/etc/passwd", "file:///etc/passwd", "http://127.0.0.1:9/n.bin",
                            "%2e%2e/outside.bin", "inside/../../outside.bin", "passwd.bin"})
        QTest::newRow(uri) << QByteArray(uri);
}

void ImportTest::filesOutsideOfTheFolderAreNotRead()
{
    QFETCH(QByteArray, uri);
    const QDir folder(m_folder.path({}));
    QVERIFY(folder.mkpath(u"sub/inside"_s));
    m_folder.write(u"outside.bin"_s, legNumbers());
    QFile::link(u"/etc/passwd"_s, folder.filePath(u"sub/passwd.bin"_s));
    const QString file = m_folder.write(u"sub/leg.gltf"_s, legAsGltf(uri));
    const CliRun run = import(file);
    compareRefused(run, file);
    QVERIFY2(run.err.contains("its folder"), run.err.constData());
    QVERIFY(!run.err.contains("root:"));
}

void ImportTest::linksAndPipesBesideAreNotFollowed()
{
    const QDir folder(m_folder.path({}));
    QVERIFY(folder.mkpath(u"links"_s));
    QVERIFY(folder.mkpath(u"elsewhere"_s));
    m_folder.write(u"elsewhere/n.bin"_s, legNumbers());
    m_folder.write(u"links/real.bin"_s, legNumbers());
    QFile::link(folder.filePath(u"elsewhere"_s), folder.filePath(u"links/away"_s));
    QFile::link(u"real.bin"_s, folder.filePath(u"links/near.bin"_s));
    QCOMPARE(::mkfifo(qPrintable(folder.filePath(u"links/pipe.bin"_s)), 0600), 0);
    QVERIFY(folder.mkpath(u"links/folder.bin"_s));
    for (const char *uri : {"away/n.bin", "pipe.bin", "folder.bin"}) {
        const QString file = m_folder.write(u"links/leg.gltf"_s, legAsGltf(uri));
        compareRefused(import(file), file);
    }
    // This link stays below the folder.
    QCOMPARE(import(m_folder.write(u"links/leg.gltf"_s, legAsGltf("near.bin"))).status, 0);
}

void ImportTest::oddThingsAreRefused()
{
    const QDir folder(m_folder.path({}));
    QVERIFY(folder.mkpath(u"folder.fbx"_s));
    compareRefused(import(folder.filePath(u"folder.fbx"_s)), folder.filePath(u"folder.fbx"_s));
    compareRefused(import(folder.filePath(u"nowhere.dae"_s)), folder.filePath(u"nowhere.dae"_s));
    for (const char *name : {"empty.fbx", "empty.dae", "empty.gltf", "empty.glb"}) {
        const QString file = m_folder.write(QString::fromLatin1(name), {});
        compareRefused(import(file), file);
    }
    const QString file = m_folder.write(u"walk.fbx"_s, smallBvh());
    compareRefused(import(file), file);
}

void ImportTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    const QString leg = u"leg.gltf"_s;
    QTest::newRow("unit") << QStringList{leg, u"o.bvh"_s, u"--unit"_s, u"mile"_s};
    QTest::newRow("up") << QStringList{leg, u"o.bvh"_s, u"--up"_s, u"w"_s};
    QTest::newRow("rate") << QStringList{leg, u"o.bvh"_s, u"--rate"_s, u"0"_s};
    QTest::newRow("rate too high") << QStringList{leg, u"o.bvh"_s, u"--rate"_s, u"2001"_s};
    QTest::newRow("skeleton") << QStringList{leg, u"o.bvh"_s, u"--skeleton"_s, u"x.bvh"_s};
    QTest::newRow("animation of .anim") << QStringList{u"a.anim"_s, u"o.bvh"_s, u"--animation"_s, u"1"_s};
    QTest::newRow("unit of a table") << QStringList{u"a.csv"_s, u"o.bvh"_s, u"--unit"_s, u"cm"_s};
    QTest::newRow("one file") << QStringList{leg};
}

void ImportTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, words);
    const CliRun run = limberCli(QStringList{u"import"_s} + words);
    QCOMPARE(run.status, 64);
    QVERIFY(run.err.startsWith("limber-cli import: error: "));
}

// Once the reader looks at the file, it asks the system only for memory and to write its answer.
void ImportTest::theReaderOpensNoFiles()
{
    if (QStandardPaths::findExecutable(u"strace"_s).isEmpty())
        QSKIP("strace is missing");
    const QString trace = m_folder.path(u"trace"_s);
    for (const char *const suffix : {"fbx", "dae", "gltf"}) {
        const QString file =
            m_folder.write(u"traced."_s + QString::fromLatin1(suffix), legAs(QString::fromLatin1(suffix)));
        QProcess process;
        process.start(u"strace"_s, {u"-f"_s, u"-o"_s, trace, QStringLiteral(LIMBER_READER), QString::fromLatin1(suffix),
                                    file, u"2048"_s, u"60"_s});
        QVERIFY(process.waitForFinished(testPatience));
        if (process.exitCode() != 0)
            QSKIP("strace may not trace here");
        QVERIFY(process.readAllStandardOutput().startsWith("LIMBER S"));
        const QByteArray calls = bytesOf(trace);
        const qsizetype locked = calls.lastIndexOf("seccomp(SECCOMP_SET_MODE_FILTER");
        QVERIFY(locked > 0);
        for (const QByteArray &call : calls.mid(calls.indexOf('\n', locked) + 1).trimmed().split('\n')) {
            const QByteArray name = call.mid(call.indexOf(' ') + 1).trimmed().split('(').front();
            const bool isHarmless = name == "brk" || name == "mmap" || name == "munmap" || name == "mremap" ||
                                    name == "write" || name == "exit_group" || name == "futex" || name == "madvise" ||
                                    name.startsWith("+++");
            QVERIFY2(isHarmless, call.constData());
        }
        // Before that it opens no socket, and no file for writing.
        QVERIFY(!calls.contains("socket("));
        QVERIFY(!calls.contains("O_WRONLY") && !calls.contains("O_RDWR") && !calls.contains("O_CREAT"));
    }
}

void ImportTest::batchImportsWholeFolders()
{
    QVERIFY(QDir(m_folder.path({})).mkpath(u"takes/sub"_s));
    m_folder.write(u"takes/a.fbx"_s, legAsFbx(true));
    m_folder.write(u"takes/sub/b.dae"_s, legAsCollada());
    m_folder.write(u"takes/bad.fbx"_s, "none");
    const CliRun run = limberCli({u"batch"_s, u"--in"_s, m_folder.path(u"takes"_s), u"--out"_s,
                                  m_folder.path(u"made"_s), u"import"_s, u"--unit"_s, u"m"_s});
    QCOMPARE(run.status, 1); // because of the bad file
    for (const QString &name : {u"made/a.bvh"_s, u"made/sub/b.bvh"_s}) {
        const auto clip = readBvh(bytesOf(m_folder.path(name)).toStdString()).clip;
        QVERIFY(clip);
        QVERIFY(glm::distance(poseAt(*clip, 2, {}).jointPositions[2], 0.01 * legPositions(2)[2]) < 1e-5);
    }
    QVERIFY(!QFile::exists(m_folder.path(u"made/bad.bvh"_s)));
}

QTEST_GUILESS_MAIN(ImportTest)

} // namespace tst_import

#include "tst_import.moc"
