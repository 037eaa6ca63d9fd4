#include "timeline/rows/changerow.h"

#include "session/posing/chosenwindow.h"
#include "timeline/rows/markerflags.h"
#include "timeline/rows/rowsnap.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace limber {

namespace {

using Handle = FalloffCurve::Handle;

constexpr double textGap = 6.0;

} // namespace

ChangeRow::ChangeRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("change"), tr("Change"), ruler, parent), m_gesture(ruler, this)
{
    setFixedHeight(flagsHeight);
    setToolTip(tr("The frames that the next change of a pose affects. Drag the ends: Shift makes both equal, Ctrl "
                  "snaps to seconds and to the range. Double-click an end to make the other one equal."));
    connect(&m_gesture, &RowGesture::givenUp, this, &ChangeRow::takeBack);
}

ChangeRow::~ChangeRow() = default;

void ChangeRow::setTools(ToolSettings *tools)
{
    endDrag();
    if (m_tools)
        disconnect(m_tools, nullptr, this, nullptr);
    m_tools = tools;
    if (tools != nullptr) {
        connect(tools, &ToolSettings::changed, this, &ChangeRow::followTools);
        connect(tools, &QObject::destroyed, this, [this] { setTools(nullptr); });
    }
    followTools();
}

void ChangeRow::followTools()
{
    if (isWanted() != std::exchange(m_wasWanted, isWanted())) {
        endDrag();
        emit wantedChanged();
    }
    refresh();
}

bool ChangeRow::isWanted() const
{
    return m_tools && m_tools->choices().shapesPoses();
}

void ChangeRow::detach()
{
    if (m_held != Handle::None)
        takeBack();
}

void ChangeRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    const auto again = [this] { refresh(); };
    const Document &document = session.document();
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, again);
    connect(&session.playhead(), &Playhead::rangeChanged, &context, again);
    for (const auto signal : {&Document::frameTimeChanged, &Document::wasReset, &Document::markersChanged})
        connect(&document, signal, &context, again);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, again);
}

ChangeSpread ChangeRow::spread() const
{
    return m_tools ? m_tools->choices().spread : ChangeSpread();
}

double ChangeRow::frameTime() const
{
    return session()->document().motion().playingFrameTimeSeconds();
}

ChangeWindow ChangeRow::window() const
{
    if (session() == nullptr || !isWanted())
        return {};
    return chosenWindow(*session(), spread());
}

QRectF ChangeRow::handle(Handle which) const
{
    const ChangeWindow frames = window();
    if (frames.isEmpty() || spread().reach != ChangeReach::Falloff)
        return {};
    const double first = frames.centre() - std::max(1.0, std::round(spread().secondsBefore / frameTime()));
    const double last = frames.centre() + std::max(1.0, std::round(spread().secondsAfter / frameTime()));
    return FalloffCurve(frames, scale(), track()).handle(which, first, last);
}

QString ChangeRow::valueText() const
{
    const ChangeWindow frames = window();
    return frames.isEmpty() ? tr("no frames") : tr("%n frame(s)", nullptr, frames.frames().frameCount());
}

QString ChangeRow::whyNothing() const
{
    if (spread().reach != ChangeReach::Range)
        return {};
    return session()->playhead().hasRange() ? tr("The current frame is outside of the range: nothing would change")
                                            : tr("There is no range: drag in the ruler with Shift to set one");
}

void ChangeRow::paintTrack(QPainter &painter) const
{
    paintMarkers(painter);
    const ChangeWindow frames = window();
    if (frames.isEmpty()) {
        painter.setPen(colours().secondaryText);
        painter.drawText(track().adjusted(8.0, 0.0, -8.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter, whyNothing());
        return;
    }
    if (spread().reach == ChangeReach::ThisFrame)
        return paintMark(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = colours().edited;
    fill.setAlphaF(0.30f);
    painter.setPen(QPen(colours().edited, 1.5));
    painter.setBrush(fill);
    painter.drawPolygon(FalloffCurve(frames, scale(), track()).outline());
    if (spread().reach == ChangeReach::Falloff)
        paintHandles(painter);
}

// The row stands where the markers were, to which the ends of a falloff snap.
void ChangeRow::paintMarkers(QPainter &painter) const
{
    const MarkerFlags flags(session()->document().markers(), scale(), track(), fontMetrics());
    painter.setPen(colours().secondaryText);
    for (const MarkerFlags::Flag &flag : flags.flags()) {
        painter.fillRect(QRectF(flag.x - 1.0, 2.0, 2.0, height() - 2.0), colours().line);
        painter.drawText(flag.cloth.adjusted(5.0, 0.0, 0.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter, flag.name);
    }
}

// The mark is wider than the line of the current frame, which is drawn over it.
void ChangeRow::paintMark(QPainter &painter) const
{
    const double x = std::round(scale().xOf(session()->playhead().frame()));
    constexpr double half = FalloffCurve::handleWidth;
    painter.fillRect(QRectF(x - half, 2.0, 2.0 * half, height() - 4.0), colours().edited);
}

void ChangeRow::paintHandles(QPainter &painter) const
{
    for (const Handle which : {Handle::Before, Handle::After}) {
        const QRectF bar = handle(which);
        if (bar.isEmpty())
            continue;
        const bool isBefore = which == Handle::Before;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().edited);
        painter.drawRoundedRect(bar, 2.0, 2.0);
        const double seconds = isBefore ? spread().secondsBefore : spread().secondsAfter;
        const QString text = tr("%1 s").arg(QLocale().toString(seconds, 'f', 2));
        const double width = fontMetrics().horizontalAdvance(text) + 1.0;
        // Where the track ends there is no space beside the bell; the tool row shows the value, too.
        const double left = isBefore ? bar.left() - textGap - width : bar.right() + textGap;
        if (left < track().left() || left + width > track().right())
            continue;
        painter.setPen(colours().text);
        painter.drawText(QRectF(left, 0.0, width, height()), Qt::AlignVCenter, text);
    }
}

Handle ChangeRow::handleAt(const QPointF &position) const
{
    Handle nearest = Handle::None;
    double least = FalloffCurve::handleReach;
    for (const Handle which : {Handle::Before, Handle::After}) {
        const QRectF bar = handle(which);
        const double distance = std::abs(position.x() - bar.center().x());
        if (!bar.isEmpty() && distance <= least) {
            nearest = which;
            least = distance;
        }
    }
    return nearest;
}

void ChangeRow::mousePressEvent(QMouseEvent *event)
{
    const Handle held = event->button() == Qt::LeftButton ? handleAt(event->position()) : Handle::None;
    if (m_held != Handle::None)
        return;
    if (held == Handle::None)
        return TimelineRow::mousePressEvent(event);
    m_held = held;
    m_heldAt = event->position().x() - handle(held).center().x();
    m_hasMoved = false;
    m_before = spread();
    m_gesture.begin();
}

void ChangeRow::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held != Handle::None)
        return dragTo(*event);
    setCursor(handleAt(event->position()) == Handle::None ? Qt::ArrowCursor : Qt::SizeHorCursor);
    TimelineRow::mouseMoveEvent(event);
}

void ChangeRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_held != Handle::None && event->button() == Qt::LeftButton)
        endDrag();
    else
        TimelineRow::mouseReleaseEvent(event);
}

void ChangeRow::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Handle which = event->button() == Qt::LeftButton ? handleAt(event->position()) : Handle::None;
    if (which != Handle::None)
        setSeconds(which, which == Handle::Before ? spread().secondsBefore : spread().secondsAfter, true);
    else
        mousePressEvent(event);
}

void ChangeRow::dragTo(const QMouseEvent &event)
{
    const double handleX = event.position().x() - m_heldAt;
    m_hasMoved = m_hasMoved || handleX != handle(m_held).center().x();
    if (!m_hasMoved || session() == nullptr)
        return;
    const double x =
        (event.modifiers() & Qt::ControlModifier) ? snappedX(*session(), m_tools, scale(), handleX) : handleX;
    const double frames = scale().frameAt(x) - session()->playhead().frame();
    const double seconds = (m_held == Handle::Before ? -frames : frames) * frameTime();
    const bool both = event.modifiers() & Qt::ShiftModifier;
    setSeconds(m_held, std::max(0.0, seconds), both);
}

void ChangeRow::setSeconds(Handle which, double seconds, bool both)
{
    // In a drag the other end returns to where it was at the press, unless Shift is held now.
    const ChangeSpread from = m_held != Handle::None ? m_before : spread();
    m_tools->change([&](ToolChoices &choices) {
        choices.spread.secondsBefore = which == Handle::Before || both ? seconds : from.secondsBefore;
        choices.spread.secondsAfter = which == Handle::After || both ? seconds : from.secondsAfter;
    });
}

void ChangeRow::endDrag()
{
    m_held = Handle::None;
    m_gesture.end();
}

void ChangeRow::takeBack()
{
    endDrag();
    if (m_tools)
        m_tools->change([this](ToolChoices &choices) { choices.spread = m_before; });
}

} // namespace limber
