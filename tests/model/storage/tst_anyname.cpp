#include "project/projectreader.h"
#include "project/projectwriter.h"
#include "storage/backups.h"
#include "storage/clipfile.h"
#include "storage/documentorigin.h"
#include "storage/filestamp.h"
#include "storage/paths/filename.h"
#include "storage/projectfile.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/runtabs.h"
#include "storage/repairfile.h"
#include "storage/sourceexcerpt.h"
#include "support/bytefolder.h"
#include "support/textfiles.h"

#include <QTest>

#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_anyname {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Files whose names, and whose folders' names, are not UTF-8 are read, written and recognised like all others.
class AnyNameTest : public QObject
{
    Q_OBJECT

private slots:
    void isReadAndSaved();
    void isSavedFromWithinItsFolder();
    void backupsAreCounted();
    void linksAreFollowed();
    void isWrittenOver();
    void changesAreNoticed();
    void isReadForExcerptsAndRepairs();
    void aProjectCanNameTheFile();
    void aProjectCannotNameFilesElsewhere_data();
    void aProjectCannotNameFilesElsewhere();
    void journalsKeepTheName();

private:
    [[nodiscard]] static bool save(const QByteArray &bytes, const QByteArray &path, const SaveMethod &method = {})
    {
        const auto pieces = [&](const PieceSink &sink) { return sink(bytes.toStdString()); };
        return savePieces(pieces, nameOfBytes(path), method).saved;
    }
};

void AnyNameTest::isReadAndSaved()
{
    const ByteFolder folder;
    const QByteArray path = folder.write("caf\xE9.bvh", smallBvh());
    const ReadResult read = loadBvh(nameOfBytes(path));
    QVERIFY(read.clip && read.findings.empty());
    QVERIFY(saveBvh(*read.clip, nameOfBytes(folder.path("\xFF.bvh"))).saved);
    QVERIFY(saveBvh(*read.clip, nameOfBytes(path)).saved);
    QCOMPARE(bytesAt(folder.path("\xFF.bvh")), smallBvh());
    QCOMPARE(folder.names(), QByteArrayList({"caf\xE9.bvh", "\xFF.bvh"}));
}

void AnyNameTest::isSavedFromWithinItsFolder()
{
    const ByteFolder folder;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path({}).toStdString());
    const bool saved = save("one", "\xE9.bvh") && save("two", "\xE9.bvh", {.backups = 2});
    const QStringList backups = backupsOf(nameOfBytes(QByteArray("\xE9.bvh")));
    std::filesystem::current_path(before);
    QVERIFY(saved);
    QCOMPARE(bytesAt(folder.path("\xE9.bvh")), "two");
    QCOMPARE(backups, QStringList{nameOfBytes(folder.path("\xE9.bvh.~1~"))});
}

void AnyNameTest::backupsAreCounted()
{
    const ByteFolder folder;
    const QByteArray path = folder.write("\xFF.bvh", "0");
    (void)folder.write("\xFE.bvh.~7~", "another's");
    for (const char *bytes : {"1", "2", "3"})
        QVERIFY(save(bytes, path, {.backups = 2}));
    QCOMPARE(folder.names(), QByteArrayList({"\xFE.bvh.~7~", "\xFF.bvh", "\xFF.bvh.~2~", "\xFF.bvh.~3~"}));
    QCOMPARE(bytesAt(path), "3");
    QCOMPARE(bytesAt(folder.path("\xFF.bvh.~3~")), "2");
}

void AnyNameTest::linksAreFollowed()
{
    const ByteFolder folder;
    const QByteArray path = folder.write("\xFF.bvh", "0");
    QCOMPARE(::symlink("\xFF.bvh", folder.path("link \xFE").constData()), 0);
    QCOMPARE(::symlink("new \xFD", folder.path("link \xFC").constData()), 0);
    QVERIFY(save("1", folder.path("link \xFE")) && save("2", folder.path("link \xFC")));
    QCOMPARE(bytesAt(path), "1");
    QCOMPARE(bytesAt(folder.path("new \xFD")), "2");
    QVERIFY(std::filesystem::is_symlink(folder.path("link \xFE").toStdString()));
    QCOMPARE(::link(path.constData(), folder.path("other \xFB").constData()), 0);
    QCOMPARE(otherNamesOf(nameOfBytes(path)), 1);
}

void AnyNameTest::isWrittenOver()
{
    const ByteFolder folder;
    const FileFolder own;
    const QByteArray path = folder.write("\xFF.bvh", "old and long");
    QCOMPARE(::link(path.constData(), folder.path("other").constData()), 0);
    QVERIFY(save("new", path, {.backups = 1, .inPlaceFolder = own.path({})}));
    QCOMPARE(bytesAt(folder.path("other")), "new");
    QCOMPARE(bytesAt(folder.path("\xFF.bvh.~1~")), "old and long");
    QVERIFY(own.names().isEmpty());
}

void AnyNameTest::changesAreNoticed()
{
    const ByteFolder folder;
    const QByteArray path = folder.write("\xFF.bvh", "0");
    const DocumentOrigin origin = DocumentOrigin::ofFile(FileStamp::of(nameOfBytes(path)));
    QCOMPARE(origin.onDisk.size, 1);
    QVERIFY(!origin.wasChangedByOthers(FileStamp::of(nameOfBytes(path))));
    (void)folder.write("\xFF.bvh", "longer");
    QVERIFY(origin.wasChangedByOthers(FileStamp::of(nameOfBytes(path))));
}

void AnyNameTest::isReadForExcerptsAndRepairs()
{
    const ByteFolder folder;
    QByteArray broken = smallBvh();
    broken.replace("39.98", "39,98");
    const QString path = nameOfBytes(folder.write("\xFF.bvh", broken));
    const SourceExcerpt excerpt = readSourceExcerpt(path, 2, 1, [] { return false; });
    QVERIFY2(excerpt.problem.isEmpty(), qPrintable(excerpt.problem));
    QCOMPARE(excerpt.lines.value(excerpt.markedLine), u"ROOT Hips"_s);
    QVERIFY(!loadBvh(path).clip);
    QVERIFY(isRepairableFile(path) && loadRepairedBvh(path).clip);
}

void AnyNameTest::aProjectCanNameTheFile()
{
    const ByteFolder folder;
    const QString bvh = nameOfBytes(folder.write("walk \xFF.bvh", smallBvh()));
    const QString path = projectPathOf(bvh);
    QCOMPARE(bytesOfName(path), folder.path("walk \xFF.limber"));
    const Clip clip = *loadBvh(bvh).clip;
    Project project;
    project.motion = projectMotion(bvh, path, clip.skeleton, 3);
    project.beside.emplace_back().file = "run \xE9.bvh";
    QCOMPARE(project.motion.file, std::string("walk \xFF.bvh"));
    QVERIFY(!project.motion.sha1.empty());
    QVERIFY(saveProject(project, clip.skeleton, path).saved);
    QVERIFY(bytesAt(bytesOfName(path)).isValidUtf8());

    const ProjectText read = loadProjectText(path);
    QVERIFY(read.text.has_value());
    QCOMPARE(bytesOfName(read.bvhPath), bytesOfName(bvh));
    QVERIFY(!read.isFoundBeside && isSameMotion(read.motion, bvh, clip.skeleton, 3));
    const auto whole = readProject(*read.text, clip.skeleton, 3);
    QVERIFY(whole.project.beside.size() == 1);
    QCOMPARE(whole.project.beside.front().file, std::string("run \xE9.bvh"));
}

void AnyNameTest::aProjectCannotNameFilesElsewhere_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *file : {"file:../walk.bvh", "file:%2E%2E/walk.bvh", "file:..%2Fwalk.bvh", "file:%2Fetc/passwd",
                             "file:///etc/passwd", "file:a%00b", "file:", "file:%FG"})
        QTest::newRow(file) << QByteArray(file);
}

void AnyNameTest::aProjectCannotNameFilesElsewhere()
{
    QFETCH(const QByteArray, file);
    const ByteFolder folder;
    const QByteArray text = "{\"limber-project\": 1, \"motion\": {\"file\": \"" + file + "\"}}";
    const ProjectText read = loadProjectText(nameOfBytes(folder.write("walk.limber", text)));
    QVERIFY(!read.text && read.problem);
    const std::string why = read.problem->message.text();
    QVERIFY2(why.find("in the folder of the project or below it") != std::string::npos, why.c_str());
}

void AnyNameTest::journalsKeepTheName()
{
    const ByteFolder folder;
    const QString path = nameOfBytes(folder.write("\xFF.bvh", smallBvh()));
    const DocumentOrigin origin = DocumentOrigin::ofFile(FileStamp::of(path), FileStamp::of(projectPathOf(path)));
    const std::optional<DocumentOrigin> read = originFrom(bytesOf(origin));
    QVERIFY(read.has_value());
    QCOMPARE(read->path, path);
    QVERIFY(read->onDisk == origin.onDisk && read->project.path == projectPathOf(path));
    const RunTabs tabs = tabsFrom(bytesOf(RunTabs{{{u"1"_s, path}}, 0}));
    QCOMPARE(tabs.tabs.value(0).path, path);
}

QTEST_APPLESS_MAIN(AnyNameTest)

} // namespace tst_anyname

#include "tst_anyname.moc"
