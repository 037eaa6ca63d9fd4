#pragma once

#include <QImage>
#include <QPainter>

namespace limber {

// Paints shapes into a picture of their own, because a painter on OpenGL has no smooth edges without multisampling.
// `paint` gets a painter in the same coordinates; everything outside `box` is dropped.
template <typename Paint>
void paintSmoothly(QPainter &onto, const QRectF &box, Paint paint)
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

} // namespace limber
