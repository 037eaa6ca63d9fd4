#pragma once

#include "motion/clip.h"

#include <QStringList>

#include <span>

namespace limber::test {

// A number with at most seven decimals, and three of them.
[[nodiscard]] QString shortText(double value);
[[nodiscard]] QString shortText(const glm::dvec3 &vector);

// The joints whose values differ in two frames, with those of the second.
[[nodiscard]] QStringList changedJoints(const Skeleton &skeleton, std::span<const double> before,
                                        std::span<const double> after);

// A few lines that change when anything in the clip changes: the frames, and of each joint that is not as in `input`
// the OFFSET and a mean of each channel over the frames, in which all frames have different weights.
[[nodiscard]] QStringList summaryOf(const Clip &clip, const Clip &input);

// The same for a file; the lines of a text, or the means of its columns if they are many; the size of other files.
[[nodiscard]] QStringList summaryOfFile(const QString &path, const QString &inputPath);

} // namespace limber::test
