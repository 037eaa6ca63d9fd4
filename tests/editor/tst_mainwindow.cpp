#include "items/motiontablemodel.h"
#include "panels/hierarchypanel.h"
#include "session/dragguard.h"
#include "settings/settings.h"
#include "support/textfiles.h"
#include "viewport/viewportpanel.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDataStream>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoView>

#include <malloc.h>

namespace tst_mainwindow {

using namespace limber;
using namespace limber::test;

namespace {

int differingWords(const QByteArray &a, const QByteArray &b)
{
    const QList<QByteArray> left = a.simplified().split(' ');
    const QList<QByteArray> right = b.simplified().split(' ');
    int count = left.size() == right.size() ? 0 : 1000000;
    for (qsizetype i = 0; i < qMin(left.size(), right.size()); ++i)
        count += left.at(i) != right.at(i);
    return count;
}

// Drags with a pause at each point, as a user does.
void drag(QWidget &widget, const QPoint &from, const QList<QPoint> &points)
{
    QTest::mousePress(&widget, Qt::LeftButton, {}, from);
    for (const QPoint &point : points) {
        QTest::mouseMove(&widget, point);
        QTest::qWait(30);
    }
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, points.last());
}

} // namespace

// The whole workflow of a user in the main window.
class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void opensEditsSavesAndReopens();
    void showsWhatToDoWhileNothingIsOpen();
    void titleShowsTheFileAndWhetherItIsModified();
    void oneSelectionForTreeTableAndViewport();
    void drawsBonesWhereThePoseIs();
    void keepsDocumentsInTabs();
    void everyCommandIsInAMenuWithAToolTip();
    void findsCommandsByTheirWords();
    void typingInATableIsNotTakenForShortcuts();
    void resettingTheWindowBringsDocksBack();
    void panelsCannotBeArrangedWithoutADocument();
    void aWindowThatWasOnALargerScreenOpensOnThisOne();
    void aPanelThatWasDraggedOutComesBack();
    void panelsAreDestroyedWithTheirWindow();
    void tabsOfPanelsFloatAndClose();
    void theTreeIsDraggedOutByItsTitle();
    void theLayoutIsStoredSoonAfterItChanged();
    void noPanelIsLostWhileOneIsDragged();
    void survivesWithoutAnyDocument();
    void isBusyDuringDialogsMenusAndDrags();
};

void MainWindowTest::opensEditsSavesAndReopens()
{
    FileFolder folder;
    const QByteArray original = smallBvh();
    const QString path = folder.write(QStringLiteral("take.bvh"), original);
    WindowDriver driver;

    driver.chooseInFileDialog(path);
    driver.clickMenu(QStringLiteral("File"), QStringLiteral("Open…"));
    QTRY_VERIFY(driver.window().currentSession() != nullptr);
    QCOMPARE(driver.document().skeleton().jointCount(), 2);

    driver.selectInTree(1);
    QCOMPARE(driver.table()->model()->columnCount(), 3);
    const QImage before = driver.viewportPicture();
    driver.typeIntoCell(0, 0, QStringLiteral("+=60"));
    QCOMPARE(driver.document().motion().value(0, 6), 55.75);
    driver.session().playhead().setFrame(0); // Enter moved to the next frame
    QVERIFY2(driver.viewportPicture() != before, "the picture does not follow the edit");

    QTest::keyClick(&driver.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!driver.document().isModified());
    const QByteArray saved = bytesOf(path);
    QCOMPARE(differingWords(original, saved), 1);

    QTest::keyClick(&driver.window(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.document().isModified());
    QCOMPARE(driver.viewportPicture(), before);
    QTest::keyClick(&driver.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!driver.document().isModified());
    QCOMPARE(bytesOf(path), original);

    WindowDriver again;
    again.open(path);
    QCOMPARE(again.document().motion().frameCount(), driver.document().motion().frameCount());
}

void MainWindowTest::showsWhatToDoWhileNothingIsOpen()
{
    WindowDriver driver;
    auto *page = driver.child<QWidget>("startPage");
    QVERIFY(page->isVisible());
    QVERIFY(!driver.window().viewport().isVisible());
    QVERIFY(!driver.tree()->isVisible());
    driver.window().files().openSample();
    QTRY_VERIFY(driver.window().viewport().isVisible());
    QVERIFY(driver.tree()->isVisible());
    QVERIFY(!page->isVisible());
    QVERIFY(driver.document().motion().frameCount() > 100);
}

void MainWindowTest::titleShowsTheFileAndWhetherItIsModified()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("<b>a&b.bvh"), smallBvh()));
    QCOMPARE(driver.window().windowTitle(), QStringLiteral("<b>a&b.bvh[*] — Limber"));
    QVERIFY(!driver.window().isWindowModified());
    driver.document().setName(0, "Root");
    QVERIFY(driver.window().isWindowModified());
    driver.document().undoStack().undo();
    QVERIFY(!driver.window().isWindowModified());
}

void MainWindowTest::oneSelectionForTreeTableAndViewport()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    QCOMPARE(driver.table()->model()->columnCount(), 9); // nothing is selected, so the table shows all channels
    driver.selectInTree(1);
    QCOMPARE(driver.table()->model()->columnCount(), 3);
    QCOMPARE(driver.child<QLabel>("inspectorName")->text(), QStringLiteral("Chest"));

    // A click on the joint in the picture selects it in the tree.
    ViewportPanel &viewport = driver.window().viewport();
    driver.session().clearSelection();
    QVERIFY(!driver.viewportPicture().isNull());
    const glm::dvec3 hips = driver.document().pose(0).jointPositions[0];
    const QPoint place = viewport.project(hips).toPoint();
    QWidget *canvas = viewport.childAt(place);
    QVERIFY(canvas != nullptr);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->mapFrom(&viewport, place));
    QTRY_VERIFY(driver.session().isSelected(NodeId::joint(0)));
    QCOMPARE(driver.table()->model()->columnCount(), 6);
    QVERIFY(driver.tree()->selectionModel()->isRowSelected(0));
}

void MainWindowTest::drawsBonesWhereThePoseIs()
{
    FileFolder folder;
    WindowDriver driver;
    driver.window().files().openSample();
    ViewportPanel &viewport = driver.window().viewport();
    const QImage picture = driver.viewportPicture();
    const double scale = picture.devicePixelRatio();
    const Pose pose = driver.document().pose(driver.session().playhead().frame());
    const Skeleton &skeleton = driver.document().skeleton();
    const QColor background = picture.pixelColor(4, picture.height() / 2);
    int seen = 0;
    int tried = 0;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (skeleton.joint(joint).isRoot())
            continue;
        const glm::dvec3 middle = 0.5 * (pose.jointPositions[static_cast<std::size_t>(joint)] +
                                         pose.jointPositions[static_cast<std::size_t>(skeleton.joint(joint).parent)]);
        const QPoint at = (viewport.project(middle) * scale).toPoint();
        if (!picture.rect().contains(at))
            continue;
        ++tried;
        const QColor colour = picture.pixelColor(at);
        seen += qAbs(colour.lightness() - background.lightness()) > 20 ||
                qAbs(colour.saturation() - background.saturation()) > 60;
    }
    QVERIFY(tried > 10);
    QVERIFY2(seen * 10 >= tried * 9, qPrintable(QStringLiteral("%1 of %2 bones are drawn").arg(seen).arg(tried)));
}

void MainWindowTest::keepsDocumentsInTabs()
{
    FileFolder folder;
    WindowDriver driver;
    const QString first = folder.write(QStringLiteral("a.bvh"), smallBvh());
    driver.open(first);
    driver.open(folder.write(QStringLiteral("b.bvh"), smallBvh().replace("Chest", "Torso")));
    auto *tabs = driver.child<QTabBar>("documentTabs");
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(driver.document().skeleton().joint(1).name, std::string("Torso"));
    driver.open(first); // the file is already open, so its tab comes to the front
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(driver.document().skeleton().joint(1).name, std::string("Chest"));
    // Undo belongs to the document in front.
    driver.document().setName(0, "x");
    tabs->setCurrentIndex(1);
    QVERIFY(!driver.window().findChild<QAction *>(QStringLiteral("edit.undo"))->isEnabled());
    QTest::keyClick(&driver.window(), Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(tabs->count(), 1);
    QVERIFY(driver.window().findChild<QAction *>(QStringLiteral("edit.undo"))->isEnabled());
}

void MainWindowTest::everyCommandIsInAMenuWithAToolTip()
{
    WindowDriver driver;
    driver.window().files().openSample();
    QSet<QKeySequence> taken;
    int count = 0;
    for (const QAction *menu : driver.window().menus().actions()) {
        for (const QAction *action : menu->menu()->actions()) {
            if (action->isSeparator() || action->menu() != nullptr)
                continue;
            ++count;
            QVERIFY2(!action->text().isEmpty() && !action->toolTip().isEmpty(), qPrintable(action->objectName()));
            for (const QKeySequence &keys : action->shortcuts()) {
                if (action->shortcutContext() != Qt::WindowShortcut)
                    continue;
                QVERIFY2(!taken.contains(keys), qPrintable(keys.toString()));
                taken.insert(keys);
            }
        }
    }
    QVERIFY(count > 45);
}

void MainWindowTest::findsCommandsByTheirWords()
{
    WindowDriver driver;
    driver.window().files().openSample();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    QTest::keyClick(&driver.window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *search = driver.child<QLineEdit>("commandSearch");
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("collapse all"));
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(!driver.tree()->isExpanded(driver.tree()->model()->index(0, 0)));
}

void MainWindowTest::typingInATableIsNotTakenForShortcuts()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    auto *filter = driver.child<QLineEdit>("jointFilter");
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("af 1.5,"));
    QCOMPARE(filter->text(), QStringLiteral("af 1.5,"));
    filter->clear();
    driver.typeIntoCell(1, 0, QStringLiteral("1*7"));
    QCOMPARE(driver.document().motion().value(1, 0), 7.0);
}

void MainWindowTest::resettingTheWindowBringsDocksBack()
{
    WindowDriver driver;
    driver.window().files().openSample();
    auto *dock = driver.child<QDockWidget>("dock.hierarchy");
    dock->close();
    QVERIFY(!dock->isVisible());
    driver.window().findChild<QAction *>(QStringLiteral("window.reset"))->trigger();
    QVERIFY(dock->isVisible());
    dock->setFloating(true);
    driver.window().findChild<QAction *>(QStringLiteral("window.dockAll"))->trigger();
    QVERIFY(!dock->isFloating());
    // The viewport draws again after it was moved to another window with another OpenGL context.
    for (const char *preset : {"window.browse", "window.classic", "window.edit"}) {
        driver.window().findChild<QAction *>(QLatin1String(preset))->trigger();
        QVERIFY(!driver.viewportPicture().isNull());
    }
}

// Without a document there are no panels.
// The place of a window is kept with the width of its screen.
void MainWindowTest::aWindowThatWasOnALargerScreenOpensOnThisOne()
{
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    for (const int widthOfOtherScreen : {screen.width(), screen.width() * 5 / 4, 2 * screen.width()}) {
        QByteArray place;
        {
            QDataStream stream(&place, QIODevice::WriteOnly);
            stream.setVersion(QDataStream::Qt_4_0);
            const QRect far(screen.width() * 2 / 3, screen.height() / 2, screen.width() * 2 / 3, screen.height() * 2);
            stream << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << far << far << qint32(1) << quint8(0)
                   << quint8(0) << qint32(widthOfOtherScreen) << far;
        }
        Settings().setValue(QStringLiteral("windowGeometry"), place);
        const MainWindow window;
        QVERIFY2(screen.contains(window.geometry()), qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                                    .arg(window.x())
                                                                    .arg(window.y())
                                                                    .arg(window.width())
                                                                    .arg(window.height())));
    }
}

void MainWindowTest::panelsCannotBeArrangedWithoutADocument()
{
    WindowDriver driver;
    const auto isEnabled = [&](const char *command) {
        return driver.window().findChild<QAction *>(QLatin1String(command))->isEnabled();
    };
    const char *const arranging[] = {"window.dockAll", "window.edit",  "window.classic",
                                     "window.browse",  "window.reset", "dock.curves.toggle"};
    for (const char *command : arranging)
        QVERIFY2(!isEnabled(command), command);
    QVERIFY(isEnabled("dock.findings.toggle")); // the panel shows findings of a refused file
    driver.window().files().openSample();
    for (const char *command : arranging)
        QVERIFY2(isEnabled(command), command);
    driver.window().findChild<QAction *>(QStringLiteral("file.close"))->trigger();
    QTRY_VERIFY(!isEnabled("window.edit"));
}

// Qt shows its tab bars while it iterates over the list of them, so showing a bar must not replace that list.
void MainWindowTest::aPanelThatWasDraggedOutComesBack()
{
    WindowDriver driver;
    auto *dock = driver.child<QDockWidget>("dock.inspector");
    driver.window().files().openSample();
    driver.child<QAction>("window.classic")->trigger(); // there it has a title bar
    QTRY_VERIFY(dock->titleBarWidget() == nullptr);
    QCoreApplication::processEvents();
    drag(*dock, {60, 8}, {{60, 40}, {120, 90}, {300, 208}});
    QVERIFY(dock->isFloating());
    ::mallopt(M_PERTURB, 0x5a); // overwrites freed memory, so that using the freed list shows
    driver.window().findChild<QAction *>(QStringLiteral("file.close"))->trigger();
    QTRY_VERIFY(driver.window().currentSession() == nullptr);
    QVERIFY(!dock->isVisible());
    driver.window().files().openSample();
    ::mallopt(M_PERTURB, 0);
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isFloating());
    driver.window().findChild<QAction *>(QStringLiteral("window.dockAll"))->trigger();
    QVERIFY(!dock->isFloating());
}

// A window is destroyed while its panels are visible.
void MainWindowTest::panelsAreDestroyedWithTheirWindow()
{
    WindowDriver driver;
    driver.child<QDockWidget>("dock.curves")->show();
    driver.child<QDockWidget>("dock.curves")->raise();
    QTRY_VERIFY(driver.child<QDockWidget>("dock.curves")->widget()->isVisible());
}

void MainWindowTest::tabsOfPanelsFloatAndClose()
{
    WindowDriver driver;
    driver.window().resize(1500, 950);
    driver.window().files().openSample();
    driver.window().findChild<QAction *>(QStringLiteral("window.edit"))->trigger();
    QCoreApplication::processEvents();
    const auto tabOf = [&](const QDockWidget &dock) -> std::pair<QTabBar *, QPoint> {
        for (auto *bar : driver.window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab) {
                if (bar->tabText(tab) == dock.windowTitle())
                    return {bar, bar->tabRect(tab).center()};
            }
        }
        return {nullptr, {}};
    };
    auto *curves = driver.child<QDockWidget>("dock.curves");
    auto *layers = driver.child<QDockWidget>("dock.layers");
    auto *bar = driver.child<QTabBar>("bottomSwitch");
    QTRY_COMPARE(bar->count(), 2);
    const QPoint tab = bar->tabRect(1).center();
    QTRY_VERIFY(bar->rect().contains(tab)); // the row of buttons is laid out
    drag(*bar, tab, {tab + QPoint(3, 0), tab + QPoint(5, 2)}); // a few pixels, as from an unsteady hand
    QVERIFY(!curves->isFloating());
    drag(*bar, tab, {tab + QPoint(0, -40), tab + QPoint(0, -120)});
    QVERIFY(curves->isFloating() && curves->isVisible());
    driver.window().findChild<QAction *>(QStringLiteral("window.dockAll"))->trigger();
    QVERIFY(!curves->isFloating());

    const auto choose = [&](const QDockWidget &dock, const QString &text) {
        const auto [where, at] = tabOf(dock);
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, where->mapToGlobal(at));
        QCoreApplication::sendEvent(where, &wanted);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (QAction *action : menu->actions()) {
            if (QString(action->text()).remove(QLatin1Char('&')) == text)
                action->trigger();
        }
        menu->close();
    };
    choose(*layers, QStringLiteral("Float"));
    QVERIFY(layers->isFloating() && layers->isVisible());
    auto *history = driver.child<QDockWidget>("dock.history");
    choose(*history, QStringLiteral("Close"));
    QVERIFY(!history->isVisible());
    QVERIFY(!history->toggleViewAction()->isChecked());
}

void MainWindowTest::theTreeIsDraggedOutByItsTitle()
{
    WindowDriver driver;
    driver.window().resize(1500, 950);
    driver.window().files().openSample();
    driver.window().findChild<QAction *>(QStringLiteral("window.edit"))->trigger();
    QCoreApplication::processEvents();
    auto *dock = driver.child<QDockWidget>("dock.hierarchy");
    QWidget &title = driver.window().findChild<HierarchyPanel *>()->title();
    const QPoint at = title.rect().center();
    drag(title, at, {at + QPoint(2, 1), at + QPoint(4, 3)}); // as from an unsteady hand
    QVERIFY(!dock->isFloating());
    drag(title, at, {at + QPoint(-20, 30), at + QPoint(-200, 120)});
    QVERIFY(dock->isFloating() && dock->isVisible());
    driver.window().findChild<QAction *>(QStringLiteral("window.dockAll"))->trigger();
    QVERIFY(!dock->isFloating());
}

// The program may crash before it ends.
void MainWindowTest::theLayoutIsStoredSoonAfterItChanged()
{
    WindowDriver driver;
    driver.window().resize(1500, 950);
    driver.window().files().openSample();
    driver.window().findChild<QAction *>(QStringLiteral("window.edit"))->trigger();
    QCoreApplication::processEvents();
    const auto stored = [] {
        const Settings settings;
        return settings.value(QStringLiteral("windowLayout")).toByteArray();
    };
    const QByteArray before = stored();
    auto *tree = driver.child<QDockWidget>("dock.hierarchy");
    driver.window().resizeDocks({tree}, {420}, Qt::Horizontal);
    QTRY_COMPARE(tree->width(), 420);
    QTRY_VERIFY(stored() != before && !stored().isEmpty());
}

// Qt restores the layout from before the drag when a panel is dropped outside of the window.
void MainWindowTest::noPanelIsLostWhileOneIsDragged()
{
    WindowDriver driver;
    driver.window().resize(1500, 950);
    driver.window().files().openSample();
    driver.window().findChild<QAction *>(QStringLiteral("window.edit"))->trigger();
    QCoreApplication::processEvents();
    auto *timeline = driver.child<QDockWidget>("dock.timeline");
    auto *tabs = driver.child<QTabBar>("bottomSwitch");
    QTRY_COMPARE(tabs->count(), 2);
    const QPoint tab = tabs->tabRect(0).center();
    drag(*tabs, tab, {tab + QPoint(0, -30), tab + QPoint(0, -120), tab + QPoint(100, -300), tab + QPoint(200, -400)});
    QTRY_VERIFY(timeline->isFloating());
    QTest::qWait(200);
    for (const auto *dock : driver.window().findChildren<QDockWidget *>())
        QVERIFY2(driver.window().dockWidgetArea(const_cast<QDockWidget *>(dock)) != Qt::NoDockWidgetArea,
                 qPrintable(dock->objectName()));
}

void MainWindowTest::survivesWithoutAnyDocument()
{
    WindowDriver driver;
    for (QAction *action : driver.window().findChildren<QAction *>()) {
        const bool asks = action->text().endsWith(QChar(0x2026)) ||
                          action->objectName() == QLatin1String("help.about") ||
                          action->objectName() == QLatin1String("file.quit") || action->menu() != nullptr ||
                          action->objectName() == QLatin1String("file.openSample") ||
                          action->objectName() == QLatin1String("help.tour"); // this command opens the sample, too
        if (!asks && action->isEnabled())
            action->trigger();
    }
    QVERIFY(driver.window().currentSession() == nullptr);
    driver.window().files().openSample();
    QTRY_VERIFY(driver.window().currentSession() != nullptr);
    driver.window().findChild<QAction *>(QStringLiteral("file.close"))->trigger();
    QTRY_VERIFY(driver.window().currentSession() == nullptr);
    QVERIFY(driver.child<QWidget>("startPage")->isVisible());
}

// A busy window is not replaced by one in another language.
void MainWindowTest::isBusyDuringDialogsMenusAndDrags()
{
    const FileFolder folder;
    WindowDriver driver;
    QVERIFY(!driver.window().isBusy());
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    QVERIFY(!driver.window().isBusy());
    {
        QDialog dialog(&driver.window());
        dialog.setModal(true);
        dialog.show();
        QVERIFY(driver.window().isBusy());
    }
    {
        QMenu menu(&driver.window());
        menu.addAction(QStringLiteral("Entry"));
        menu.popup(driver.window().pos());
        QVERIFY(driver.window().isBusy());
    }
    QVERIFY(!driver.window().isBusy());
    driver.session().dragGuard().take();
    QVERIFY(driver.window().isBusy());
    driver.session().dragGuard().letGo();
    QVERIFY(!driver.window().isBusy());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
