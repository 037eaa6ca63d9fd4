#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace limber;
using namespace limber::test;

namespace {

void press(QWidget *box, const char *text)
{
    for (QPushButton *button : box->findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(QLatin1Char('&')) == QLatin1String(text))
            return button->click();
    }
    box->close();
    QFAIL("no such button");
}

} // namespace

// Opening and closing never loses anything and says what went wrong.
class FileActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void saysWhereARefusedFileIsBroken();
    void everyRefusedFileIsNamed();
    void aRefusedFileLeavesTheOpenDocument();
    void asksBeforeAChangedDocumentIsClosed();
    void asksBeforeARepairedFileIsOverwritten();
    void asksBeforeAFileChangedByOthersIsOverwritten();
    void saysWhyASaveFailed();
    void savesUnderAnotherName();
    void reverts();
    void makesADocumentFromATemplate();
    void opensWhatIsDropped();
    void remembersRecentFiles();
};

void FileActionsTest::saysWhereARefusedFileIsBroken()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("<i>x.bvh"), smallBvh().replace("5.", "five")));
    QVERIFY(driver.window().currentSession() == nullptr);
    QVERIFY2(driver.message().contains(QStringLiteral("<i>x.bvh:")), qPrintable(driver.message()));
    QVERIFY(driver.message().contains(QStringLiteral("error: expected")));
    WindowDriver other;
    other.open(folder.path(QStringLiteral("not there.bvh")));
    QVERIFY(other.message().contains(QStringLiteral("not there.bvh")));
}

void FileActionsTest::everyRefusedFileIsNamed()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("bad1.bvh"), "prose"));
    driver.open(folder.write(QStringLiteral("bad2.bvh"), "prose"));
    auto *bar = driver.window().findChild<MessageBar *>();
    for (const char *name : {"bad2.bvh", "bad1.bvh"}) { // the newest first
        QVERIFY2(driver.message().contains(QLatin1String(name)), qPrintable(driver.message()));
        for (QToolButton *button : bar->findChildren<QToolButton *>()) {
            if (button->accessibleName() == QLatin1String("Close message"))
                button->click();
        }
    }
    QVERIFY(driver.message().isEmpty());
}

void FileActionsTest::aRefusedFileLeavesTheOpenDocument()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.document().setName(0, "changed");
    driver.open(folder.write(QStringLiteral("b.bvh"), "no motion"));
    QCOMPARE(driver.document().skeleton().joint(0).name, std::string("changed"));
    QVERIFY(driver.document().isModified());
}

void FileActionsTest::asksBeforeAChangedDocumentIsClosed()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    WindowDriver driver;
    driver.open(path);
    driver.document().setName(0, "changed");
    QAction *close = driver.window().findChild<QAction *>(QStringLiteral("file.close"));
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    close->trigger();
    QVERIFY(driver.window().currentSession() != nullptr);
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    driver.window().close();
    QVERIFY(driver.window().isVisible());
    driver.whenDialogOpens([](QWidget *box) { press(box, "Save"); });
    close->trigger();
    QVERIFY(driver.window().currentSession() == nullptr);
    QVERIFY(bytesOf(path).contains("changed"));

    driver.open(path);
    driver.document().setName(0, "again");
    driver.whenDialogOpens([](QWidget *box) { press(box, "Discard"); });
    close->trigger();
    QVERIFY(driver.window().currentSession() == nullptr);
    QVERIFY(!bytesOf(path).contains("again"));
}

void FileActionsTest::asksBeforeARepairedFileIsOverwritten()
{
    FileFolder folder;
    const QByteArray odd = smallBvh().replace("HIERARCHY", "HEIRARCHY");
    const QString path = folder.write(QStringLiteral("a.bvh"), odd);
    WindowDriver driver;
    driver.open(path);
    QVERIFY2(driver.message().contains(QStringLiteral("finding")), qPrintable(driver.message()));
    QCOMPARE(driver.child<QTreeWidget>("findingsList")->topLevelItemCount(), 1);
    driver.document().setName(0, "changed");
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    save->trigger();
    QCOMPARE(bytesOf(path), odd);
    driver.whenDialogOpens([](QWidget *box) { press(box, "Keep Original Formatting"); });
    save->trigger();
    QVERIFY(bytesOf(path).contains("changed"));
    driver.document().setName(0, "once more"); // asked once
    save->trigger();
    QVERIFY(bytesOf(path).contains("once more"));
}

void FileActionsTest::asksBeforeAFileChangedByOthersIsOverwritten()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    WindowDriver driver;
    driver.open(path);
    driver.document().setName(0, "mine");
    const QByteArray theirs = smallBvh().replace("Chest", "TheirChest");
    folder.write(QStringLiteral("a.bvh"), theirs);
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    save->trigger();
    QCOMPARE(bytesOf(path), theirs);
    driver.whenDialogOpens([](QWidget *box) { press(box, "Replace"); });
    save->trigger();
    QVERIFY(bytesOf(path).contains("mine"));
}

void FileActionsTest::saysWhyASaveFailed()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.document().setName(0, "changed");
    driver.document().setOrigin(
        DocumentOrigin::ofFile(FileStamp::of(folder.path(QStringLiteral("no such folder/a.bvh")))));
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY2(driver.message().contains(QStringLiteral("no such folder")), qPrintable(driver.message()));
    QVERIFY(driver.document().isModified());
}

void FileActionsTest::savesUnderAnotherName()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    WindowDriver driver;
    driver.open(path);
    driver.document().setName(0, "changed");
    driver.chooseInFileDialog(folder.path(QStringLiteral("b.bvh")));
    driver.clickMenu(QStringLiteral("File"), QStringLiteral("Save As…"));
    QTRY_VERIFY(!driver.document().isModified());
    QCOMPARE(bytesOf(path), smallBvh());
    QVERIFY(bytesOf(folder.path(QStringLiteral("b.bvh"))).contains("changed"));
    QVERIFY(driver.window().windowTitle().startsWith(QStringLiteral("b.bvh")));
}

void FileActionsTest::reverts()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.document().setName(0, "changed");
    driver.whenDialogOpens([](QWidget *box) { press(box, "Revert"); });
    driver.window().findChild<QAction *>(QStringLiteral("file.revert"))->trigger();
    QTRY_COMPARE(driver.document().skeleton().joint(0).name, std::string("Hips"));
    QVERIFY(!driver.document().isModified());
}

void FileActionsTest::makesADocumentFromATemplate()
{
    WindowDriver driver;
    driver.whenDialogOpens([](QWidget *dialog) {
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("templateList"));
        QVERIFY(list->count() >= 4);
        for (int i = 0; i < list->count(); ++i)
            QVERIFY(!list->item(i)->icon().isNull());
        press(dialog, "Create");
    });
    driver.window().findChild<QAction *>(QStringLiteral("file.new"))->trigger();
    QVERIFY(driver.window().currentSession() != nullptr);
    QVERIFY(driver.document().path().isEmpty());
    QVERIFY(driver.window().windowTitle().startsWith(QStringLiteral("Untitled 1")));
    QCOMPARE(driver.document().motion().frameCount(), 1);
}

void FileActionsTest::opensWhatIsDropped()
{
    FileFolder folder;
    WindowDriver driver;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder.write(QStringLiteral("a.bvh"), smallBvh())),
                  QUrl::fromLocalFile(folder.write(QStringLiteral("b.bvh"), smallBvh()))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver.window(), &drop);
    QTRY_COMPARE(driver.child<QTabBar>("documentTabs")->count(), 2);
}

void FileActionsTest::remembersRecentFiles()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("kept & known.bvh"), smallBvh());
    {
        WindowDriver driver;
        driver.open(path);
        driver.window().close();
    }
    WindowDriver driver;
    const QList<QAction *> recent = driver.child<QAction>("file.openRecent")->menu()->actions();
    QVERIFY(!recent.isEmpty());
    QCOMPARE(QString(recent.first()->text()).replace(QLatin1String("&&"), QLatin1String("&")), path);
    recent.first()->trigger();
    QTRY_VERIFY(driver.window().currentSession() != nullptr);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    FileActionsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fileactions.moc"
