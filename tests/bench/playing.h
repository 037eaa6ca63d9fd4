#pragma once

#include <QString>

namespace limber::bench {

// Prints how many pictures per second the main window draws while a clip plays, with viewports of two sizes, with and
// without trails and ghosts, and as a body and on a character if its file is given. Returns false if no display is
// large enough, or if the character cannot be read.
[[nodiscard]] bool measurePlaying(double seconds, const QString &character = {});

} // namespace limber::bench
