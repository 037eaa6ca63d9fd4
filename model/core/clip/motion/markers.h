#pragma once

#include <string>
#include <vector>

namespace limber {

// A frame with a name, by which a user finds it again.
struct Marker
{
    int frame = 0; // counted from 0
    std::string name; // UTF-8, one line

    friend bool operator==(const Marker &, const Marker &) = default;
};

// The markers of a clip by rising frame, at most one per frame. They are not part of a BVH file.
using Markers = std::vector<Marker>;

// The largest number of markers that are kept.
inline constexpr int mostMarkers = 1000;

// Returns the markers in order and within the clip. Of several at one frame it keeps the first, and at most mostMarkers
// in all.
[[nodiscard]] Markers tidiedMarkers(Markers markers, int frameCount);

// Returns the index of the marker at a frame, or -1 if there is none.
[[nodiscard]] int markerAt(const Markers &markers, int frame);

// Returns the markers after frames were inserted before a frame: later markers move.
[[nodiscard]] Markers withFramesInserted(Markers markers, int before, int count);

// Returns the markers after frames were removed: markers at these frames are dropped, later markers move.
[[nodiscard]] Markers withFramesRemoved(Markers markers, int first, int count);

} // namespace limber
