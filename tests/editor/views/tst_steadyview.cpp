#include "bvh/write/bvhwriter.h"
#include "panels/sourceview.h"
#include "session/session.h"
#include "support/textfiles.h"
#include "viewdriver.h"
#include "viewport/axisgizmo.h"
#include "viewport/viewpane.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/elidedlabel.h"
#include "widgets/messagebar.h"
#include "widgets/numberfield.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFrame>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

namespace tst_steadyview {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Nothing but the user's own drag of an edge changes the size of the view: what the window has to say lies over it.
class SteadyViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theViewHasMostOfTheWindow();
    void toolsMessagesAndPanelsLeaveTheViewAlone();
    void theToolRowAndTheChipsStay_data();
    void theToolRowAndTheChipsStay();
    void menusFitTheSmallestWindow();
    void aMessageTakesTheWidthThatThereIs();
    void aTabWithACountLeavesTheOthersAlone();
    void allTabsFitANarrowColumn();
    void theSecondOfFourViewsShowsItsName();
    void nothingCoversTheAxesOfFourViews();
    void aSecondClickOnATabHitsTheSameTab();
    void theMainButtonOfALowPanelIsInSight_data();
    void theMainButtonOfALowPanelIsInSight();
    void theLineOfTheErrorIsInSight();
    void theFirstLayerLeavesEdgesAlone_data();
    void theFirstLayerLeavesEdgesAlone();
    void aHintGoesOverTheView();
    void nothingLiesOnTheLegends_data();
    void nothingLiesOnTheLegends();
    void aPreviewBehindATabSaysSo();
    void thePreviewIsCancelledOverTheView();

private:
    [[nodiscard]] QRect view() { return {m_driver->window().viewport().mapTo(&m_driver->window(), QPoint()), size()}; }
    [[nodiscard]] QSize size() { return m_driver->window().viewport().size(); }
    void trigger(const char *name) { m_driver->child<QAction>(name)->trigger(); }
    void preview(const char *operation);
    // The layout is finished in further turns of the event loop.
    static void settle()
    {
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void SteadyViewTest::init()
{
    m_view.reset();
    m_driver.reset();
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().resize(1440, 900);
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_view->open(makeWalker({.frames = 60}).clip, m_folder->path(u"walker.bvh"_s));
    trigger("window.edit");
    QTRY_COMPARE(m_driver->child<QDockWidget>("dock.hierarchy")->width(), 328);
}

void SteadyViewTest::theViewHasMostOfTheWindow()
{
    const QSize window = m_driver->window().size();
    QTRY_VERIFY(100 * size().width() * size().height() >= 55 * window.width() * window.height());
}

void SteadyViewTest::toolsMessagesAndPanelsLeaveTheViewAlone()
{
    settle();
    const QRect before = view();
    for (const char *tool : {"pose.move", "pose.rotate", "pose.ik", "pose.select"}) {
        trigger(tool);
        QCoreApplication::processEvents();
        QCOMPARE(view(), before);
    }
    m_driver->session().selectOnly(NodeId::joint(2));
    m_driver->open(m_folder->path(u"nowhere.bvh"_s)); // is refused with a message
    QTRY_VERIFY(!m_driver->message().isEmpty());
    QCOMPARE(view(), before);
    for (const char *panel : {"dock.motion", "dock.layers", "dock.cleanUp", "dock.history", "dock.curves"}) {
        m_driver->child<QDockWidget>(panel)->raise();
        settle();
        QCOMPARE(view(), before);
    }
    preview("smooth");
    QCOMPARE(view(), before);
    m_view->open(makeWalker({.frames = 20}).clip, m_folder->path(u"other.bvh"_s));
    settle();
    QCOMPARE(view(), before);
}

void SteadyViewTest::theToolRowAndTheChipsStay_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(1280, 720), QSize(1440, 900), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

// What stands in the row for most tools is where it was with another tool, and the state chips are where they were with
// another layer.
void SteadyViewTest::theToolRowAndTheChipsStay()
{
    QFETCH(const QSize, window);
    m_driver->window().resize(window);
    trigger("window.edit");
    settle();
    const auto places = [this] {
        QList<QPoint> all;
        for (const char *name : {"snapStep", "changeReach", "secondsBefore", "feetChip", "statusRule", "statusUpAxis"})
            all << m_driver->child<QWidget>(name)->mapTo(&m_driver->window(), QPoint());
        return all;
    };
    trigger("pose.select");
    settle();
    const QList<QPoint> before = places();
    for (const char *tool : {"pose.move", "pose.rotate", "pose.ik", "pose.select"}) {
        trigger(tool);
        settle();
        QCOMPARE(places(), before);
    }
    for (const char *name : {"L", "A layer with a long name that says what it is for"}) {
        Layer layer;
        layer.id = 1;
        layer.name = name;
        m_driver->document().setLayers({layer}, u"x"_s);
        m_driver->session().target().choose(0);
        settle();
        QCOMPARE(places(), before);
    }
}

// Qt puts what is too high for the screen into a second column over the menu bar.
void SteadyViewTest::menusFitTheSmallestWindow()
{
    for (int i = 0; i < 4; ++i)
        m_view->open(makeWalker({.frames = 5}).clip, m_folder->path(u"take %1.bvh"_s.arg(i)));
    const int room = 720 - m_driver->window().menuWidget()->height();
    int tried = 0;
    QTimer::singleShot(0, this, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return;
        tried += menu->actions().size() > 10 && menu->height() <= room ? 1 : 0;
        menu->close();
    });
    m_driver->session().selectOnly(NodeId::joint(2));
    QWidget *canvas = m_driver->window().viewport().focusProxy();
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(100, 100), canvas->mapToGlobal(QPoint(100, 100)));
    QCoreApplication::sendEvent(canvas, &wanted);
    QVERIFY2(tried == 1, "the menu of the view");
    for (const QAction *title : m_driver->window().menus().actions()) {
        emit title->menu()->aboutToShow();
        ++tried;
        QVERIFY2(title->menu()->sizeHint().height() <= room,
                 qPrintable(title->text() + u' ' + QString::number(title->menu()->sizeHint().height())));
    }
    QVERIFY(tried > 8);
}

// What does not fit into the width of the view goes on in a second line, which grows up over the picture.
void SteadyViewTest::aMessageTakesTheWidthThatThereIs()
{
    const QRect before = view();
    QString name = u"a take that is nowhere.bvh"_s;
    const auto *bar = m_driver->child<MessageBar>("messageBar");
    const auto *text = m_driver->child<ElidedLabel>("messageText");
    for (int length = 0; length < 4; ++length) {
        m_driver->open(m_folder->path(name));
        QTRY_VERIFY2(text->text().contains(name), qPrintable(text->text()));
        settle();
        QVERIFY2(text->shownText() == text->text(), qPrintable(text->shownText()));
        QVERIFY(bar->parentWidget()->rect().contains(bar->geometry()));
        QCOMPARE(view(), before);
        name.prepend(u"with a long name of its own, "_s);
    }
    QVERIFY(bar->width() >= size().width() - 30);
    QVERIFY(bar->height() > 2 * text->fontMetrics().lineSpacing());
}

void SteadyViewTest::aTabWithACountLeavesTheOthersAlone()
{
    const auto places = [this] {
        QList<QRect> all;
        for (const QTabBar *bar : m_driver->window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; bar->property("role") == u"icons"_s && tab < bar->count(); ++tab)
                all << bar->tabRect(tab);
        }
        return all;
    };
    settle();
    const QList<QRect> before = places();
    QVERIFY(before.size() > 4);
    const QByteArray odd = "HIERARCHY\nROOT hip\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n}\n"
                           "MOTION\nFrames: 1\nFrame Time: 0.1\n0 0 0\n";
    m_driver->open(m_folder->write(u"odd.bvh"_s, odd)); // lacks an end site
    QTRY_VERIFY(m_driver->child<QDockWidget>("dock.findings")->windowTitle().contains(u'('));
    settle();
    QCOMPARE(places(), before);
}

void SteadyViewTest::allTabsFitANarrowColumn()
{
    m_driver->window().resize(1280, 720);
    trigger("window.edit");
    for (const char *hidden : {"dock.compare.toggle", "dock.secondLife.toggle"}) {
        trigger(hidden);
        settle();
    }
    int tried = 0;
    for (const QTabBar *bar : m_driver->window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->property("role") != u"icons"_s || !bar->isVisible())
            continue;
        ++tried;
        QVERIFY(bar->count() >= 8);
        const int end = bar->tabRect(bar->count() - 1).right();
        QVERIFY2(end < bar->width(), qPrintable(QString::number(end) + u' ' + QString::number(bar->width())));
    }
    QCOMPARE(tried, 1);
    trigger("window.reset");
    for (const char *shown : {"dock.compare", "dock.secondLife"})
        m_driver->child<QDockWidget>(shown)->hide();
}

void SteadyViewTest::theSecondOfFourViewsShowsItsName()
{
    trigger("view.four");
    settle();
    const auto *row = m_driver->child<QWidget>("toolRow");
    QVERIFY(row->geometry().right() > size().width() / 2); // otherwise there is nothing to try
    const QImage with = m_driver->window().viewport().grab().toImage();
    const QRect below(size().width() / 2 + 8, row->geometry().bottom() + 2, 120, 24);
    const QRgb ground = with.pixel(below.right(), below.top());
    bool isText = false;
    for (int y = below.top(); y <= below.bottom(); ++y) {
        for (int x = below.left(); x <= below.right(); ++x)
            isText = isText || std::abs(qGray(with.pixel(x, y)) - qGray(ground)) > 80;
    }
    trigger("view.one");
    QVERIFY(isText);
}

void SteadyViewTest::nothingCoversTheAxesOfFourViews()
{
    trigger("view.four");
    settle();
    int tried = 0;
    for (ViewPane *pane : m_driver->window().viewport().findChildren<ViewPane *>()) {
        const QPoint corner = pane->canvas()->mapTo(&m_driver->window().viewport(), QPoint());
        const QRect axes = pane->scene().axisCross().box().toAlignedRect().translated(corner);
        for (const char *name : {"toolRow", "stateChips"}) {
            const auto *row = m_driver->child<QWidget>(name);
            QVERIFY2(!row->geometry().intersects(axes), name);
        }
        ++tried;
    }
    trigger("view.one");
    QCOMPARE(tried, 4);
}

// Panels differ in height and titles in length: neither may move the tabs away from the mouse.
void SteadyViewTest::aSecondClickOnATabHitsTheSameTab()
{
    settle();
    const QList<QTabBar *> bars = m_driver->window().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    const auto column = std::ranges::find_if(
        bars, [](const QTabBar *bar) { return bar->isVisible() && bar->property("role") == u"icons"_s; });
    QVERIFY(column != bars.end());
    QTabBar *bar = *column;
    const auto place = [&] { return QRect(bar->mapTo(&m_driver->window(), QPoint()), bar->size()); };
    const QRect before = place();
    for (int round = 0; round < 2; ++round) {
        for (int step = 0; step < bar->count(); ++step) {
            const int tab = round == 0 ? step : (5 * step + 2) % bar->count();
            const QPoint at = bar->tabRect(tab).center();
            QTest::mouseClick(bar, Qt::LeftButton, {}, at);
            settle();
            QTest::qWait(QApplication::doubleClickInterval() + 50);
            QCOMPARE(place(), before);
            QCOMPARE(bar->currentIndex(), tab);
            QCOMPARE(bar->tabAt(at), tab);
        }
    }
}

void SteadyViewTest::theFirstLayerLeavesEdgesAlone_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QByteArray>("front"); // the panel in the column
    for (const QSize size : {QSize(1440, 900), QSize(1280, 720), QSize(900, 560)}) {
        for (const char *front : {"dock.inspector", "dock.layers", "dock.motion"})
            QTest::addRow("%d, %s", size.width(), front) << size << QByteArray(front);
    }
}

// The first whole-clip change makes a layer, which undo takes away.
void SteadyViewTest::theFirstLayerLeavesEdgesAlone()
{
    QFETCH(const QSize, window);
    QFETCH(const QByteArray, front);
    m_driver->window().resize(window);
    trigger("window.edit");
    m_driver->child<QDockWidget>(front.constData())->raise();
    m_driver->session().selectOnly(NodeId::joint(2));
    trigger("pose.rotate");
    trigger("pose.changeWholeClip");
    settle();
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    const auto edges = [this] {
        QList<QRect> rects{view()};
        for (const char *name : {"dock.hierarchy", "dock.inspector", "dock.layers", "dock.timeline"}) {
            const auto *dock = m_driver->child<QDockWidget>(name);
            if (!dock->visibleRegion().isEmpty())
                rects << dock->geometry();
        }
        return rects;
    };
    const QList<QRect> before = edges();
    auto *field = m_driver->child<NumberField>("rotationX");
    emit field->valueWanted(field->value() + 20.0, false);
    QTRY_COMPARE(m_driver->document().layers().size(), std::size_t{1});
    settle();
    QCOMPARE(edges(), before);
    m_driver->document().undoStack().undo();
    settle();
    QCOMPARE(edges(), before);
    trigger("pose.changeFalloff");
    trigger("pose.select");
}

void SteadyViewTest::preview(const char *operation)
{
    trigger((QByteArray("operation.") + operation).constData());
    QTRY_VERIFY(m_driver->session().preview().isShown());
}

void SteadyViewTest::theMainButtonOfALowPanelIsInSight_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("low") << QSize(1280, 720);
    QTest::newRow("usual") << QSize(1440, 900);
}

void SteadyViewTest::theMainButtonOfALowPanelIsInSight()
{
    QFETCH(const QSize, window);
    m_driver->window().resize(window);
    trigger("dock.secondLife.toggle");
    QTRY_VERIFY(m_driver->child<QLabel>("uploadVerdict")->isVisible());
    settle();
    const auto buttons = m_driver->child<QWidget>("secondLifePanel")->findChildren<QToolButton *>();
    const auto main =
        std::ranges::find(buttons, m_driver->child<QAction>("file.makeUploadable"), &QToolButton::defaultAction);
    QVERIFY(main != buttons.end());
    QCOMPARE((*main)->visibleRegion().boundingRect(), (*main)->rect());
    trigger("window.edit");
}

void SteadyViewTest::theLineOfTheErrorIsInSight()
{
    m_driver->window().resize(1280, 720);
    QByteArray text = QByteArray::fromStdString(writeBvh(makeWalker({.frames = 3}).clip));
    const qsizetype at = text.indexOf("OFFSET", text.size() / 4);
    text.replace(at, 6, "OFSET");
    const int line = static_cast<int>(text.left(at).count('\n')) + 1;
    m_driver->open(m_folder->write(u"broken.bvh"_s, text));
    const auto *lines = m_driver->child<SourceView>("sourceView");
    QTRY_VERIFY(lines->isVisible() && lines->markedLine() == line);
    settle();
    const QRect seen = lines->viewport()->visibleRegion().boundingRect();
    QVERIFY(seen.contains(lines->cursorRect()));
    QVERIFY(seen.height() >= 3 * lines->cursorRect().height());
}

void SteadyViewTest::aHintGoesOverTheView()
{
    auto *hint = m_driver->child<QLabel>("hint");
    m_driver->window().statusBar()->showMessage(u"Saved."_s);
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), u"Saved."_s);
    m_driver->window().statusBar()->clearMessage();
    QVERIFY(!hint->isVisible());
    trigger("statusBar.toggle");
    m_driver->window().statusBar()->showMessage(u"Saved."_s);
    QVERIFY(!hint->isVisible()); // the bar itself shows it
    trigger("statusBar.toggle");
}

void SteadyViewTest::nothingLiesOnTheLegends_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("isFour");
    QTest::newRow("large") << QSize(1440, 900) << false;
    QTest::newRow("low") << QSize(1280, 720) << false;
    QTest::newRow("smallest") << QSize(900, 560) << false;
    QTest::newRow("four views") << QSize(1440, 900) << true;
}

void SteadyViewTest::nothingLiesOnTheLegends()
{
    QFETCH(const QSize, window);
    QFETCH(const bool, isFour);
    m_driver->window().resize(window);
    if (isFour)
        trigger("view.four");
    ViewportPanel &viewport = m_driver->window().viewport();
    if (!m_driver->child<QAction>("view.trails")->isChecked())
        trigger("view.trails");
    m_driver->session().selectOnly(NodeId::joint(2));
    settle();
    const QSize ofTrails = viewport.cornerOfLegend();
    QVERIFY(!ofTrails.isEmpty());
    trigger("view.weight"); // its legend lies above
    QTRY_VERIFY(viewport.cornerOfLegend().height() > ofTrails.height());
    preview("mirror");
    m_driver->open(m_folder->path(u"a take with a long name that is nowhere on any disk of this machine.bvh"_s));
    QTRY_VERIFY(!m_driver->message().isEmpty());
    m_driver->window().statusBar()->showMessage(QString(u"A hint "_s).repeated(20));
    settle();
    const QSize corner = viewport.cornerOfLegend();
    const QRect legend(QPoint(viewport.width() - corner.width(), viewport.height() - corner.height()), corner);
    for (const char *name : {"messageBar", "hint", "previewChip"}) {
        const auto *over = m_driver->child<QWidget>(name);
        QVERIFY2(over->isVisible(), name);
        QVERIFY2(!over->geometry().intersects(legend), name);
        QVERIFY2(viewport.rect().contains(over->geometry()), name);
    }
    // Without both they have their room again.
    const int narrow = m_driver->child<QWidget>("messageBar")->width();
    trigger("view.trails");
    trigger("view.weight");
    QVERIFY(viewport.cornerOfLegend().isEmpty());
    QVERIFY(m_driver->child<QWidget>("messageBar")->width() >= narrow);
}

void SteadyViewTest::aPreviewBehindATabSaysSo()
{
    auto *chip = m_driver->child<QFrame>("previewChip");
    QVERIFY(!chip->isVisible());
    preview("mirror");
    QVERIFY(chip->isVisible());
    m_driver->child<QDockWidget>("dock.layers")->raise();
    settle();
    QCOMPARE(chip->isVisible(), m_driver->session().preview().isShown());
    QVERIFY(chip->isVisible());
    QTRY_VERIFY(m_driver->child<QPushButton>("previewApply")->isEnabled());
    m_driver->child<QPushButton>("previewApply")->click();
    QTRY_COMPARE(m_driver->document().undoStack().count(), 1);
    QTRY_VERIFY(!chip->isVisible());
}

void SteadyViewTest::thePreviewIsCancelledOverTheView()
{
    auto *chip = m_driver->child<QFrame>("previewChip");
    preview("mirror");
    m_driver->child<QPushButton>("previewCancel")->click();
    QVERIFY(!chip->isVisible() && !m_driver->session().preview().isShown());
    QCOMPARE(m_driver->document().undoStack().count(), 0);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    SteadyViewTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_steadyview

#include "tst_steadyview.moc"
