#pragma once

#include "output/outcome.h"

#include <string_view>
#include <vector>

namespace limber::cli {

// Frames from first to last, both included.
struct FrameRange
{
    int first = 0;
    int last = 0;
};

// Frames as a user lists them: "0,10,20-30,last" or "all". The list is parsed before a file is opened, so that wrong
// usage is distinguished from a list that does not fit the file.
class FrameList
{
public:
    static constexpr int LastFrame = -1;

    [[nodiscard]] static Outcome<FrameList> parse(std::string_view text);
    [[nodiscard]] static FrameList all() { return {}; }

    // Returns the ranges for a clip with this many frames, in the order of the list.
    [[nodiscard]] Outcome<std::vector<FrameRange>> resolve(int frameCount) const;

private:
    bool m_isAll = true;
    std::vector<FrameRange> m_ranges; // may end in LastFrame
};

} // namespace limber::cli
