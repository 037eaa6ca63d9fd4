#pragma once

#include "contacts/contacts.h"

#include <algorithm>

namespace limber {

// From the first frame of both to the last; an interval without frames (last before first) counts for nothing.
[[nodiscard]] inline FrameInterval united(const FrameInterval &a, const FrameInterval &b)
{
    if (a.last < a.first)
        return b;
    return b.last < b.first ? a : FrameInterval{std::min(a.first, b.first), std::max(a.last, b.last)};
}

} // namespace limber
