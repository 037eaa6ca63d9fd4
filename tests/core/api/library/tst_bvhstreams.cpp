#include "bvh/read/bvhfile.h"
#include "library/bvhstreams.h"
#include "support/textfiles.h"

#include <QFile>
#include <QTest>

#include <filesystem>
#include <sstream>

namespace tst_bvhstreams {

using namespace limber;
using namespace limber::test;

namespace fs = std::filesystem;

namespace {

// A stream that breaks off after some bytes, as a disk may.
class BrokenBuffer : public std::streambuf
{
protected:
    int_type underflow() override { throw std::runtime_error("the disk is gone"); }
};

fs::path pathOf(const QString &name)
{
    return QFile::encodeName(name).toStdString();
}

} // namespace

class BvhStreamsTest : public QObject
{
    Q_OBJECT

private slots:
    void readingAndWritingAStreamKeepsTheBytes();
    void aBrokenStreamIsAnError();
    void aFileIsReplacedCompletely();
    void aLinkIsKept();
    void aFailedWriteLeavesNoFile();
};

void BvhStreamsTest::readingAndWritingAStreamKeepsTheBytes()
{
    std::istringstream in(smallBvh().toStdString());
    const ReadResult result = readBvh(in);
    QVERIFY(result.clip);
    std::ostringstream out;
    QVERIFY(writeBvh(*result.clip, out));
    QCOMPARE(QByteArray::fromStdString(out.str()), smallBvh());
}

void BvhStreamsTest::aBrokenStreamIsAnError()
{
    BrokenBuffer buffer;
    std::istream in(&buffer);
    const ReadResult result = readBvh(in);
    QVERIFY(!result.clip);
    QVERIFY(result.error() != nullptr);

    std::ostringstream full;
    full.setstate(std::ios::badbit);
    QVERIFY(!writeBvh(*readBvh(smallBvh().toStdString()).clip, full));
}

void BvhStreamsTest::aFileIsReplacedCompletely()
{
    const FileFolder folder;
    const QString path = folder.write(QStringLiteral("walk.bvh"), "old");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(writeBvhFile(*readBvh(smallBvh().toStdString()).clip, pathOf(path)));
    QCOMPARE(bytesOf(path), smallBvh());
    QCOMPARE(folder.names(), QStringList{QStringLiteral("walk.bvh")});
    QVERIFY(!(QFile::permissions(path) & QFile::ReadOther));
}

void BvhStreamsTest::aLinkIsKept()
{
    const FileFolder folder;
    const QString path = folder.write(QStringLiteral("walk.bvh"), "old");
    const QString link = folder.path(QStringLiteral("link.bvh"));
    QVERIFY(QFile::link(path, link));
    QVERIFY(writeBvhFile(*readBvh(smallBvh().toStdString()).clip, pathOf(link)));
    QCOMPARE(bytesOf(path), smallBvh());
    QVERIFY(fs::is_symlink(pathOf(link)));
}

void BvhStreamsTest::aFailedWriteLeavesNoFile()
{
    const FileFolder folder;
    const Clip clip = *readBvh(smallBvh().toStdString()).clip;
    QVERIFY(!writeBvhFile(clip, pathOf(folder.path(QStringLiteral("no/such/walk.bvh")))));
    QVERIFY(fs::create_directory(pathOf(folder.path(QStringLiteral("folder")))));
    QVERIFY(!writeBvhFile(clip, pathOf(folder.path(QStringLiteral("folder")))));
    QVERIFY(!folder.names().join(QLatin1Char(' ')).contains(QLatin1String("part")));
}

QTEST_APPLESS_MAIN(BvhStreamsTest)

} // namespace tst_bvhstreams

#include "tst_bvhstreams.moc"
