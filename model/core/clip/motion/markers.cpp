#include "motion/markers.h"

#include <algorithm>

namespace limber {

Markers tidiedMarkers(Markers markers, int frameCount)
{
    std::erase_if(markers, [=](const Marker &marker) { return marker.frame < 0 || marker.frame >= frameCount; });
    std::ranges::stable_sort(markers, {}, &Marker::frame);
    const auto isSameFrame = [](const Marker &a, const Marker &b) { return a.frame == b.frame; };
    markers.erase(std::unique(markers.begin(), markers.end(), isSameFrame), markers.end());
    markers.resize(std::min<std::size_t>(markers.size(), mostMarkers));
    return markers;
}

int markerAt(const Markers &markers, int frame)
{
    const auto found = std::ranges::lower_bound(markers, frame, {}, &Marker::frame);
    return found != markers.end() && found->frame == frame ? static_cast<int>(found - markers.begin()) : -1;
}

Markers withFramesInserted(Markers markers, int before, int count)
{
    for (Marker &marker : markers) {
        if (marker.frame >= before)
            marker.frame += count;
    }
    return markers;
}

Markers withFramesRemoved(Markers markers, int first, int count)
{
    std::erase_if(markers, [=](const Marker &marker) { return marker.frame >= first && marker.frame < first + count; });
    for (Marker &marker : markers) {
        if (marker.frame >= first)
            marker.frame -= count;
    }
    return markers;
}

} // namespace limber
