#include "timeline/rows/markerflags.h"

#include "items/jointname.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double mastReach = 4.0; // pixels on both sides
constexpr double clothMargin = 5.0; // on both sides
constexpr double widestName = 160.0;
constexpr double leastCloth = 18.0; // less is too narrow for a letter
constexpr double gapBeforeNext = 3.0;

} // namespace

MarkerFlags::MarkerFlags(const Markers &markers, const TimeScale &scale, const QRectF &track,
                         const QFontMetrics &metrics)
{
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const double x = std::round(scale.xOf(markers[i].frame));
        if (x < track.left() - widestName || x > track.right() + 1.0)
            continue;
        const double next = i + 1 < markers.size() ? scale.xOf(markers[i + 1].frame) - gapBeforeNext : track.right();
        const QString plain = textOfName(QString::fromStdString(markers[i].name).simplified().toStdString());
        const double wanted = std::min(metrics.horizontalAdvance(plain) + 1.0, widestName) + 2.0 * clothMargin;
        const double width = std::min(wanted, next - x);
        Flag flag{static_cast<int>(i), x, {}, {}};
        if (width >= leastCloth) {
            flag.cloth = {x, track.top() + 2.0, width, track.height() - 5.0};
            flag.name = metrics.elidedText(plain, Qt::ElideRight, static_cast<int>(width - 2.0 * clothMargin + 0.5));
        }
        m_flags.push_back(flag);
    }
}

int MarkerFlags::markerAt(const QPointF &position) const
{
    int nearest = -1;
    double least = mastReach;
    for (const Flag &flag : m_flags) {
        if (const double distance = std::abs(position.x() - flag.x); distance <= least) {
            nearest = flag.marker;
            least = distance;
        }
    }
    if (nearest >= 0)
        return nearest;
    const auto under = std::ranges::find_if(m_flags, [&](const Flag &flag) { return flag.cloth.contains(position); });
    return under != m_flags.end() ? under->marker : -1;
}

} // namespace limber
