#include "messages/filemessages.h"
#include "storage/backups.h"
#include "storage/safesave.h"
#include "support/textfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <csignal>
#include <new>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace tst_safesave {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Whatever happens during a save, either the old or the new file is there completely, with its attributes.
class SafeSaveTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void writesTheGivenBytes();
    void aNewFileHasTheModeOfAnyNewFile();
    void keepsModeAttributesAndAccessList();
    void keepsTheOwnerWhereItMay();
    void followsALinkAndKeepsIt();
    void refusesFilesThatAreNotRegular();
    void reportsAFullDisk();
    void reportsAFileThatWouldBeTooLarge();
    void reportsAShortageOfMemory();
    void cancellingChangesNothing();
    void aWriteProtectedFileIsNotChanged();
    void reportsAWriteProtectedFolder();
    void writesInPlace_data();
    void writesInPlace();
    void aFullDiskDuringAWriteInPlaceRestoresTheOldFile();
    void aCancelledWriteInPlaceChangesNothing();
    void keepsNumberedBackups();
    void aBackupIsNotChangedThroughAnotherName();
    void backupsFollowNoLinksAndReplaceNoOtherFiles();
    void aFailedBackupPreventsTheSave();

private:
    [[nodiscard]] static SaveResult save(const QByteArray &bytes, const QString &path, const SaveMethod &method = {})
    {
        return savePieces(
            [&](const PieceSink &sink) { return sink(std::string_view(bytes.constData(), bytes.size())); }, path,
            method);
    }
};

namespace {

mode_t modeOf(const QString &path)
{
    struct stat status = {};
    ::stat(QFile::encodeName(path).constData(), &status);
    return status.st_mode & 07777;
}

ino_t inodeOf(const QString &path)
{
    struct stat status = {};
    ::lstat(QFile::encodeName(path).constData(), &status);
    return status.st_ino;
}

QByteArray attribute(const QString &path, const char *name)
{
    QByteArray value(256, '\0');
    const ssize_t size = ::getxattr(QFile::encodeName(path).constData(), name, value.data(), 256);
    value.truncate(std::max<ssize_t>(size, 0));
    return value;
}

bool setAttribute(const QString &path, const char *name, const QByteArray &value)
{
    return ::setxattr(QFile::encodeName(path).constData(), name, value.constData(),
                      static_cast<std::size_t>(value.size()), 0) == 0;
}

// user::rw-, user:12345:r--, group::r--, mask::r--, other::---, as the kernel keeps it.
QByteArray accessListFor12345()
{
    const auto entry = [](quint16 tag, quint16 permissions, quint32 id) {
        QByteArray bytes(8, '\0');
        memcpy(bytes.data(), &tag, 2);
        memcpy(bytes.data() + 2, &permissions, 2);
        memcpy(bytes.data() + 4, &id, 4);
        return bytes;
    };
    const quint32 none = 0xffffffff;
    return QByteArray("\x02\0\0\0", 4) + entry(1, 6, none) + entry(2, 4, 12345) + entry(4, 4, none) +
           entry(0x10, 4, none) + entry(0x20, 0, none);
}

// A file system of this many bytes; it is unmounted with the object.
class SmallDisk
{
public:
    explicit SmallDisk(int bytes) : m_path(QFile::encodeName(m_folder.path(u"disk"_s)))
    {
        QDir().mkdir(m_folder.path(u"disk"_s));
        m_isMounted = ::mount("tmpfs", m_path.constData(), "tmpfs", 0,
                              QByteArray("size=" + QByteArray::number(bytes)).constData()) == 0;
    }
    ~SmallDisk()
    {
        if (m_isMounted)
            ::umount2(m_path.constData(), MNT_DETACH);
    }
    [[nodiscard]] bool isMounted() const { return m_isMounted; }
    [[nodiscard]] QString path(const QString &name) const { return QFile::decodeName(m_path) + u'/' + name; }

private:
    FileFolder m_folder;
    QByteArray m_path;
    bool m_isMounted = false;
};

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QString text(const SaveResult &result)
{
    return QString::fromStdString(result.message.text());
}

} // namespace

void SafeSaveTest::initTestCase()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

void SafeSaveTest::writesTheGivenBytes()
{
    const FileFolder folder;
    const QString path = folder.path(u"a.bvh"_s);
    QByteArray expected;
    const auto pieces = [&](const PieceSink &sink) {
        for (int i = 0; i < 4000; ++i) {
            const std::string piece(static_cast<std::size_t>(i % 7 == 0 ? 300000 / (i + 1) : i % 900),
                                    char('a' + i % 26));
            expected += QByteArray::fromStdString(piece);
            if (!sink(piece))
                return false;
        }
        return true;
    };
    QVERIFY(savePieces(pieces, path).saved);
    QCOMPARE(bytesOf(path), expected);
    QCOMPARE(folder.names(), QStringList{u"a.bvh"_s});
    QVERIFY(save({}, path).saved);
    QCOMPARE(QFileInfo(path).size(), 0);
    // The longest name that the file system accepts.
    const QString longest = folder.path(QString(251, u'x') + u".bvh"_s);
    QVERIFY2(save("new", longest).saved, "a long name");
    QVERIFY(save("newer", longest).saved);
    QCOMPARE(bytesOf(longest), QByteArray("newer"));
}

void SafeSaveTest::aNewFileHasTheModeOfAnyNewFile()
{
    const FileFolder folder;
    QVERIFY(save("new", folder.path(u"a.bvh"_s)).saved);
    folder.write(u"b.bvh"_s, "new");
    QCOMPARE(modeOf(folder.path(u"a.bvh"_s)), modeOf(folder.path(u"b.bvh"_s)));
}

void SafeSaveTest::keepsModeAttributesAndAccessList()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0640), 0);
    if (!setAttribute(path, "user.xdg.comment", "keep \1 me"))
        QSKIP("this file system has no attributes");
    const bool hasLists = setAttribute(path, "system.posix_acl_access", accessListFor12345());
    QVERIFY(save("new", path).saved);
    QCOMPARE(bytesOf(path), QByteArray("new"));
    QCOMPARE(modeOf(path), mode_t(0640));
    QCOMPARE(attribute(path, "user.xdg.comment"), QByteArray("keep \1 me"));
    QVERIFY(hasLists);
    QCOMPARE(attribute(path, "system.posix_acl_access"), accessListFor12345());
}

void SafeSaveTest::keepsTheOwnerWhereItMay()
{
    if (::geteuid() != 0)
        QSKIP("only root can give files away");
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const QByteArray name = QFile::encodeName(path);
    QCOMPARE(::chown(name.constData(), 12345, 23456), 0);
    QVERIFY(save("new", path).saved);
    QCOMPARE(QFileInfo(path).ownerId(), 12345U);
    QCOMPARE(QFileInfo(path).groupId(), 23456U);
    // For everyone else the file becomes theirs.
    QCOMPARE(::chmod(name.constData(), 0666), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder.path({})).constData(), 0777), 0);
    QCOMPARE(::seteuid(65534), 0);
    const SaveResult result = save("newer", path);
    QCOMPARE(::seteuid(0), 0);
    QVERIFY2(result.saved, qPrintable(text(result)));
    QCOMPARE(bytesOf(path), QByteArray("newer"));
    QCOMPARE(QFileInfo(path).ownerId(), 65534U);
}

void SafeSaveTest::followsALinkAndKeepsIt()
{
    const FileFolder folder;
    const QString real = folder.write(u"real"_s, "old");
    const QString path = folder.path(u"a.bvh"_s);
    QVERIFY(QFile::link(u"real"_s, path));
    QVERIFY(save("new", path, {.backups = 2}).saved);
    QVERIFY(QFileInfo(path).isSymLink());
    QCOMPARE(bytesOf(real), QByteArray("new"));
    QCOMPARE(bytesOf(real + u".~1~"_s), QByteArray("old"));
}

void SafeSaveTest::refusesFilesThatAreNotRegular()
{
    const FileFolder folder;
    const QString circle = folder.path(u"circle"_s);
    QVERIFY(QFile::link(circle, circle));
    QVERIFY(!save("new", circle).saved);
    QVERIFY(QDir().mkdir(folder.path(u"b"_s)));
    QVERIFY(text(save("new", folder.path(u"b"_s))).contains(u"folder"));
    QCOMPARE(::mkfifo(QFile::encodeName(folder.path(u"pipe"_s)).constData(), 0600), 0);
    QVERIFY(text(save("new", folder.path(u"pipe"_s))).contains(u"pipe"));
    QVERIFY(text(save("new", folder.path(u"none/a.bvh"_s))).contains(u"no such"));
    QVERIFY(text(save("new", QString(300, u'x'))).contains(u"File name too long"));
}

void SafeSaveTest::reportsAFullDisk()
{
    const SmallDisk disk(64 << 10);
    if (!disk.isMounted())
        QSKIP("only root can make a small disk");
    write(disk.path(u"a.bvh"_s), QByteArray(20000, 'o'));
    for (const int size : {50000, 200000, 5000000}) {
        const SaveResult result = save(QByteArray(size, 'n'), disk.path(u"a.bvh"_s));
        QVERIFY(!result.saved);
        QVERIFY2(text(result).contains(u"no space left on the disk"), qPrintable(text(result)));
        QCOMPARE(bytesOf(disk.path(u"a.bvh"_s)), QByteArray(20000, 'o'));
        QCOMPARE(QDir(disk.path({})).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
    QVERIFY(save("new", disk.path(u"a.bvh"_s)).saved);
}

void SafeSaveTest::reportsAFileThatWouldBeTooLarge()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small = {10000, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const SaveResult result = save(QByteArray(50000, 'n'), path);
    ::setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(!result.saved);
    QVERIFY2(text(result).contains(u"larger than is allowed"), qPrintable(text(result)));
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(folder.names().size(), 1);
}

void SafeSaveTest::reportsAShortageOfMemory()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const SaveResult result = savePieces([](const PieceSink &) -> bool { throw std::bad_alloc(); }, path);
    QVERIFY(!result.saved && text(result).contains(u"not enough memory"));
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path({})).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void SafeSaveTest::cancellingChangesNothing()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const SaveResult result =
        savePieces([](const PieceSink &sink) { return sink("half") && false; }, path, {.backups = 3});
    QVERIFY(!result.saved && result.cancelled && result.message.isEmpty());
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path({})).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void SafeSaveTest::aWriteProtectedFileIsNotChanged()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0444), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder.path({})).constData(), 0777), 0);
    const bool wasRoot = ::geteuid() == 0 && ::seteuid(65534) == 0;
    const SaveResult result = save("new", path);
    if (wasRoot)
        QCOMPARE(::seteuid(0), 0);
    QVERIFY(!result.saved && result.obstacle == SaveObstacle::None);
    QVERIFY2(text(result).contains(u"write-protected"), qPrintable(text(result)));
    QCOMPARE(bytesOf(path), QByteArray("old"));
}

void SafeSaveTest::reportsAWriteProtectedFolder()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0666), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder.path({})).constData(), 0555), 0);
    const bool wasRoot = ::geteuid() == 0 && ::seteuid(65534) == 0;
    const SaveResult result = save("new", path);
    if (wasRoot)
        QCOMPARE(::seteuid(0), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder.path({})).constData(), 0755), 0);
    QVERIFY(!result.saved);
    QVERIFY(result.obstacle == SaveObstacle::FolderRefused);
    QVERIFY2(text(result).contains(u"permission was refused"), qPrintable(text(result)));
    QCOMPARE(bytesOf(path), QByteArray("old"));
}

void SafeSaveTest::writesInPlace_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("longer") << QByteArray("old") << QByteArray(900000, 'n');
    QTest::newRow("shorter") << QByteArray(900000, 'o') << QByteArray("new");
    QTest::newRow("empty") << QByteArray("old") << QByteArray("");
    QTest::newRow("from empty") << QByteArray("") << QByteArray("new");
}

void SafeSaveTest::writesInPlace()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, bytes);
    const FileFolder folder;
    const FileFolder kept;
    const QString path = folder.write(u"a.bvh"_s, old);
    const QString other = folder.path(u"other"_s);
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    QCOMPARE(otherNamesOf(path), 1);
    const ino_t inode = inodeOf(path);
    const SaveResult result = save(bytes, path, {.backups = 1, .inPlaceFolder = kept.path({})});
    QVERIFY2(result.saved, qPrintable(text(result)));
    QCOMPARE(inodeOf(path), inode);
    QCOMPARE(bytesOf(path), bytes);
    QCOMPARE(bytesOf(other), bytes);
    QCOMPARE(bytesOf(path + u".~1~"_s), old);
    QVERIFY(QDir(kept.path({})).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void SafeSaveTest::aFullDiskDuringAWriteInPlaceRestoresTheOldFile()
{
    const SmallDisk disk(64 << 10);
    if (!disk.isMounted())
        QSKIP("only root can make a small disk");
    const FileFolder kept;
    write(disk.path(u"a.bvh"_s), QByteArray(20000, 'o'));
    const SaveResult result = save(QByteArray(200000, 'n'), disk.path(u"a.bvh"_s), {.inPlaceFolder = kept.path({})});
    QVERIFY(!result.saved);
    QVERIFY2(text(result).contains(u"no space left"), qPrintable(text(result)));
    QCOMPARE(bytesOf(disk.path(u"a.bvh"_s)), QByteArray(20000, 'o'));
    QVERIFY(QDir(kept.path({})).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void SafeSaveTest::aCancelledWriteInPlaceChangesNothing()
{
    const FileFolder folder;
    const FileFolder kept;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const SaveResult result = savePieces([](const PieceSink &sink) { return sink("half") && false; }, path,
                                         {.backups = 1, .inPlaceFolder = kept.path({})});
    QVERIFY(!result.saved && result.cancelled);
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(folder.names().size(), 1);
    // A missing folder for the copy leaves the file unchanged, too.
    QVERIFY(!save("new", path, {.inPlaceFolder = folder.path(u"none"_s)}).saved);
    QCOMPARE(bytesOf(path), QByteArray("old"));
}

void SafeSaveTest::keepsNumberedBackups()
{
    const FileFolder folder;
    const QString path = folder.path(u"a.bvh"_s);
    for (int i = 1; i <= 12; ++i)
        QVERIFY(save(QByteArray::number(i), path, {.backups = 3}).saved);
    const QStringList backups = backupsOf(path);
    QCOMPARE(backups.size(), 3);
    for (int i = 0; i < 3; ++i) // in numerical, not alphabetical order
        QCOMPARE(bytesOf(backups.at(i)), QByteArray::number(9 + i));
    QVERIFY(backups.last().endsWith(u"a.bvh.~11~"_s));
    // A save without backups leaves the existing ones.
    QVERIFY(save("last", path).saved);
    QCOMPARE(backupsOf(path), backups);
    QVERIFY(save("more", path, {.backups = 1}).saved);
    QCOMPARE(backupsOf(path).size(), 1);
    QCOMPARE(bytesOf(backupsOf(path).first()), QByteArray("last"));
    QCOMPARE(otherNamesOf(path), 0);
}

void SafeSaveTest::aBackupIsNotChangedThroughAnotherName()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const QString other = folder.path(u"other"_s);
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    QVERIFY(save("new", path, {.backups = 1}).saved);
    write(other, "changed");
    QCOMPARE(bytesOf(path + u".~1~"_s), QByteArray("old"));
}

void SafeSaveTest::backupsFollowNoLinksAndReplaceNoOtherFiles()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, "old");
    const QString victim = folder.write(u"victim"_s, "precious");
    QVERIFY(QFile::link(victim, path + u".~1~"_s));
    QVERIFY(QDir().mkdir(path + u".~2~"_s));
    QVERIFY(QFile::link(folder.path(u"nowhere"_s), path + u".~3~"_s));
    folder.write(u"a.bvh.~04~"_s, "not one");
    folder.write(u"a.bvh.~x~"_s, "not one");
    folder.write(u"a.bvh.~99999999999999999999~"_s, "not one");
    folder.write(u"aXbvh.~7~"_s, "another's");
    QVERIFY(save("new", path, {.backups = 1}).saved);
    QVERIFY(save("newer", path, {.backups = 1}).saved);
    QCOMPARE(bytesOf(victim), QByteArray("precious"));
    QCOMPARE(bytesOf(path), QByteArray("newer"));
    QCOMPARE(backupsOf(path).size(), 1);
    QCOMPARE(bytesOf(backupsOf(path).first()), QByteArray("new"));
    QCOMPARE(bytesOf(folder.path(u"aXbvh.~7~"_s)), QByteArray("another's"));
    QCOMPARE(bytesOf(folder.path(u"a.bvh.~04~"_s)), QByteArray("not one"));
}

void SafeSaveTest::aFailedBackupPreventsTheSave()
{
    const FileFolder folder;
    const QString name = QString(251, u'x') + u".bvh"_s; // no name for a backup would be short enough
    const QString path = folder.write(name, "old");
    const SaveResult result = save("new", path, {.backups = 1});
    QVERIFY(!result.saved);
    QVERIFY(result.obstacle == SaveObstacle::NoBackup);
    QVERIFY2(text(result).contains(u"no backup"), qPrintable(text(result)));
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(folder.names().size(), 1);
}

QTEST_GUILESS_MAIN(SafeSaveTest)

} // namespace tst_safesave

#include "tst_safesave.moc"
