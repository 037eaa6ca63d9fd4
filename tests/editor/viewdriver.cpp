#include "viewdriver.h"

#include "support/walker.h"
#include "viewport/viewportscene.h"

#include <QApplication>
#include <QTest>

namespace limber::test {

NodeId ViewDriver::joint(const char *name)
{
    return NodeId::joint(jointNamed(m_driver.document().skeleton(), name));
}

QPoint ViewDriver::pixelOf(NodeId node)
{
    const Pose pose = m_driver.session().layered().pose(m_driver.session().playhead().frame());
    return m_driver.window().viewport().project(pose.positionOf(node)).toPoint();
}

QPoint ViewDriver::middleOf(const char *one, const char *below)
{
    return (pixelOf(joint(one)) + pixelOf(joint(below))) / 2;
}

QAction *ViewDriver::action(const char *name)
{
    return m_driver.child<QAction>(name);
}

void ViewDriver::lookFromTheFront()
{
    ViewportScene &scene = m_driver.window().viewport().scene();
    scene.moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
    scene.moveCamera([](Camera &camera) { camera.orbit(120.0, 30.0); });
    canvas()->setFocus();
    QTest::qWait(30);
}

void ViewDriver::choose(Qt::Key key)
{
    canvas()->setFocus();
    QTest::keyClick(canvas(), key);
}

void ViewDriver::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                      Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, canvas()->mapToGlobal(at), button, buttons, modifiers);
    QApplication::sendEvent(canvas(), &event);
}

void ViewDriver::press(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    send(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
    send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton, modifiers);
}

void ViewDriver::moveBy(const QPoint &at, const QPoint &by, Qt::KeyboardModifiers modifiers)
{
    constexpr int pieces = 5;
    for (int piece = 1; piece <= pieces; ++piece)
        send(QEvent::MouseMove, at + by * piece / pieces, Qt::NoButton, Qt::LeftButton, modifiers);
}

void ViewDriver::release(const QPoint &at)
{
    send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void ViewDriver::drag(const QPoint &from, const QPoint &by)
{
    press(from);
    moveBy(from, by);
    release(from + by);
}

} // namespace limber::test
