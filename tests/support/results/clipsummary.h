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

// The mean of the first number of all lines, of the second, and so on; lines have different weights.
[[nodiscard]] QStringList meansOfColumns(const QStringList &lines);

// The lines, of which long runs of rows with numbers, or of lines that differ only in numbers and quoted names, are
// told by their first rows, the means of their columns and the names.
[[nodiscard]] QStringList withoutLongTables(const QStringList &lines);

// A few lines that change when anything in the clip changes: the frames; names, channels and OFFSETs unless they are as
// in `input`; means of all values and of the world positions of all joints and end sites, in which each number has
// another weight; and how far these are from where they are in `input`.
[[nodiscard]] QStringList summaryOf(const Clip &clip, const Clip &input);

// The same for a file; the lines of a text, or the means of its columns if they are many; the size of other files.
[[nodiscard]] QStringList summaryOfFile(const QString &path, const QString &inputPath);

} // namespace limber::test
