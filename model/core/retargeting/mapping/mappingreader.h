#pragma once

#include "base/reading.h"
#include "mapping/mappingfile.h"

#include <string_view>

namespace limber {

// Reads the JSON text of a mapping, up to the first error. Unknown members are skipped with a warning; anything else
// that mappingText() would not write is refused. A file with only {"mapping": …} or only {"contacts": …} is accepted.
[[nodiscard]] Reading<MappingFile> readMapping(std::string_view text);

} // namespace limber
