#pragma once

#include "base/bytesink.h"
#include "motion/clip.h"

#include <functional>
#include <optional>
#include <string>

namespace limber {

enum class LineEnd { Lf, CrLf };

// What a written file should look like where it need not look like its source. An empty option means: as in
// the source text, and for new text tabs, LF and six decimals.
struct WriteOptions
{
    static constexpr int Tab = 0; // for indent: one tab for each level
    static constexpr int Shortest = -1; // for digits: as few as give the same double again

    std::optional<int> indent; // Tab, or this many spaces a level; rewrites the hierarchy's layout
    std::optional<LineEnd> lineEnd; // nothing: as in the source
    std::optional<int> digits; // decimals of every number, or Shortest: the fewest that read back exactly
    bool standardChannelNames = false; // Xposition to Zrotation, in this spelling
    bool standardEndSites = false; // “End Site”, whatever the file calls them
    bool oneFrameALine = false; // rewrites rows that are broken over lines
    // Writes everything anew as the format wants it, whatever the source looked like. If digits are not given, there
    // are as many as every value needs.
    bool clean = false;
    std::function<bool(double)> progress; // fraction done, 0 to 1; false cancels

    // Whether nothing but changes is written differently from the source.
    [[nodiscard]] bool isAsSource() const
    {
        return !indent && !lineEnd && !digits && !standardChannelNames && !standardEndSites && !oneFrameALine && !clean;
    }
};

// Writes a clip. A clip that was read is written with its own bytes wherever names, offsets, frame time and
// values are still those of the source; a changed number takes the format of its column (decimals, leading
// zero). Returns false if the sink or the progress stopped it.
[[nodiscard]] bool writeBvh(const Clip &clip, const WriteOptions &options, const ByteSink &sink);

// The same into memory.
[[nodiscard]] std::string writeBvh(const Clip &clip, const WriteOptions &options = {});

} // namespace limber
