#pragma once

#include <QObject>
#include <QPointer>

class QDockWidget;
class QMainWindow;
class QMouseEvent;
class QTabBar;

namespace limber {

// The mouse actions on the tabs of panels that share an area: a tab that is dragged out of the bar or double-clicked
// becomes a window of its own, and a menu floats or closes it. Qt's own solution, QMainWindow::GroupedDragging, crashes
// the program if panels are dragged for long (Qt 6.4).
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
    QPointer<QDockWidget> m_pressed; // the panel whose tab is pressed
    bool m_isOut = false; // whether it was dragged out of the bar
};

} // namespace limber
