#pragma once

#include "base/bytesource.h"
#include "base/finding.h"
#include "base/progress.h"
#include "motion/clip.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// How a file is read, and who is informed meanwhile.
struct ReadOptions
{
    Progress progress; // may be empty
    // Called whenever some megabytes more were read, with what can be shown so far: skeleton, frame time and the
    // first frames, without source text. May be empty.
    std::function<void(const Clip &)> partial;
    std::size_t expectedSize = 0; // bytes to come, for the progress; 0 if unknown
    int threads = 0; // 1 or 2; 0: as many as are of use on this machine
    int linesInPiece = 0; // for tests: how many lines are read at a time; 0: as many as are of use
};

// The result of reading a file: a clip with warnings, or no clip and one error (the last finding), or cancelled.
struct ReadResult
{
    std::optional<Clip> clip; // nothing where the file was refused or reading was cancelled
    std::vector<Finding> findings; // mostly in the order of the file
    bool cancelled = false; // by the progress

    // Loaded although not everything in the file was as it should be.
    [[nodiscard]] bool isRepaired() const { return clip.has_value() && !findings.empty(); }
    // Why the file was refused; null if it was not.
    [[nodiscard]] const Finding *error() const;
};

// Reads a BVH file. Accepts everything that can be read in one way only and reports each thing it
// assumed; refuses the rest with line and column. Never throws for bad input (except std::bad_alloc); counts in
// the file reserve no memory; memory is bounded by the size of the input. A source that fails is reported as an error
// finding of line 0.
[[nodiscard]] ReadResult readBvh(const ByteSource &source, const ReadOptions &options = {});

// The same for bytes in memory.
[[nodiscard]] ReadResult readBvh(const std::string &bytes, const ReadOptions &options = {});

} // namespace limber
