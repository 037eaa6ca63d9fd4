#include "docks/docktabs.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>

namespace limber {

namespace {

constexpr QPoint heldAt(60, 12); // the pointer's position in a panel that is dragged out
// The sizes of a panel that was as long as the whole window.
constexpr QSize leastSize(320, 300);
constexpr QSize mostSize(760, 640);

// A click on a tab must not drag it out.
bool isFarFrom(const QTabBar &bar, const QPoint &position)
{
    const int distance = 3 * QApplication::startDragDistance();
    return !bar.rect().adjusted(-distance, -distance, distance, distance).contains(position);
}

void floatAt(QDockWidget &dock, const QPoint &globalPosition)
{
    dock.setFloating(true);
    dock.resize(dock.size().boundedTo(mostSize).expandedTo(leastSize));
    dock.move(globalPosition - heldAt);
    dock.show();
}

} // namespace

DockTabs::DockTabs(QMainWindow &window) : QObject(&window), m_window(window)
{
}

void DockTabs::watch(QTabBar &bar, DoubleClick doubleClick)
{
    if (doubleClick == DoubleClick::Left)
        m_keepDoubleClicks.insert(&bar);
    bar.installEventFilter(this);
    bar.setMovable(false); // a tab that moves in a bar that is laid out meanwhile also crashes the program
}

void DockTabs::watchTitle(QWidget &title, QDockWidget &dock)
{
    m_titles[&title] = &dock;
    title.installEventFilter(this);
}

bool DockTabs::handleTitle(QDockWidget &dock, const QEvent &event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return dragTitle(dock, static_cast<const QMouseEvent &>(event));
    case QEvent::MouseButtonDblClick:
        if (dock.isFloating())
            dock.setFloating(false);
        else
            floatAt(dock, static_cast<const QMouseEvent &>(event).globalPosition().toPoint());
        return true;
    case QEvent::ContextMenu:
        showMenu(dock, static_cast<const QContextMenuEvent &>(event).globalPos());
        return true;
    default:
        return false;
    }
}

// A title has the pointer from press to release, so that it receives moves beyond its edges.
bool DockTabs::dragTitle(QDockWidget &dock, const QMouseEvent &event)
{
    const QPoint global = event.globalPosition().toPoint();
    if (event.type() == QEvent::MouseButtonPress) {
        m_pressed = event.button() == Qt::LeftButton ? &dock : nullptr;
        m_pressedAt = global;
        m_isOut = false;
        return m_pressed != nullptr;
    }
    if (m_pressed != &dock)
        return false;
    if (event.type() == QEvent::MouseButtonRelease || !event.buttons().testFlag(Qt::LeftButton)) {
        m_pressed = nullptr;
        return true;
    }
    if (!m_isOut && (global - m_pressedAt).manhattanLength() < 3 * QApplication::startDragDistance())
        return true;
    if (dock.isFloating())
        dock.move(global - heldAt);
    else
        floatAt(dock, global);
    m_isOut = true;
    return true;
}

QDockWidget *DockTabs::dockAt(const QTabBar &bar, const QPoint &position) const
{
    const int tab = bar.tabAt(position);
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (tab >= 0 && dock->windowTitle() == bar.tabText(tab) && !dock->isFloating())
            return dock;
    }
    return nullptr;
}

bool DockTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (QDockWidget *titled = m_titles.value(watched))
        return handleTitle(*titled, *event);
    const auto *bar = qobject_cast<QTabBar *>(watched);
    if (bar == nullptr)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(*bar, *static_cast<QMouseEvent *>(event));
        return false;
    case QEvent::MouseMove:
        return drag(*bar, *static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        m_pressed = nullptr;
        return false;
    case QEvent::MouseButtonDblClick:
        if (m_keepDoubleClicks.contains(watched))
            return false;
        floatClicked(*bar, *static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::ContextMenu:
        if (QDockWidget *dock = dockAt(*bar, static_cast<QContextMenuEvent *>(event)->pos()))
            showMenu(*dock, static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    default:
        return false;
    }
}

void DockTabs::press(const QTabBar &bar, const QMouseEvent &event)
{
    m_pressed = event.button() == Qt::LeftButton ? dockAt(bar, event.pos()) : nullptr;
    m_isOut = false;
}

void DockTabs::floatClicked(const QTabBar &bar, const QMouseEvent &event)
{
    QDockWidget *dock = event.button() == Qt::LeftButton ? dockAt(bar, event.pos()) : nullptr;
    if (dock != nullptr)
        floatAt(*dock, event.globalPosition().toPoint());
}

// Returns whether the event must not reach the bar.
bool DockTabs::drag(const QTabBar &bar, const QMouseEvent &event)
{
    // A bar that is hidden under the pointer does not receive the release.
    if (m_pressed == nullptr || !event.buttons().testFlag(Qt::LeftButton))
        return false;
    const QPoint global = event.globalPosition().toPoint();
    if (!m_isOut && !isFarFrom(bar, event.pos()))
        return false;
    if (m_isOut)
        m_pressed->move(global - heldAt);
    else
        floatAt(*m_pressed, global);
    m_isOut = true;
    return true;
}

void DockTabs::showMenu(QDockWidget &dock, const QPoint &globalPosition)
{
    auto *menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Float"), &dock, [&dock, globalPosition] { floatAt(dock, globalPosition); });
    menu->addAction(tr("&Close"), &dock, &QWidget::close);
    menu->popup(globalPosition);
}

} // namespace limber
