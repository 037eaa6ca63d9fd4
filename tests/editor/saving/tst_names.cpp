#include "documents/filewatch.h"
#include "patience.h"
#include "settings/filesettings.h"
#include "settings/settings.h"
#include "storage/paths/filename.h"
#include "storage/paths/pathtexts.h"
#include "support/bytefolder.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTabBar>
#include <QTest>
#include <QUrl>

namespace tst_names {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Files whose names, and whose folders' names, are not UTF-8 are opened, shown, saved and found again like all others.
class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesAreOpenedShownAndSaved();
    void changesByOtherProgramsAreReported();
    void recentFilesAndSettingsFindTheFile();
    void opensADroppedFile();
    void namesTheMissingFile();
    void projectsAndClipsBesideAreKept();
    void savesUnderSuchAName();
    void asksBeforeAnotherFileIsReplaced();
    void startsWithSuchANameAsArgument();

private:
    static void save(WindowDriver &driver) { driver.window().findChild<QAction *>(u"file.save"_s)->trigger(); }
    static void saveAs(WindowDriver &driver, const QString &typed)
    {
        driver.chooseInFileDialog(typed);
        driver.window().findChild<QAction *>(u"file.saveAs"_s)->trigger();
    }
    [[nodiscard]] static QString tabText(WindowDriver &driver)
    {
        return driver.child<QTabBar>("documentTabs")->tabText(0);
    }

    std::unique_ptr<ByteFolder> m_folder;
    QByteArray m_bytes; // the path of a file
    QString m_path;
};

void NamesTest::init()
{
    m_folder = std::make_unique<ByteFolder>();
    m_bytes = m_folder->write("caf\xE9 \xFF.bvh", smallBvh());
    m_path = nameOfBytes(m_bytes);
}

void NamesTest::filesAreOpenedShownAndSaved()
{
    WindowDriver driver;
    driver.open(m_path);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    QCOMPARE(tabText(driver), u"caf\\xE9 \\xFF.bvh"_s);
    QVERIFY2(driver.window().windowTitle().startsWith(u"caf\\xE9 \\xFF.bvh"),
             qPrintable(driver.window().windowTitle()));
    QVERIFY(driver.child<QTabBar>("documentTabs")->tabToolTip(0).contains(u"f\\xFCr \\xFF/caf\\xE9 \\xFF.bvh"));
    driver.window().files().open(m_path); // opening it again opens no second document
    driver.typeIntoCell(1, 3, u"77.5"_s);
    QVERIFY(driver.document().isModified());
    save(driver);
    QTRY_VERIFY(!driver.document().isModified());
    QVERIFY(bytesAt(m_bytes).contains("77.5"));
    QCOMPARE(m_folder->names(), QByteArrayList{"caf\xE9 \xFF.bvh"});
    QCOMPARE(driver.child<QTabBar>("documentTabs")->count(), 1);
}

void NamesTest::changesByOtherProgramsAreReported()
{
    WindowDriver driver;
    driver.open(m_path);
    FileWatch &watch = *driver.window().findChild<FileWatch *>();
    const auto look = [&watch] {
        for (int i = 0; i < 3; ++i) {
            watch.look();
            QTest::qWait(30);
        }
    };
    look();
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    (void)m_folder->write("caf\xE9 \xFF.bvh", smallBvh().replace("Chest", "TheirChest"));
    QTRY_COMPARE((watch.look(), driver.message()), u"caf\\xE9 \\xFF.bvh was changed by another program."_s);
}

void NamesTest::recentFilesAndSettingsFindTheFile()
{
    Settings settings;
    clearRecentFiles(settings);
    {
        WindowDriver driver;
        driver.open(m_path);
        driver.window().close();
    }
    QCOMPARE(filesOfLastSession(Settings()), QStringList{m_path});
    storeNameCodec(settings, m_path, "Shift-JIS");
    QCOMPARE(nameCodecOf(settings, m_path), "Shift-JIS");
    WindowDriver next;
    QMenu *recent = next.window().findChild<QAction *>(u"file.openRecent"_s)->menu();
    QVERIFY2(recent->actions().first()->text().endsWith(u"/caf\\xE9 \\xFF.bvh"),
             qPrintable(recent->actions().first()->text()));
    recent->actions().first()->trigger();
    QTRY_VERIFY(next.window().currentSession() != nullptr && !next.window().files().isLoading());
    QCOMPARE(next.document().path(), m_path);
}

void NamesTest::opensADroppedFile()
{
    WindowDriver driver;
    QMimeData data;
    data.setUrls({urlOfPath(m_path)});
    QVERIFY(data.urls().first().toEncoded().contains("caf%E9%20%FF.bvh"));
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver.window(), &drop);
    QTRY_VERIFY(driver.window().currentSession() != nullptr && !driver.window().files().isLoading());
    QCOMPARE(driver.document().path(), m_path);
}

void NamesTest::namesTheMissingFile()
{
    WindowDriver driver;
    driver.open(nameOfBytes(m_folder->path("none \xFE.bvh")));
    QVERIFY2(driver.message().startsWith(u"none \\xFE.bvh"), qPrintable(driver.message()));
}

void NamesTest::projectsAndClipsBesideAreKept()
{
    const QString other = nameOfBytes(m_folder->write("run \xE8.bvh", smallBvh()));
    const QString project = nameOfBytes(m_folder->path("caf\xE9 \xFF.limber"));
    {
        WindowDriver driver;
        driver.open(m_path);
        driver.document().setMarkers({{1, "heel"}}, u"Add marker"_s);
        driver.session().clipsBeside().add(besideFromFile(other, driver.document().clip()));
        save(driver);
        QTRY_VERIFY(!driver.document().isModified());
        QCOMPARE(driver.document().origin().project.path, project);
    }
    const QByteArray text = bytesAt(bytesOfName(project));
    QVERIFY2(text.isValidUtf8() && text.contains("\"file:caf%E9%20%FF.bvh\""), text);
    WindowDriver driver;
    driver.open(project);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
    QCOMPARE(driver.document().path(), m_path);
    QCOMPARE(driver.document().markers().size(), 1);
    QCOMPARE(driver.session().clipsBeside().all().size(), 1);
    QCOMPARE(driver.session().clipsBeside().all().front().source.path, other);
}

void NamesTest::savesUnderSuchAName()
{
    WindowDriver driver;
    driver.open(m_path);
    saveAs(driver, m_folder->root() + u"/copy \\xFE"_s);
    QTRY_COMPARE(bytesOfName(driver.document().path()), m_folder->root().toUtf8() + "/copy \xFE.bvh");
    QCOMPARE(bytesAt(bytesOfName(driver.document().path())), smallBvh());
    QCOMPARE(tabText(driver), u"copy \\xFE.bvh"_s);
    saveAs(driver, m_folder->root() + u"/Aufnahmen f\\xFCr \\xFF/again.bvh"_s);
    QTRY_COMPARE(bytesAt(m_folder->path("again.bvh")), smallBvh());
    saveAs(driver, m_folder->root() + u"/text.bvh"_s);
    QTRY_COMPARE(bytesAt(m_folder->root().toUtf8() + "/text.bvh"), smallBvh());
}

void NamesTest::asksBeforeAnotherFileIsReplaced()
{
    WindowDriver driver;
    driver.open(m_path);
    (void)m_folder->write("\xFE.bvh", "another's");
    driver.chooseInFileDialog(m_folder->root() + u"/Aufnahmen f\\xFCr \\xFF/\\xFE.bvh"_s);
    QString asked;
    QTimer::singleShot(0, this, [&] {
        driver.whenDialogOpens([&](QWidget *) {
            // The file dialog is still in front.
            QTimer::singleShot(100, qApp, [&] {
                driver.whenDialogOpens([&](QWidget *dialog) {
                    if (const auto *box = qobject_cast<QMessageBox *>(dialog))
                        asked = box->text();
                    dialog->close();
                });
            });
        });
    });
    driver.window().findChild<QAction *>(u"file.saveAs"_s)->trigger();
    QTRY_COMPARE(asked, u"Replace \\xFE.bvh?"_s);
    QCOMPARE(bytesAt(m_folder->path("\xFE.bvh")), "another's");
    QCOMPARE(driver.document().path(), m_path);
}

void NamesTest::startsWithSuchANameAsArgument()
{
    QProcess shell;
    const QString script =
        u"cd \"$1\"/* && exec \"$2\" --without-display \"$(printf 'caf\\351 \\377.bvh')\" --output \"$PWD\""_s;
    shell.start(u"/bin/sh"_s, {u"-c"_s, script, u"sh"_s, m_folder->root(), QStringLiteral(LIMBER_EDITOR)});
    QVERIFY(shell.waitForFinished(testPatience));
    const QByteArray out = shell.readAllStandardOutput();
    QVERIFY2(shell.exitCode() == 0, out + shell.readAllStandardError());
    QVERIFY2(out.startsWith("Opened caf\\xE9 \\xFF.bvh:") && out.isValidUtf8(), out);
    QVERIFY(m_folder->names().contains("limber-tour.bvh") && m_folder->names().contains("limber-tour.png"));
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    NamesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_names

#include "tst_names.moc"
