#include "curvespanel/curvepainter.h"

#include "base/at.h"
#include "curvespanel/curveset.h"
#include "curvespanel/sampleedit.h"
#include "session/session.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double dotsFrom = 4.0; // pixels a frame
constexpr double gapDegrees = 170.0;
constexpr double labelPixels = 34.0;
constexpr int smallText = 11;

} // namespace

void CurvePainter::paintGrid(QPainter &painter) const
{
    const ValueScale::Ticks ticks = m_shown.values.ticks(labelPixels);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(ticks.step) - 1e-9)), 0, 6);
    QColor faint = m_shown.colours.line;
    faint.setAlphaF(0.6f);
    for (const double value : ticks.values) {
        const double y = std::round(m_shown.values.yOf(value)) + 0.5;
        painter.setPen(value == 0.0 ? m_shown.colours.secondaryText : faint);
        painter.drawLine(QPointF(m_shown.plot.left(), y), QPointF(m_shown.plot.right(), y));
        const bool fits = y - smallText > m_shown.plot.top(); // else the ruler would cut it
        painter.setPen(m_shown.colours.secondaryText);
        if (fits)
            painter.drawText(QPointF(m_shown.plot.left() + 6.0, y - 3.0), QLocale().toString(value, 'f', decimals));
    }
}

QColor CurvePainter::colourOf(const ChannelCurve &curve) const
{
    QColor colour = curve.channel ? m_shown.colours.axis(curve.channel->axisIndex()) : m_shown.colours.accent;
    if (curve.column >= 0 && !m_shown.curves.isEditable(curve.column))
        colour.setAlphaF(0.4f);
    return colour;
}

// The file's own numbers are not joined where they jump from one turn to another.
bool CurvePainter::isGap(double from, double to) const
{
    return m_shown.curves.kind() == CurveKind::Angles && std::abs(to - from) > gapDegrees;
}

void CurvePainter::paintCurves(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(m_shown.plot);
    painter.setRenderHint(QPainter::Antialiasing);
    m_shown.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) { paintCurve(painter, curve); });
    m_shown.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) { paintLetter(painter, curve); });
    painter.restore();
}

void CurvePainter::paintCurve(QPainter &painter, const ChannelCurve &curve) const
{
    if (curve.values.empty())
        return;
    const bool isMoving = m_shown.edit.isRunning() && m_shown.edit.selected().contains(curve.column);
    if (m_shown.time.pixelsPerFrame() < 1.0)
        paintColumns(painter, curve);
    else
        paintLine(painter, curve, false);
    if (isMoving)
        paintLine(painter, curve, true);
    paintSelected(painter, curve);
}

// The least and the largest value under each pixel, joined with those beside it.
void CurvePainter::paintColumns(QPainter &painter, const ChannelCurve &curve) const
{
    const bool isMoving = m_shown.edit.isRunning() && m_shown.edit.selected().contains(curve.column);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(isMoving ? m_shown.colours.ghost : colourOf(curve));
    QList<QLineF> lines;
    const int right = static_cast<int>(m_shown.plot.right());
    for (int x = static_cast<int>(m_shown.plot.left()); x <= right; ++x) {
        const int first = static_cast<int>(std::ceil(m_shown.time.frameAt(x)));
        const int last = static_cast<int>(std::ceil(m_shown.time.frameAt(x + 1.0)));
        const Extent extent = curve.extents.of(curve.values, std::max(0, first), last);
        if (last < 0 || extent.isEmpty())
            continue;
        lines << QLineF(x, m_shown.values.yOf(extent.most), x, m_shown.values.yOf(extent.least));
    }
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing);
}

// As it is, or as a drag makes it: then as it was is grey.
void CurvePainter::paintLine(QPainter &painter, const ChannelCurve &curve, bool isMoved) const
{
    const int count = static_cast<int>(curve.values.size());
    const int first = std::clamp(static_cast<int>(m_shown.time.firstVisible()) - 1, 0, count - 1);
    const int last = std::clamp(static_cast<int>(m_shown.time.lastVisible()) + 2, 0, count - 1);
    const bool isMoving = m_shown.edit.isRunning() && m_shown.edit.selected().contains(curve.column);
    const QColor colour = isMoved ? m_shown.colours.edited : isMoving ? m_shown.colours.ghost : colourOf(curve);
    QPainterPath path;
    QPolygonF dots;
    bool isOpen = false;
    double previous = 0.0;
    for (int frame = first; frame <= last; ++frame) {
        double value = at(curve.values, frame);
        if (isMoved) {
            const std::optional<double> moved = m_shown.edit.valueOf(curve.column, frame);
            if (!moved) {
                isOpen = false;
                continue;
            }
            value = *moved;
        }
        const QPointF point(m_shown.time.xOf(frame), m_shown.values.yOf(value));
        if (isOpen && !isGap(previous, value))
            path.lineTo(point);
        else
            path.moveTo(point);
        isOpen = true;
        previous = value;
        dots << point;
    }
    painter.setBrush(Qt::NoBrush);
    const bool isChosen = m_shown.curves.chosen().contains(curve.column);
    painter.setPen(QPen(colour, isChosen || isMoved ? 2.0 : 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    if (m_shown.time.pixelsPerFrame() >= dotsFrom || count == 1) {
        painter.setPen(QPen(colour, 4.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoints(dots);
    }
}

void CurvePainter::paintSelected(QPainter &painter, const ChannelCurve &curve) const
{
    const auto found = m_shown.edit.selected().find(curve.column);
    if (found == m_shown.edit.selected().end())
        return;
    const std::vector<int> &frames = found->second;
    auto next = std::ranges::lower_bound(frames, static_cast<int>(m_shown.time.firstVisible()));
    QPolygonF dots;
    double lastX = -10.0;
    for (; next != frames.end() && *next <= m_shown.time.lastVisible() + 1.0; ++next) {
        const double x = m_shown.time.xOf(*next);
        if (x - lastX < 1.0 || *next >= static_cast<int>(curve.values.size()))
            continue;
        lastX = x;
        const double value = m_shown.edit.valueOf(curve.column, *next).value_or(at(curve.values, *next));
        dots << QPointF(x, m_shown.values.yOf(value));
    }
    painter.setPen(QPen(m_shown.colours.edited, 6.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(dots);
}

// At the right end, in a box of the curve's colour; for positions the box is hollow.
void CurvePainter::paintLetter(QPainter &painter, const ChannelCurve &curve) const
{
    if (!curve.channel || curve.values.empty())
        return;
    const int frame =
        std::clamp(static_cast<int>(m_shown.time.lastVisible()), 0, static_cast<int>(curve.values.size()) - 1);
    const double y = m_shown.values.yOf(at(curve.values, frame));
    const QRectF box(m_shown.plot.right() - 16.0, y - 7.5, 15.0, 15.0);
    const QColor colour = colourOf(curve);
    const bool isRotation = curve.channel->isRotation();
    painter.setPen(isRotation ? QPen(Qt::NoPen) : QPen(colour, 1.2));
    painter.setBrush(isRotation ? colour : m_shown.colours.panel);
    painter.drawRoundedRect(box, 3.0, 3.0);
    QFont small = m_shown.font;
    small.setPixelSize(smallText);
    small.setBold(true);
    painter.setFont(small);
    painter.setPen(isRotation ? m_shown.colours.panel : colour);
    painter.drawText(box, Qt::AlignCenter, QString(QLatin1Char(axisLetter(curve.channel->axis))));
}

} // namespace limber
