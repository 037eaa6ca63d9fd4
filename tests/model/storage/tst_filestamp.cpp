#include "storage/documentorigin.h"
#include "storage/recovery/origincode.h"
#include "support/textfiles.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_filestamp {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Other contents are noticed even if size and time are those of the file that was read.
class FileStampTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileThatWasNotTouchedIsTheSame();
    void aReplacementOfEqualSizeAndTimeIsNoticed();
    void otherBytesOfEqualSizeAndTimeAreNoticed();
    void aFileThatDisappearsAndReturnsIsNoticed();
    void pathsOfTheSameFileAreKnown();
    void anEmptyPathIsNoFile();
    void aStampSurvivesTheJournal();
    void fieldsThatAnOldJournalLacksAreNotCompared();
};

namespace {

// Does what `touch -r` does.
void setTimes(const QString &path, const struct stat &other)
{
    const timespec times[] = {other.st_atim, other.st_mtim};
    QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), times, 0), 0);
}

struct stat statusOf(const QString &path)
{
    struct stat status = {};
    ::stat(QFile::encodeName(path).constData(), &status);
    return status;
}

} // namespace

void FileStampTest::aFileThatWasNotTouchedIsTheSame()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "abc");
    const FileStamp stamp = FileStamp::of(path);
    QVERIFY(stamp.exists() && stamp.size == 3);
    QCOMPARE(bytesOf(path), QByteArray("abc")); // reading changes nothing
    QVERIFY(stamp.isStillTrue());
    QVERIFY(!DocumentOrigin::ofFile(stamp).wasChangedByOthers(FileStamp::of(path)));
}

void FileStampTest::aReplacementOfEqualSizeAndTimeIsNoticed()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "abc");
    const struct stat before = statusOf(path);
    const FileStamp stamp = FileStamp::of(path);
    const QString other = folder.write(u"b.bvh"_s, "xyz");
    setTimes(other, before);
    QCOMPARE(::rename(QFile::encodeName(other).constData(), QFile::encodeName(path).constData()), 0);
    QCOMPARE(statusOf(path).st_mtim.tv_nsec, before.st_mtim.tv_nsec);
    QCOMPARE(statusOf(path).st_size, before.st_size);
    QVERIFY(!stamp.isStillTrue());
    QVERIFY(DocumentOrigin::ofFile(stamp).wasChangedByOthers(FileStamp::of(path)));
}

void FileStampTest::otherBytesOfEqualSizeAndTimeAreNoticed()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "abc");
    const struct stat before = statusOf(path);
    const FileStamp stamp = FileStamp::of(path);
    QTest::qSleep(20); // the clock of a file system may be that coarse
    folder.write(u"a.bvh"_s, "xyz"); // the same inode
    setTimes(path, before);
    QCOMPARE(statusOf(path).st_ino, before.st_ino);
    QVERIFY(!stamp.isStillTrue());
}

void FileStampTest::aFileThatDisappearsAndReturnsIsNoticed()
{
    const FileFolder folder;
    const QString path = folder.path(u"a.bvh"_s);
    const FileStamp none = FileStamp::of(path);
    QVERIFY(!none.exists() && none.isStillTrue());
    folder.write(u"a.bvh"_s, "abc");
    QVERIFY(!none.isStillTrue());
    const FileStamp some = FileStamp::of(path);
    QVERIFY(QFile::remove(path));
    QVERIFY(!some.isStillTrue());
}

void FileStampTest::pathsOfTheSameFileAreKnown()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "abc");
    const QString link = folder.path(u"link.bvh"_s);
    QVERIFY(QFile::link(path, link));
    const FileStamp file = FileStamp::of(path);
    QVERIFY(file.isOfSameFile(FileStamp::of(link)));
    QVERIFY(FileStamp::of(link) != file); // because it is another path
    QVERIFY(!file.isOfSameFile(FileStamp::of(folder.write(u"b.bvh"_s, "abc"))));
    // The same path is the same file, even if nothing else is known.
    QVERIFY(file.isOfSameFile(FileStamp{path}));
    QVERIFY(FileStamp{path}.isOfSameFile(file));
    QVERIFY(!FileStamp{path}.isOfSameFile(FileStamp{link}));
    QVERIFY(!FileStamp().isOfSameFile(FileStamp()));
    // A later version is the same file, as a replacement is.
    folder.write(u"a.bvh"_s, "longer");
    QVERIFY(FileStamp::of(link).isOfSameFile(file));
}

void FileStampTest::anEmptyPathIsNoFile()
{
    QVERIFY(!FileStamp::of({}).exists());
    QVERIFY(FileStamp().isStillTrue());
}

void FileStampTest::aStampSurvivesTheJournal()
{
    const FileFolder folder;
    const QString path = folder.write(u"Gehen \U0001F6B6.bvh"_s, "abc");
    const DocumentOrigin origin = DocumentOrigin::ofFile(FileStamp::of(path), FileStamp::of(path));
    const std::optional<DocumentOrigin> read = originFrom(bytesOf(origin));
    QVERIFY(read);
    QCOMPARE(read->onDisk.realPath, origin.onDisk.realPath);
    QVERIFY(!read->onDisk.realPath.isEmpty());
    QVERIFY(read->onDisk == origin.onDisk && read->project == origin.project);
    QVERIFY(read->onDisk.inode == origin.onDisk.inode && read->onDisk.changed == origin.onDisk.changed);
    QVERIFY(!read->wasChangedByOthers(FileStamp::of(path)));
    const struct stat before = statusOf(path);
    QVERIFY(QFile::remove(path));
    folder.write(u"Gehen \U0001F6B6.bvh"_s, "xyz");
    setTimes(path, before);
    QVERIFY(read->wasChangedByOthers(FileStamp::of(path)));
}

void FileStampTest::fieldsThatAnOldJournalLacksAreNotCompared()
{
    const FileFolder folder;
    const FileStamp now = FileStamp::of(folder.write(u"a.bvh"_s, "abc"));
    FileStamp old = now;
    old.changed = 0;
    old.inode = old.device = 0;
    QVERIFY(old == now && now == old);
    old.modified += 1;
    QVERIFY(!(old == now));
}

QTEST_GUILESS_MAIN(FileStampTest)

} // namespace tst_filestamp

#include "tst_filestamp.moc"
