#include "curvespanel/keypainter.h"

#include "base/at.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double keySize = 4.5; // pixels from the middle
constexpr double squareSize = 2.5;
constexpr double tickHeight = 4.0;
constexpr double fitStep = 2.0;

void drawDiamond(QPainter &painter, const QPointF &at, double size)
{
    const QPointF corners[] = {at - QPointF(0.0, size), at + QPointF(size, 0.0), at + QPointF(0.0, size),
                               at - QPointF(size, 0.0)};
    painter.drawPolygon(corners, 4);
}

} // namespace

// A channel with keys.
struct KeyPainter::Shown
{
    const KeyTrack *track = nullptr;
    int curve = -1;
    int column = -1;
    std::vector<int> selected; // keys, rising
    QColor colour;
    bool isEditable = false;
};

void KeyPainter::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    m_view.curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) { paintCurve(painter, curve); });
    paintFrame(painter);
}

void KeyPainter::paintCurve(QPainter &painter, const ChannelCurve &curve) const
{
    const std::optional<CurveKeys::Found> found = m_view.keys.find(curve.column);
    if (!found || !curve.channel || curve.values.empty())
        return;
    Shown shown;
    shown.track = m_view.keyEdit.shownTrack(found->joint);
    shown.curve = found->curve;
    shown.column = curve.column;
    shown.selected = m_view.keyEdit.selectedKeys(curve.column);
    shown.colour = m_colours.axis(curve.channel->axisIndex());
    shown.isEditable = m_view.curves.isEditable(curve.column);
    if (!shown.isEditable)
        shown.colour.setAlphaF(0.45f);
    const bool isDense = m_view.areKeysDense(*shown.track);
    if (!isDense)
        paintFit(painter, shown);
    if (isDense)
        paintTicks(painter, shown);
    else
        paintKeys(painter, shown);
}

void KeyPainter::paintFit(QPainter &painter, const Shown &shown) const
{
    const FrameInterval seen = m_view.frames();
    const int step = std::max(1, static_cast<int>(fitStep / m_view.time.pixelsPerFrame()));
    QPolygonF line;
    for (int frame = seen.first; frame <= seen.last; frame += step)
        line << m_view.pixelOf(frame, shown.track->valueAt(shown.curve, frame));
    QColor colour = m_colours.text;
    colour.setAlphaF(shown.isEditable ? 0.75f : 0.35f);
    QPen pen(colour, 1.0);
    pen.setDashPattern({4.0, 3.0});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void KeyPainter::paintTicks(QPainter &painter, const Shown &shown) const
{
    const FrameInterval seen = m_view.keysSeen(*shown.track);
    QList<QLineF> plain;
    QList<QLineF> selected;
    double lastX = -10.0;
    double lastSelectedX = -10.0;
    auto next = shown.selected.begin();
    for (int key = seen.first; key <= seen.last; ++key) {
        const CurveKey &own = at(shown.track->keys(), key);
        const double x = std::round(m_view.time.xOf(own.frame)) + 0.5;
        next = std::lower_bound(next, shown.selected.end(), key);
        const bool isSelected = next != shown.selected.end() && *next == key;
        double &last = isSelected ? lastSelectedX : lastX;
        if (x - last < 2.0)
            continue;
        last = x;
        const double y = m_view.values.yOf(at(own.points, shown.curve).value);
        (isSelected ? selected : plain) << QLineF(x, y - tickHeight, x, y + tickHeight);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(shown.colour);
    painter.drawLines(plain);
    painter.setPen(QPen(m_colours.edited, 2.0));
    painter.drawLines(selected);
    painter.setRenderHint(QPainter::Antialiasing);
}

void KeyPainter::paintKeys(QPainter &painter, const Shown &shown) const
{
    const FrameInterval seen = m_view.keysSeen(*shown.track);
    for (int key = seen.first; key <= seen.last; ++key) {
        const CurveKey &own = at(shown.track->keys(), key);
        const KeyPoint &point = at(own.points, shown.curve);
        const QPointF pixel = m_view.pixelOf(own.frame, point.value);
        const bool isSelected = std::ranges::binary_search(shown.selected, key);
        if (isSelected && m_view.showsHandles({shown.column, own.frame}))
            paintHandles(painter, shown, own.frame, point);
        painter.setPen(QPen(isSelected ? m_colours.edited : shown.colour, 1.4));
        painter.setBrush(isSelected ? m_colours.edited : m_colours.panel);
        if (shown.isEditable)
            drawDiamond(painter, pixel, keySize);
        else
            painter.drawRect(
                QRectF(pixel - QPointF(squareSize, squareSize), QSizeF(2.0 * squareSize, 2.0 * squareSize)));
    }
}

void KeyPainter::paintHandles(QPainter &painter, const Shown &shown, int frame, const KeyPoint &key) const
{
    constexpr double radius = 3.0;
    const QPointF middle = m_view.pixelOf(frame, key.value);
    const bool isFirst = frame == shown.track->keys().front().frame;
    const bool isLast = frame == shown.track->keys().back().frame;
    for (const KeyEdit::Side side : {KeyEdit::Side::Before, KeyEdit::Side::After}) {
        if ((side == KeyEdit::Side::Before && isFirst) || (side == KeyEdit::Side::After && isLast))
            continue;
        const QPointF end = m_view.handleOf(frame, key, side);
        painter.setPen(QPen(m_colours.edited, 1.0));
        painter.drawLine(middle, end);
        painter.setBrush(m_colours.panel);
        painter.drawEllipse(end, radius, radius);
    }
}

void KeyPainter::paintFrame(QPainter &painter) const
{
    const std::optional<QRectF> frame = m_view.frameOfSelection();
    if (!frame)
        return;
    QColor fill = m_colours.accent;
    fill.setAlphaF(0.07f);
    painter.setPen(QPen(m_colours.accent, 1.0));
    painter.setBrush(fill);
    painter.drawRect(*frame);
    painter.setBrush(m_colours.panel);
    constexpr double half = 3.0;
    for (const FrameGrip &grip : gripsOf(m_view))
        painter.drawRect(QRectF(grip.on(*frame) - QPointF(half, half), QSizeF(2.0 * half, 2.0 * half)));
}

} // namespace limber
