#pragma once

#include "contacts/contacts.h"

#include <algorithm>

namespace limber {

// Returns the frames from the first of both to the last; an interval without frames (last before first) is ignored.
[[nodiscard]] inline FrameInterval united(const FrameInterval &a, const FrameInterval &b)
{
    if (a.last < a.first)
        return b;
    return b.last < b.first ? a : FrameInterval{std::min(a.first, b.first), std::max(a.last, b.last)};
}

} // namespace limber
