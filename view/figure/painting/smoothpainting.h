#pragma once

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

namespace limber {

// Paints shapes with smooth edges. `paint` gets a painter in the same coordinates, with the font of `onto` and
// otherwise as new; everything outside `box` is dropped. A painter on OpenGL has no smooth edges without multisampling,
// so the shapes get a picture of their own there. Elsewhere they are painted directly, for such a picture would take
// megabytes and its time in each frame.
template <typename Paint>
void paintSmoothly(QPainter &onto, const QRectF &box, Paint paint)
{
    const QRect area = box.toAlignedRect();
    if (onto.paintEngine()->type() == QPaintEngine::Raster) {
        onto.save();
        onto.setClipRect(area, Qt::IntersectClip);
        onto.setRenderHint(QPainter::Antialiasing);
        onto.setPen(QPen());
        onto.setBrush(Qt::NoBrush);
        paint(onto);
        onto.restore();
        return;
    }
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

} // namespace limber
