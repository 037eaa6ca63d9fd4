#include "curvespanel/curvepainter.h"

#include "base/at.h"
#include "curvespanel/curvelook.h"
#include "session/curves/curvegesture.h"
#include "session/curves/curveset.h"
#include "session/curves/sampleedit.h"
#include "session/session.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double dotsFrom = 4.0; // pixels per frame
constexpr double gapDegrees = 170.0;
constexpr double labelPixels = 34.0;
constexpr int smallText = 11;

} // namespace

void CurvePainter::paintGrid(QPainter &painter) const
{
    const ValueScale::Ticks ticks = m_view.values.ticks(labelPixels);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(ticks.step) - 1e-9)), 0, 6);
    QColor faint = m_colours.line;
    faint.setAlphaF(0.6f);
    const QString unit = unitTextOf(m_view.curves.kind());
    for (std::size_t i = 0; i < ticks.values.size(); ++i) {
        const double value = ticks.values[i];
        const double y = std::round(m_view.values.yOf(value)) + 0.5;
        painter.setPen(value == 0.0 ? m_colours.secondaryText : faint);
        painter.drawLine(QPointF(m_view.area.left(), y), QPointF(m_view.area.right(), y));
        if (!isLabelled(value))
            continue;
        const bool isUppermost = i + 1 == ticks.values.size() || !isLabelled(ticks.values[i + 1]);
        const QString number = QLocale().toString(value, 'f', decimals);
        painter.setPen(m_colours.secondaryText);
        painter.drawText(QPointF(m_view.area.left() + 6.0, y - 3.0),
                         isUppermost && !unit.isEmpty() ? number + QLatin1Char(' ') + unit : number);
    }
}

// Returns whether the number of a value has room; the ruler would cut it at the upper edge.
bool CurvePainter::isLabelled(double value) const
{
    return std::round(m_view.values.yOf(value)) + 0.5 - smallText > m_view.area.top();
}

QColor CurvePainter::colourOf(const ChannelCurve &curve) const
{
    QColor colour = limber::colourOf(curve, m_colours);
    if (curve.column >= 0 && !m_view.curves.isEditable(curve.column))
        colour.setAlphaF(0.4f);
    return colour;
}

// Returns whether the line has a gap: the file's own numbers are not joined where they jump by a whole revolution.
bool CurvePainter::isGap(double from, double to) const
{
    return m_view.curves.kind() == CurveKind::Angles && std::abs(to - from) > gapDegrees;
}

void CurvePainter::paintCurves(QPainter &painter) const
{
    const auto each = [&](void (CurvePainter::*paint)(QPainter &, const ChannelCurve &) const) {
        m_view.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
            if (!curve.values.empty())
                (this->*paint)(painter, curve);
        });
    };
    each(&CurvePainter::paintBase);
    if (m_showsBefore && !m_view.gesture.isRunning())
        each(&CurvePainter::paintBefore);
    each(&CurvePainter::paintCurve);
    each(&CurvePainter::paintSelected);
}

void CurvePainter::paintLetters(QPainter &painter) const
{
    m_view.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) { paintLetter(painter, curve); });
}

FrameInterval CurvePainter::seenFrames(const ChannelCurve &curve) const
{
    const int last = static_cast<int>(curve.values.size()) - 1;
    const FrameInterval seen = m_view.frames();
    return {std::clamp(seen.first, 0, last), std::clamp(seen.last, 0, last)};
}

// Paints the curve before the last edit in grey.
void CurvePainter::paintBefore(QPainter &painter, const ChannelCurve &curve) const
{
    const ChannelCurve *before = m_view.curves.before(curve.column);
    if (before == nullptr || before->values == curve.values)
        return;
    if (m_view.time.pixelsPerFrame() < 1.0)
        paintColumns(painter, *before, seenFrames(*before), m_colours.ghost, {});
    else
        paintLine(painter, *before, seenFrames(*before), m_colours.ghost, {});
}

// Paints the curve without the layers in grey: an edit into a layer is added to it.
void CurvePainter::paintBase(QPainter &painter, const ChannelCurve &curve) const
{
    const ChannelCurve *base = m_view.curves.base(curve.column);
    if (base == nullptr || base->values.empty())
        return;
    // The two curves may have been unrolled by different whole revolutions.
    constexpr double turn = 360.0;
    const bool isAngle = curve.rotation >= 0 && m_view.curves.kind() == CurveKind::Continuous;
    const double turns = isAngle ? std::round((curve.values.front() - base->values.front()) / turn) * turn : 0.0;
    const Shift shift = turns != 0.0 ? Shift([turns](int) { return turns; }) : Shift();
    if (m_view.time.pixelsPerFrame() < 1.0)
        paintColumns(painter, *base, seenFrames(*base), m_colours.ghost, shift);
    else
        paintLine(painter, *base, seenFrames(*base), m_colours.ghost, shift);
}

// Paints the present curve. During a gesture it becomes grey, the new curve is painted, and the area between both is
// filled.
void CurvePainter::paintCurve(QPainter &painter, const ChannelCurve &curve) const
{
    const bool isDense = m_view.time.pixelsPerFrame() < 1.0;
    const auto shaped = m_view.gesture.shaped().find(curve.column);
    const bool isShaped = shaped != m_view.gesture.shaped().end();
    const auto paint = [&](const FrameInterval &frames, const QColor &colour, const Shift &shift) {
        if (isDense)
            paintColumns(painter, curve, frames, colour, shift);
        else
            paintLine(painter, curve, frames, colour, shift);
    };
    const FrameInterval seen = seenFrames(curve);
    if (!isShaped)
        return paint(seen, colourOf(curve), {});
    const FrameInterval moved{std::max(seen.first, shaped->second.frames.first),
                              std::min(seen.last, shaped->second.frames.last)};
    paint(seen, colourOf(curve), {});
    if (moved.last < moved.first)
        return;
    paint(moved, m_colours.ghost, {});
    if (!isDense)
        paintArea(painter, curve, moved);
    paint(moved, m_colours.edited, [&](int frame) {
        const double shown = at(curve.values, frame);
        return shaped->second.value(frame, shown) - shown;
    });
}

// Paints a line from the smallest to the largest value under each pixel. The shift of a curve changes little from pixel
// to pixel.
void CurvePainter::paintColumns(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames,
                                const QColor &colour, const Shift &shift) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(colour);
    QList<QLineF> lines;
    const int left = static_cast<int>(std::max(m_view.area.left(), std::floor(m_view.time.xOf(frames.first))));
    const int right = static_cast<int>(std::min(m_view.area.right(), std::ceil(m_view.time.xOf(frames.last))));
    for (int x = left; x <= right; ++x) {
        const int first = std::max(frames.first, static_cast<int>(std::ceil(m_view.time.frameAt(x))));
        const int last = std::min(frames.last, static_cast<int>(std::ceil(m_view.time.frameAt(x + 1.0))));
        const Extent extent = curve.extents.of(curve.values, first, last);
        if (last < first || extent.isEmpty())
            continue;
        const double by = shift ? shift((first + last) / 2) : 0.0;
        lines << QLineF(x, m_view.values.yOf(extent.most + by), x, m_view.values.yOf(extent.least + by));
    }
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing);
}

void CurvePainter::paintLine(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames,
                             const QColor &colour, const Shift &shift) const
{
    QPainterPath path;
    QPolygonF dots;
    double previous = 0.0;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const double value = at(curve.values, frame) + (shift ? shift(frame) : 0.0);
        const QPointF point = m_view.pixelOf(frame, value);
        if (frame > frames.first && !isGap(previous, value))
            path.lineTo(point);
        else
            path.moveTo(point);
        previous = value;
        dots << point;
    }
    painter.setBrush(Qt::NoBrush);
    const bool isStrong = shift || m_view.curves.chosen().contains(curve.column);
    painter.setPen(QPen(colour, isStrong ? 2.0 : 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    if (curve.values.size() > 1 && m_view.time.pixelsPerFrame() < dotsFrom)
        return;
    // On a curve with keys the samples cannot be dragged, so they are smaller.
    painter.setPen(QPen(colour, m_view.hasKeys(curve.column) ? 3.0 : 4.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(dots);
}

// Fills the area between the present curve and the result of a gesture.
void CurvePainter::paintArea(QPainter &painter, const ChannelCurve &curve, const FrameInterval &frames) const
{
    QPolygonF area;
    for (int frame = frames.first; frame <= frames.last; ++frame)
        area << m_view.pixelOf(frame, at(curve.values, frame));
    for (int frame = frames.last; frame >= frames.first; --frame)
        area << m_view.pixelOf(frame, m_view.gesture.valueOf(curve.column, frame).value_or(at(curve.values, frame)));
    QColor fill = m_colours.edited;
    fill.setAlphaF(0.18f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(area);
}

void CurvePainter::paintSelected(QPainter &painter, const ChannelCurve &curve) const
{
    const auto found = m_view.samples.selected().find(curve.column);
    if (found == m_view.samples.selected().end())
        return;
    const std::vector<int> &frames = found->second;
    auto next = std::ranges::lower_bound(frames, static_cast<int>(m_view.time.firstVisible()));
    QPolygonF dots;
    double lastX = -10.0;
    for (; next != frames.end() && *next <= m_view.time.lastVisible() + 1.0; ++next) {
        const double x = m_view.time.xOf(*next);
        if (x - lastX < 1.0 || *next >= static_cast<int>(curve.values.size()))
            continue;
        lastX = x;
        const double value = m_view.gesture.valueOf(curve.column, *next).value_or(at(curve.values, *next));
        dots << QPointF(x, m_view.values.yOf(value));
    }
    painter.setPen(QPen(m_colours.edited, 6.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(dots);
}

// The letter is at the right end, in a box of the curve's colour; for positions the box is hollow.
void CurvePainter::paintLetter(QPainter &painter, const ChannelCurve &curve) const
{
    const QString letter = letterOf(curve);
    if (letter.isEmpty() || curve.values.empty())
        return;
    const int frame =
        std::clamp(static_cast<int>(m_view.time.lastVisible()), 0, static_cast<int>(curve.values.size()) - 1);
    const double y = m_view.values.yOf(at(curve.values, frame));
    const QRectF box(m_view.area.right() - 16.0, y - 7.5, 15.0, 15.0);
    const QColor colour = colourOf(curve);
    const bool isRotation = curve.rotation >= 0;
    painter.setPen(isRotation ? QPen(Qt::NoPen) : QPen(colour, 1.2));
    painter.setBrush(isRotation ? colour : m_colours.panel);
    painter.drawRoundedRect(box, 3.0, 3.0);
    QFont small = m_font;
    small.setPixelSize(smallText);
    small.setBold(true);
    painter.setFont(small);
    painter.setPen(isRotation ? m_colours.panel : colour);
    painter.drawText(box, Qt::AlignCenter, letter);
}

} // namespace limber
