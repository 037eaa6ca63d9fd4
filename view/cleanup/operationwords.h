#pragma once

#include "operations/operation.h"

#include <QString>

namespace limber {

// What operations and their settings are called in the language of the window.
[[nodiscard]] QString titleOf(const Operation &operation);
[[nodiscard]] QString helpOf(const Operation &operation);
[[nodiscard]] QString titleTextOf(OperationGroup group);
[[nodiscard]] QString titleOf(const Parameter &parameter);
[[nodiscard]] QString helpOf(const Parameter &parameter);
[[nodiscard]] QString titleOf(const ParameterWord &word);
[[nodiscard]] QString unitTextOf(Unit unit);
// The operation's own name, as settings and object names use it.
[[nodiscard]] QString nameOf(const Operation &operation);
// Other words that people look for it by.
[[nodiscard]] QString searchWordsOf(const Operation &operation);
// Whether all words of a search are found in title, name, help or the words people look for.
[[nodiscard]] bool isFoundBy(const Operation &operation, const QString &search);

} // namespace limber
