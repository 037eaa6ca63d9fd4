#include "docks/bottomtabs.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>

#include <utility>

namespace limber {

namespace {

constexpr int usualHeight = 222;
constexpr int usualHeightInLowWindow = 190; // the timeline's rows scroll in that case
constexpr int highHeight = 421;
constexpr int highHeightInLowWindow = 330;
constexpr int dragLooks = 50; // milliseconds between checks whether a drag has ended

int firstHeight(bool isHigh, bool isLow)
{
    if (isHigh)
        return isLow ? highHeightInLowWindow : highHeight;
    return isLow ? usualHeightInLowWindow : usualHeight;
}

// Changes of the layout during the drag of a panel would be lost, because Qt then restores the earlier layout.
bool isDragging()
{
    return QWidget::mouseGrabber() != nullptr || QApplication::mouseButtons() != Qt::NoButton;
}

} // namespace

BottomTabs::BottomTabs(QMainWindow &window, const Docks &docks) : QObject(&window), m_window(window), m_docks(docks)
{
    m_afterDrag.setSingleShot(true);
    m_afterDrag.setInterval(dragLooks);
    connect(&m_afterDrag, &QTimer::timeout, this, &BottomTabs::follow);
    connect(m_docks.high, &QDockWidget::visibilityChanged, this,
            [this] { QMetaObject::invokeMethod(this, &BottomTabs::follow, Qt::QueuedConnection); });
}

void BottomTabs::resetHeights()
{
    m_heights.clear();
    m_lowerLeftHeight = 0;
    resizeTo(m_hasHighInFront ? m_docks.high : m_docks.usual);
}

void BottomTabs::follow()
{
    if (isDragging())
        return m_afterDrag.start();
    const bool isBeside = m_window.tabifiedDockWidgets(m_docks.high).contains(m_docks.usual);
    const bool isInFront = isBeside && m_shown && m_docks.high->isVisible() && !m_docks.high->visibleRegion().isEmpty();
    if (isInFront == m_hasHighInFront)
        return;
    m_hasHighInFront = isInFront;
    emit highInFront(isInFront);
    const auto [front, left] =
        isInFront ? std::pair(m_docks.high, m_docks.usual) : std::pair(m_docks.usual, m_docks.high);
    if (!isBeside || !m_shown || front->isHidden())
        return;
    m_heights[!isInFront] = left->height() + heightOfTabs(*front); // that dock still has its old height
    const int lowerHeight = makeRoomAbove();
    m_window.layout()->activate(); // otherwise the docks above would still demand their old height
    resizeTo(front);
    if (lowerHeight > 0)
        resizeLowerLeft(lowerHeight);
}

void BottomTabs::resizeLowerLeft(int height)
{
    m_window.layout()->activate(); // from now on both are as high as they stay together
    const int both = m_docks.upperLeft->height() + m_docks.lowerLeft->height();
    m_window.resizeDocks({m_docks.upperLeft, m_docks.lowerLeft}, {both - height, height}, Qt::Vertical);
}

// Returns the height that the lower panel gets back below the upper one; 0 if it stays where it is.
int BottomTabs::makeRoomAbove()
{
    if (m_docks.lowerLeft == nullptr)
        return 0;
    const bool areTabs = m_window.tabifiedDockWidgets(m_docks.upperLeft).contains(m_docks.lowerLeft);
    const auto isLeft = [this](QDockWidget *dock) {
        return !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
    };
    if (!isLeft(m_docks.upperLeft) || !isLeft(m_docks.lowerLeft) || m_hasHighInFront == areTabs)
        return 0;
    if (m_hasHighInFront) {
        m_lowerLeftHeight = m_docks.lowerLeft->height();
        m_window.tabifyDockWidget(m_docks.upperLeft, m_docks.lowerLeft);
        m_docks.upperLeft->raise();
        return 0;
    }
    if (m_lowerLeftHeight == 0 || m_window.height() < lowWindow) // too low for both
        return 0;
    // A split would make the panel one more of the tabs.
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_docks.lowerLeft, Qt::Vertical);
    return std::exchange(m_lowerLeftHeight, 0);
}

void BottomTabs::resizeTo(QDockWidget *front)
{
    const int first = firstHeight(m_hasHighInFront, m_window.height() < lowWindow);
    m_window.resizeDocks({front}, {m_heights.value(m_hasHighInFront, first)}, Qt::Vertical);
}

// An area of docks is as high as a dock and the bar with its tab.
int BottomTabs::heightOfTabs(const QDockWidget &dock) const
{
    const auto bars = m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QTabBar *bar : bars) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            if (bar->tabText(tab) == dock.windowTitle())
                return bar->height();
        }
    }
    return 0;
}

} // namespace limber
