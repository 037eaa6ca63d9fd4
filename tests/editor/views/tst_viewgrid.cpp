#include "patience.h"
#include "settings/settings.h"
#include "settings/viewsettings.h"
#include "support/paintcounter.h"
#include "support/textfiles.h"
#include "viewdriver.h"
#include "viewgrid/viewgrid.h"
#include "viewport/viewpane.h"

#include <glm/geometric.hpp>

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace tst_viewgrid {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array places{ViewPlace::User, ViewPlace::Front, ViewPlace::Right, ViewPlace::Top};

} // namespace

// Two and four views of a figure, with mouse and keys in the whole window.
class ViewGridTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void oneViewIsShownAtFirst();
    void aKeyTogglesFourViews();
    void twoViewsStandBesideEachOther();
    void eachViewLooksFromItsDirection();
    void turningOneViewLeavesTheOthers();
    void theWheelMakesAViewActive();
    void commandsApplyToTheActiveView();
    void aJointIsSelectedFromAbove();
    void aDragGoesInThePlaneOfItsView_data();
    void aDragGoesInThePlaneOfItsView();
    void ikPullsInThePlaneOfItsView();
    void escTakesADragBack();
    void namesAreShownInTheViewUnderTheMouse();
    void theActiveViewHasAFrame();
    void aViewIsMaximised();
    void tabGoesThroughTheViews();
    void theKeyboardStaysInTheViews();
    void theFigureIsComputedOnceForAllViews();
    void aBoxSelectionMayBeginInAnotherView();
    void onlyTheTurnedViewIsPainted();
    void allViewsFollowTheFigure();
    void handlesBetweenViewsAreDragged();
    void theCursorShowsHowAHandleMoves();
    void theLayoutIsKept();
    void aProjectKeepsTheCameras();
    void aProjectWithOneViewStoresNoOtherCameras();
    void eachDocumentHasItsOwnCameras();
    void theMenuHasTheLayouts();
    void savedViewsApplyToTheActiveView();

private:
    [[nodiscard]] ViewportPanel &panel() { return m_driver->window().viewport(); }
    [[nodiscard]] ViewGrid &grid() { return panel().grid(); }
    [[nodiscard]] ViewPane &pane(ViewPlace place) { return *panel().pane(place); }
    [[nodiscard]] QWidget *canvas(ViewPlace place) { return pane(place).canvas(); }
    [[nodiscard]] Camera camera(ViewPlace place) { return pane(place).scene().camera(); }
    [[nodiscard]] std::array<Camera, 4> cameras();
    [[nodiscard]] Session &session() { return m_driver->session(); }
    [[nodiscard]] Document &document() { return m_driver->document(); }
    [[nodiscard]] glm::dvec3 positionOf(const char *name);
    [[nodiscard]] QPoint pixelIn(ViewPlace place, const glm::dvec3 &world);
    [[nodiscard]] int shownCount();
    void send(ViewPlace place, QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {});
    void drag(ViewPlace place, const QPoint &from, const QPoint &by, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers modifiers = {});
    void click(ViewPlace place, const QPoint &at);
    void wheel(ViewPlace place, const QPoint &at);
    void showFour();
    void paintAll();
    void settle();
    void openAnew(const QString &path);

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
    QString m_bvh;
};

void ViewGridTest::init()
{
    Settings settings;
    storeViewLayout(settings, {});
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_bvh = m_folder->path(u"walker.bvh"_s);
    m_view->open(makeWalker({.frames = 60}).clip, m_bvh);
}

void ViewGridTest::cleanup()
{
    while (m_driver && m_driver->window().currentSession() && document().undoStack().canUndo())
        document().undoStack().undo();
    m_view.reset();
    m_driver.reset();
}

void ViewGridTest::openAnew(const QString &path)
{
    m_driver->window().close();
    m_view.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_driver->open(path);
    paintAll();
}

std::array<Camera, 4> ViewGridTest::cameras()
{
    std::array<Camera, 4> all;
    for (const ViewPlace place : places)
        all.at(static_cast<std::size_t>(place)) = camera(place);
    return all;
}

glm::dvec3 ViewGridTest::positionOf(const char *name)
{
    return session().layered().pose(session().playhead().frame()).positionOf(m_view->joint(name));
}

QPoint ViewGridTest::pixelIn(ViewPlace place, const glm::dvec3 &world)
{
    pane(place).scene().refresh();
    const auto pixel = camera(place).project(world); // Y is up, so the view's space is the document's
    return pixel ? QPointF(pixel->x, pixel->y).toPoint() : QPoint(-1, -1);
}

int ViewGridTest::shownCount()
{
    return static_cast<int>(std::ranges::count_if(
        places, [this](ViewPlace place) { return panel().pane(place) != nullptr && pane(place).isVisible(); }));
}

void ViewGridTest::send(ViewPlace place, QEvent::Type type, const QPoint &at, Qt::MouseButton button,
                        Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, canvas(place)->mapToGlobal(at), button, buttons, modifiers);
    QApplication::sendEvent(canvas(place), &event);
}

void ViewGridTest::drag(ViewPlace place, const QPoint &from, const QPoint &by, Qt::MouseButton button,
                        Qt::KeyboardModifiers modifiers)
{
    send(place, QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    send(place, QEvent::MouseButtonPress, from, button, button, modifiers);
    for (int piece = 1; piece <= 5; ++piece)
        send(place, QEvent::MouseMove, from + by * piece / 5, Qt::NoButton, button, modifiers);
    send(place, QEvent::MouseButtonRelease, from + by, button, Qt::NoButton, modifiers);
}

void ViewGridTest::click(ViewPlace place, const QPoint &at)
{
    QTest::mouseClick(canvas(place), Qt::LeftButton, {}, at);
}

void ViewGridTest::wheel(ViewPlace place, const QPoint &at)
{
    QWheelEvent event(at, canvas(place)->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas(place), &event);
}

void ViewGridTest::showFour()
{
    m_view->key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(shownCount(), 4);
    paintAll();
}

// Waits until no view is painted any more, however long the machine takes for what is still to be painted.
void ViewGridTest::settle()
{
    std::vector<std::unique_ptr<PaintCounter>> counters;
    for (const ViewPlace place : places) {
        if (panel().pane(place) != nullptr)
            counters.push_back(std::make_unique<PaintCounter>(*canvas(place)));
    }
    const auto isStill = [&counters] {
        for (const auto &counter : counters)
            counter->count = 0;
        QTest::qWait(50);
        QApplication::processEvents();
        return std::ranges::all_of(counters, [](const auto &counter) { return counter->count == 0; });
    };
    QVERIFY(QTest::qWaitFor(isStill, testPatience));
}

void ViewGridTest::paintAll()
{
    QApplication::processEvents();
    for (const ViewPlace place : places) {
        if (panel().pane(place) != nullptr)
            QVERIFY(!pane(place).grabImage().isNull());
    }
}

void ViewGridTest::oneViewIsShownAtFirst()
{
    QCOMPARE(shownCount(), 1);
    QVERIFY(panel().pane(ViewPlace::Front) == nullptr);
    QCOMPARE(canvas(ViewPlace::User)->size(), panel().size());
    QCOMPARE(canvas(ViewPlace::User)->accessibleName(), u"Figure in 3D"_s);
    QVERIFY(!m_view->action("view.maximise")->isEnabled());
    QVERIFY(m_view->action("view.one")->isChecked());
}

void ViewGridTest::aKeyTogglesFourViews()
{
    const Camera before = camera(ViewPlace::User);
    showFour();
    QVERIFY(m_view->action("view.four")->isChecked());
    for (const ViewPlace place : places)
        QVERIFY(grid().rect().contains(pane(place).geometry()));
    QVERIFY(pane(ViewPlace::Top).geometry().right() < pane(ViewPlace::User).geometry().left());
    QVERIFY(pane(ViewPlace::Top).geometry().bottom() < pane(ViewPlace::Front).geometry().top());
    QVERIFY(pane(ViewPlace::Front).geometry().right() < pane(ViewPlace::Right).geometry().left());
    m_view->key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(shownCount(), 1);
    QVERIFY(m_view->action("view.one")->isChecked() && !m_view->action("view.four")->isChecked());
    paintAll();
    QVERIFY(camera(ViewPlace::User) == before);
}

void ViewGridTest::twoViewsStandBesideEachOther()
{
    m_view->action("view.two")->trigger();
    paintAll();
    QCOMPARE(shownCount(), 2);
    QVERIFY(pane(ViewPlace::User).geometry().right() < pane(ViewPlace::Right).geometry().left());
    QVERIFY(std::abs(pane(ViewPlace::User).width() - pane(ViewPlace::Right).width()) <= 1);
    m_view->action("view.two")->trigger();
    QCOMPARE(shownCount(), 1);
}

void ViewGridTest::eachViewLooksFromItsDirection()
{
    showFour();
    QCOMPARE(camera(ViewPlace::Front).alignedDirection(), ViewDirection::Front);
    QCOMPARE(camera(ViewPlace::Right).alignedDirection(), ViewDirection::Right);
    QCOMPARE(camera(ViewPlace::Top).alignedDirection(), ViewDirection::Top);
    const QStringList names{u"Perspective view"_s, u"Front view"_s, u"Right view"_s, u"Top view"_s};
    for (const ViewPlace place : places) {
        QCOMPARE(camera(place).isOrthographic(), place != ViewPlace::User);
        QCOMPARE(canvas(place)->accessibleName(), names.at(static_cast<int>(place)));
        // The whole figure is inside the view.
        for (const char *name : {"Head", "LeftFoot", "RightHand"})
            QVERIFY(canvas(place)->rect().contains(pixelIn(place, positionOf(name))));
    }
}

void ViewGridTest::turningOneViewLeavesTheOthers()
{
    showFour();
    const std::array<Camera, 4> before = cameras();
    drag(ViewPlace::Front, {20, 60}, {60, 20});
    QCOMPARE(grid().arrangement().active, ViewPlace::Front);
    QVERIFY(!camera(ViewPlace::Front).alignedDirection());
    QVERIFY(camera(ViewPlace::Front).isOrthographic());
    QCOMPARE(canvas(ViewPlace::Front)->accessibleName(), u"Orthographic view"_s);
    for (const ViewPlace place : {ViewPlace::User, ViewPlace::Right, ViewPlace::Top})
        QVERIFY(camera(place) == before.at(static_cast<std::size_t>(place)));
    // Panning keeps the direction from which a view looks.
    drag(ViewPlace::Top, {20, 60}, {40, 10}, Qt::MiddleButton, Qt::ShiftModifier);
    QCOMPARE(camera(ViewPlace::Top).alignedDirection(), ViewDirection::Top);
    QVERIFY(camera(ViewPlace::Top).target() != before.at(static_cast<std::size_t>(ViewPlace::Top)).target());
    QVERIFY(camera(ViewPlace::Right) == before.at(static_cast<std::size_t>(ViewPlace::Right)));
}

void ViewGridTest::theWheelMakesAViewActive()
{
    showFour();
    const std::array<Camera, 4> before = cameras();
    wheel(ViewPlace::Top, {50, 50});
    QCOMPARE(grid().arrangement().active, ViewPlace::Top);
    QVERIFY(camera(ViewPlace::Top).distance() < before.at(static_cast<std::size_t>(ViewPlace::Top)).distance());
    QCOMPARE(camera(ViewPlace::Top).alignedDirection(), ViewDirection::Top);
    QVERIFY(camera(ViewPlace::User) == before.front());
    // The keyboard focus moved with it.
    QVERIFY(canvas(ViewPlace::Top)->hasFocus());
    QCOMPARE(panel().focusProxy(), canvas(ViewPlace::Top));
}

void ViewGridTest::commandsApplyToTheActiveView()
{
    showFour();
    click(ViewPlace::Right, {5, 60});
    const std::array<Camera, 4> before = cameras();
    QVERIFY(!m_view->action("view.perspective")->isChecked());
    m_view->key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(camera(ViewPlace::Right).alignedDirection(), ViewDirection::Back);
    m_view->key(Qt::Key_5);
    QVERIFY(!camera(ViewPlace::Right).isOrthographic());
    QVERIFY(m_view->action("view.perspective")->isChecked());
    m_driver->session().selectOnly(m_view->joint("Head"));
    m_view->key(Qt::Key_F);
    QVERIFY(glm::distance(camera(ViewPlace::Right).target(), positionOf("Head")) < 30.0);
    for (const ViewPlace place : {ViewPlace::User, ViewPlace::Front, ViewPlace::Top})
        QVERIFY(camera(place) == before.at(static_cast<std::size_t>(place)));
    click(ViewPlace::Top, {5, 60});
    QVERIFY(!m_view->action("view.perspective")->isChecked());
    QCOMPARE(&panel().scene(), &pane(ViewPlace::Top).scene());
    QCOMPARE(panel().grabImage().size(), canvas(ViewPlace::Top)->size() * canvas(ViewPlace::Top)->devicePixelRatioF());
}

void ViewGridTest::aJointIsSelectedFromAbove()
{
    showFour();
    session().clearSelection();
    const QImage front = pane(ViewPlace::Front).grabImage();
    click(ViewPlace::Top, pixelIn(ViewPlace::Top, positionOf("RightHand")));
    QVERIFY(session().isSelected(m_view->joint("RightHand")));
    QVERIFY(pane(ViewPlace::Front).grabImage() != front); // the joint is highlighted in this view, too
}

void ViewGridTest::aDragGoesInThePlaneOfItsView_data()
{
    QTest::addColumn<ViewPlace>("place");
    QTest::addColumn<int>("still");
    QTest::newRow("front") << ViewPlace::Front << 2;
    QTest::newRow("right") << ViewPlace::Right << 0;
    QTest::newRow("top") << ViewPlace::Top << 1;
}

void ViewGridTest::aDragGoesInThePlaneOfItsView()
{
    QFETCH(const ViewPlace, place);
    QFETCH(const int, still);
    showFour();
    session().playhead().setFrame(30);
    m_view->key(Qt::Key_W);
    const char *root = document().skeleton().joint(0).name.c_str();
    session().selectOnly(NodeId::joint(0));
    paintAll();
    const glm::dvec3 was = positionOf(root);
    const QPoint by(24, -16);
    // The displacement of one unit in this view, measured in its own picture.
    const glm::dvec3 right = place == ViewPlace::Right ? glm::dvec3(0, 0, -1) : glm::dvec3(1, 0, 0);
    const glm::dvec3 up = place == ViewPlace::Top ? glm::dvec3(0, 0, -1) : glm::dvec3(0, 1, 0);
    const auto from = *camera(place).project(was);
    const double pixels = (*camera(place).project(was + 100.0 * right)).x - from.x;
    QVERIFY(pixels > 0.0);
    const glm::dvec3 wanted = (double(by.x()) * right - double(by.y()) * up) * (100.0 / pixels);
    drag(place, pixelIn(place, was), by);
    QCOMPARE(document().undoStack().index(), 1);
    const glm::dvec3 went = positionOf(root) - was;
    QVERIFY2(std::abs(went[still]) < 1e-9, qPrintable(QString::number(went[still])));
    QVERIFY2(glm::distance(went, wanted) < 1e-4 * glm::length(wanted),
             qPrintable(u"%1 %2 %3"_s.arg(went.x).arg(went.y).arg(went.z)));
    document().undoStack().undo();
    QVERIFY(glm::distance(positionOf(root), was) < 1e-12);
}

void ViewGridTest::ikPullsInThePlaneOfItsView()
{
    showFour();
    session().playhead().setFrame(30);
    m_view->key(Qt::Key_R);
    const glm::dvec3 was = positionOf("RightHand");
    const QPoint from = pixelIn(ViewPlace::Front, was);
    drag(ViewPlace::Front, from, {8, -14});
    QCOMPARE(document().undoStack().index(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("IK RightHand"_L1));
    const glm::dvec3 now = positionOf("RightHand");
    QVERIFY((pixelIn(ViewPlace::Front, now) - (from + QPoint(8, -14))).manhattanLength() <= 3);
    QVERIFY2(std::abs(now.z - was.z) < 0.5, qPrintable(QString::number(now.z - was.z)));
    QVERIFY(glm::distance(now, was) > 2.0);
}

void ViewGridTest::escTakesADragBack()
{
    showFour();
    m_view->key(Qt::Key_R);
    const glm::dvec3 was = positionOf("RightHand");
    const QPoint from = pixelIn(ViewPlace::Right, was);
    const QPoint by(10, 15);
    send(ViewPlace::Right, QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    QTest::mousePress(canvas(ViewPlace::Right), Qt::LeftButton, {}, from);
    for (int piece = 1; piece <= 5; ++piece)
        send(ViewPlace::Right, QEvent::MouseMove, from + by * piece / 5, Qt::NoButton, Qt::LeftButton);
    QVERIFY(m_view->tool().isDragging());
    QVERIFY(m_view->tool().isDraggedIn(pane(ViewPlace::Right).scene()));
    QVERIFY(!m_view->tool().isDraggedIn(pane(ViewPlace::Front).scene()));
    QTest::keyClick(canvas(ViewPlace::Right), Qt::Key_Escape);
    QVERIFY(!m_view->tool().isDragging());
    QTest::mouseRelease(canvas(ViewPlace::Right), Qt::LeftButton, {}, from + by);
    QCOMPARE(document().undoStack().index(), 0);
    QVERIFY(glm::distance(positionOf("RightHand"), was) < 1e-12);
}

void ViewGridTest::namesAreShownInTheViewUnderTheMouse()
{
    showFour();
    session().clearSelection();
    const NodeId head = m_view->joint("Head");
    send(ViewPlace::Front, QEvent::MouseMove, pixelIn(ViewPlace::Front, positionOf("Head")), Qt::NoButton,
         Qt::NoButton);
    for (const ViewPlace place : places) {
        QCOMPARE(pane(place).scene().hovered(), head);
        QCOMPARE(pane(place).scene().pointedAt(), place == ViewPlace::Front ? head : NodeId());
    }
}

void ViewGridTest::theActiveViewHasAFrame()
{
    showFour();
    click(ViewPlace::Right, {5, 60});
    const QImage picture = grid().grab().toImage();
    const QColor accent = m_driver->window().theme().colours().accent;
    for (const ViewPlace place : places) {
        const QRect view = pane(place).geometry();
        const double scale = picture.devicePixelRatio();
        const bool isActive = place == ViewPlace::Right;
        for (const QPoint at : {view.topLeft() - QPoint(1, 1), view.bottomRight() + QPoint(1, 1)})
            QCOMPARE(picture.pixelColor((QPointF(at) * scale).toPoint()) == accent, isActive);
    }
}

void ViewGridTest::aViewIsMaximised()
{
    showFour();
    click(ViewPlace::Front, {5, 60});
    m_view->key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(shownCount(), 1);
    QVERIFY(pane(ViewPlace::Front).isVisible());
    QCOMPARE(canvas(ViewPlace::Front)->size(), panel().size());
    QVERIFY(m_view->action("view.maximise")->isChecked());
    QVERIFY(canvas(ViewPlace::Front)->hasFocus());
    QVERIFY(!m_driver->session().playhead().isPlaying());
    m_view->key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(shownCount(), 4);
    QCOMPARE(grid().arrangement().active, ViewPlace::Front);
}

void ViewGridTest::tabGoesThroughTheViews()
{
    showFour();
    QList<QWidget *> seen;
    canvas(ViewPlace::User)->setFocus();
    for (int step = 0; step < 4; ++step) {
        seen << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const ViewPlace place : places)
        QVERIFY2(seen.contains(canvas(place)), qPrintable(canvas(place)->accessibleName()));
    canvas(ViewPlace::Top)->setFocus();
    QCOMPARE(grid().arrangement().active, ViewPlace::Top);
}

void ViewGridTest::theKeyboardStaysInTheViews()
{
    showFour();
    click(ViewPlace::Top, {5, 60});
    QVERIFY(canvas(ViewPlace::Top)->hasFocus());
    m_view->action("view.two")->trigger();
    QCOMPARE(grid().arrangement().active, ViewPlace::User);
    QVERIFY(canvas(ViewPlace::User)->hasFocus());
    click(ViewPlace::Right, {5, 60});
    m_view->action("view.one")->trigger();
    QVERIFY(canvas(ViewPlace::User)->hasFocus());
    QCOMPARE(panel().focusProxy(), canvas(ViewPlace::User));
    // Keyboard focus outside of the views is not changed.
    m_driver->tree()->setFocus();
    m_view->action("view.four")->trigger();
    m_view->action("view.four")->trigger();
    QVERIFY(m_driver->tree()->hasFocus());
}

void ViewGridTest::theFigureIsComputedOnceForAllViews()
{
    showFour();
    m_view->action("view.trails")->setChecked(true);
    session().selectOnly(m_view->joint("RightHand"));
    paintAll();
    settle();
    const QSignalSpy shaped(&panel().shown(), &ShownScene::reshaped);
    std::vector<std::unique_ptr<PaintCounter>> counters;
    for (const ViewPlace place : places)
        counters.push_back(std::make_unique<PaintCounter>(*canvas(place)));
    session().playhead().setFrame(20);
    for (const auto &counter : counters)
        QTRY_VERIFY(counter->count > 0);
    for (const auto &counter : counters)
        QCOMPARE(counter->count, 1);
    QCOMPARE(shaped.size(), 1);
    m_view->action("view.trails")->setChecked(false);
}

void ViewGridTest::aBoxSelectionMayBeginInAnotherView()
{
    showFour();
    session().clearSelection();
    const Camera before = camera(ViewPlace::Front);
    m_view->key(Qt::Key_B);
    const QSize size = canvas(ViewPlace::Front)->size();
    QTest::mouseMove(canvas(ViewPlace::Front), {5, 60});
    QTest::mousePress(canvas(ViewPlace::Front), Qt::LeftButton, {}, {5, 60});
    for (int piece = 1; piece <= 4; ++piece)
        send(ViewPlace::Front, QEvent::MouseMove,
             {5 + (size.width() - 10) * piece / 4, 60 + (size.height() - 65) * piece / 4}, Qt::NoButton,
             Qt::LeftButton);
    QTest::mouseRelease(canvas(ViewPlace::Front), Qt::LeftButton, {}, {size.width() - 5, size.height() - 5});
    QVERIFY(session().selectedNodes().size() > 4);
    QVERIFY(camera(ViewPlace::Front) == before);
    QCOMPARE(canvas(ViewPlace::User)->cursor().shape(), Qt::ArrowCursor);
    // The next drag turns the view again.
    drag(ViewPlace::User, {20, 60}, {50, 10});
    QVERIFY(camera(ViewPlace::Front) == before);
}

void ViewGridTest::onlyTheTurnedViewIsPainted()
{
    showFour();
    settle();
    PaintCounter front(*canvas(ViewPlace::Front));
    PaintCounter user(*canvas(ViewPlace::User));
    wheel(ViewPlace::Front, {50, 50}); // the wheel makes this view active
    QTRY_VERIFY(front.count > 0);
    front.count = user.count = 0;
    wheel(ViewPlace::Front, {50, 50});
    QTRY_VERIFY(front.count > 0);
    QCOMPARE(user.count, 0);
}

void ViewGridTest::allViewsFollowTheFigure()
{
    showFour();
    const std::array<Camera, 4> before = cameras();
    const glm::dvec3 was = positionOf("Head");
    m_view->key(Qt::Key_Space, Qt::ControlModifier); // all views but one are hidden
    session().playhead().setFrame(50);
    paintAll();
    m_view->key(Qt::Key_Space, Qt::ControlModifier);
    paintAll();
    QVERIFY(glm::distance(positionOf("Head"), was) > 20.0);
    const glm::dvec3 went = camera(ViewPlace::User).target() - before.front().target();
    QVERIFY(glm::length(went) > 20.0);
    for (const ViewPlace place : places)
        QVERIFY(glm::distance(camera(place).target() - before.at(static_cast<std::size_t>(place)).target(), went) <
                1e-9);
}

void ViewGridTest::handlesBetweenViewsAreDragged()
{
    showFour();
    const QPoint crossing = pane(ViewPlace::Right).geometry().topLeft() - QPoint(4, 4);
    QCOMPARE(m_driver->window().childAt(grid().mapTo(&m_driver->window(), crossing)), &grid());
    const QPoint to = crossing + QPoint(-80, 50);
    const int width = pane(ViewPlace::Front).width();
    QTest::mousePress(&grid(), Qt::LeftButton, {}, crossing);
    QTest::mouseMove(&grid(), to);
    QTest::mouseRelease(&grid(), Qt::LeftButton, {}, to);
    QVERIFY(std::abs(pane(ViewPlace::Front).width() - (width - 80)) <= 1);
    QCOMPARE(pane(ViewPlace::Front).width(), pane(ViewPlace::Top).width());
    QVERIFY(pane(ViewPlace::Top).height() > pane(ViewPlace::Front).height());
    QTest::mouseDClick(&grid(), Qt::LeftButton, {}, to);
    QVERIFY(std::abs(pane(ViewPlace::Front).width() - width) <= 1);
}

void ViewGridTest::theCursorShowsHowAHandleMoves()
{
    showFour();
    const QPoint crossing = pane(ViewPlace::Right).geometry().topLeft() - QPoint(4, 4);
    const auto moveTo = [this](const QPoint &at) { // only this event: the mouse of the screen is somewhere else
        QMouseEvent event(QEvent::MouseMove, at, grid().mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&grid(), &event);
    };
    const auto cursorAt = [&](const QPoint &at) {
        moveTo(at);
        return grid().cursor().shape();
    };
    QCOMPARE(cursorAt(crossing), Qt::SizeAllCursor);
    QCOMPARE(cursorAt(crossing - QPoint(0, 120)), Qt::SplitHCursor);
    QCOMPARE(cursorAt(crossing + QPoint(120, 0)), Qt::SplitVCursor);
    QCOMPARE(cursorAt(crossing), Qt::SizeAllCursor);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&grid(), &leave);
    QCOMPARE(grid().cursor().shape(), Qt::ArrowCursor);
    // A drag keeps its cursor wherever the mouse goes.
    QTest::mousePress(&grid(), Qt::LeftButton, {}, crossing - QPoint(0, 120));
    moveTo(crossing + QPoint(30, 0));
    QCoreApplication::sendEvent(&grid(), &leave);
    QCOMPARE(grid().cursor().shape(), Qt::SplitHCursor);
    QTest::mouseRelease(&grid(), Qt::LeftButton, {}, crossing + QPoint(30, 0));
}

void ViewGridTest::theLayoutIsKept()
{
    showFour();
    grid().arrange(
        {.count = ViewCount::Four, .across = 0.4, .down = 0.6, .isMaximised = true, .active = ViewPlace::Top});
    const ViewLayout was = grid().arrangement();
    openAnew(m_bvh);
    QCOMPARE(grid().arrangement(), was);
    QCOMPARE(shownCount(), 1);
    QVERIFY(pane(ViewPlace::Top).isVisible());
    QCOMPARE(camera(ViewPlace::Top).alignedDirection(), ViewDirection::Top);
    m_view->key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(shownCount(), 4);
}

void ViewGridTest::aProjectKeepsTheCameras()
{
    showFour();
    drag(ViewPlace::Right, {20, 60}, {60, 20});
    wheel(ViewPlace::Top, {50, 50});
    m_view->key(Qt::Key_2, Qt::AltModifier | Qt::ShiftModifier);
    m_view->action("file.save")->trigger();
    const std::array<Camera, 4> saved = cameras();
    const QString project = m_folder->path(u"walker.limber"_s);
    const QByteArray bytes = bytesOf(project);
    QVERIFY(bytes.contains("\"views\": [\n  {\"view\": \"front\", \"target\": ["));
    openAnew(project);
    QVERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message()));
    for (const ViewPlace place : places) {
        const Camera &was = saved.at(static_cast<std::size_t>(place));
        const Camera now = camera(place);
        QVERIFY(glm::distance(now.target(), was.target()) < 1e-6 * was.distance());
        QVERIFY(std::abs(now.distance() - was.distance()) < 1e-6 * was.distance());
        QVERIFY(std::abs(now.yawRadians() - was.yawRadians()) < 1e-5);
        QVERIFY(std::abs(now.pitchRadians() - was.pitchRadians()) < 1e-5);
        QCOMPARE(now.isOrthographic(), was.isOrthographic());
    }
    QVERIFY(!document().isModified());
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(project), bytes);
    // Showing one view keeps the cameras of the hidden ones.
    m_view->action("view.one")->trigger();
    openAnew(project);
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(project).mid(bytesOf(project).indexOf("\"views\"")), bytes.mid(bytes.indexOf("\"views\"")));
}

void ViewGridTest::aProjectWithOneViewStoresNoOtherCameras()
{
    m_view->key(Qt::Key_2, Qt::AltModifier | Qt::ShiftModifier);
    m_view->action("file.save")->trigger();
    const QByteArray bytes = bytesOf(m_folder->path(u"walker.limber"_s));
    QVERIFY(bytes.contains("\"camera\""));
    QVERIFY(!bytes.contains("\"views\""));
}

void ViewGridTest::eachDocumentHasItsOwnCameras()
{
    showFour();
    drag(ViewPlace::Front, {20, 60}, {60, 20});
    const Camera first = camera(ViewPlace::Front);
    m_view->open(makeWalker({.frames = 20}).clip, m_folder->path(u"other.bvh"_s));
    paintAll();
    QCOMPARE(camera(ViewPlace::Front).alignedDirection() == ViewDirection::Front ||
                 grid().arrangement().active == ViewPlace::Front,
             true); // the driver turns the camera of the active view
    QCOMPARE(camera(ViewPlace::Right).alignedDirection(), ViewDirection::Right);
    m_view->action("file.close")->trigger();
    paintAll();
    QVERIFY(camera(ViewPlace::Front) == first);
    m_view->action("file.close")->trigger();
    QVERIFY(m_driver->window().currentSession() == nullptr);
    QVERIFY(!m_view->action("view.four")->isEnabled());
}

void ViewGridTest::theMenuHasTheLayouts()
{
    m_driver->clickMenu(u"View"_s, u"View Layout"_s);
    for (QWidget *open = QApplication::activePopupWidget(); open != nullptr; open = QApplication::activePopupWidget())
        open->close();
    auto *menu = m_driver->window().findChild<QMenu *>(u"viewLayoutMenu"_s);
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), 8);
    QCOMPARE(menu->actions().at(2)->text(), u"&Four Views"_s);
}

void ViewGridTest::savedViewsApplyToTheActiveView()
{
    showFour();
    click(ViewPlace::Top, {5, 60});
    wheel(ViewPlace::Top, {50, 50});
    const Camera kept = camera(ViewPlace::Top);
    m_view->key(Qt::Key_1, Qt::AltModifier | Qt::ShiftModifier);
    click(ViewPlace::Front, {5, 60});
    const Camera top = camera(ViewPlace::Top);
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(camera(ViewPlace::Front).alignedDirection(), ViewDirection::Top);
    QVERIFY(std::abs(camera(ViewPlace::Front).distance() - kept.distance()) < 1e-6 * kept.distance());
    QVERIFY(camera(ViewPlace::Top) == top);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ViewGridTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_viewgrid

#include "tst_viewgrid.moc"
