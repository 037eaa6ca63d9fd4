#include "settings/filesettings.h"
#include "settings/preferencesettings.h"
#include "settings/settings.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_fileactions {

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

// Triggers a revert. A thread reads the file afterwards.
void revert(WindowDriver &driver)
{
    driver.whenDialogOpens([](QWidget *box) { press(box, "Revert"); });
    driver.window().findChild<QAction *>(QStringLiteral("file.revert"))->trigger();
}

} // namespace

// Opening and closing never lose anything, and failures are reported.
class FileActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void reportsWhereARefusedFileIsBroken();
    void everyRefusedFileIsNamed();
    void aRefusedFileLeavesTheOpenDocument();
    void asksBeforeAChangedDocumentIsClosed();
    void asksBeforeARepairedFileIsOverwritten();
    void aRepairedFileCanBeRewrittenInStandardForm();
    void asksBeforeAFileChangedByAnotherProgramIsOverwritten();
    void theQuestionAboutAChangedFileDestroysNothingByItself();
    void asksBeforeHardLinksAreSeparated();
    void writesInPlaceWhereTheFolderAllowsNoNewFiles();
    void keepsBackupsAsThePreferencesSay();
    void asksWhereNoBackupCanBeMade();
    void reportsWhyASaveFailed();
    void savesUnderAnotherName();
    void reverts();
    void editsDuringARevertAreKept();
    void savesDuringARevertAreKept();
    void makesADocumentFromATemplate();
    void opensDroppedFiles();
    void acceptsADropOnlyAsACopy();
    void asksBeforeVeryManyFilesAreOpened();
    void opensManyFilesWithoutFreezing();
    void escapeEndsReading();
    void remembersRecentFiles();
    void damagedSettingsAreKept();
    void aLongListOfRecentFilesIsShortened();
};

void FileActionsTest::reportsWhereARefusedFileIsBroken()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("<i>x.bvh"), smallBvh().replace("5.", "five")));
    QVERIFY(driver.window().currentSession() == nullptr);
    QVERIFY2(driver.message().contains(QStringLiteral("<i>x.bvh could not")), qPrintable(driver.message()));
    QVERIFY(driver.message().contains(QStringLiteral("could not be read: expected")));
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
    for (const char *name : {"bad2.bvh", "bad1.bvh"}) { // the newest message comes first
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
    driver.document().setName(0, "once more"); // asked about only once
    save->trigger();
    QVERIFY(bytesOf(path).contains("once more"));
}

void FileActionsTest::aRepairedFileCanBeRewrittenInStandardForm()
{
    FileFolder folder;
    const QString path =
        folder.write(QStringLiteral("a.bvh"), smallBvh().replace("HIERARCHY", "HEIRARCHY").replace("\t", "   "));
    WindowDriver driver;
    driver.open(path);
    driver.document().setName(0, "changed");
    driver.whenDialogOpens([](QWidget *box) { press(box, "Rewrite in Standard Form"); });
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    const QByteArray saved = bytesOf(path);
    QVERIFY2(saved.startsWith("HIERARCHY\nROOT changed\n{\n\tOFFSET"), saved.constData());
}

void FileActionsTest::asksBeforeAFileChangedByAnotherProgramIsOverwritten()
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

void FileActionsTest::theQuestionAboutAChangedFileDestroysNothingByItself()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    WindowDriver driver;
    driver.open(path);
    const QByteArray theirs = smallBvh().replace("Chest", "TheirChest");
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.document().setName(0, "mine");
    folder.write(QStringLiteral("a.bvh"), theirs);
    // Return leads to the dialog for another name, which is cancelled.
    driver.whenDialogOpens([&driver](QWidget *box) {
        driver.whenDialogOpens([](QWidget *dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        QTest::keyClick(box, Qt::Key_Return);
    });
    save->trigger();
    QCOMPARE(bytesOf(path), theirs);
    driver.whenDialogOpens([](QWidget *box) { QTest::keyClick(box, Qt::Key_Escape); });
    save->trigger();
    QCOMPARE(bytesOf(path), theirs);
    driver.document().undoStack().undo();
    driver.whenDialogOpens([](QWidget *box) { press(box, "Reload"); });
    save->trigger();
    QTRY_COMPARE(driver.document().skeleton().joint(1).name, std::string("TheirChest"));
    QCOMPARE(bytesOf(path), theirs);
}

void FileActionsTest::asksBeforeHardLinksAreSeparated()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    const QString other = folder.path(QStringLiteral("b.bvh"));
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    WindowDriver driver;
    driver.open(path);
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.document().setName(0, "first");
    driver.whenDialogOpens([](QWidget *box) { QTest::keyClick(box, Qt::Key_Return); }); // Return means Cancel
    save->trigger();
    QCOMPARE(bytesOf(path), smallBvh());
    driver.whenDialogOpens([](QWidget *box) { press(box, "Write in Place"); });
    save->trigger();
    QVERIFY(bytesOf(path).contains("first"));
    QCOMPARE(bytesOf(other), bytesOf(path));
    driver.document().setName(0, "second");
    save->trigger(); // saves without a question, as the user wanted for this file
    QVERIFY(bytesOf(other).contains("second"));
    WindowDriver another;
    another.open(path);
    another.document().setName(0, "third");
    another.whenDialogOpens([](QWidget *box) { press(box, "Save Over This Name"); });
    another.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY(bytesOf(path).contains("third"));
    QVERIFY(bytesOf(other).contains("second"));
}

void FileActionsTest::writesInPlaceWhereTheFolderAllowsNoNewFiles()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    // Root may create files everywhere, so the test uses a folder in which nobody can create files.
    const QByteArray name = QFile::encodeName(folder.path({}));
    if (::geteuid() == 0 && QProcess::execute(QStringLiteral("chattr"), {QStringLiteral("+i"), folder.path({})}) != 0)
        QSKIP("root may make files everywhere here");
    if (::geteuid() != 0)
        QCOMPARE(::chmod(name.constData(), 0555), 0);
    const auto open = qScopeGuard([&] {
        if (::geteuid() == 0)
            QProcess::execute(QStringLiteral("chattr"), {QStringLiteral("-i"), folder.path({})});
        ::chmod(name.constData(), 0755);
    });
    WindowDriver driver;
    driver.open(path);
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.document().setName(0, "mine");
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    save->trigger();
    QCOMPARE(bytesOf(path), smallBvh());
    QVERIFY(driver.document().isModified());
    driver.whenDialogOpens([](QWidget *box) { press(box, "Write in Place"); });
    save->trigger();
    QVERIFY(bytesOf(path).contains("mine"));
    QVERIFY(!driver.document().isModified());
}

void FileActionsTest::keepsBackupsAsThePreferencesSay()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    WindowDriver driver;
    driver.whenDialogOpens([](QWidget *dialog) {
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("backupsBox"));
        box->setCurrentIndex(box->findData(1));
        press(dialog, "OK");
    });
    driver.window().findChild<QAction *>(QStringLiteral("edit.preferences"))->trigger();
    driver.open(path);
    for (const char *name : {"one", "two", "three"}) {
        driver.document().setName(0, name);
        driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    }
    QCOMPARE(folder.names().size(), 2);
    QVERIFY(bytesOf(path).contains("three"));
    QVERIFY(bytesOf(path + QStringLiteral(".~3~")).contains("two"));
}

// Backups are still switched on from the test before.
void FileActionsTest::asksWhereNoBackupCanBeMade()
{
    FileFolder folder;
    const QString path = folder.write(QString(251, u'x') + QStringLiteral(".bvh"), smallBvh());
    WindowDriver driver;
    driver.open(path);
    driver.document().setName(0, "mine");
    QAction *save = driver.window().findChild<QAction *>(QStringLiteral("file.save"));
    driver.whenDialogOpens([](QWidget *box) { press(box, "Cancel"); });
    save->trigger();
    QCOMPARE(bytesOf(path), smallBvh());
    driver.whenDialogOpens([](QWidget *box) { press(box, "Save Without a Backup"); });
    save->trigger();
    QVERIFY(bytesOf(path).contains("mine"));
    Settings settings;
    Preferences preferences = storedPreferences(settings);
    preferences.backups = 0;
    storePreferences(settings, preferences);
}

void FileActionsTest::reportsWhyASaveFailed()
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
    revert(driver);
    QTRY_COMPARE(driver.document().skeleton().joint(0).name, std::string("Hips"));
    QVERIFY(!driver.document().isModified());
}

// The file that was read arrives too late, and replacing the edited clip with it could not be undone.
void FileActionsTest::editsDuringARevertAreKept()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.document().setName(0, "changed");
    revert(driver);
    driver.document().setName(0, "new");
    QTRY_VERIFY(!driver.window().files().isLoading());
    QTest::qWait(50);
    QCOMPARE(driver.document().skeleton().joint(0).name, std::string("new"));
    QVERIFY(driver.document().undoStack().canUndo());
    QTRY_VERIFY(driver.message().contains(QStringLiteral("a.bvh was changed or saved")));
}

void FileActionsTest::savesDuringARevertAreKept()
{
    FileFolder folder;
    WindowDriver driver;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    driver.open(path);
    driver.document().setName(0, "changed");
    revert(driver);
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QTRY_VERIFY(!driver.window().files().isLoading());
    QTest::qWait(50);
    QVERIFY(bytesOf(path).contains("changed"));
    QCOMPARE(driver.document().skeleton().joint(0).name, std::string("changed"));
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

void FileActionsTest::opensDroppedFiles()
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

void FileActionsTest::acceptsADropOnlyAsACopy()
{
    FileFolder folder;
    WindowDriver driver;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder.write(QStringLiteral("a.bvh"), smallBvh()))});
    const auto both = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(QPoint(100, 100), both, &data, Qt::LeftButton, Qt::ShiftModifier);
    enter.setDropAction(Qt::MoveAction);
    QApplication::sendEvent(&driver.window(), &enter);
    QVERIFY(enter.isAccepted());
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDropEvent drop(QPointF(100, 100), both, &data, Qt::LeftButton, Qt::ShiftModifier);
    drop.setDropAction(Qt::MoveAction);
    QApplication::sendEvent(&driver.window(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(drop.dropAction(), Qt::CopyAction);
    QTRY_COMPARE(driver.child<QTabBar>("documentTabs")->count(), 1);
}

void FileActionsTest::asksBeforeVeryManyFilesAreOpened()
{
    FileFolder folder;
    QStringList paths;
    for (int i = 0; i < 21; ++i)
        paths << folder.write(QStringLiteral("%1.bvh").arg(i, 2, 10, QLatin1Char('0')), smallBvh());
    WindowDriver driver;
    driver.whenDialogOpens([](QWidget *box) {
        QVERIFY(qobject_cast<QMessageBox *>(box)->text().contains(QStringLiteral("21")));
        QTest::keyClick(box, Qt::Key_Return);
    });
    driver.window().openFiles(paths);
    QTest::qWait(100);
    QVERIFY(driver.window().currentSession() == nullptr);
    driver.whenDialogOpens([](QWidget *box) { press(box, "Open All"); });
    driver.window().openFiles(paths);
    auto *tabs = driver.child<QTabBar>("documentTabs");
    QTRY_COMPARE(tabs->count(), 21);
    for (int i = 0; i < 21; ++i) // in the order of their names
        QCOMPARE(tabs->tabText(i), QStringLiteral("%1.bvh").arg(i, 2, 10, QLatin1Char('0')));
}

void FileActionsTest::opensManyFilesWithoutFreezing()
{
    FileFolder folder;
    QStringList paths;
    for (int i = 0; i < 120; ++i)
        paths << folder.write(QStringLiteral("%1.bvh").arg(i), smallBvh());
    for (int i = 0; i < 9000; ++i)
        paths << folder.path(QStringLiteral("none%1.bvh").arg(i));
    WindowDriver driver;
    driver.whenDialogOpens([](QWidget *box) { press(box, "Open All"); });
    driver.window().openFiles(paths);
    // Between two documents the window gets its turn.
    int mostAtATime = 0;
    auto *tabs = driver.child<QTabBar>("documentTabs");
    while (tabs->count() < 40) {
        const int before = tabs->count();
        QCoreApplication::processEvents();
        mostAtATime = std::max(mostAtATime, tabs->count() - before);
    }
    QVERIFY2(mostAtATime <= 3, qPrintable(QString::number(mostAtATime)));
    QVERIFY(driver.child<QWidget>("openProgress") != nullptr);
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTRY_VERIFY(!driver.window().files().isLoading());
    const int count = tabs->count();
    QTest::qWait(200);
    QCOMPARE(tabs->count(), count);
    QVERIFY(count < 120);
    QVERIFY(driver.child<QWidget>("openProgress") == nullptr);
}

void FileActionsTest::escapeEndsReading()
{
    FileFolder folder;
    // The file is large enough to take a while to read.
    QByteArray text = smallBvh();
    const qsizetype rows = text.indexOf('\n', text.indexOf("Frame Time")) + 1;
    const QByteArray row = text.mid(rows, text.indexOf('\n', rows) + 1 - rows);
    const int frames = 1500000;
    text = text.left(rows).replace("Frames: 3", "Frames: " + QByteArray::number(frames)) + row.repeated(frames);
    const QString path = folder.write(QStringLiteral("large.bvh"), text);
    WindowDriver driver;
    driver.window().files().open(path);
    auto *field = driver.window().findChild<QLineEdit *>();
    QTest::keyClick(field, Qt::Key_Escape); // a field uses Esc itself
    QVERIFY(driver.window().files().isLoading());
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTRY_VERIFY(!driver.window().files().isLoading());
    QVERIFY(driver.window().currentSession() == nullptr);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
}

void FileActionsTest::damagedSettingsAreKept()
{
    const QString path = QSettings(QStringLiteral("Limber"), QStringLiteral("Limber")).fileName();
    const QByteArray before = bytesOf(path);
    QByteArray junk(3000, '\0');
    for (qsizetype i = 0; i < junk.size(); ++i)
        junk[i] = static_cast<char>(i * 7919 + i / 13);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(junk);
    file.close();
    {
        WindowDriver driver;
        QVERIFY2(driver.message().contains(QStringLiteral("Limber.conf.damaged")), qPrintable(driver.message()));
        driver.window().close();
    }
    QCOMPARE(bytesOf(path + QStringLiteral(".damaged")), junk);
    WindowDriver driver; // the message appears only once
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
}

void FileActionsTest::aLongListOfRecentFilesIsShortened()
{
    QSettings store(QStringLiteral("Limber"), QStringLiteral("Limber"));
    QStringList paths;
    for (int i = 0; i < 100000; ++i)
        paths << QStringLiteral("/nowhere/%1.bvh").arg(i);
    store.setValue(QStringLiteral("recentFiles"), paths);
    store.sync();
    WindowDriver driver;
    QVERIFY(driver.child<QAction>("file.openRecent")->menu()->actions().size() < 25);
    Settings settings;
    clearRecentFiles(settings);
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

} // namespace tst_fileactions

#include "tst_fileactions.moc"
