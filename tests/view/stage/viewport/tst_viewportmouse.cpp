#include "figures.h"
#include "session/session.h"
#include "viewport/viewpane.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <memory>

namespace tst_viewportmouse {

using namespace limber;
using namespace limber::test;

// What mouse and keys do in the viewport besides moving the camera; the figure is seen from the front.
class ViewportMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hoveringHighlightsTheJointUntilTheMouseLeaves();
    void theCrossOfAxesSelectsTheView();
    void noJointIsHighlightedOverTheCross();
    void aSecondButtonDoesNotDisturbADrag();
    void aDragOfTheLeftButtonBeginsAfterAFewPixels();
    void theCursorShowsWhatADragDoes();
    void clicksBesideTheFigureKeepTheSelectionWithShiftOrCtrl();
    void aBoxWithShiftExtendsTheSelection();
    void escTakesABoxBack();
    void escAfterTheKeyOfTheBoxDragsNormally();
    void keysWithModifiersAreLeftToOthers();
    void theMenuIsForTheJointUnderTheMouse();
    void theMenuKeepsASelectionItBelongsTo();
    void theDiscOfAPinHasItsOwnMenu();
    void noMenuOpensWithAltOrDuringADrag();
    void dragsAreNotPassedToTheParentWidget();
    void keysOfTheViewAreNotPassedOn();
    void theUseOfAViewIsReported();

private:
    [[nodiscard]] QWidget *canvas() const { return m_panel->focusProxy(); }
    [[nodiscard]] QPoint pixel(const glm::dvec3 &point) const { return m_panel->project(point).toPoint(); }
    [[nodiscard]] const Camera &camera() const { return m_panel->scene().camera(); }
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {}) const;
    void moveTo(const QPoint &to, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = {}) const
    {
        send(QEvent::MouseMove, to, Qt::NoButton, buttons, modifiers);
    }
    [[nodiscard]] bool menuOpensAt(const QPoint &at, Qt::KeyboardModifiers modifiers = {}) const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ViewportPanel> m_panel;
};

namespace {

const glm::dvec3 onLeftLeg(2, 5, 0);
const glm::dvec3 onRightLeg(-2, 5, 0);
const QPoint nowhere(20, 300);

} // namespace

void ViewportMouseTest::init()
{
    qputenv("LIMBER_NO_OPENGL", "1");
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(5));
    m_panel = std::make_unique<ViewportPanel>();
    m_panel->setSession(m_session.get());
    m_panel->resize(640, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->scene().refresh();
    m_panel->scene().moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
}

void ViewportMouseTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                             Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent event(type, at, canvas()->mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(canvas(), &event);
}

void ViewportMouseTest::hoveringHighlightsTheJointUntilTheMouseLeaves()
{
    moveTo(pixel(onLeftLeg), {});
    QCOMPARE(m_panel->scene().hovered(), NodeId::joint(leftLeg));
    moveTo(nowhere, {});
    QVERIFY(!m_panel->scene().hovered().isValid());
    moveTo(pixel(onRightLeg), {});
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(canvas(), &leave);
    QVERIFY(!m_panel->scene().hovered().isValid());
}

void ViewportMouseTest::theCrossOfAxesSelectsTheView()
{
    m_session->selectOnly(NodeId::joint(chest));
    const QPoint rightDisc(canvas()->width() - 46 + 27, 46);
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, rightDisc);
    QCOMPARE(camera().alignedDirection(), std::optional(ViewDirection::Right));
    QVERIFY(m_session->isSelected(NodeId::joint(chest)));
}

void ViewportMouseTest::noJointIsHighlightedOverTheCross()
{
    const QPoint disc(canvas()->width() - 46 + 27, 46);
    m_panel->scene().moveCamera([&](Camera &camera) {
        const auto foot = camera.project(onLeftLeg);
        camera.pan(disc.x() - foot->x, disc.y() - foot->y);
    });
    moveTo(disc, {});
    QVERIFY(!m_panel->scene().hovered().isValid());
    QCOMPARE(canvas()->cursor().shape(), Qt::PointingHandCursor);
    moveTo(nowhere, {});
    QCOMPARE(canvas()->cursor().shape(), Qt::ArrowCursor);
}

void ViewportMouseTest::aSecondButtonDoesNotDisturbADrag()
{
    send(QEvent::MouseButtonPress, {300, 200}, Qt::MiddleButton, Qt::MiddleButton);
    moveTo({340, 220}, Qt::MiddleButton);
    const double yaw = camera().yawRadians();
    send(QEvent::MouseButtonPress, {340, 220}, Qt::LeftButton, Qt::MiddleButton | Qt::LeftButton);
    send(QEvent::MouseButtonRelease, {340, 220}, Qt::LeftButton, Qt::MiddleButton);
    moveTo({400, 220}, Qt::MiddleButton);
    QVERIFY(camera().yawRadians() != yaw); // the drag continues
    send(QEvent::MouseButtonRelease, {400, 220}, Qt::MiddleButton, Qt::NoButton);
    const double after = camera().yawRadians();
    moveTo({450, 220}, {});
    QCOMPARE(camera().yawRadians(), after);
    QVERIFY(m_session->selectedNodes().empty());
}

void ViewportMouseTest::aDragOfTheLeftButtonBeginsAfterAFewPixels()
{
    const Camera before = camera();
    const QPoint from = pixel(onLeftLeg);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    moveTo(from + QPoint(1, 1), Qt::LeftButton);
    QVERIFY(camera() == before);
    send(QEvent::MouseButtonRelease, from + QPoint(1, 1), Qt::LeftButton, Qt::NoButton);
    QVERIFY(m_session->isSelected(NodeId::joint(leftLeg)));
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    moveTo(from + QPoint(40, 0), Qt::LeftButton);
    moveTo(from + QPoint(1, 0), Qt::LeftButton); // the drag has begun, so it continues
    send(QEvent::MouseButtonRelease, from + QPoint(1, 0), Qt::LeftButton, Qt::NoButton);
    QVERIFY(!(camera() == before));
}

void ViewportMouseTest::theCursorShowsWhatADragDoes()
{
    send(QEvent::MouseButtonPress, {300, 200}, Qt::MiddleButton, Qt::MiddleButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::ClosedHandCursor);
    send(QEvent::MouseButtonRelease, {300, 200}, Qt::MiddleButton, Qt::NoButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::ArrowCursor);
    send(QEvent::MouseButtonPress, nowhere, Qt::LeftButton, Qt::LeftButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::ArrowCursor);
    moveTo(nowhere + QPoint(30, 0), Qt::LeftButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::ClosedHandCursor);
    send(QEvent::MouseButtonRelease, nowhere, Qt::LeftButton, Qt::NoButton);
    QTest::keyClick(canvas(), Qt::Key_B);
    QCOMPARE(canvas()->cursor().shape(), Qt::CrossCursor);
    moveTo(nowhere, {});
    QCOMPARE(canvas()->cursor().shape(), Qt::CrossCursor);
    send(QEvent::MouseButtonPress, nowhere, Qt::LeftButton, Qt::LeftButton);
    moveTo(nowhere + QPoint(30, 30), Qt::LeftButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::CrossCursor);
    send(QEvent::MouseButtonRelease, nowhere + QPoint(30, 30), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(canvas()->cursor().shape(), Qt::ArrowCursor);
}

void ViewportMouseTest::clicksBesideTheFigureKeepTheSelectionWithShiftOrCtrl()
{
    m_session->selectOnly(NodeId::joint(chest));
    for (const Qt::KeyboardModifier modifier : {Qt::ShiftModifier, Qt::ControlModifier}) {
        QTest::mouseClick(canvas(), Qt::LeftButton, modifier, nowhere);
        QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(chest)});
    }
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, nowhere);
    QVERIFY(m_session->selectedNodes().empty());
}

void ViewportMouseTest::aBoxWithShiftExtendsTheSelection()
{
    const auto box = [this](double sign, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(canvas(), Qt::Key_B);
        const QPoint from = pixel({sign * 1.0, 9.6, 0});
        const QPoint to = pixel({sign * 4.0, 5, 0});
        send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
        moveTo((from + to) / 2, Qt::LeftButton, modifiers);
        moveTo(to, Qt::LeftButton, modifiers);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, modifiers);
    };
    box(1.0, {});
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    box(-1.0, Qt::ShiftModifier);
    QCOMPARE(m_session->selectedNodes(), (std::vector{NodeId::joint(leftLeg), NodeId::joint(rightLeg)}));
    box(-1.0, {});
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(rightLeg)});
}

void ViewportMouseTest::escTakesABoxBack()
{
    m_session->selectOnly(NodeId::joint(chest));
    const Camera before = camera();
    send(QEvent::MouseButtonPress, nowhere, Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
    moveTo({600, 470}, Qt::LeftButton, Qt::ControlModifier);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    send(QEvent::MouseButtonRelease, {600, 470}, Qt::LeftButton, Qt::NoButton, Qt::ControlModifier);
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(chest)});
    QVERIFY(camera() == before);
}

void ViewportMouseTest::escAfterTheKeyOfTheBoxDragsNormally()
{
    m_session->selectOnly(NodeId::joint(chest));
    QTest::keyClick(canvas(), Qt::Key_B);
    QTest::keyClick(canvas(), Qt::Key_Escape); // Esc of the box selection
    QVERIFY(m_session->isSelected(NodeId::joint(chest)));
    const double yaw = camera().yawRadians();
    send(QEvent::MouseButtonPress, nowhere, Qt::LeftButton, Qt::LeftButton);
    moveTo({120, 300}, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, {120, 300}, Qt::LeftButton, Qt::NoButton);
    QVERIFY(camera().yawRadians() != yaw);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QVERIFY(m_session->selectedNodes().empty());
}

void ViewportMouseTest::keysWithModifiersAreLeftToOthers()
{
    QTest::keyClick(canvas(), Qt::Key_B, Qt::ShiftModifier);
    QCOMPARE(canvas()->cursor().shape(), Qt::ArrowCursor);
    m_session->selectOnly(NodeId::joint(chest));
    QTest::keyClick(canvas(), Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(m_session->isSelected(NodeId::joint(chest)));
}

bool ViewportMouseTest::menuOpensAt(const QPoint &at, Qt::KeyboardModifiers modifiers) const
{
    bool opened = false;
    QTimer closer;
    connect(&closer, &QTimer::timeout, this, [&opened] {
        if (QWidget *menu = QApplication::activePopupWidget()) {
            opened = true;
            menu->close();
        }
    });
    closer.start(10);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas()->mapToGlobal(at), modifiers);
    QCoreApplication::sendEvent(canvas(), &event);
    QTest::qWait(50);
    return opened;
}

void ViewportMouseTest::theMenuIsForTheJointUnderTheMouse()
{
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(menuOpensAt(pixel(onLeftLeg)));
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    QVERIFY(menuOpensAt(nowhere));
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
}

void ViewportMouseTest::theMenuKeepsASelectionItBelongsTo()
{
    m_session->select({NodeId::joint(leftLeg), NodeId::joint(chest)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY(menuOpensAt(pixel(onLeftLeg)));
    QCOMPARE(m_session->selectedNodes().size(), std::size_t(2));
}

void ViewportMouseTest::theDiscOfAPinHasItsOwnMenu()
{
    m_session->pins().set({{NodeId::joint(leftLeg), false}});
    const QPoint knee = pixel(m_session->document().pose(0).positionOf(NodeId::joint(leftLeg)));
    const QPoint disc = knee + QPoint(-26, -22); // where it is drawn
    m_session->selectOnly(NodeId::joint(chest));
    QMenu menu;
    menu.addAction(QStringLiteral("World"));
    m_panel->setPinMenu(menu);
    QContextMenuEvent event(QContextMenuEvent::Mouse, disc, canvas()->mapToGlobal(disc));
    QCoreApplication::sendEvent(canvas(), &event);
    QVERIFY(menu.isVisible());
    menu.close();
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    QVERIFY(menuOpensAt(nowhere)); // the usual one
    QVERIFY(!menu.isVisible());
    m_session->pins().clear();
    QVERIFY(menuOpensAt(disc));
    QVERIFY(!menu.isVisible());
}

void ViewportMouseTest::noMenuOpensWithAltOrDuringADrag()
{
    QVERIFY(!menuOpensAt(nowhere, Qt::AltModifier)); // Alt and the right button zoom
    send(QEvent::MouseButtonPress, {300, 200}, Qt::MiddleButton, Qt::MiddleButton);
    QVERIFY(!menuOpensAt(nowhere)); // no menu opens during a drag either
    send(QEvent::MouseButtonRelease, {300, 200}, Qt::MiddleButton, Qt::NoButton);
    QVERIFY(menuOpensAt(nowhere));
}

namespace {

// Counts the mouse and wheel events that a widget receives.
class MouseEvents : public QObject
{
public:
    bool eventFilter(QObject *, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        count += type == QEvent::MouseButtonPress || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease ||
                 type == QEvent::MouseButtonDblClick || type == QEvent::Wheel;
        return false;
    }

    int count = 0;
};

} // namespace

void ViewportMouseTest::dragsAreNotPassedToTheParentWidget()
{
    MouseEvents around;
    canvas()->parentWidget()->installEventFilter(&around);
    moveTo({280, 200}, {});
    send(QEvent::MouseButtonPress, {300, 200}, Qt::MiddleButton, Qt::MiddleButton);
    moveTo({340, 220}, Qt::MiddleButton);
    send(QEvent::MouseButtonRelease, {340, 220}, Qt::MiddleButton, Qt::NoButton);
    send(QEvent::MouseButtonDblClick, nowhere, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, nowhere, Qt::LeftButton, Qt::NoButton);
    QWheelEvent wheel({300, 200}, canvas()->mapToGlobal(QPointF(300, 200)), {}, {0, 120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas(), &wheel);
    QCOMPARE(around.count, 0);
}

void ViewportMouseTest::keysOfTheViewAreNotPassedOn()
{
    for (const auto &[key, isPassedOn] : {std::pair(Qt::Key_B, false), {Qt::Key_Escape, false}, {Qt::Key_Y, true}}) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas(), &press);
        QCOMPARE(!press.isAccepted(), isPassedOn);
    }
}

void ViewportMouseTest::theUseOfAViewIsReported()
{
    ViewPane *pane = m_panel->findChild<ViewPane *>();
    QVERIFY(pane != nullptr);
    QSignalSpy used(pane, &ViewPane::used);
    moveTo({280, 200}, {});
    QCOMPARE(used.count(), 0);
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, nowhere);
    QCOMPARE(used.count(), 1);
    QWheelEvent wheel({300, 200}, canvas()->mapToGlobal(QPointF(300, 200)), {}, {0, 120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas(), &wheel);
    QCOMPARE(used.count(), 2);
    QFocusEvent focus(QEvent::FocusIn);
    QCoreApplication::sendEvent(canvas(), &focus);
    QCOMPARE(used.count(), 3);
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, nowhere, canvas()->mapToGlobal(nowhere), Qt::AltModifier);
    QCoreApplication::sendEvent(canvas(), &menu); // opens no menu
    QCOMPARE(used.count(), 4);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(canvas(), &leave);
    QFocusEvent out(QEvent::FocusOut);
    QCoreApplication::sendEvent(canvas(), &out);
    QCOMPARE(used.count(), 4);
}

QTEST_MAIN(ViewportMouseTest)

} // namespace tst_viewportmouse

#include "tst_viewportmouse.moc"
