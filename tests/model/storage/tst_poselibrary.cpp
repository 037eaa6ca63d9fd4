#include "storage/poselibrary.h"

#include "storage/posefile.h"
#include "support/randommotion.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace tst_poselibrary {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

LibraryPose poseNamed(const QString &name)
{
    LibraryPose pose;
    pose.name = name;
    pose.clip = makeWalker({.frames = 1}).clip;
    return pose;
}

} // namespace

// Poses that are stored in files.
class PoseLibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<FileFolder>(); }
    void posesAreReadBackUnchanged();
    void namesMayHaveAnyCharacters_data();
    void namesMayHaveAnyCharacters();
    void jointNamesKeepTheirBytes();
    void poseFilesAreListedByName();
    void posesAreRenamedAndRemoved();
    void damagedFilesAreReportedAndSkipped_data();
    void damagedFilesAreReportedAndSkipped();
    void oddSkeletonsAreKept_data();
    void oddSkeletonsAreKept();
    void aFolderThatCannotBeMadeIsReported();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(u"poses"_s); }

    std::unique_ptr<FileFolder> m_folder;
};

void PoseLibraryTest::posesAreReadBackUnchanged()
{
    PoseLibrary library(folder());
    library.load();
    QVERIFY(library.poses().empty());
    LibraryPose pose = poseNamed(u"Stand"_s);
    pose.rules = {PositionRule::Add, PositionRule::Replace, {}};
    pose.up = Axis::Z;
    pose.joints = {1, 3};
    QCOMPARE(library.save(pose), QString());
    PoseLibrary again(folder());
    again.load();
    QCOMPARE(again.poses().size(), std::size_t{1});
    const LibraryPose &kept = again.poses().front();
    QCOMPARE(kept.name, pose.name);
    QVERIFY(kept.rules.roots == PositionRule::Add && kept.rules.joints == PositionRule::Replace);
    QVERIFY(kept.up == Axis::Z);
    QVERIFY(kept.joints == pose.joints);
    QVERIFY(kept.clip.skeleton.hasSameLayoutAs(pose.clip.skeleton));
    const std::span<const double> was = pose.clip.motion.frame(0);
    const std::span<const double> is = kept.clip.motion.frame(0);
    for (std::size_t i = 0; i < was.size(); ++i)
        QVERIFY(std::abs(was[i] - is[i]) < 1e-5);
}

void PoseLibraryTest::namesMayHaveAnyCharacters_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"../../etc/passwd", "<b>bold</b> & %1 \"quoted\"", "日本語", "CON", ".", "a/b\\c:d*e?f", "one\ntwo"})
        QTest::newRow(name) << QString::fromUtf8(name);
    QTest::newRow("long") << QString(5000, u'x');
}

void PoseLibraryTest::namesMayHaveAnyCharacters()
{
    QFETCH(QString, name);
    PoseLibrary library(folder());
    QCOMPARE(library.save(poseNamed(name)), QString());
    QCOMPARE(library.save(poseNamed(name)), QString()); // two poses of one name are two poses
    QCOMPARE(library.poses().size(), std::size_t{2});
    QCOMPARE(library.poses().front().name, name);
    for (const LibraryPose &pose : library.poses())
        QCOMPARE(QFileInfo(pose.file).absolutePath(), QFileInfo(folder()).absoluteFilePath());
    QVERIFY(!library.save(poseNamed(u"  "_s)).isEmpty());
}

void PoseLibraryTest::jointNamesKeepTheirBytes()
{
    LibraryPose pose = poseNamed(u"bytes"_s);
    pose.clip.skeleton.setName(1, "\x81\xff\xc3 \xe9");
    PoseLibrary library(folder());
    QCOMPARE(library.save(pose), QString());
    QCOMPARE(library.poses().front().clip.skeleton.joint(1).name, pose.clip.skeleton.joint(1).name);
}

void PoseLibraryTest::poseFilesAreListedByName()
{
    PoseLibrary library(folder());
    for (const char *name : {"zulu", "alpha", "Mike"})
        QCOMPARE(library.save(poseNamed(QLatin1String(name))), QString());
    QCOMPARE(library.poses()[0].name, u"alpha"_s);
    QCOMPARE(library.poses()[2].name, u"zulu"_s);
}

void PoseLibraryTest::posesAreRenamedAndRemoved()
{
    PoseLibrary library(folder());
    QCOMPARE(library.save(poseNamed(u"a"_s)), QString());
    QCOMPARE(library.save(poseNamed(u"b"_s)), QString());
    const QString file = library.poses()[0].file;
    QCOMPARE(library.rename(file, u" c "_s), QString());
    QCOMPARE(library.poses()[1].name, u"c"_s);
    QCOMPARE(library.poses()[1].file, file);
    QVERIFY(!library.rename(file, u" "_s).isEmpty());
    QVERIFY(!library.rename(u"/nowhere.json"_s, u"d"_s).isEmpty());
    QCOMPARE(library.remove(file), QString());
    QVERIFY(!QFile::exists(file));
    QCOMPARE(library.poses().size(), std::size_t{1});
    // Only poses are deleted.
    const QString other = m_folder->write(u"other.txt"_s, "text");
    QCOMPARE(library.remove(other), QString());
    QVERIFY(QFile::exists(other));
}

void PoseLibraryTest::damagedFilesAreReportedAndSkipped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = poseFileOf(poseNamed(u"whole"_s));
    const auto with = [&](const char *from, const char *to) { return QByteArray(whole).replace(from, to); };
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("HIERARCHY");
    QTest::newRow("cut off") << whole.left(whole.size() / 2);
    QTest::newRow("something else") << QByteArray("{\"format\": \"recipe\"}");
    QTest::newRow("newer") << with("\"version\": 1", "\"version\": 2");
    LibraryPose frameless = poseNamed(u"frameless"_s);
    frameless.clip.motion = Motion(0, frameless.clip.skeleton.columnCount());
    QTest::newRow("no frame") << poseFileOf(frameless);
    QTest::newRow("no text") << with("\"bvh\"", "\"text\"");
    QTest::newRow("no hierarchy") << with("\"bvh\": \"HIERARCHY", "\"bvh\": \"{}");
    QTest::newRow("no name") << with("\"whole\"", "\"\"");
    QTest::newRow("no up") << with("\"Y\"", "\"sideways\"");
    QTest::newRow("joints that are not there") << with("{\n", "{\n\"joints\": [0, 5000],\n");
    QTest::newRow("joints that are none") << with("{\n", "{\n\"joints\": [\"Hips\"],\n");
}

void PoseLibraryTest::damagedFilesAreReportedAndSkipped()
{
    QFETCH(QByteArray, bytes);
    PoseLibrary library(folder());
    QCOMPARE(library.save(poseNamed(u"good"_s)), QString());
    QFile file(folder() + u"/bad.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    library.load();
    QCOMPARE(library.poses().size(), std::size_t{1});
    QCOMPARE(library.damaged().size(), 1);
    QVERIFY(library.damaged().front().startsWith("bad.json: "_L1));
}

void PoseLibraryTest::oddSkeletonsAreKept_data()
{
    QTest::addColumn<int>("joints");
    for (const int joints : {1, 2, 163})
        QTest::addRow("%d joints", joints) << joints;
}

void PoseLibraryTest::oddSkeletonsAreKept()
{
    QFETCH(int, joints);
    LibraryPose pose = poseNamed(u"odd"_s);
    pose.clip = makeRandomClip({.seed = 5, .joints = joints, .frames = 1});
    PoseLibrary library(folder());
    QCOMPARE(library.save(pose), QString());
    QCOMPARE(library.poses().size(), std::size_t{1});
    QCOMPARE(library.poses().front().clip.skeleton.jointCount(), joints);
}

void PoseLibraryTest::aFolderThatCannotBeMadeIsReported()
{
    PoseLibrary library(m_folder->write(u"file"_s, "text") + u"/poses"_s);
    QVERIFY(!library.save(poseNamed(u"a"_s)).isEmpty());
    QVERIFY(library.poses().empty());
}

QTEST_GUILESS_MAIN(PoseLibraryTest)

} // namespace tst_poselibrary

#include "tst_poselibrary.moc"
