#pragma once

namespace limber::bench {

// Prints how many pictures per second are drawn while the playhead is dragged, in the viewport alone and in the
// whole main window. False without OpenGL.
[[nodiscard]] bool measureScrubbing(double seconds);

} // namespace limber::bench
