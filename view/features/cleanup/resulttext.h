#pragma once

#include "operations/applyoperation.h"

#include <QString>
#include <QStringList>

namespace limber {

class Document;

// Returns what an operation would do or did, in lines for people, with the figures first.
[[nodiscard]] QStringList resultLines(const AppliedOperation &result, const Document &document);
// Returns shorter wordings of the first line, the longest first.
[[nodiscard]] QStringList shorterHeadlines(const AppliedOperation &result);
// Returns the first of these lines after it was done.
[[nodiscard]] QString appliedLine(const AppliedOperation &result);
// Returns what is lost, or why nothing can be done.
[[nodiscard]] QStringList warningLines(const AppliedOperation &result, const Document &document);
// Returns the name of the undo step: the operation with the settings that differ from the defaults.
[[nodiscard]] QString stepText(const OperationCall &call);

} // namespace limber
