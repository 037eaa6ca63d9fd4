#pragma once

#include "operations/operation.h"

#include <QString>

namespace limber {

// The names of operations and their settings in the language of the window.
[[nodiscard]] QString titleOf(const Operation &operation);
[[nodiscard]] QString helpOf(const Operation &operation);
[[nodiscard]] QString titleTextOf(OperationGroup group);
[[nodiscard]] QString titleOf(const Parameter &parameter);
[[nodiscard]] QString helpOf(const Parameter &parameter);
[[nodiscard]] QString titleOf(const ParameterWord &word);
// Returns what the button of an offered setting is called.
[[nodiscard]] QString titleOf(const OfferedSetting &offer);
[[nodiscard]] QString unitTextOf(Unit unit);
// Returns the operation's internal name, as settings and object names use it.
[[nodiscard]] QString nameOf(const Operation &operation);
// Returns other words by which people search for it.
[[nodiscard]] QString searchWordsOf(const Operation &operation);
// Returns whether all words of a search occur in its title, name, help or search words.
[[nodiscard]] bool isFoundBy(const Operation &operation, const QString &search);

} // namespace limber
