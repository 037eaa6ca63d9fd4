#pragma once

namespace limber::bench {

// Prints how many pictures per second the main window draws while a clip plays, with viewports of two sizes, with and
// without trails and ghosts. Returns false if no display is large enough.
[[nodiscard]] bool measurePlaying(double seconds);

} // namespace limber::bench
