#pragma once

#include "windowdriver.h"

#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"

#include <QAction>
#include <QMouseEvent>
#include <QTableView>
#include <QTreeView>

namespace limber::test {

// What a person does in the view of a window with mouse and keys: dragging joints with the tools.
class ViewDriver
{
public:
    explicit ViewDriver(WindowDriver &driver) : m_driver(driver) {}

    [[nodiscard]] QWidget *canvas() { return m_driver.window().viewport().focusProxy(); }
    [[nodiscard]] PoseTool &tool() { return *m_driver.window().viewport().tool(); }
    [[nodiscard]] NodeId joint(const char *name);
    // Where a joint is on the screen, as it is shown.
    [[nodiscard]] QPoint pixelOf(NodeId node);
    // Between a joint and the one below it.
    [[nodiscard]] QPoint middleOf(const char *joint, const char *below);
    [[nodiscard]] QAction *action(const char *name);

    // Looks at the figure a little from the side, with the keys in the view.
    void lookFromTheFront();
    void choose(Qt::Key key);
    void press(const QPoint &at, Qt::KeyboardModifiers modifiers = {});
    void moveBy(const QPoint &at, const QPoint &by, Qt::KeyboardModifiers modifiers = {});
    void release(const QPoint &at);
    void drag(const QPoint &from, const QPoint &by);

private:
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {});

    WindowDriver &m_driver;
};

} // namespace limber::test
