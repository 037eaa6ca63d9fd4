#include "curvesdriver.h"
#include "patience.h"

#include "base/at.h"
#include "bvh/write/bvhwriter.h"
#include "support/walker.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <utility>

namespace limber::test {

CurvesDriver::CurvesDriver(const Clip &clip) : m_driver(std::make_unique<WindowDriver>())
{
    open(clip);
}

CurvesDriver::~CurvesDriver()
{
    // Closing a window with changes would ask whether to save them.
    while (m_driver->window().currentSession() && document().undoStack().canUndo())
        document().undoStack().undo();
}

void CurvesDriver::open(const Clip &clip)
{
    m_driver->open(
        m_folder.write(QStringLiteral("clip%1.bvh").arg(++m_files), QByteArray::fromStdString(writeBvh(clip))));
    auto *dock = m_driver->child<QDockWidget>("dock.curves");
    dock->show();
    dock->raise();
    (void)QTest::qWaitFor([this] { return plot().isVisible() && panel().curves().isComplete(); }, testPatience);
    settle();
    if (dock->height() < 300)
        m_driver->child<QAction>("window.tallBottom")->trigger();
    (void)QTest::qWaitFor([dock] { return dock->height() > 300; }, testPatience);
    settle();
}

void CurvesDriver::settle()
{
    const auto heights = [this] {
        QList<int> all{plot().height()};
        for (const auto *dock : m_driver->window().findChildren<QDockWidget *>())
            all << dock->height();
        return all;
    };
    QList<int> last;
    const auto isStill = [&] {
        QTest::qWait(60);
        return std::exchange(last, heights()) == last;
    };
    (void)QTest::qWaitFor(isStill, testPatience);
}

QByteArray CurvesDriver::bytes()
{
    return QByteArray::fromStdString(writeBvh(document().clip()));
}

int CurvesDriver::columnOf(const char *joint, int channel)
{
    const Skeleton &skeleton = document().skeleton();
    return skeleton.joint(jointNamed(skeleton, joint)).firstColumn + channel;
}

QString CurvesDriver::status()
{
    return m_driver->window().statusBar()->currentMessage();
}

void CurvesDriver::showCurvesOf(const char *joint)
{
    session().selectOnly(NodeId::joint(jointNamed(document().skeleton(), joint)));
    (void)QTest::qWaitFor([this] { return panel().curves().isComplete(); }, testPatience);
    QApplication::processEvents();
    plot().setFocus();
    plot().fitAll();
}

void CurvesDriver::fitKeys()
{
    QToolButton *button = nullptr;
    for (auto *candidate : panel().findChildren<QToolButton *>()) {
        if (candidate->defaultAction() == panel().actions()[ActionId::FitKeys])
            button = candidate;
    }
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(keys().isAny() && !keys().isFitting());
    QApplication::processEvents();
}

const KeyTrack &CurvesDriver::track(const char *joint)
{
    return *keys().track(jointNamed(document().skeleton(), joint));
}

QPoint CurvesDriver::pixelOf(double frame, double value)
{
    return QPointF(plot().timeScale().xOf(frame), plot().valueScale().yOf(value)).toPoint();
}

QPoint CurvesDriver::sample(int column, int frame)
{
    return pixelOf(frame, at(panel().curves().find(column)->curve->values, frame));
}

QPoint CurvesDriver::key(const char *joint, int curve, int key)
{
    const CurveKey &own = at(track(joint).keys(), key);
    return pixelOf(own.frame, at(own.points, curve).value);
}

void CurvesDriver::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                        Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, plot().mapToGlobal(QPointF(at)), button, buttons, modifiers);
    QApplication::sendEvent(&plot(), &event);
}

void CurvesDriver::press(const QPoint &at, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    send(QEvent::MouseButtonPress, at, button, button, modifiers);
}

void CurvesDriver::move(const QPoint &to, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    send(QEvent::MouseMove, to, Qt::NoButton, button, modifiers);
}

void CurvesDriver::release(const QPoint &at, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    send(QEvent::MouseButtonRelease, at, button, Qt::NoButton, modifiers);
}

void CurvesDriver::drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers)
{
    press(from, modifiers);
    move((from + to) / 2, modifiers);
    move(to, modifiers);
    release(to, modifiers);
}

void CurvesDriver::click(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    press(at, modifiers);
    release(at, modifiers);
}

void CurvesDriver::doubleClick(const QPoint &at)
{
    click(at);
    send(QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton, {});
    release(at);
}

void CurvesDriver::type(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&plot(), key, modifiers);
}

void CurvesDriver::typeInto(const char *field, const QString &text)
{
    auto *line = m_driver->child<QLineEdit>(field);
    QVERIFY(line != nullptr && line->isVisible() && line->isEnabled());
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace limber::test
