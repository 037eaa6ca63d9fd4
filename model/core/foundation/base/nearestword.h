#pragma once

#include <span>
#include <string>
#include <string_view>

namespace limber {

// Returns the word that a mistyped one most likely means: the one with the fewest letters changed, added, omitted or
// swapped with the next (Damerau 1964), if these are at most a third of its letters; empty if no word is that close.
// Letter case does not matter.
[[nodiscard]] std::string nearestWord(std::string_view typed, std::span<const std::string> words);

} // namespace limber
