#pragma once

#include "bvh/finding.h"
#include "motion/clip.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// Called now and then with the share done (0 to 1); answering false cancels the work.
using Progress = std::function<bool(double)>;

struct ReadOptions
{
    Progress progress; // may be empty
};

// What became of a file: a clip with warnings, or no clip and one error (the last finding), or cancelled.
struct ReadResult
{
    std::optional<Clip> clip;
    std::vector<Finding> findings; // in the order of the file, mostly
    bool cancelled = false;

    [[nodiscard]] bool isRepaired() const { return clip.has_value() && !findings.empty(); }
    [[nodiscard]] const Finding *error() const;
};

// Reads a BVH file from its bytes, which the clip's SourceText keeps. Accepts every reading that the file
// itself leaves no doubt about and names each thing it assumed; refuses the rest with line and column. Never
// throws for bad input; counts in the file reserve no memory; memory is bounded by the size of the bytes.
[[nodiscard]] ReadResult readBvh(std::string bytes, const ReadOptions &options = {});

} // namespace limber
