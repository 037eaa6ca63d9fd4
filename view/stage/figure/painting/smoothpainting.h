#pragma once

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

namespace limber {

// Paints shapes with smooth edges into a picture of their own, and then that picture. `paint` gets a painter in the
// same coordinates, with the font of `onto`; everything outside `box` is dropped.
template <typename Paint>
void paintInPicture(QPainter &onto, const QRectF &box, Paint paint)
{
    const QRect area = box.toAlignedRect();
    const qreal ratio = onto.device()->devicePixelRatio();
    QImage image(area.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(onto.font());
    painter.translate(-area.topLeft());
    paint(painter);
    painter.end();
    onto.drawImage(area.topLeft(), image);
}

// Does the same for shapes that need no picture of their own. A painter on OpenGL has no smooth edges without
// multisampling, so they get one there. Elsewhere they are painted directly, for a picture of the whole view would take
// megabytes and its time in each frame.
template <typename Paint>
void paintSmoothly(QPainter &onto, const QRectF &box, Paint paint)
{
    if (onto.paintEngine()->type() != QPaintEngine::Raster)
        return paintInPicture(onto, box, paint);
    onto.save();
    onto.setClipRect(box.toAlignedRect(), Qt::IntersectClip);
    onto.setRenderHint(QPainter::Antialiasing);
    onto.setPen(QPen());
    onto.setBrush(Qt::NoBrush);
    paint(onto);
    onto.restore();
}

} // namespace limber
