#pragma once

#include "operations/applyoperation.h"

#include <QJsonObject>

#include <string>
#include <string_view>

namespace limber::cli {

// All operations by group, one line each.
[[nodiscard]] std::string operationList();
// One of them with its settings: units, ranges, standard values.
[[nodiscard]] std::string operationHelp(const Operation &operation);
// The same for programs.
[[nodiscard]] QJsonObject operationJson(const Operation &operation);

// Reports on stderr what an operation found, changed and lost.
void reportApplied(std::string_view file, const OperationCall &call, const AppliedOperation &applied,
                   const Skeleton &skeleton);

} // namespace limber::cli
