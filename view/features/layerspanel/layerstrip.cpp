#include "layerspanel/layerstrip.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double margin = 6.0;
constexpr double keySize = 4.0; // from the middle to a corner
constexpr double hitWidth = 6.0;
constexpr double topSpace = 5.0;

QPolygonF diamond(const QPointF &centre, double size)
{
    return {
        {centre + QPointF(0, -size), centre + QPointF(size, 0), centre + QPointF(0, size), centre + QPointF(-size, 0)}};
}

} // namespace

LayerStrip::LayerStrip(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(28);
    setToolTip(tr("The weight of the layer in each frame, and its keys; click to go to a frame"));
    setAccessibleName(tr("Weight and keys of the layer"));
}

void LayerStrip::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void LayerStrip::showLayer(const Layer &layer, int frameCount, bool isActive, bool isEffective)
{
    m_layer = layer;
    m_frameCount = frameCount;
    m_isActive = isActive;
    m_isEffective = isEffective;
    update();
}

void LayerStrip::showFrame(int frame)
{
    m_frame = frame;
    update();
}

double LayerStrip::xOf(double frame) const
{
    return margin + (width() - 2.0 * margin) * frame / std::max(1, m_frameCount - 1);
}

double LayerStrip::yOf(double weight) const
{
    const double floor = height() - margin;
    return floor - weight * (floor - topSpace);
}

// Beside the strip the frame is none of the clip; the playhead limits it.
int LayerStrip::frameAt(double x) const
{
    const double frame = (x - margin) / std::max(1.0, width() - 2.0 * margin) * std::max(1, m_frameCount - 1);
    return static_cast<int>(std::lround(frame));
}

// Returns the largest weight that a key has in a frame, times the weight of the layer.
double LayerStrip::heightAt(int frame) const
{
    double most = 0.0;
    for (const LayerKey &key : m_layer.keys)
        most = std::max(most, key.window.weight(frame));
    return most * m_layer.weightAt(frame);
}

void LayerStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = !m_isEffective ? m_colours.line : m_isActive ? m_colours.edited : m_colours.secondaryText;
    paintCurve(painter, colour);
    if (m_frameCount > 1) {
        painter.setPen(QPen(m_colours.accent, 1.0));
        painter.drawLine(QPointF(xOf(m_frame), 2.0), QPointF(xOf(m_frame), height() - 2.0));
    }
    paintKeys(painter, colour);
}

void LayerStrip::paintCurve(QPainter &painter, const QColor &colour) const
{
    QPainterPath path(QPointF(margin, yOf(0.0)));
    for (double x = margin; x <= width() - margin; x += 1.0)
        path.lineTo(x, yOf(heightAt(frameAt(x))));
    path.lineTo(width() - margin, yOf(0.0));
    QColor fill = colour;
    fill.setAlphaF(0.22F);
    painter.fillPath(path, fill);
    painter.setPen(QPen(colour, 1.2));
    painter.drawPath(path);
}

// Paints a filled diamond at each key, and a hollow one where its effect ends.
void LayerStrip::paintKeys(QPainter &painter, const QColor &colour) const
{
    painter.setPen(QPen(colour, 1.2));
    for (const LayerKey &key : m_layer.keys) {
        painter.setBrush(palette().base());
        for (const std::optional<int> &zero : {key.window.zeroBefore, key.window.zeroAfter}) {
            if (zero && *zero >= 0 && *zero < m_frameCount)
                painter.drawPolygon(diamond({xOf(*zero), yOf(0.0)}, keySize - 1.0));
        }
        painter.setBrush(colour);
        painter.drawPolygon(diamond({xOf(key.frame), yOf(heightAt(key.frame))}, keySize));
    }
    painter.setBrush(m_colours.text);
    painter.setPen(Qt::NoPen);
    for (const WeightKey &key : m_layer.weightKeys)
        painter.drawRect(QRectF(xOf(key.frame) - 2.0, yOf(key.weight) - 2.0, 4.0, 4.0));
}

void LayerStrip::mousePressEvent(QMouseEvent *event)
{
    emit pressed();
    if (event->button() == Qt::LeftButton)
        goTo(*event);
}

void LayerStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(*event);
}

void LayerStrip::goTo(const QMouseEvent &event)
{
    const double x = event.position().x();
    const auto distance = [&](const LayerKey &key) { return std::abs(xOf(key.frame) - x); };
    const auto nearest = std::ranges::min_element(m_layer.keys, {}, distance);
    const bool isKey = nearest != m_layer.keys.end() && distance(*nearest) <= hitWidth;
    emit frameWanted(isKey ? nearest->frame : frameAt(x));
}

} // namespace limber
