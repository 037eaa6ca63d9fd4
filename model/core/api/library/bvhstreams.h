#pragma once

#include "bvh/write/bvhwriter.h"

#include <filesystem>
#include <iosfwd>

namespace limber {

// Writes a clip to a stream, which should be binary. Returns false if the stream failed or the progress stopped it.
[[nodiscard]] bool writeBvh(const Clip &clip, std::ostream &out, const WriteOptions &options = {});

// Writes a clip to a file, which is then either complete or unchanged: the function writes a file beside it and renames
// that over it. It replaces a link's target, not the link. It does not sync the file to the disk. Returns false if it
// could not write the file.
[[nodiscard]] bool writeBvhFile(const Clip &clip, const std::filesystem::path &path, const WriteOptions &options = {});

} // namespace limber
