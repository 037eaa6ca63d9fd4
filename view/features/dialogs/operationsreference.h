#pragma once

#include "operations/operation.h"

#include <QString>

namespace limber {

// Returns the operations of a group as a page of the manual in Markdown: what each does, its name for the command line,
// and a table of its settings.
[[nodiscard]] QString operationsMarkdown(OperationGroup group);

} // namespace limber
