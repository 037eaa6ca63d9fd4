#pragma once

#include <cstddef>

namespace limber {

// The value of a joint, frame or other number counted in int; containers count in std::size_t.
template <typename Container>
[[nodiscard]] decltype(auto) at(Container &values, int index)
{
    return values[static_cast<std::size_t>(index)];
}

} // namespace limber
