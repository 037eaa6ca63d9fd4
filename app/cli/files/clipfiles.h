#pragma once

#include "bvh/write/bvhwriter.h"
#include "motion/clip.h"
#include "storage/clipfile.h"
#include "storage/repairfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>

namespace limber::cli {

// Reads a file ("-" is standard input), with progress.
[[nodiscard]] ReadResult readFile(const std::string &file, const CommandLine &line);

// Reads a file and reports its findings on stderr: warnings unless --quiet, errors always.
[[nodiscard]] std::optional<Clip> loadClip(const std::string &file, const CommandLine &line);

// Does the same for a file that may need repair: the changes are reported as warnings.
[[nodiscard]] std::optional<Clip> loadRepairedClip(const std::string &file, RepairOptions options,
                                                   const CommandLine &line);

// Returns all bytes of a file, for verbs that examine its text; reports what went wrong.
[[nodiscard]] std::optional<std::string> loadBytes(const std::string &file);

// Returns whether a file that was refused can be opened repaired.
[[nodiscard]] bool isRepairable(const std::string &file, const ReadResult &refused, const CommandLine &line);

// Writes a file ("-" is standard output), completely or not at all; pipes and devices receive the bytes as they come.
// Reports what went wrong; returns whether all went well.
[[nodiscard]] bool saveClip(const Clip &clip, const std::string &file, WriteOptions options, const CommandLine &line);

} // namespace limber::cli
