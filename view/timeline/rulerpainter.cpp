#include "timeline/rulerpainter.h"

#include "session/session.h"
#include "timeline/rulerspeeds.h"
#include "widgets/timescale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double rightMargin = RulerLayout::rightMargin;
constexpr int rulerHeight = RulerLayout::rulerHeight;

} // namespace

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
    paintSpeed(painter);
    paintJumps(painter);
    paintOverview(painter);
}

void RulerPainter::paintTicks(QPainter &painter) const
{
    QFont small = m_shown.font;
    small.setPixelSize(11);
    painter.setFont(small);
    const QFontMetrics metrics(small);
    const int widestLabel = metrics.horizontalAdvance(QString::number(m_shown.scale.lastFrame()));
    for (const Tick &tick : m_shown.scale.ticks(widestLabel + 24.0, 6.0)) {
        const double x = std::round(m_shown.scale.xOf(tick.frame)) + 0.5;
        painter.setPen(tick.isLabelled ? m_shown.colours.secondaryText : m_shown.colours.line);
        painter.drawLine(QPointF(x, rulerHeight - (tick.isLabelled ? 7.0 : 4.0)), QPointF(x, rulerHeight));
        if (!tick.isLabelled)
            continue;
        const QString label = QString::number(tick.frame);
        const double half = 0.5 * metrics.horizontalAdvance(label);
        const double left = std::clamp(x - half, 2.0, width() - 2.0 * half - 2.0);
        painter.drawText(QPointF(left, metrics.ascent() + 1.0), label);
    }
}

void RulerPainter::paintSpeed(QPainter &painter) const
{
    const bool ofSelection = !m_shown.speeds.ofSelection().samples().empty();
    QColor faint = m_shown.colours.accent;
    faint.setAlphaF(ofSelection ? 0.35f : 1.0f);
    paintSpeedLine(painter, m_shown.speeds.ofFigure(), faint);
    if (ofSelection)
        paintSpeedLine(painter, m_shown.speeds.ofSelection(), m_shown.colours.accent);
    const QRectF strip = m_shown.layout.strip();
    QFont small = m_shown.font;
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(m_shown.colours.secondaryText);
    const QRectF name(4.0, strip.top(), left() - 12.0, strip.height());
    painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap,
                     ofSelection ? tr("Selection speed") : tr("Speed"));
}

void RulerPainter::paintSpeedLine(QPainter &painter, const SpeedCurve &curve, const QColor &colour) const
{
    const QRectF strip = m_shown.layout.strip();
    const double fastest = curve.isDone() ? 1.1 * curve.usualFastest() : 0.0;
    if (!(fastest > 0.0))
        return;
    QPolygonF line;
    for (const SpeedCurve::Sample &sample : curve.samples()) {
        const double x = m_shown.scale.xOf(sample.frame);
        const double fraction = std::min(1.0, sample.unitsPerSecond / fastest);
        if (x > strip.left() - width() && x < strip.right() + width())
            line << QPointF(x, strip.bottom() - fraction * (strip.height() - 4.0));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(strip.adjusted(0, -2, 0, 2));
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.restore();
}

// What the preview of an operation would change: a band below the numbers.
void RulerPainter::paintChanges(QPainter &painter) const
{
    constexpr double bandHeight = 4.0;
    for (const FrameInterval &frames : m_shown.session->preview().changedFrames()) {
        const double first = std::max(m_shown.scale.xOf(frames.first - 0.5), left());
        const double last = std::min<double>(m_shown.scale.xOf(frames.last + 0.5), width() - rightMargin);
        if (last >= left() && first <= width())
            painter.fillRect(QRectF(first, rulerHeight + 1.0, std::max(2.0, last - first), bandHeight),
                             m_shown.colours.edited);
    }
}

// Small wedges on the line below the numbers.
void RulerPainter::paintJumps(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(QRectF(left() - 5.0, 0.0, width() - left() - rightMargin + 10.0, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_shown.colours.error);
    for (const RotationJump &jump : m_shown.jumps) {
        const double x = m_shown.scale.xOf(jump.frame);
        if (x >= left() - 5.0 && x <= width())
            painter.drawPolygon(QPolygonF{QPointF(x - 4.0, rulerHeight + 1.0), QPointF(x + 4.0, rulerHeight + 1.0),
                                          QPointF(x, rulerHeight + 8.0)});
    }
    painter.restore();
}

void RulerPainter::paintOverview(QPainter &painter) const
{
    if (m_shown.scale.showsAll())
        return;
    const QRectF bar = m_shown.layout.overview();
    const double last = std::max(1, m_shown.scale.lastFrame());
    const double from = std::clamp(m_shown.scale.firstVisible() / last, 0.0, 1.0);
    const double to = std::clamp(m_shown.scale.lastVisible() / last, from, 1.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_shown.colours.line);
    painter.drawRoundedRect(bar, 2.0, 2.0);
    painter.setBrush(m_shown.colours.secondaryText);
    painter.drawRoundedRect(
        QRectF(bar.left() + from * bar.width(), bar.top(), std::max(12.0, (to - from) * bar.width()), bar.height()),
        2.0, 2.0);
    painter.restore();
}

void RulerPainter::paintRange(QPainter &painter) const
{
    const Playhead &playhead = m_shown.session->playhead();
    if (!playhead.hasRange())
        return;
    const double left = std::clamp<double>(m_shown.scale.xOf(playhead.firstFrame()), 0.0, width());
    const double right = std::clamp<double>(m_shown.scale.xOf(playhead.lastFrame()), 0.0, width());
    QColor shade = m_shown.colours.edited;
    shade.setAlphaF(0.20f);
    painter.fillRect(QRectF(left, rulerHeight + 1.0, std::max(1.0, right - left), height() - rulerHeight - 5.0), shade);
    for (const double x : {left, right})
        painter.fillRect(QRectF(x - 1.0, rulerHeight + 1.0, 2.0, height() - rulerHeight - 5.0), m_shown.colours.edited);
}

void RulerPainter::paintCurrentFrame(QPainter &painter) const
{
    const double x = m_shown.scale.xOf(m_shown.session->playhead().frame());
    if (x < 0.0 || x > width())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_shown.colours.accent, 2.0));
    painter.drawLine(QPointF(x, rulerHeight - 6.0), QPointF(x, height() - 4.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_shown.colours.accent);
    painter.drawPolygon(QPolygonF{QPointF(x - 5.0, rulerHeight - 8.0), QPointF(x + 5.0, rulerHeight - 8.0),
                                  QPointF(x, rulerHeight - 1.0)});
}

} // namespace limber
