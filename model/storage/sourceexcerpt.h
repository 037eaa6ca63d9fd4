#pragma once

#include "storage/filestamp.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace limber {

// The lines of a file around a position, ready to be shown as plain text: bytes that are not UTF-8, control characters
// and marks that change the direction of text are replaced by other characters, and long lines are cut around the
// column.
struct SourceExcerpt
{
    FileStamp file; // as it was just before it was read; known if a loader read it
    QString problem; // why there are no lines, in words; empty if there are lines
    int firstLine = 1; // the number of the first line shown
    QStringList lines;
    int markedLine = -1; // index into `lines`; -1 if the file has no such line
    int markedPosition = -1; // the position of the column in that line; after the last character, the length
};

// Reads the excerpt around a line and a column (from 1, in characters, as findings count them). Reads the file only up
// to there, and keeps only what is shown. If `isCancelled` stops it, the result has no lines.
[[nodiscard]] SourceExcerpt readSourceExcerpt(const QString &path, int line, int column,
                                              const std::function<bool()> &isCancelled);

} // namespace limber
