#pragma once

#include "operations/applyoperation.h"

#include <QJsonObject>

#include <string>
#include <string_view>

namespace limber::cli {

// Returns all operations by group, one in each line.
[[nodiscard]] std::string operationList();
// Returns one operation with its settings: units, ranges and default values.
[[nodiscard]] std::string operationHelp(const Operation &operation);
// Returns the same for programs.
[[nodiscard]] QJsonObject operationJson(const Operation &operation);

// Reports on stderr what an operation found, changed and lost.
void reportApplied(std::string_view file, const OperationCall &call, const AppliedOperation &applied,
                   const Skeleton &skeleton);

// Returns the same for programs, with the cycles that Loop found.
[[nodiscard]] QJsonObject appliedJson(const OperationCall &call, const AppliedOperation &applied,
                                      const Skeleton &skeleton);

// Returns it as a report lists it: an object for the operation or, if it filled gaps, one for each of them.
[[nodiscard]] QJsonArray reportedJson(const OperationCall &call, const AppliedOperation &applied,
                                      const Skeleton &skeleton);

} // namespace limber::cli
