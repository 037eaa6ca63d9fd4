#pragma once

namespace limber::bench {

// Prints how many pictures per second the main window draws while a clip plays, around viewports of two sizes, without
// and with trails and ghosts. False if there is no display that is large enough.
[[nodiscard]] bool measurePlaying(double seconds);

} // namespace limber::bench
