#include "base/nearestword.h"

#include "base/ascii.h"

#include <algorithm>
#include <vector>

namespace limber {

namespace {

constexpr std::size_t longestWord = 64; // longer words are not compared

std::size_t changesBetween(std::string_view a, std::string_view b)
{
    std::vector<std::vector<std::size_t>> changes(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        changes[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        changes[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t differs = lowered(a[i - 1]) == lowered(b[j - 1]) ? 0 : 1;
            changes[i][j] = std::min({changes[i - 1][j] + 1, changes[i][j - 1] + 1, changes[i - 1][j - 1] + differs});
            const bool isSwapped =
                i > 1 && j > 1 && lowered(a[i - 1]) == lowered(b[j - 2]) && lowered(a[i - 2]) == lowered(b[j - 1]);
            if (isSwapped)
                changes[i][j] = std::min(changes[i][j], changes[i - 2][j - 2] + 1);
        }
    }
    return changes[a.size()][b.size()];
}

} // namespace

std::string nearestWord(std::string_view typed, std::span<const std::string> words)
{
    std::string nearest;
    std::size_t fewest = std::max<std::size_t>(1, typed.size() / 3) + 1;
    for (const std::string &word : words) {
        if (word.size() > longestWord || typed.size() > longestWord)
            continue;
        const std::size_t changes = changesBetween(typed, word);
        if (changes < fewest) {
            fewest = changes;
            nearest = word;
        }
    }
    return nearest;
}

} // namespace limber
