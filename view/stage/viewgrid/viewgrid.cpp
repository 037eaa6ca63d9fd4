#include "viewgrid/viewgrid.h"

#include "base/at.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <cstdlib>

namespace limber {

namespace {

constexpr int frameWidth = 2; // around each of several views
constexpr int crossingReach = 7; // this near to the crossing, both handles are grabbed

} // namespace

ViewGrid::ViewGrid(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
}

void ViewGrid::setView(ViewPlace place, QWidget *view)
{
    m_views.at(static_cast<std::size_t>(place)) = view;
    view->setParent(this);
    placeViews();
}

void ViewGrid::arrange(const ViewLayout &layout)
{
    const ViewLayout wanted = tidied(layout);
    if (wanted == m_layout)
        return;
    m_layout = wanted;
    placeViews();
    emit arrangementChanged();
}

void ViewGrid::setActive(ViewPlace place)
{
    ViewLayout layout = m_layout;
    layout.active = place;
    arrange(layout);
}

void ViewGrid::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void ViewGrid::placeViews()
{
    const int frame = showsSeveral(m_layout) ? frameWidth : 0;
    QWidgetList hidden;
    for (int place = 0; place < viewPlaceCount; ++place) {
        QWidget *view = at(m_views, place);
        if (view == nullptr)
            continue;
        const QRect cell = cellOf(static_cast<ViewPlace>(place), m_layout, size());
        if (cell.isEmpty()) {
            hidden << view;
            continue;
        }
        view->setGeometry(cell.adjusted(frame, frame, -frame, -frame));
        view->show();
    }
    hide(hidden);
    update();
}

// The focus goes to the active view rather than to the next widget.
void ViewGrid::hide(const QWidgetList &views)
{
    QWidget *active = view(m_layout.active);
    for (QWidget *hidden : views) {
        if (active != nullptr && hidden->isAncestorOf(QApplication::focusWidget()))
            active->setFocus();
        hidden->hide();
    }
}

QPoint ViewGrid::crossing() const
{
    const QRect cell = cellOf(ViewPlace::Right, m_layout, size());
    return cell.topLeft() - QPoint(viewGap / 2, viewGap / 2);
}

ViewGrid::Handles ViewGrid::handlesAt(const QPoint &at) const
{
    if (!showsSeveral(m_layout))
        return {};
    const QPoint gap = at - crossing();
    const bool isFour = m_layout.count == ViewCount::Four;
    if (isFour && std::abs(gap.x()) <= crossingReach && std::abs(gap.y()) <= crossingReach)
        return {true, true};
    constexpr int reach = viewGap / 2 + frameWidth;
    return {std::abs(gap.x()) <= reach, isFour && std::abs(gap.y()) <= reach};
}

void ViewGrid::light(const Handles &handles)
{
    if (handles == m_lit)
        return;
    m_lit = handles;
    if (!handles.any())
        unsetCursor();
    else if (handles.across && handles.down)
        setCursor(Qt::SizeAllCursor);
    else
        setCursor(handles.across ? Qt::SplitHCursor : Qt::SplitVCursor);
    update();
}

bool ViewGrid::event(QEvent *event)
{
    if (event->type() == QEvent::Leave && !m_dragged.any())
        light({});
    return QWidget::event(event);
}

void ViewGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_colours.window);
    if (!showsSeveral(m_layout))
        return;
    painter.fillRect(cellOf(m_layout.active, m_layout, size()), m_colours.accent); // the view covers all but the edge
    const QPoint at = crossing() - QPoint(viewGap / 2, viewGap / 2);
    if (m_lit.across)
        painter.fillRect(QRect(at.x(), 0, viewGap, height()), m_colours.secondaryText);
    if (m_lit.down)
        painter.fillRect(QRect(0, at.y(), width(), viewGap), m_colours.secondaryText);
}

void ViewGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeViews();
}

void ViewGrid::mousePressEvent(QMouseEvent *event)
{
    m_dragged = event->button() == Qt::LeftButton ? handlesAt(event->position().toPoint()) : Handles();
    m_grip = event->position().toPoint() - crossing();
    light(m_dragged);
}

void ViewGrid::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!m_dragged.any())
        return light(handlesAt(at));
    ViewLayout layout = m_layout;
    if (m_dragged.across)
        layout.across = static_cast<double>(at.x() - m_grip.x()) / std::max(1, width());
    if (m_dragged.down)
        layout.down = static_cast<double>(at.y() - m_grip.y()) / std::max(1, height());
    arrange(layout);
}

void ViewGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = {};
    light(handlesAt(event->position().toPoint()));
}

// A double-click makes the views beside the handle equal again.
void ViewGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Handles handles = handlesAt(event->position().toPoint());
    ViewLayout layout = m_layout;
    if (handles.across)
        layout.across = 0.5;
    if (handles.down)
        layout.down = 0.5;
    arrange(layout);
}

} // namespace limber
