#include "pictures.h"

namespace limber::test {

namespace {

template <typename Counts>
QRect boxWhere(const QImage &image, const QRect &area, Counts counts)
{
    QRect box;
    const QRect inside = area & image.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            if (counts(image.pixelColor(x, y)))
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

} // namespace

QRect boxOf(const QImage &image, const QColor &colour)
{
    return boxWhere(image, image.rect(), [&](const QColor &pixel) { return pixel.rgb() == colour.rgb(); });
}

QRect inkIn(const QImage &image, const QRect &area, const QColor &ground)
{
    return boxWhere(image, area, [&](const QColor &pixel) {
        return qAbs(pixel.red() - ground.red()) + qAbs(pixel.green() - ground.green()) +
                   qAbs(pixel.blue() - ground.blue()) >
               120;
    });
}

int countIn(const QImage &image, const QColor &colour, int x, int top, int bottom)
{
    int count = 0;
    for (int y = top; y <= bottom; ++y)
        count += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    return count;
}

bool isWrittenIn(const QImage &image, const QColor &colour)
{
    QColor strongest(Qt::black);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            strongest = image.pixelColor(x, y).value() > strongest.value() ? image.pixelColor(x, y) : strongest;
    }
    const double part = double(strongest.value()) / qMax(1, colour.value());
    const auto isNear = [&](int found, int full) { return qAbs(found - part * full) <= 40.0; };
    return part > 0.35 && isNear(strongest.red(), colour.red()) && isNear(strongest.green(), colour.green()) &&
           isNear(strongest.blue(), colour.blue());
}

} // namespace limber::test
