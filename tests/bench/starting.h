#pragma once

#include <QString>

namespace limber::bench {

// Opens a file in a new main window as the editor does and prints how many milliseconds after `startNanoseconds`
// (of the steady clock) its figure was on the display.
[[nodiscard]] int startOnce(const QString &file, qint64 startNanoseconds);

// Starts this program several times for startOnce() and prints how long each start took. Returns false if a run failed.
[[nodiscard]] bool measureStarts(const QString &file, int runs);

} // namespace limber::bench
