#pragma once

#include "bvh/write/bvhwriter.h"

#include <filesystem>
#include <iosfwd>

namespace limber {

// Writes to a stream, which should be binary. False if the stream failed or the progress stopped it.
[[nodiscard]] bool writeBvh(const Clip &clip, std::ostream &out, const WriteOptions &options = {});

// Writes to a file that is then either complete or unchanged: a file beside it is written and renamed over it. A link's
// target is replaced, not the link. It is not synced to the disk. False if it could not be written.
[[nodiscard]] bool writeBvhFile(const Clip &clip, const std::filesystem::path &path, const WriteOptions &options = {});

} // namespace limber
