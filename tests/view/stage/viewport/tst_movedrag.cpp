#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "support/walker.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QKeyEvent>
#include <QTest>
#include <QUndoStack>

#include <glm/geometric.hpp>

#include <cmath>
#include <memory>

namespace tst_movedrag {

using namespace limber;
using namespace limber::test;

// Drags of a joint through space: free, along an axis or in a plane, with typed lengths and with steps.
class MoveDragTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aTypedLengthKeepsTheDirectionOfTheDrag();
    void aTypedLengthFollowsTheAxis();
    void aTypedLengthStaysInThePlane();
    void withoutAMoveATypedLengthDoesNothing();
    void theSameAxisAgainChangesItsSpaceAndThenFreesIt();
    void stepsAreTenthsOfTheGrid();
    void controlTurnsStepsOnAndOff();

private:
    void drag(const QPointF &by, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY(tool().begin({300.0, 200.0}, NodeId::joint(0), m_panel->scene()));
        tool().drag(QPointF(300.0, 200.0) + by, modifiers);
    }
    void press(Qt::Key key, const char *text, Qt::KeyboardModifiers modifiers = {})
    {
        const QKeyEvent event(QEvent::KeyPress, key, modifiers, QString::fromLatin1(text));
        tool().pressKey(event);
    }
    // Ends the drag and takes it back. Returns how far the joint came.
    [[nodiscard]] glm::dvec3 released()
    {
        const glm::dvec3 before = m_before;
        tool().release();
        const glm::dvec3 after = position();
        if (m_session->document().undoStack().canUndo())
            m_session->document().undoStack().undo();
        return after - before;
    }
    [[nodiscard]] glm::dvec3 position() const
    {
        const Motion &motion = m_session->document().motion();
        return {motion.value(frame, 0), motion.value(frame, 1), motion.value(frame, 2)};
    }
    [[nodiscard]] PoseTool &tool() { return *m_panel->tool(); }

    static constexpr int frame = 5;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<ViewportPanel> m_panel;
    glm::dvec3 m_before{0.0};
};

namespace {

bool isNear(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return glm::distance(a, b) < 1e-6;
}

bool isMultiple(double value, double step)
{
    return std::abs(value / step - std::round(value / step)) < 1e-6;
}

} // namespace

void MoveDragTest::init()
{
    qputenv("LIMBER_NO_OPENGL", "1");
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 20}).clip);
    m_session->playhead().setFrame(frame);
    m_session->selectOnly(NodeId::joint(0));
    m_tools = std::make_unique<ToolSettings>();
    m_tools->change([](ToolChoices &choices) {
        choices.tool = "move";
        choices.space = HandleSpace::World;
        choices.snaps = false;
        choices.spread.reach = ChangeReach::ThisFrame;
    });
    m_panel = std::make_unique<ViewportPanel>();
    m_panel->setTools(*m_tools);
    m_panel->setSession(m_session.get());
    m_panel->resize(640, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->scene().refresh();
    m_before = position();
}

void MoveDragTest::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

void MoveDragTest::aTypedLengthKeepsTheDirectionOfTheDrag()
{
    drag({60.0, -20.0});
    const glm::dvec3 dragged = released();
    QVERIFY(glm::length(dragged) > 1.0);
    drag({60.0, -20.0});
    press(Qt::Key_5, "5");
    QVERIFY(isNear(released(), 5.0 * glm::normalize(dragged)));
}

void MoveDragTest::aTypedLengthFollowsTheAxis()
{
    drag({-60.0, 20.0});
    press(Qt::Key_Y, "y");
    press(Qt::Key_5, "5");
    QVERIFY(isNear(released(), {0.0, 5.0, 0.0}));
}

void MoveDragTest::aTypedLengthStaysInThePlane()
{
    drag({60.0, -20.0});
    press(Qt::Key_Y, "Y", Qt::ShiftModifier);
    const glm::dvec3 dragged = released();
    QVERIFY(std::abs(dragged.y) < 1e-9);
    QVERIFY(std::abs(dragged.x) > 1e-3 && std::abs(dragged.z) > 1e-3);
    drag({60.0, -20.0});
    press(Qt::Key_Y, "Y", Qt::ShiftModifier);
    press(Qt::Key_5, "5");
    QVERIFY(isNear(released(), 5.0 * glm::normalize(dragged)));
}

void MoveDragTest::withoutAMoveATypedLengthDoesNothing()
{
    drag({0.0, 0.0});
    press(Qt::Key_5, "5");
    QVERIFY(isNear(released(), glm::dvec3(0.0)));
}

void MoveDragTest::theSameAxisAgainChangesItsSpaceAndThenFreesIt()
{
    drag({60.0, -20.0});
    const glm::dvec3 dragged = released();
    drag({60.0, -20.0});
    press(Qt::Key_X, "x");
    press(Qt::Key_X, "x"); // the axis of the joint
    press(Qt::Key_5, "5");
    const glm::dvec3 local = m_session->layered().pose(frame).worldFromJoint[0][0];
    QVERIFY(glm::distance(local, glm::dvec3(1.0, 0.0, 0.0)) > 1e-3);
    QVERIFY(isNear(released(), 5.0 * local));
    drag({60.0, -20.0});
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_X, "x");
    QVERIFY(isNear(released(), dragged));
    drag({60.0, -20.0});
    press(Qt::Key_X, "x");
    press(Qt::Key_Z, "z"); // another axis begins in the chosen space
    press(Qt::Key_5, "5");
    QVERIFY(isNear(released(), {0.0, 0.0, 5.0}));
}

void MoveDragTest::stepsAreTenthsOfTheGrid()
{
    m_tools->change([](ToolChoices &choices) { choices.snaps = true; });
    drag({61.0, -23.0});
    const glm::dvec3 dragged = released();
    const double step = 0.1 * m_panel->scene().scale().gridStep;
    QVERIFY(glm::length(dragged) > step);
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY(isMultiple(dragged[axis], step));
}

void MoveDragTest::controlTurnsStepsOnAndOff()
{
    const double step = 0.1 * m_panel->scene().scale().gridStep;
    const auto isStepped = [&](const glm::dvec3 &moved) {
        return isMultiple(moved.x, step) && isMultiple(moved.y, step) && isMultiple(moved.z, step);
    };
    drag({61.0, -23.0});
    QVERIFY(!isStepped(released()));
    drag({61.0, -23.0}, Qt::ControlModifier);
    QVERIFY(isStepped(released()));
    m_tools->change([](ToolChoices &choices) { choices.snaps = true; });
    drag({61.0, -23.0}, Qt::ControlModifier);
    QVERIFY(!isStepped(released()));
}

QTEST_MAIN(MoveDragTest)

} // namespace tst_movedrag

#include "tst_movedrag.moc"
