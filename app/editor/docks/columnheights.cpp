#include "docks/columnheights.h"

#include "docks/panelarea.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr double firstFraction = 0.64; // of the column, for tabs that have no height of their own
constexpr int leastHeight = 384; // of those
constexpr int lowestAbove = 120; // a title and four rows
constexpr int dragLooks = 50; // milliseconds between checks whether a drag has ended

// Changes of the layout during the drag of a panel would be lost, because Qt then restores the earlier layout.
bool isDragging()
{
    return QWidget::mouseGrabber() != nullptr || QApplication::mouseButtons() != Qt::NoButton;
}

} // namespace

ColumnHeights::ColumnHeights(QMainWindow &window, Docks docks)
    : QObject(&window), m_window(window), m_docks(std::move(docks))
{
    m_afterDrag.setSingleShot(true);
    m_afterDrag.setInterval(dragLooks);
    connect(&m_afterDrag, &QTimer::timeout, this, &ColumnHeights::follow);
    m_afterChange.setSingleShot(true);
    m_afterChange.setInterval(QApplication::doubleClickInterval());
    connect(&m_afterChange, &QTimer::timeout, this, &ColumnHeights::fit);
    window.installEventFilter(this);
    if (m_docks.fitting != nullptr) {
        m_content = panelIn(*m_docks.fitting);
        m_content->installEventFilter(this);
    }
    for (const QDockWidget *tab : std::as_const(m_docks.tabs)) {
        connect(tab, &QDockWidget::visibilityChanged, this,
                [this] { QMetaObject::invokeMethod(this, &ColumnHeights::follow, Qt::QueuedConnection); });
    }
}

// Qt shares what a window gains or loses between both parts, and the fitting tab would no longer fit. When its content
// changes, a click has often selected a joint: the row must not move before a second click can hit it.
bool ColumnHeights::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFitting = m_front != nullptr && m_front == m_docks.fitting;
    if (isFitting && watched == &m_window && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ColumnHeights::resize, Qt::QueuedConnection);
    if (isFitting && watched == m_content && event->type() == QEvent::LayoutRequest && !m_afterChange.isActive())
        m_afterChange.start();
    return QObject::eventFilter(watched, event);
}

void ColumnHeights::fit()
{
    if (isDragging())
        return m_afterChange.start();
    if (m_front == m_docks.fitting && m_front->widget()->height() != contentHeight())
        resize();
}

void ColumnHeights::reset()
{
    m_sharedHeight = 0;
    m_front = front();
    resize();
}

QDockWidget *ColumnHeights::front() const
{
    const auto found = std::ranges::find_if(
        m_docks.tabs, [](const QDockWidget *tab) { return tab->isVisible() && !tab->visibleRegion().isEmpty(); });
    return found != m_docks.tabs.end() ? *found : nullptr;
}

// Returns whether the tab in front lies below the upper panel.
bool ColumnHeights::isSplit() const
{
    const QDockWidget *above = m_docks.above;
    return m_front != nullptr && !above->isHidden() && !above->isFloating() && !m_front->isFloating() &&
           m_front->x() == above->x() && m_front->y() > above->y();
}

void ColumnHeights::follow()
{
    if (isDragging())
        return m_afterDrag.start();
    QDockWidget *now = front();
    if (now == nullptr || now == m_front)
        return;
    const bool wasFitting = m_front == m_docks.fitting;
    if (isSplit() && !wasFitting)
        m_sharedHeight = now->height(); // Qt gives all tabs the same height
    m_front = now;
    if ((now == m_docks.fitting) != wasFitting)
        resize();
}

void ColumnHeights::resize()
{
    m_window.layout()->activate();
    if (!isSplit())
        return;
    const int both = m_docks.above->height() + m_front->height();
    const int wanted = std::min(wantedHeight(both), both - lowestAbove);
    if (wanted <= 0)
        return; // as low as this column is, the least heights of the panels decide
    int asked = wanted;
    for (int pass = 0; pass < 2; ++pass) {
        asked = std::clamp(asked, 1, both - 1);
        m_window.resizeDocks({m_docks.above, m_front}, {both - asked, asked}, Qt::Vertical);
        m_window.layout()->activate();
        asked += wanted - m_front->height(); // Qt counts the bar of the tabs as well
    }
}

// Texts of the content may take several lines.
int ColumnHeights::contentHeight() const
{
    const int width = m_docks.fitting->widget()->width();
    return m_content->hasHeightForWidth() ? m_content->heightForWidth(width) : m_content->sizeHint().height();
}

// Returns the height of the tab in front in a column of this height.
int ColumnHeights::wantedHeight(int column) const
{
    if (m_front == m_docks.fitting)
        return contentHeight();
    return m_sharedHeight > 0 ? m_sharedHeight : std::max(leastHeight, static_cast<int>(firstFraction * column));
}

} // namespace limber
