#pragma once

#include <cstddef>

namespace limber {

// Returns the value of a joint, frame or other number that is counted in int; containers count in std::size_t.
template <typename Container>
[[nodiscard]] decltype(auto) at(Container &values, int index)
{
    return values[static_cast<std::size_t>(index)];
}

} // namespace limber
