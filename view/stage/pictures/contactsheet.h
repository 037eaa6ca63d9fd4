#pragma once

#include <QColor>
#include <QImage>
#include <QSize>

namespace limber {

// Many pictures in one, in rows from the top left, for a page or a slide.
class ContactSheet
{
public:
    // `gap` is the colour between and around the cells; an invalid colour makes that transparent.
    ContactSheet(QSize cell, int columns, int rows, const QColor &gap);

    // Returns the size in pixels, without making the picture.
    [[nodiscard]] static QSize sizeFor(QSize cell, int columns, int rows);
    // Returns the rectangle of the picture with that number, from 0.
    [[nodiscard]] QRect cellOf(int number) const;
    void put(int number, const QImage &picture);
    // Returns a null picture if there was not enough memory.
    [[nodiscard]] const QImage &picture() const { return m_picture; }

private:
    QSize m_cell;
    int m_columns;
    QImage m_picture;
};

} // namespace limber
