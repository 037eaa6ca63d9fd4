#include "docks/bottomtabs.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>

#include <utility>

namespace limber {

namespace {

constexpr int timelineHeight = 222;
constexpr int timelineHeightInLowWindow = 190; // its rows scroll in that case
constexpr int curvesHeight = 421;
constexpr int curvesHeightInLowWindow = 330;
constexpr int dragLooks = 50; // milliseconds between checks whether a drag has ended

int firstHeight(bool isOfCurves, bool isLow)
{
    if (isOfCurves)
        return isLow ? curvesHeightInLowWindow : curvesHeight;
    return isLow ? timelineHeightInLowWindow : timelineHeight;
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
    connect(m_docks.curves, &QDockWidget::visibilityChanged, this,
            [this] { QMetaObject::invokeMethod(this, &BottomTabs::follow, Qt::QueuedConnection); });
}

void BottomTabs::resetHeights()
{
    m_heights.clear();
    m_inspectorHeight = 0;
    resizeTo(m_hasCurvesInFront ? m_docks.curves : m_docks.timeline);
}

void BottomTabs::follow()
{
    if (isDragging())
        return m_afterDrag.start();
    const bool isBeside = m_window.tabifiedDockWidgets(m_docks.curves).contains(m_docks.timeline);
    const bool isInFront =
        isBeside && m_shown && m_docks.curves->isVisible() && !m_docks.curves->visibleRegion().isEmpty();
    if (isInFront == m_hasCurvesInFront)
        return;
    m_hasCurvesInFront = isInFront;
    emit curvesInFront(isInFront);
    const auto [front, left] =
        isInFront ? std::pair(m_docks.curves, m_docks.timeline) : std::pair(m_docks.timeline, m_docks.curves);
    if (!isBeside || !m_shown || front->isHidden())
        return;
    m_heights[!isInFront] = left->height() + heightOfTabs(*front); // that dock still has its old height
    const int inspectorHeight = makeRoomAbove();
    m_window.layout()->activate(); // otherwise the docks above would still demand their old height
    resizeTo(front);
    if (inspectorHeight > 0)
        resizeInspector(inspectorHeight);
}

void BottomTabs::resizeInspector(int inspectorHeight)
{
    m_window.layout()->activate(); // from now on both are as high as they stay together
    const int both = m_docks.hierarchy->height() + m_docks.inspector->height();
    m_window.resizeDocks({m_docks.hierarchy, m_docks.inspector}, {both - inspectorHeight, inspectorHeight},
                         Qt::Vertical);
}

// Returns the height that the inspector gets back below the hierarchy; 0 if it stays where it is.
int BottomTabs::makeRoomAbove()
{
    const bool areTabs = m_window.tabifiedDockWidgets(m_docks.hierarchy).contains(m_docks.inspector);
    const auto isLeft = [this](QDockWidget *dock) {
        return !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
    };
    if (!isLeft(m_docks.hierarchy) || !isLeft(m_docks.inspector) || m_hasCurvesInFront == areTabs)
        return 0;
    if (m_hasCurvesInFront) {
        m_inspectorHeight = m_docks.inspector->height();
        m_window.tabifyDockWidget(m_docks.hierarchy, m_docks.inspector);
        m_docks.hierarchy->raise();
        return 0;
    }
    if (m_inspectorHeight == 0 || m_window.height() < lowWindow) // too low for both
        return 0;
    // A split would make the inspector one more of the tabs.
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_docks.inspector, Qt::Vertical);
    return std::exchange(m_inspectorHeight, 0);
}

void BottomTabs::resizeTo(QDockWidget *front)
{
    const int first = firstHeight(m_hasCurvesInFront, m_window.height() < lowWindow);
    m_window.resizeDocks({front}, {m_heights.value(m_hasCurvesInFront, first)}, Qt::Vertical);
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
