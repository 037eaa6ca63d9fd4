#pragma once

#include <QColor>
#include <QImage>
#include <QSize>

namespace limber {

// Many pictures in one, in rows from the top left, for a page or a slide.
class ContactSheet
{
public:
    // Between the cells, and around them, is a gap in that colour; transparent where it is not valid.
    ContactSheet(QSize cell, int columns, int rows, const QColor &gap);

    // In pixels; the picture need not be made for it.
    [[nodiscard]] static QSize sizeFor(QSize cell, int columns, int rows);
    // Where the picture of that number, from 0, is.
    [[nodiscard]] QRect cellOf(int number) const;
    void put(int number, const QImage &picture);
    // Null where memory is short.
    [[nodiscard]] const QImage &picture() const { return m_picture; }

private:
    QSize m_cell;
    int m_columns;
    QImage m_picture;
};

} // namespace limber
