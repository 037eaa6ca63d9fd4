#include "timeline/rulerpainter.h"

#include "session/session.h"
#include "timeline/rows/timelinerow.h"
#include "widgets/timescale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double rightMargin = RulerLayout::rightMargin;
constexpr int rulerHeight = RulerLayout::rulerHeight;

} // namespace

TimeScale scaleOfShown(const TimeScale &documentScale, const Session *session)
{
    if (session == nullptr || !session->shownFrames().areOfPreview())
        return documentScale;
    return documentScale.ofOther(session->shownFrames().perDocumentFrame(), session->shownFrames().frameCount());
}

void RulerPainter::paintBackground(QPainter &painter) const
{
    painter.setFont(m_shown.font);
    painter.setPen(m_shown.colours.line);
    painter.drawLine(QPointF(left(), rulerHeight + 0.5), QPointF(width() - rightMargin, rulerHeight + 0.5));
    if (m_shown.session == nullptr || m_shown.scale.frameCount() == 0)
        return;
    paintRange(painter);
    paintChanges(painter);
    paintTicks(painter);
    paintJumps(painter);
}

void RulerPainter::paintTicks(QPainter &painter) const
{
    const ShownFrames &shown = m_shown.session->shownFrames();
    const double end = m_shownScale.xOf(shown.lastFrame());
    const QColor &colour = m_shown.colours.secondaryText;
    if (!shown.areOfPreview())
        return paintTicks(painter, m_shown.scale, shown.frameTimeSeconds(), 0.0, colour);
    paintTicks(painter, m_shownScale, shown.frameTimeSeconds(), 0.0, colour);
    // What the preview would take away is still there to set a range in.
    const double frameTime = m_shown.session->document().motion().playingFrameTimeSeconds();
    paintTicks(painter, m_shown.scale, frameTime, end + 1.0, m_shown.colours.line);
}

void RulerPainter::paintTicks(QPainter &painter, const TimeScale &scale, double frameTime, double from,
                              const QColor &labels) const
{
    QFont small = m_shown.font;
    small.setPixelSize(11);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    for (const RulerTick &tick : rulerTicks(m_shown.unit, scale, frameTime, metrics)) {
        const double x = std::round(scale.xOf(tick.frame)) + 0.5;
        if (x < from)
            continue;
        const bool isLabelled = !tick.label.isEmpty();
        painter.setPen(isLabelled ? labels : m_shown.colours.line);
        painter.drawLine(QPointF(x, rulerHeight - (isLabelled ? 7.0 : 4.0)), QPointF(x, rulerHeight));
        const double half = 0.5 * metrics.horizontalAdvance(tick.label);
        const double left = std::clamp(x - half, 2.0, std::max(2.0, width() - 2.0 * half - 2.0));
        painter.drawText(QPointF(left, metrics.ascent() + 1.0), tick.label);
    }
}

// Paints a band below the numbers over the frames that the preview of an operation would change: over all of its own if
// they are others.
void RulerPainter::paintChanges(QPainter &painter) const
{
    const ShownFrames &shown = m_shown.session->shownFrames();
    if (shown.areOfPreview())
        return paintBand(painter, m_shownScale, {0, shown.lastFrame()});
    for (const FrameInterval &frames : m_shown.session->preview().changedFrames())
        paintBand(painter, m_shown.scale, frames);
}

void RulerPainter::paintBand(QPainter &painter, const TimeScale &scale, const FrameInterval &frames) const
{
    constexpr double bandHeight = 4.0;
    const double first = std::max(scale.xOf(frames.first - 0.5), left());
    const double last = std::min<double>(scale.xOf(frames.last + 0.5), width() - rightMargin);
    if (last >= left() && first <= width())
        painter.fillRect(QRectF(first, rulerHeight + 1.0, std::max(2.0, last - first), bandHeight),
                         m_shown.colours.edited);
}

// Paints small wedges on the line below the numbers.
void RulerPainter::paintJumps(QPainter &painter) const
{
    if (m_shown.session->shownFrames().areOfPreview()) // they are marks of the document's frames
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(left() - 5.0, 0.0, width() - left() - rightMargin + 10.0, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_shown.colours.error);
    for (const JointJump &jump : m_shown.jumps) {
        const double x = m_shown.scale.xOf(jump.frame);
        if (x >= left() - 5.0 && x <= width())
            painter.drawPolygon(QPolygonF{QPointF(x - 4.0, rulerHeight + 1.0), QPointF(x + 4.0, rulerHeight + 1.0),
                                          QPointF(x, rulerHeight + 8.0)});
    }
    painter.restore();
}

// Paints a bracket below the numbers; it is open at an end that is out of sight.
void RulerPainter::paintRange(QPainter &painter) const
{
    const Playhead &playhead = m_shown.session->playhead();
    if (!playhead.hasRange())
        return;
    constexpr double thickness = 2.0;
    const double rightEdge = width() - rightMargin;
    const double first = std::round(m_shown.scale.xOf(playhead.firstFrame()));
    const double last = std::round(m_shown.scale.xOf(playhead.lastFrame()));
    const double from = std::max(first - 1.0, left());
    const double to = std::min(last + 1.0, rightEdge + 1.0);
    if (to <= from)
        return;
    const QColor &colour = m_shown.colours.secondaryText;
    painter.fillRect(QRectF(from, rulerHeight + 1.0, to - from, thickness), colour);
    for (const double end : {first, last}) {
        if (end >= left() - 1.0 && end <= rightEdge + 1.0)
            painter.fillRect(QRectF(end - 1.0, rulerHeight + 1.0, thickness, height() - rulerHeight - 1.0), colour);
    }
}

void RulerPainter::paintCurrentFrame(QPainter &painter) const
{
    const double x = m_shownScale.xOf(m_shown.session->shownFrames().frame());
    if (x < left() - 1.0 || x > width() - rightMargin + 1.0)
        return;
    drawCurrentFrame(painter, x, rulerHeight - 6.0, height(), m_shown.colours);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_shown.colours.accent);
    painter.drawPolygon(QPolygonF{QPointF(x - 5.0, rulerHeight - 8.0), QPointF(x + 5.0, rulerHeight - 8.0),
                                  QPointF(x, rulerHeight - 1.0)});
}

} // namespace limber
