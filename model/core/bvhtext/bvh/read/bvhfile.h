#pragma once

#include "bvh/read/bvhreader.h"

#include <filesystem>
#include <istream>

namespace limber {

// Reads the BVH file at a path. It reads only plain files and links to them: it opens the path without blocking and
// then examines it. A file that cannot be opened or read, or that does not fit into memory, is reported as an error
// finding of line 0.
[[nodiscard]] ReadResult readBvhFile(const std::filesystem::path &path, const ReadOptions &options = {});

// Reads from an open descriptor (a pipe, standard input) to its end, and leaves it open.
[[nodiscard]] ReadResult readBvhDescriptor(int descriptor, const ReadOptions &options = {});

// Reads a stream to its end.
[[nodiscard]] ReadResult readBvh(std::istream &stream, const ReadOptions &options = {});

} // namespace limber
