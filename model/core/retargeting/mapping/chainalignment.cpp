#include "mapping/chainalignment.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double costOfSkipping = 0.15;
// Chains with the same number of joints match joint by joint, unless their positions clearly disagree.
constexpr double discountOfSameIndex = 0.1;
// A name that says where a joint is counts for more than positions, which are measured between joints that need not
// correspond.
constexpr double discountOfSameName = 0.3;

double costOfPair(const ChainLink &source, const ChainLink &target)
{
    const double apart = std::abs(source.position - target.position) + 0.3 * std::abs(source.length - target.length);
    const bool haveSameName = !source.placeName.empty() && source.placeName == target.placeName;
    return haveSameName ? apart - discountOfSameName : apart;
}

} // namespace

std::vector<std::pair<int, int>> alignChains(std::span<const ChainLink> source, std::span<const ChainLink> target)
{
    const std::size_t rows = source.size() + 1;
    const std::size_t columns = target.size() + 1;
    const auto at = [&](std::size_t i, std::size_t k) { return i * columns + k; };
    const auto pairCost = [&](std::size_t i, std::size_t k) {
        const bool isSameIndex = rows == columns && i == k;
        return costOfPair(source[i], target[k]) - (isSameIndex ? discountOfSameIndex : 0.0);
    };
    // cost[...] is the cost of aligning the rest, from i and from k on.
    std::vector<double> cost(rows * columns, 0.0);
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t k = columns; k-- > 0;) {
            if (i + 1 == rows || k + 1 == columns) {
                cost[at(i, k)] = costOfSkipping * static_cast<double>(rows - 1 - i + columns - 1 - k);
                continue;
            }
            const double skip = costOfSkipping + std::min(cost[at(i + 1, k)], cost[at(i, k + 1)]);
            cost[at(i, k)] = std::min(skip, cost[at(i + 1, k + 1)] + pairCost(i, k));
        }
    }
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0, k = 0; i + 1 < rows && k + 1 < columns;) {
        const double paired = cost[at(i + 1, k + 1)] + pairCost(i, k);
        if (paired <= cost[at(i, k)]) {
            pairs.emplace_back(source[i++].joint, target[k++].joint);
        } else if (cost[at(i + 1, k)] <= cost[at(i, k + 1)]) {
            ++i;
        } else {
            ++k;
        }
    }
    return pairs;
}

} // namespace limber
