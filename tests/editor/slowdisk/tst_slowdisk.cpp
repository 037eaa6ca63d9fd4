#include "documents/filewatch.h"
#include "documents/sessiontabs.h"
#include "panels/findingspanel.h"
#include "patience.h"
#include "slowdisk/slowdisk.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QTreeWidget>

#include <csignal>

namespace tst_slowdisk {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

#define NOTHING_ASKED_HERE(disk) QVERIFY2((disk).askedHere().isEmpty(), qPrintable((disk).askedHere().join(u'\n')))

// Nothing waits for a disk that does not answer but what needs its file, and that can be cancelled.
class SlowDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void theDiskIsSlowForOthersOnly();
    void openingLeavesTheWindowAlone();
    void aFileOpensAgainWhoseReadingWasCancelled();
    void anotherPathOfAnOpenFileShowsItsTab();
    void tabsAndWatchLeaveTheWindowAlone();
    void findingsLeaveTheWindowAlone();
    void savingOffersCancel();
    void savingGoesOnWhenTheDiskAnswers();
    void theProgramEndsAlthoughAReadDoesNot();

private:
    static void trigger(WindowDriver &driver, const char *action) { driver.child<QAction>(action)->trigger(); }
    static void look(WindowDriver &driver) { driver.window().findChild<FileWatch *>()->look(); }
};

void SlowDiskTest::theDiskIsSlowForOthersOnly()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    SlowDisk disk(folder.path({}));
    QVERIFY(QFile::exists(path));
    QVERIFY(disk.askedHere().isEmpty());
    disk.hold();
    QVERIFY(QFile::exists(path));
    QVERIFY(!disk.askedHere().isEmpty());
    QVERIFY(disk.askedHere().first().endsWith(path));
    bool isThere = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] { isThere = QFile::exists(path); }));
    thread->start();
    QTRY_COMPARE(disk.waiting(), 1);
    QVERIFY(!thread->wait(50));
    disk.release();
    QVERIFY(thread->wait(10000));
    QVERIFY(isThere);
    QCOMPARE(disk.waiting(), 0);
}

void SlowDiskTest::openingLeavesTheWindowAlone()
{
    const FileFolder folder;
    const FileFolder quick;
    const QString path = folder.write(u"slow.bvh"_s, smallBvh());
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    disk.hold();
    driver.window().files().open(path);
    QTRY_COMPARE(disk.waiting(), 1);
    driver.window().files().open(path); // impatient
    driver.window().files().open(quick.write(u"quick.bvh"_s, smallBvh()));
    auto *tabs = driver.window().findChild<SessionTabs *>();
    QTRY_COMPARE(tabs->sessions().size(), 1);
    QCOMPARE(driver.document().displayName(), u"quick.bvh"_s);
    NOTHING_ASKED_HERE(disk);
    disk.release();
    QTRY_COMPARE(tabs->sessions().size(), 2);
    QTRY_VERIFY(!driver.window().files().isLoading());
    QCOMPARE(tabs->sessions().first()->document().displayName(), u"slow.bvh"_s);
    NOTHING_ASKED_HERE(disk);
}

void SlowDiskTest::aFileOpensAgainWhoseReadingWasCancelled()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    auto *tabs = driver.window().findChild<SessionTabs *>();
    disk.hold();
    driver.window().files().open(path);
    driver.window().files().cancelLoads();
    driver.window().files().open(path);
    disk.release();
    QTRY_COMPARE(tabs->sessions().size(), 1);
    QTRY_VERIFY(!driver.window().files().isLoading());
    // The same holds for a document that was closed while it was reverted.
    disk.hold();
    driver.window().files().revert(&driver.session());
    trigger(driver, "file.close");
    QCOMPARE(tabs->sessions().size(), 0);
    driver.window().files().open(path);
    disk.release();
    QTRY_COMPARE(tabs->sessions().size(), 1);
    QTRY_VERIFY(!driver.window().files().isLoading());
    QCOMPARE(tabs->sessions().size(), 1);
}

void SlowDiskTest::anotherPathOfAnOpenFileShowsItsTab()
{
    const FileFolder folder;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    const QString link = folder.path(u"link.bvh"_s);
    QVERIFY(QFile::link(path, link));
    WindowDriver driver;
    driver.open(path);
    driver.open(folder.write(u"b.bvh"_s, smallBvh()));
    driver.open(link);
    auto *tabs = driver.window().findChild<SessionTabs *>();
    QCOMPARE(tabs->sessions().size(), 2);
    QCOMPARE(driver.document().displayName(), u"a.bvh"_s);
    // It stays the same file when it is saved, which replaces it.
    driver.document().setName(0, "Pelvis");
    trigger(driver, "file.save");
    QVERIFY(!driver.document().isModified());
    tabs->bringToFront(tabs->sessions().last());
    driver.open(link);
    QCOMPARE(tabs->sessions().size(), 2);
    QCOMPARE(driver.document().displayName(), u"a.bvh"_s);
    // Two paths of a file that is not open yet, both at once.
    const QString other = folder.write(u"c.bvh"_s, smallBvh());
    const QString otherLink = folder.path(u"other.bvh"_s);
    QVERIFY(QFile::link(other, otherLink));
    driver.window().files().open(other);
    driver.open(otherLink);
    QCOMPARE(tabs->sessions().size(), 3);
}

void SlowDiskTest::tabsAndWatchLeaveTheWindowAlone()
{
    const FileFolder folder;
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh()));
    driver.open(folder.write(u"b.bvh"_s, smallBvh()));
    auto *tabs = driver.window().findChild<SessionTabs *>();
    disk.hold();
    look(driver);
    tabs->bringToFront(tabs->sessions().first());
    look(driver);
    driver.document().setName(0, "Pelvis");
    trigger(driver, "edit.undo");
    trigger(driver, "file.close");
    QCOMPARE(tabs->sessions().size(), 1);
    NOTHING_ASKED_HERE(disk);
}

void SlowDiskTest::findingsLeaveTheWindowAlone()
{
    const FileFolder folder;
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    driver.open(folder.write(u"a.bvh"_s, smallBvh().replace("Frames: 3", "Frames: 4")));
    auto *list = driver.window().findChild<FindingsPanel *>()->findChild<QTreeWidget *>();
    QVERIFY(list->topLevelItemCount() > 0);
    disk.hold();
    list->setCurrentItem(nullptr);
    list->setCurrentItem(list->topLevelItem(0));
    QTRY_VERIFY(disk.waiting() > 0);
    disk.release();
    QTRY_COMPARE(disk.waiting(), 0);
    QTest::qWait(100);
    NOTHING_ASKED_HERE(disk);
}

void SlowDiskTest::savingOffersCancel()
{
    const FileFolder folder;
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    const QString path = folder.write(u"<b>%1.bvh"_s.arg(QString(200, u'a')), smallBvh());
    driver.open(path);
    driver.document().setName(0, "Pelvis");
    QTRY_VERIFY(!driver.window().findChild<FileWatch *>()->isLooking());
    disk.hold();
    QString label;
    driver.whenDialogOpens([&label](QWidget *dialog) {
        auto *progress = qobject_cast<QProgressDialog *>(dialog);
        QVERIFY(progress);
        label = progress->labelText();
        for (const QLabel *text : progress->findChildren<QLabel *>())
            QCOMPARE(text->textFormat(), Qt::PlainText);
        QVERIFY(dialog->width() < 700);
        progress->findChild<QPushButton *>()->click();
    });
    trigger(driver, "file.save");
    QVERIFY2(label.startsWith(u"Waiting for the disk of <b>aaa") && label.endsWith(u"aaa.bvh…"), qPrintable(label));
    NOTHING_ASKED_HERE(disk);
    QVERIFY(driver.document().isModified());
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    disk.release();
    QCOMPARE(bytesOf(path), smallBvh());
    trigger(driver, "file.save");
    QVERIFY(!driver.document().isModified());
    QVERIFY(bytesOf(path).contains("Pelvis"));
}

void SlowDiskTest::savingGoesOnWhenTheDiskAnswers()
{
    const FileFolder folder;
    SlowDisk disk(folder.path({}));
    WindowDriver driver;
    const QString path = folder.write(u"a.bvh"_s, smallBvh());
    driver.open(path);
    driver.document().setName(0, "Pelvis");
    driver.document().setMarkers({{1, "heel"}}, u"Mark"_s); // goes into a project
    QTRY_VERIFY(!driver.window().findChild<FileWatch *>()->isLooking());
    disk.hold();
    QTimer::singleShot(600, qApp, [&disk] {
        NOTHING_ASKED_HERE(disk);
        disk.release();
    });
    trigger(driver, "file.save");
    QVERIFY(!driver.document().isModified());
    QVERIFY(bytesOf(path).contains("Pelvis"));
    QVERIFY(bytesOf(folder.path(u"a.limber"_s)).contains("heel"));
    // While the file is written, the window does not ask for it either.
    driver.document().setName(0, "Hip");
    disk.hold();
    QTimer::singleShot(100, qApp, [&disk] { disk.release(); });
    trigger(driver, "file.save");
    NOTHING_ASKED_HERE(disk);
    QVERIFY(bytesOf(path).contains("Hip"));
    // What was written is known: the next save does not ask about changes of others.
    QVERIFY(!driver.document().isModified());
    driver.document().setName(0, "Root");
    trigger(driver, "file.save");
    QVERIFY(bytesOf(path).contains("Root"));
}

void SlowDiskTest::theProgramEndsAlthoughAReadDoesNot()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer must be the first library");
#endif
    const FileFolder folder;
    const FileFolder home;
    const QString path = folder.write(u"stuck.bvh"_s, smallBvh());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(LIMBER_STUCK_READS));
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        environment.insert(QString::fromLatin1(variable), home.path({}));
    QProcess editor;
    editor.setProcessEnvironment(environment);
    editor.start(QStringLiteral(LIMBER_EDITOR), {u"--new-window"_s, path});
    QTRY_VERIFY(QFile::exists(path + u".begun"_s));
    editor.terminate();
    QVERIFY(editor.waitForFinished(testPatience));
    QCOMPARE(editor.exitStatus(), QProcess::NormalExit);
    QCOMPARE(editor.exitCode(), 128 + SIGTERM);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    SlowDiskTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_slowdisk

#include "tst_slowdisk.moc"
