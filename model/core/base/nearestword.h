#pragma once

#include <span>
#include <string>
#include <string_view>

namespace limber {

// The word that a mistyped one most likely means: the one that takes the fewest letters changed, added, left out or
// swapped with the next (Damerau 1964), if that is at most a third of them; empty where none is near. Letter case
// does not count.
[[nodiscard]] std::string nearestWord(std::string_view typed, std::span<const std::string> words);

} // namespace limber
