#pragma once

#include <cstddef>
#include <type_traits>

namespace limber {

// Returns the value of a joint, frame or other number that is counted in int; containers count in std::size_t.
template <typename Container>
[[nodiscard]] decltype(auto) at(Container &values, int index)
{
    return values[static_cast<std::size_t>(index)];
}

// Returns the value of an enumerator in a table with one for each, in their order.
template <typename Container, typename Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] decltype(auto) at(Container &values, Enum of)
{
    return values[static_cast<std::size_t>(of)];
}

} // namespace limber
