#pragma once

#include "bvh/read/bvhreader.h"

#include <filesystem>
#include <istream>

namespace limber {

// Reads the BVH file at a path. Only plain files and links to them are read: the path is opened without blocking
// and then examined. What cannot be opened or read is reported as an error finding of line 0; so is a file that
// does not fit into memory.
[[nodiscard]] ReadResult readBvhFile(const std::filesystem::path &path, const ReadOptions &options = {});

// Reads from an open descriptor (a pipe, standard input) to its end, and leaves it open.
[[nodiscard]] ReadResult readBvhDescriptor(int descriptor, const ReadOptions &options = {});

// Reads a stream to its end.
[[nodiscard]] ReadResult readBvh(std::istream &stream, const ReadOptions &options = {});

} // namespace limber
