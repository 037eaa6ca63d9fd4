#pragma once

#include <string>
#include <vector>

namespace limber {

// A frame that has a name, to be found again.
struct Marker
{
    int frame = 0; // counted from 0
    std::string name; // UTF-8, one line

    friend bool operator==(const Marker &, const Marker &) = default;
};

// The markers of a clip by rising frame, one for a frame. They belong to no BVH file.
using Markers = std::vector<Marker>;

// More than these are not kept.
inline constexpr int mostMarkers = 1000;

// In order and within the clip: of several for one frame the first is kept, and no more than mostMarkers.
[[nodiscard]] Markers tidiedMarkers(Markers markers, int frameCount);

// The index of the marker of a frame; -1 for none.
[[nodiscard]] int markerAt(const Markers &markers, int frame);

// What becomes of markers when frames are put in before a frame: later ones move.
[[nodiscard]] Markers withFramesInserted(Markers markers, int before, int count);

// What becomes of markers when frames are taken out: those of these frames go, later ones move.
[[nodiscard]] Markers withFramesRemoved(Markers markers, int first, int count);

} // namespace limber
