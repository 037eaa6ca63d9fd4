#pragma once

#include <QStringList>

namespace limber::test {

// A few lines that change when anything in the file changes. For a BVH: the frames, and of each joint that is not as in
// the file at `inputPath` the OFFSET and a mean of each channel over the frames, in which all frames have different
// weights. For a text: its lines.
[[nodiscard]] QStringList summaryOfFile(const QString &path, const QString &inputPath);

} // namespace limber::test
