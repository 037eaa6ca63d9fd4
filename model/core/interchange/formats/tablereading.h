#pragma once

#include "formats/importing.h"

namespace limber {

// Reads a table with a row of names, or rows of numbers and nothing else, as the motion of the skeleton.
[[nodiscard]] ImportOutput readTable(const ImportInput &input);

} // namespace limber
