#pragma once

#include <QHash>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QSet>

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

    // Whether a double-click on a tab floats its panel, or is left to the bar.
    enum class DoubleClick { Floats, Left };

    void watch(QTabBar &bar, DoubleClick doubleClick = DoubleClick::Floats);
    // A title that is dragged or double-clicked makes its panel a window of its own, and a menu floats or closes it.
    void watchTitle(QWidget &title, QDockWidget &dock);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QDockWidget *dockAt(const QTabBar &bar, const QPoint &position) const;
    void press(const QTabBar &bar, const QMouseEvent &event);
    void floatClicked(const QTabBar &bar, const QMouseEvent &event);
    bool drag(const QTabBar &bar, const QMouseEvent &event);
    bool handleTitle(QDockWidget &dock, const QEvent &event);
    bool dragTitle(QDockWidget &dock, const QMouseEvent &event);
    void showMenu(QDockWidget &dock, const QPoint &globalPosition);

    QMainWindow &m_window;
    QHash<const QObject *, QDockWidget *> m_titles;
    QSet<const QObject *> m_keepDoubleClicks; // bars
    QPointer<QDockWidget> m_pressed; // the panel whose tab or title is pressed
    QPoint m_pressedAt; // on the screen
    bool m_isOut = false; // whether it was dragged out of the bar
};

} // namespace limber
