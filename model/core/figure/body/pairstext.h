#pragma once

#include "base/message.h"
#include "motion/skeleton.h"

#include <string_view>
#include <utility>
#include <vector>

namespace limber {

// Pairs of joints from a text, or what is wrong with it.
struct PairsFromText
{
    std::vector<std::pair<int, int>> pairs;
    Message problem; // empty if all of the text was understood
};

// Reads one LEFT=RIGHT per line, with joints by their addresses (see jointAt); a joint that is its own partner is in
// the middle. Empty lines and lines that begin with # are ignored.
[[nodiscard]] PairsFromText pairsFromText(std::string_view text, const Skeleton &skeleton);

} // namespace limber
