#pragma once

#include "base/at.h"

#include <vector>

namespace limber {

// Calls a function with the first and the last frame of each run of frames that have this value; `frames` must not
// change meanwhile.
template <typename Function>
void forEachRun(const std::vector<bool> &frames, bool value, const Function &function)
{
    const int count = static_cast<int>(frames.size());
    for (int first = 0; first < count; ++first) {
        if (at(frames, first) != value)
            continue;
        int last = first;
        while (last + 1 < count && at(frames, last + 1) == value)
            ++last;
        function(first, last);
        first = last;
    }
}

} // namespace limber
