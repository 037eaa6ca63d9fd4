#pragma once

#include <QString>

namespace limber {

// Returns the filters of a file dialog for files that are imported: one for all, and one for each format.
[[nodiscard]] QString importFilters();

} // namespace limber
