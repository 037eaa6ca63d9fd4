#pragma once

#include <QObject>
#include <QPointer>

class QDockWidget;
class QMainWindow;
class QMouseEvent;
class QTabBar;

namespace limber {

// What the mouse does on the tabs of panels that share an area: dragged out of the bar or clicked twice a tab becomes a
// window of its own, and a menu floats or closes it. Qt's own way, QMainWindow::GroupedDragging, ends the program when
// panels are dragged for long (Qt 6.4).
class DockTabs : public QObject
{
    Q_OBJECT

public:
    explicit DockTabs(QMainWindow &window);

    void watch(QTabBar &bar);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QDockWidget *dockAt(const QTabBar &bar, const QPoint &position) const;
    void press(const QTabBar &bar, const QMouseEvent &event);
    void floatClicked(const QTabBar &bar, const QMouseEvent &event);
    bool drag(const QTabBar &bar, const QMouseEvent &event);
    void showMenu(QDockWidget &dock, const QPoint &globalPosition);

    QMainWindow &m_window;
    QPointer<QDockWidget> m_pressed; // the panel whose tab is held
    bool m_isOut = false; // it was dragged out of the bar
};

} // namespace limber
