#include "project/projectreader.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"
#include "storage/projectfile.h"
#include "support/textfiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

namespace tst_projectfile {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

Skeleton skeleton()
{
    Skeleton result;
    result.addJoint({"Hips", NoJoint, {}, {}, 0});
    result.addJoint({"Chest", 0, {}, {}, 0});
    return result;
}

QByteArray naming(const char *file)
{
    return QByteArray("{\"limber-project\": 1, \"motion\": {\"file\": \"") + file + "\"}}";
}

} // namespace

class ProjectFileTest : public QObject
{
    Q_OBJECT

private slots:
    void isNamedLikeItsBvh();
    void findsTheBvhThatItNames();
    void findsAMovedBvhBesideIt();
    void namesTheBvhThatIsNotThere();
    void refusesFilesThatAreNotRegular();
    void recognisesItsBvh();
    void aCancelledSaveKeepsTheOldFile();
};

void ProjectFileTest::isNamedLikeItsBvh()
{
    QCOMPARE(projectPathOf(u"/a/walk.bvh"_s), u"/a/walk.limber"_s);
    QCOMPARE(projectPathOf(u"/a/walk.v2.BVH"_s), u"/a/walk.v2.limber"_s);
    QCOMPARE(projectPathOf(u"/a/walk"_s), u"/a/walk.limber"_s);
    QVERIFY(isProjectPath(u"x.LIMBER"_s) && !isProjectPath(u"x.limber.bvh"_s));
}

void ProjectFileTest::findsTheBvhThatItNames()
{
    const FileFolder folder;
    QVERIFY(QDir(folder.path({})).mkdir(u"takes"_s));
    const QString bvh = folder.write(u"takes/w\xF6.bvh"_s, smallBvh());
    const ProjectText project = loadProjectText(folder.write(u"p.limber"_s, naming("takes/w\xC3\xB6.bvh")));
    QVERIFY(project.text && !project.problem && !project.isFoundBeside);
    QCOMPARE(project.bvhPath, bvh);
}

void ProjectFileTest::findsAMovedBvhBesideIt()
{
    const FileFolder folder;
    const QString bvh = folder.write(u"walk.bvh"_s, smallBvh());
    const ProjectText project = loadProjectText(folder.write(u"p.limber"_s, naming("takes/walk.bvh")));
    QVERIFY(project.text && project.isFoundBeside);
    QCOMPARE(project.bvhPath, bvh);
}

void ProjectFileTest::namesTheBvhThatIsNotThere()
{
    const FileFolder folder;
    const ProjectText project = loadProjectText(folder.write(u"p.limber"_s, naming("takes/walk.bvh")));
    QVERIFY(!project.text && project.problem);
    QVERIFY(project.problem->message.text().find("takes/walk.bvh") != std::string::npos);
}

void ProjectFileTest::refusesFilesThatAreNotRegular()
{
    const FileFolder folder;
    QVERIFY(loadProjectText(folder.path({})).problem);
    QVERIFY(loadProjectText(folder.path(u"none.limber"_s)).problem);
    const QString pipe = folder.path(u"pipe.limber"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(loadProjectText(pipe).problem); // without waiting for data in the pipe
    const ProjectText broken = loadProjectText(folder.write(u"b.limber"_s, "{\n  \"limber-project\": 1,,"));
    QVERIFY(broken.problem && broken.problem->line == 2 && broken.problem->severity == Severity::Error);
}

void ProjectFileTest::recognisesItsBvh()
{
    const FileFolder folder;
    const QString bvh = folder.write(u"walk.bvh"_s, smallBvh());
    const ProjectMotion motion = projectMotion(bvh, folder.path(u"walk.limber"_s), skeleton(), 3);
    QCOMPARE(motion.file, std::string("walk.bvh"));
    QCOMPARE(motion.bytes, std::int64_t{smallBvh().size()});
    QCOMPARE(motion.sha1.size(), std::size_t{40});
    QVERIFY(isSameMotion(motion, bvh, skeleton(), 3));
    QVERIFY(isSameMotion({"walk.bvh", {}, {}, 0, 0}, bvh, skeleton(), 3)); // nothing is known about the motion
    QVERIFY(!isSameMotion(motion, bvh, skeleton(), 4));
    QVERIFY(!isSameMotion(motion, bvh, Skeleton(), 3));
    folder.write(u"walk.bvh"_s, smallBvh() + ' ');
    QVERIFY(!isSameMotion(motion, bvh, skeleton(), 3));
    folder.write(u"walk.bvh"_s, smallBvh().replace("Chest", "Chesd"));
    QVERIFY(!isSameMotion(motion, bvh, skeleton(), 3));
}

void ProjectFileTest::aCancelledSaveKeepsTheOldFile()
{
    const FileFolder folder;
    const QString path = folder.path(u"walk.limber"_s);
    Project project;
    project.motion.file = "walk.bvh";
    project.additions.edit<Markers>() = {{1, "a"}};
    QVERIFY(saveProject(project, skeleton(), path).saved);
    const QByteArray before = bytesOf(path);
    project.additions.edit<Markers>() = {{2, "b"}};
    const SaveResult stopped = saveProject(project, skeleton(), path, [](double) { return false; });
    QVERIFY(!stopped.saved && stopped.cancelled);
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(folder.names(), QStringList{u"walk.limber"_s});
    QVERIFY(!saveProject(project, skeleton(), folder.path(u"none/walk.limber"_s)).message.isEmpty());
}

QTEST_APPLESS_MAIN(ProjectFileTest)

} // namespace tst_projectfile

#include "tst_projectfile.moc"
