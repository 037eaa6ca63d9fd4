#include "support/textfiles.h"
#include "system/plainfile.h"
#include "system/smallfile.h"

#include <QFile>
#include <QTest>

#include <array>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_plainfile {

using namespace limber;
using namespace limber::test;

// Files that are read, and why they are not.
class PlainFileTest : public QObject
{
    Q_OBJECT

private slots:
    void theReasonIsNamed_data();
    void theReasonIsNamed();
    void onlyPlainFilesAreOpened();
    void descriptorsAreClosedOnce();
    void smallFilesAreReadWhole();
    void largeFilesAreRefused();
    void aFailedReadIsReported();

private:
    FileFolder m_folder;
};

namespace {

std::filesystem::path pathOf(const QString &path)
{
    return path.toStdString();
}

std::string problemAt(const QString &path)
{
    return openPlainFile(pathOf(path)).problem.text();
}

} // namespace

void PlainFileTest::theReasonIsNamed_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, int error, const char *reason) {
        QTest::newRow(name) << error << QString::fromLatin1(reason);
    };
    row("ENOENT", ENOENT, "there is no such file or folder");
    row("EACCES", EACCES, "permission was refused");
    row("EPERM", EPERM, "permission was refused");
    row("ELOOP", ELOOP, "its links lead in a circle");
    row("ENOSPC", ENOSPC, "there is no space left on the disk");
    row("EDQUOT", EDQUOT, "there is no space left on the disk");
    row("EROFS", EROFS, "the disk is read-only");
    row("EFBIG", EFBIG, "the file would be larger than is allowed here");
    row("EIO", EIO, "the disk reports an error");
    row("ENOMEM", ENOMEM, "there is not enough memory");
    row("ENOTDIR", ENOTDIR, "Not a directory");
}

void PlainFileTest::theReasonIsNamed()
{
    QFETCH(int, error);
    QFETCH(QString, reason);
    QCOMPARE(QString::fromStdString(reasonFor(error).text()), reason);
}

void PlainFileTest::onlyPlainFilesAreOpened()
{
    const QString file = m_folder.write(QStringLiteral("a.txt"), "abc");
    const PlainFile open = openPlainFile(pathOf(file));
    QVERIFY(open.problem.isEmpty());
    QVERIFY(open.descriptor.isOpen());
    QCOMPARE(open.size, 3U);
    const QString link = m_folder.path(QStringLiteral("link"));
    QVERIFY(QFile::link(file, link));
    QCOMPARE(openPlainFile(pathOf(link)).size, 3U);

    QCOMPARE(problemAt(m_folder.path(QStringLiteral("missing"))),
             std::string("cannot be opened: there is no such file or folder"));
    QCOMPARE(problemAt(m_folder.path(QString())), std::string("expected a file, found a folder"));
    QCOMPARE(problemAt(QStringLiteral("/dev/null")), std::string("expected a file, found a device"));
    const QString pipe = m_folder.path(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(problemAt(pipe), std::string("expected a file, found a named pipe"));
    const QString circle = m_folder.path(QStringLiteral("circle"));
    QVERIFY(QFile::link(circle, circle));
    QCOMPARE(problemAt(circle), std::string("cannot be opened: its links lead in a circle"));
    QCOMPARE(notAPlainFile(S_IFSOCK).text(), std::string("expected a file, found a socket"));
    QCOMPARE(notAPlainFile(S_IFCHR).text(), std::string("expected a file, found a device"));
    QCOMPARE(notAPlainFile(S_IFBLK).text(), std::string("expected a file, found a device"));
}

void PlainFileTest::descriptorsAreClosedOnce()
{
    const QString file = m_folder.write(QStringLiteral("b.txt"), "abc");
    PlainFile open = openPlainFile(pathOf(file));
    const int number = open.descriptor.get();
    {
        const FileDescriptor taken = std::move(open.descriptor);
        QCOMPARE(taken.get(), number);
        QVERIFY(!open.descriptor.isOpen());
        QVERIFY(::fcntl(number, F_GETFD) >= 0);
    }
    QCOMPARE(::fcntl(number, F_GETFD), -1);
    QVERIFY(!FileDescriptor().isOpen());
    FileDescriptor one(::dup(0));
    FileDescriptor other;
    const int kept = one.get();
    other = std::move(one);
    QCOMPARE(other.get(), kept);
    QVERIFY(::fcntl(kept, F_GETFD) >= 0);
}

void PlainFileTest::smallFilesAreReadWhole()
{
    for (const int size : {0, 1, (1 << 16) - 1, 1 << 16, (1 << 16) + 1, 200'000}) {
        QByteArray bytes(size, 'x');
        for (int i = 0; i < size; i += 997)
            bytes[i] = char(i % 251);
        const SmallFile read = readSmallFile(pathOf(m_folder.write(QStringLiteral("c"), bytes)));
        QVERIFY(read.problem.isEmpty());
        QVERIFY(read.text == bytes.toStdString());
    }
    const SmallFile missing = readSmallFile(pathOf(m_folder.path(QStringLiteral("missing"))));
    QVERIFY(!missing.text);
    QCOMPARE(missing.problem.text(), std::string("cannot be opened: there is no such file or folder"));
}

void PlainFileTest::largeFilesAreRefused()
{
    const QString path = m_folder.write(QStringLiteral("large"), {});
    constexpr qint64 largest = qint64{64} << 20;
    QVERIFY(QFile::resize(path, largest + 1)); // without content on the disk
    const SmallFile large = readSmallFile(pathOf(path));
    QVERIFY(!large.text);
    QCOMPARE(large.problem.text(), std::string("cannot be read: the file would be larger than is allowed here"));
    QVERIFY(QFile::resize(path, largest));
    const SmallFile whole = readSmallFile(pathOf(path));
    QVERIFY(whole.text && whole.text->size() == std::size_t(largest));
}

void PlainFileTest::aFailedReadIsReported()
{
    int error = 0;
    std::array<char, 4> bytes{};
    const ByteSource closed = bytesOf(-1, error);
    QCOMPARE(closed(bytes), std::ptrdiff_t{-1});
    QCOMPARE(error, EBADF);
    const PlainFile open = openPlainFile(pathOf(m_folder.write(QStringLiteral("d"), "abcdef")));
    const ByteSource source = bytesOf(open.descriptor.get(), error);
    QCOMPARE(source(bytes), std::ptrdiff_t{4});
    QCOMPARE(error, 0);
    QCOMPARE(std::string(bytes.data(), 4), std::string("abcd"));
    QCOMPARE(source(bytes), std::ptrdiff_t{2});
    QCOMPARE(source(bytes), std::ptrdiff_t{0});
}

QTEST_GUILESS_MAIN(PlainFileTest)

} // namespace tst_plainfile

#include "tst_plainfile.moc"
