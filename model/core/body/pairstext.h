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
    Message problem; // empty where all of it was understood
};

// Reads LEFT=RIGHT in each line, joints by their addresses (see jointAt); a joint that is its own partner stands in the
// middle. Empty lines and lines that begin with # count for nothing.
[[nodiscard]] PairsFromText pairsFromText(std::string_view text, const Skeleton &skeleton);

} // namespace limber
