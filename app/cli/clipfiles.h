#pragma once

#include "bvh/bvhwriter.h"
#include "commandline.h"
#include "motion/clip.h"
#include "storage/storage.h"

#include <optional>
#include <string>

namespace limber::cli {

// Reads a file ("-" is standard input), with progress.
[[nodiscard]] ReadResult readFile(const std::string &file, const CommandLine &line);

// The same, with its findings told on stderr: warnings unless --quiet, errors always.
[[nodiscard]] std::optional<Clip> loadClip(const std::string &file, const CommandLine &line);

// Writes a file ("-" is standard output), whole or not at all; pipes and devices get the bytes as they come.
// Tells what went wrong; answers whether all went well.
[[nodiscard]] bool saveClip(const Clip &clip, const std::string &file, WriteOptions options, const CommandLine &line);

} // namespace limber::cli
