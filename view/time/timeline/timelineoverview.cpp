#include "timeline/timelineoverview.h"

#include "timeline/rulerlayout.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double handleWidth = 6.0;
constexpr double endReach = 4.0; // pixels on each side of a handle's middle
constexpr double leastPart = 2.0 * handleWidth + 8.0; // so that its middle can be grabbed
constexpr double verticalMargin = 3.0;

} // namespace

TimelineOverview::TimelineOverview(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("timelineOverview"));
    setAccessibleName(tr("Overview of the timeline"));
    setToolTip(tr("Drag to scroll, drag an end to zoom, double-click to show all frames"));
    setMouseTracking(true);
    setFixedHeight(barHeight);
}

void TimelineOverview::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void TimelineOverview::follow(const TimeScale &scale)
{
    m_scale = scale;
    setVisible(!scale.showsAll() || m_grip != Grip::None); // during a drag the bar stays under the mouse
    update();
}

void TimelineOverview::setCurrentFrame(double frame)
{
    m_frame = frame;
    update();
}

QRectF TimelineOverview::bar() const
{
    return {m_scale.left(), verticalMargin, std::max(1.0, width() - m_scale.left() - RulerLayout::rightMargin),
            barHeight - 2.0 * verticalMargin};
}

double TimelineOverview::framesPerPixel() const
{
    return std::max(1, m_scale.lastPlace()) / bar().width();
}

QRectF TimelineOverview::seenPart() const
{
    const QRectF whole = bar();
    const double first = whole.left() + m_scale.firstVisible() / framesPerPixel();
    const double last = whole.left() + m_scale.lastVisible() / framesPerPixel();
    const double partWidth = std::clamp(last - first, std::min(leastPart, whole.width()), whole.width());
    const double left = std::clamp(0.5 * (first + last - partWidth), whole.left(), whole.right() - partWidth);
    return {left, whole.top(), partWidth, whole.height()};
}

TimelineOverview::Grip TimelineOverview::gripAt(const QPointF &position) const
{
    const QRectF part = seenPart();
    if (std::abs(position.x() - part.left() - 0.5 * handleWidth) <= endReach)
        return Grip::First;
    if (std::abs(position.x() - part.right() + 0.5 * handleWidth) <= endReach)
        return Grip::Last;
    return Grip::Middle;
}

void TimelineOverview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_scale.frameCount() == 0)
        return;
    m_grip = gripAt(event->position());
    m_pressedX = event->position().x();
    m_pressedFirst = m_scale.firstVisible();
    m_pressedLast = m_scale.lastVisible();
    if (m_grip != Grip::Middle || seenPart().contains(QPointF(m_pressedX, seenPart().center().y())))
        return;
    // A press beside the part centres the part at the mouse.
    const double by = (m_pressedX - bar().left()) * framesPerPixel() - 0.5 * (m_pressedFirst + m_pressedLast);
    m_pressedFirst += by;
    m_pressedLast += by;
    dragTo(m_pressedX);
}

void TimelineOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip != Grip::None)
        return dragTo(event->position().x());
    setCursor(gripAt(event->position()) == Grip::Middle ? Qt::ArrowCursor : Qt::SizeHorCursor);
}

void TimelineOverview::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_grip = Grip::None;
    follow(m_scale);
}

void TimelineOverview::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_grip = Grip::None;
    if (event->button() == Qt::LeftButton)
        emit framesWanted(0.0, m_scale.lastPlace());
}

void TimelineOverview::dragTo(double x)
{
    const double by = (x - m_pressedX) * framesPerPixel();
    const double last = std::max(1, m_scale.lastPlace());
    const double least = std::min(TimeScale::fewestVisible, last);
    if (m_grip == Grip::First)
        emit framesWanted(std::clamp(m_pressedFirst + by, 0.0, std::max(0.0, m_pressedLast - least)), m_pressedLast);
    else if (m_grip == Grip::Last)
        emit framesWanted(m_pressedFirst, std::clamp(m_pressedLast + by, std::min(last, m_pressedFirst + least), last));
    else
        emit framesWanted(m_pressedFirst + by, m_pressedLast + by);
}

void TimelineOverview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_colours.panel);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.line);
    painter.drawRoundedRect(bar(), 3.0, 3.0);
    const QRectF part = seenPart();
    QColor middle = m_colours.secondaryText;
    middle.setAlphaF(0.45f);
    painter.setBrush(middle);
    painter.drawRoundedRect(part, 3.0, 3.0);
    painter.setBrush(m_colours.secondaryText);
    for (const double x : {part.left(), part.right() - handleWidth})
        painter.drawRoundedRect(QRectF(x, part.top(), handleWidth, part.height()), 2.0, 2.0);
    const double x = bar().left() + m_frame / framesPerPixel();
    painter.fillRect(QRectF(std::round(x) - 1.0, bar().top(), 2.0, bar().height()), m_colours.accent);
}

} // namespace limber
