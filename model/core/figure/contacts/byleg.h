#pragma once

#include <map>
#include <vector>

namespace limber {

// Returns what is known of the legs of a figure, such as their LooseContact, grouped by leg.
template <typename OfLeg>
[[nodiscard]] std::map<int, std::vector<OfLeg>> byLeg(const std::vector<OfLeg> &all)
{
    std::map<int, std::vector<OfLeg>> groups;
    for (const OfLeg &each : all)
        groups[each.leg].push_back(each);
    return groups;
}

} // namespace limber
