#include "viewdriver.h"
#include "patience.h"

#include "bvh/write/bvhwriter.h"

#include <QApplication>
#include <QFile>
#include <QMouseEvent>
#include <QTest>

namespace limber::test {

QPoint ViewDriver::pixelOf(NodeId node)
{
    const glm::dvec3 at = session().layered().pose(session().playhead().frame()).positionOf(node);
    return m_driver.window().viewport().project(at).toPoint();
}

void ViewDriver::open(const Clip &clip, const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeBvh(clip)));
    file.close();
    m_driver.open(path);
    scene().refresh(); // the first picture places the camera
    scene().moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
    scene().moveCamera([](Camera &camera) { camera.orbit(120.0, 30.0); });
    canvas()->setFocus();
    QTRY_VERIFY(canvas()->hasFocus());
    QTest::qWait(30);
}

void ViewDriver::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    canvas()->setFocus();
    QTest::keyClick(canvas(), key, modifiers);
    scene().refresh(); // a user who presses next has already seen the picture
}

void ViewDriver::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                      Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, canvas()->mapToGlobal(at), button, buttons, modifiers);
    QApplication::sendEvent(canvas(), &event);
}

void ViewDriver::hover(const QPoint &at)
{
    send(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
}

void ViewDriver::press(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    hover(at);
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

void ViewDriver::doubleClick(const QPoint &at)
{
    press(at);
    release(at);
    send(QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton);
    release(at);
}

} // namespace limber::test
