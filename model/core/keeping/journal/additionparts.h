#pragma once

#include "journal/bytecode.h"
#include "motion/frameinterval.h"

#include <optional>

namespace limber {

// Parts of the bytes of additions in a journal.

inline void putFrame(ByteWriter &out, int frame)
{
    out.put(static_cast<std::int32_t>(frame));
}

[[nodiscard]] inline int takeFrame(ByteReader &in)
{
    return in.number<std::int32_t>();
}

inline void putInterval(ByteWriter &out, const FrameInterval &interval)
{
    putFrame(out, interval.first);
    putFrame(out, interval.last);
}

[[nodiscard]] inline FrameInterval takeInterval(ByteReader &in)
{
    const int first = takeFrame(in);
    return {first, takeFrame(in)};
}

template <typename T, typename Put>
void putOptional(ByteWriter &out, const std::optional<T> &value, Put put)
{
    out.put(value.has_value());
    if (value)
        put(out, *value);
}

template <typename Take>
[[nodiscard]] auto takeOptional(ByteReader &in, Take take) -> std::optional<decltype(take(in))>
{
    if (!in.truth())
        return std::nullopt;
    return take(in);
}

} // namespace limber
