#pragma once

#include "base/bytesink.h"
#include "motion/clip.h"

#include <functional>
#include <optional>
#include <string>

namespace limber {

enum class LineEnd { Lf, CrLf };

// How a written file should differ from its source. An empty option means as in the source text; new text then gets
// tabs, LF and six decimals.
struct WriteOptions
{
    static constexpr int Tab = 0; // for `indent`: one tab per level
    static constexpr int Shortest = -1; // for `digits`: as few as give the same double again

    std::optional<int> indent; // Tab, or the number of spaces per level; rewrites the hierarchy's layout
    std::optional<LineEnd> lineEnd; // if empty, as in the source
    std::optional<int> digits; // decimals of every number, or Shortest: the fewest that read back exactly
    bool standardChannelNames = false; // whether to spell them Xposition to Zrotation
    bool standardEndSites = false; // whether to write “End Site” for every label in the file
    bool oneFrameALine = false; // whether to rewrite rows that are broken over lines
    // Writes everything anew in the standard layout, whatever the source looked like. Without `digits`, numbers get as
    // many decimals as all values need.
    bool clean = false;
    std::function<bool(double)> progress; // fraction done, 0 to 1; false cancels

    // Returns whether only changed parts are written differently from the source.
    [[nodiscard]] bool isAsSource() const
    {
        return !indent && !lineEnd && !digits && !standardChannelNames && !standardEndSites && !oneFrameALine && !clean;
    }
};

// Writes a clip. A clip that was read is written with its own bytes wherever names, offsets, frame time and values are
// still those of the source; a changed number takes the format of its column (decimals, leading zero). Returns false if
// the sink or the progress stopped it.
[[nodiscard]] bool writeBvh(const Clip &clip, const WriteOptions &options, const ByteSink &sink);

// Writes a clip into memory in the same way.
[[nodiscard]] std::string writeBvh(const Clip &clip, const WriteOptions &options = {});

} // namespace limber
