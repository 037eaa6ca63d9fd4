#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace limber {

// A joint in a chain, for the alignment with another chain.
struct ChainLink
{
    int joint = -1;
    double position = 0.0; // along the chain from its base to its end, 0 to 1
    double length = 0.0; // of the bone that leads to it, as a fraction of the chain
    std::string placeName = {}; // says where it is, such as "lowerback"; empty if its name does not
};

// Returns which links of two chains match, base first: the monotone match with the lowest cost by names, positions and
// lengths (Needleman and Wunsch 1970). Links without a counterpart are left out.
[[nodiscard]] std::vector<std::pair<int, int>> alignChains(std::span<const ChainLink> source,
                                                           std::span<const ChainLink> target);

} // namespace limber
