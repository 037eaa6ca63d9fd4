#include "documents/filewatch.h"
#include "support/textfiles.h"
#include "widgets/messagebar.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_filewatch {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray theirBvh()
{
    return smallBvh().replace("Chest", "TheirChest");
}

void press(QWidget *box, const QString &text)
{
    for (QPushButton *button : box->findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(u'&') == text)
            return button->click();
    }
    box->close();
    QFAIL("no such button");
}

} // namespace

// A change by another program to the file of an open document is reported once, and no answer loses anything.
class FileWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void reportsAChangeOnceAndLeavesTheFocus();
    void reportsAReplacedFile();
    void changedAttributesAreNotReported();
    void reportsChangedBytesWhenTheTimeStaysTheSame();
    void reportsAMissingFileAndKeepsTheWork();
    void withdrawsTheReportWhenTheFileIsBack();
    void aBurstOfChangesIsReportedAtItsEnd();
    void anEmptyOrUnreadableFileIsReportedLater();
    void ownSavesAreNotReported();
    void reloadAsksFirstWhereWorkWouldBeLost();
    void afterKeepMineSavingAsksNothing();
    void aLaterVersionIsReportedAgain();
    void compareLaysTheChangedFileBeside();
    void reportsAChangedProject();
    void aFailedSaveOffersAnotherName();

private:
    [[nodiscard]] static FileWatch &watchOf(WindowDriver &driver) { return *driver.window().findChild<FileWatch *>(); }
    // Looks at the files as if this many seconds had passed.
    static void look(WindowDriver &driver, int times)
    {
        for (int i = 0; i < times; ++i) {
            QTRY_VERIFY(!watchOf(driver).isLooking()); // the watch's own timer may have started a look
            watchOf(driver).look();
            QTRY_VERIFY(!watchOf(driver).isLooking());
        }
    }
    static void answer(WindowDriver &driver, const QString &text)
    {
        const auto *bar = driver.window().findChild<MessageBar *>();
        for (QToolButton *button : bar->findChildren<QToolButton *>()) {
            if (button->isHidden() || button->text() != text)
                continue;
            if (!button->isVisible()) // it does not fit into the bar
                QTest::mouseClick(bar->findChild<QToolButton *>(u"messageMore"_s), Qt::LeftButton);
            QTRY_VERIFY(button->isVisible());
            return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(u"no answer "_s + text));
    }
    static void save(WindowDriver &driver) { driver.window().findChild<QAction *>(u"file.save"_s)->trigger(); }
};

void FileWatchTest::reportsAChangeOnceAndLeavesTheFocus()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"<b>a.bvh"_s, smallBvh()));
    look(driver, 3);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    driver.table()->setFocus();
    const QWidget *focused = QApplication::focusWidget();
    folder.write(u"<b>a.bvh"_s, theirBvh());
    QTRY_VERIFY(!driver.message().isEmpty()); // its own timer reports the change
    QCOMPARE(driver.message(), u"<b>a.bvh was changed by another program."_s);
    QVERIFY(QApplication::focusWidget() == focused);
    QCOMPARE(driver.document().skeleton().joint(1).name, std::string("Chest"));
    driver.child<QToolButton>("messageClose")->click();
    look(driver, 4); // this version is already known
    QVERIFY(driver.message().isEmpty());
}

void FileWatchTest::reportsAReplacedFile()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    WindowDriver driver;
    driver.open(path);
    for (int i = 0; i < 3; ++i) { // each time another file takes the path
        const QString other = folder.write(u"new"_s, theirBvh() + QByteArray(i, '\n'));
        QCOMPARE(::rename(QFile::encodeName(other).constData(), QFile::encodeName(path).constData()), 0);
        look(driver, 3);
        QVERIFY2(driver.message().contains(u"changed"), qPrintable(driver.message()));
        driver.child<QToolButton>("messageClose")->click();
    }
}

void FileWatchTest::changedAttributesAreNotReported()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    const QByteArray name = QFile::encodeName(path);
    WindowDriver driver;
    driver.open(path);
    look(driver, 3);
    for (const mode_t mode : {0600U, 0644U}) {
        QCOMPARE(::chmod(name.constData(), mode), 0);
        look(driver, 4);
        QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
        QVERIFY(!driver.document().isModified());
        QVERIFY(!driver.document().origin().wasChangedByOthers(FileStamp::of(path)));
        QVERIFY(driver.document().origin().findingsSource.isStillTrue());
    }
    // The same holds after a save.
    driver.document().setName(0, "Pelvis");
    save(driver);
    QTRY_VERIFY(!driver.document().isModified());
    look(driver, 3);
    QCOMPARE(::chmod(name.constData(), 0600), 0);
    look(driver, 4);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 4);
    QVERIFY2(driver.message().contains(u"changed"), qPrintable(driver.message()));
}

void FileWatchTest::reportsChangedBytesWhenTheTimeStaysTheSame()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    const QByteArray name = QFile::encodeName(path);
    WindowDriver driver;
    driver.open(path);
    look(driver, 3);
    struct stat before = {};
    QCOMPARE(::stat(name.constData(), &before), 0);
    folder.write(u"a.bvh"_s, smallBvh().replace("Chest", "Thest"));
    const timespec times[] = {before.st_atim, before.st_mtim};
    QCOMPARE(::utimensat(AT_FDCWD, name.constData(), times, 0), 0);
    struct stat after = {};
    QCOMPARE(::stat(name.constData(), &after), 0);
    QVERIFY(after.st_size == before.st_size && after.st_ino == before.st_ino &&
            after.st_mtim.tv_nsec == before.st_mtim.tv_nsec);
    look(driver, 4);
    QVERIFY2(driver.message().contains(u"changed"), qPrintable(driver.message()));
}

void FileWatchTest::reportsAMissingFileAndKeepsTheWork()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    WindowDriver driver;
    driver.open(path);
    QVERIFY(QFile::remove(path));
    look(driver, 3);
    QVERIFY2(driver.message().contains(u"deleted or moved"), qPrintable(driver.message()));
    QVERIFY(driver.document().isModified()); // closing would ask
    answer(driver, u"Save"_s);
    QTRY_COMPARE(bytesOf(path), smallBvh());
    QVERIFY(!driver.document().isModified());
    look(driver, 3);
    QVERIFY(driver.message().isEmpty());
}

void FileWatchTest::withdrawsTheReportWhenTheFileIsBack()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    WindowDriver driver;
    driver.open(path);
    // Imitates a disk that is gone for a while: the same file comes back.
    const QByteArray inside = QFile::encodeName(folder.path({}));
    const QByteArray away = inside.left(inside.size() - (inside.endsWith('/') ? 1 : 0)) + "-away";
    QCOMPARE(::rename(inside.constData(), away.constData()), 0);
    look(driver, 3);
    QVERIFY2(driver.message().contains(u"deleted or moved"), qPrintable(driver.message()));
    QCOMPARE(::rename(away.constData(), inside.constData()), 0);
    look(driver, 2);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    QVERIFY(!driver.document().isModified());
}

void FileWatchTest::aBurstOfChangesIsReportedAtItsEnd()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    for (int i = 0; i < 8; ++i) {
        folder.write(u"a.bvh"_s, theirBvh() + QByteArray(i, '\n'));
        look(driver, 1);
        QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    }
    look(driver, 1);
    QVERIFY(driver.message().contains(u"changed"));
    QCOMPARE(driver.window().findChild<MessageBar *>()->count(), 1);
}

void FileWatchTest::anEmptyOrUnreadableFileIsReportedLater()
{
    const FileFolder folder;
    WindowDriver driver;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    driver.open(path);
    folder.write(u"a.bvh"_s, "");
    look(driver, 6);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 3);
    QVERIFY(driver.message().contains(u"changed"));
    // It does not wait for ever.
    driver.child<QToolButton>("messageClose")->click();
    folder.write(u"a.bvh"_s, "");
    look(driver, 15);
    QVERIFY(driver.message().contains(u"changed"));
}

void FileWatchTest::ownSavesAreNotReported()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    for (int i = 0; i < 5; ++i) {
        driver.document().setName(0, "mine" + std::to_string(i));
        watchOf(driver).look();
        save(driver);
        look(driver, 3);
        QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    }
    driver.document().setMarkers({{1, "heel"}}, u"Mark"_s); // a marker, so that saving writes a project
    save(driver);
    look(driver, 3);
    QVERIFY2(!driver.message().contains(u"another program"), qPrintable(driver.message()));
}

void FileWatchTest::reloadAsksFirstWhereWorkWouldBeLost()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 3);
    answer(driver, u"Reload"_s);
    QTRY_COMPARE(driver.document().skeleton().joint(1).name, std::string("TheirChest"));
    look(driver, 3);
    QVERIFY(driver.message().isEmpty());
    driver.document().setName(0, "mine");
    folder.write(u"a.bvh"_s, smallBvh());
    look(driver, 3);
    driver.whenDialogOpens([](QWidget *box) { press(box, u"Cancel"_s); });
    answer(driver, u"Reload"_s);
    QCOMPARE(driver.document().skeleton().joint(0).name, std::string("mine"));
    // Saving still asks, but does not offer Reload, because that would lose the change.
    driver.whenDialogOpens([](QWidget *box) {
        for (const QPushButton *button : box->findChildren<QPushButton *>())
            QVERIFY(button->text() != u"Reload");
        press(box, u"Cancel"_s);
    });
    save(driver);
    QVERIFY(driver.document().isModified());
}

void FileWatchTest::afterKeepMineSavingAsksNothing()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    WindowDriver driver;
    driver.open(path);
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 3);
    answer(driver, u"Keep Mine"_s);
    QVERIFY(driver.message().isEmpty());
    QVERIFY(driver.document().isModified()); // the shown state is in no file
    look(driver, 3);
    QVERIFY(driver.message().isEmpty());
    QCOMPARE(bytesOf(path), theirBvh());
    save(driver); // a question would block here
    QTRY_COMPARE(bytesOf(path), smallBvh());
    QVERIFY(!driver.document().isModified());
}

void FileWatchTest::aLaterVersionIsReportedAgain()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 3);
    answer(driver, u"Keep Mine"_s);
    folder.write(u"a.bvh"_s, theirBvh() + "\n");
    look(driver, 3);
    QVERIFY(driver.message().contains(u"changed"));
    driver.whenDialogOpens([](QWidget *box) { press(box, u"Cancel"_s); });
    save(driver);
    QVERIFY(driver.document().isModified());
}

void FileWatchTest::compareLaysTheChangedFileBeside()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    folder.write(u"a.bvh"_s, theirBvh());
    look(driver, 3);
    answer(driver, u"Compare"_s);
    QTRY_VERIFY(driver.session().secondClip().isShown());
    QVERIFY(driver.message().contains(u"changed")); // the question is still open
}

void FileWatchTest::reportsAChangedProject()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    driver.document().setMarkers({{1, "heel"}}, u"Mark"_s);
    save(driver);
    const QString project = folder.path(u"a.limber"_s);
    QVERIFY(QFile::exists(project));
    folder.write(u"a.limber"_s, bytesOf(project).replace("heel", "toes"));
    look(driver, 3);
    QVERIFY2(driver.message().startsWith(u"a.limber was changed"), qPrintable(driver.message()));
    answer(driver, u"Reload"_s);
    QTRY_COMPARE(driver.document().markers().front().name, std::string("toes"));
}

void FileWatchTest::aFailedSaveOffersAnotherName()
{
    const FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    driver.document().setName(0, "mine");
    driver.document().setOrigin(DocumentOrigin::ofFile(FileStamp::of(folder.path(u"none/a.bvh"_s))));
    save(driver);
    QVERIFY2(driver.message().contains(u"was not saved"), qPrintable(driver.message()));
    driver.chooseInFileDialog(folder.path(u"b.bvh"_s));
    answer(driver, u"Save As…"_s);
    QTRY_VERIFY(bytesOf(folder.path(u"b.bvh"_s)).contains("mine"));
    QVERIFY(driver.message().isEmpty());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    FileWatchTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_filewatch

#include "tst_filewatch.moc"
