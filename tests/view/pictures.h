#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

namespace limber::test {

// The box around all pixels of exactly this colour; empty if there is none.
[[nodiscard]] QRect boxOf(const QImage &image, const QColor &colour);

// The box around all pixels inside of `area` that differ clearly from `ground`; empty if there is none.
[[nodiscard]] QRect inkIn(const QImage &image, const QRect &area, const QColor &ground);

// How many pixels of this colour stand in a column, from `top` to `bottom`.
[[nodiscard]] int countIn(const QImage &image, const QColor &colour, int x, int top, int bottom);

// Whether the strongest pixel of a picture on a black background has this colour; antialiased text need not reach its
// full strength.
[[nodiscard]] bool isWrittenIn(const QImage &image, const QColor &colour);

} // namespace limber::test
