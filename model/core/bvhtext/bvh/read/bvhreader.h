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

// The options for reading a file, with the listeners that are informed meanwhile.
struct ReadOptions
{
    Progress progress; // may be empty
    // The reader calls this each time it has read some more megabytes, with what can be shown so far: skeleton, frame
    // time and the first frames, without source text. May be empty.
    std::function<void(const Clip &)> partial;
    std::size_t expectedSize = 0; // bytes to come, for the progress; 0 if unknown
    int threads = 0; // 1 or 2; 0 uses as many as help on this machine
    int linesInPiece = 0; // how many lines are read at a time, for tests; 0 chooses a suitable number
};

// The result of reading a file: a clip with warnings, or no clip and one error (the last finding), or cancelled.
struct ReadResult
{
    std::optional<Clip> clip; // empty if the file was refused or reading was cancelled
    std::vector<Finding> findings; // mostly in the order of the file
    bool cancelled = false; // whether the progress cancelled the reading

    // Returns whether the file was loaded although something in it was wrong.
    [[nodiscard]] bool isRepaired() const { return clip.has_value() && !findings.empty(); }
    // Returns why the file was refused, or null if it was not.
    [[nodiscard]] const Finding *error() const;
};

// Reads a BVH file. It accepts everything that can be read in only one way and reports each assumption it made; it
// refuses the rest with line and column. It never throws for bad input (except std::bad_alloc). Counts in the file
// reserve no memory; the size of the input bounds the memory. A source that fails is reported as an error finding of
// line 0.
[[nodiscard]] ReadResult readBvh(const ByteSource &source, const ReadOptions &options = {});

// Reads a BVH file from bytes in memory in the same way.
[[nodiscard]] ReadResult readBvh(const std::string &bytes, const ReadOptions &options = {});

} // namespace limber
