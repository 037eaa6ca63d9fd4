#pragma once

#include "operations/applyoperation.h"

#include <QString>
#include <QStringList>

namespace limber {

class Document;

// What an operation would do or did, in lines for people: the figures first.
[[nodiscard]] QStringList resultLines(const AppliedOperation &result, const Document &document);
// What is lost, or why nothing can be done.
[[nodiscard]] QStringList warningLines(const AppliedOperation &result, const Document &document);
// The name of the undo step: the operation with the settings that are not standard.
[[nodiscard]] QString stepText(const OperationCall &call);

} // namespace limber
