#include "cleanup/seams/distancecolours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// The colour map Viridis (van der Walt and Smith 2015, in the public domain), from its light end.
constexpr std::array<QRgb, 9> stops{0xfffde725, 0xffaadc32, 0xff5ec962, 0xff28ae80, 0xff21918c,
                                    0xff2c728e, 0xff3b528b, 0xff472d7b, 0xff440154};

int mixedPart(int a, int b, double fraction)
{
    return static_cast<int>(std::lround(a + (b - a) * fraction));
}

} // namespace

QColor distanceColour(double fraction)
{
    const double at = std::clamp(std::isfinite(fraction) ? fraction : 1.0, 0.0, 1.0) * (stops.size() - 1);
    const std::size_t before = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    const QColor a(stops[before]);
    const QColor b(stops[before + 1]);
    const double part = at - static_cast<double>(before);
    return {mixedPart(a.red(), b.red(), part), mixedPart(a.green(), b.green(), part),
            mixedPart(a.blue(), b.blue(), part)};
}

} // namespace limber
