#pragma once

#include "support/walker.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "windowdriver.h"

#include <QAction>
#include <QEvent>
#include <QTableView>
#include <QTreeView>

namespace limber::test {

// What a user does with the mouse in the view of a window.
class ViewDriver
{
public:
    explicit ViewDriver(WindowDriver &driver) : m_driver(driver) {}

    [[nodiscard]] WindowDriver &driver() { return m_driver; }
    [[nodiscard]] Session &session() { return m_driver.session(); }
    [[nodiscard]] Document &document() { return m_driver.document(); }
    [[nodiscard]] QWidget *canvas() { return m_driver.window().viewport().focusProxy(); }
    [[nodiscard]] ViewportScene &scene() { return m_driver.window().viewport().scene(); }
    [[nodiscard]] PoseTool &tool() { return *m_driver.window().viewport().tool(); }
    [[nodiscard]] QAction *action(const char *name) { return m_driver.child<QAction>(name); }
    [[nodiscard]] NodeId joint(const char *name) { return NodeId::joint(jointNamed(document().skeleton(), name)); }
    // The pixel of the canvas at which a node is shown.
    [[nodiscard]] QPoint pixelOf(NodeId node);
    // The middle between a joint and one below it.
    [[nodiscard]] QPoint middleOf(const char *name, const char *below)
    {
        return (pixelOf(joint(name)) + pixelOf(joint(below))) / 2;
    }

    // Writes a clip into the folder, opens it and turns the camera a little to its side.
    void open(const Clip &clip, const QString &path);
    // Presses a key in the view.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void press(const QPoint &at, Qt::KeyboardModifiers modifiers = {});
    void moveBy(const QPoint &at, const QPoint &by, Qt::KeyboardModifiers modifiers = {});
    void release(const QPoint &at);
    void drag(const QPoint &from, const QPoint &by);
    void doubleClick(const QPoint &at);
    void hover(const QPoint &at);

private:
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {});

    WindowDriver &m_driver;
};

} // namespace limber::test
