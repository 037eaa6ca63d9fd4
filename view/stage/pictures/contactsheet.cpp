#include "pictures/contactsheet.h"

#include <QPainter>

namespace limber {

namespace {

constexpr int gapWidth = 6; // pixels

} // namespace

ContactSheet::ContactSheet(QSize cell, int columns, int rows, const QColor &gap)
    : m_cell(cell), m_columns(columns),
      m_picture(sizeFor(cell, columns, rows),
                gap.isValid() ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied)
{
    m_picture.fill(gap.isValid() ? gap : QColor(Qt::transparent));
}

QSize ContactSheet::sizeFor(QSize cell, int columns, int rows)
{
    return {columns * (cell.width() + gapWidth) + gapWidth, rows * (cell.height() + gapWidth) + gapWidth};
}

QRect ContactSheet::cellOf(int number) const
{
    return {QPoint(gapWidth + number % m_columns * (m_cell.width() + gapWidth),
                   gapWidth + number / m_columns * (m_cell.height() + gapWidth)),
            m_cell};
}

void ContactSheet::put(int number, const QImage &picture)
{
    QPainter painter(&m_picture);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(cellOf(number), picture);
}

} // namespace limber
