#pragma once

#include <limits>
#include <span>
#include <vector>

namespace limber {

// The smallest and the largest of some values; without values the smallest is above the largest.
struct Extent
{
    double least = std::numeric_limits<double>::infinity();
    double most = -std::numeric_limits<double>::infinity();

    [[nodiscard]] bool isEmpty() const { return !(least <= most); }
    void add(double value)
    {
        least = value < least ? value : least;
        most = value > most ? value : most;
    }
    void add(const Extent &other)
    {
        least = other.least < least ? other.least : least;
        most = other.most > most ? other.most : most;
    }

    friend bool operator==(const Extent &, const Extent &) = default;
};

// The extents of runs of values, of runs of these runs and so on, so that a curve with very many values is drawn as
// fast as one with few: for any part about the same small number of extents is read.
class ExtentPyramid
{
public:
    void clear() { m_levels.clear(); }
    // Takes in the values that were appended since the last call.
    void extend(std::span<const double> values);
    // Returns the extent of the values from `first` to `last`, including both; missing values are left out. `values`
    // must be those from which the pyramid was made.
    [[nodiscard]] Extent of(std::span<const double> values, int first, int last) const;

private:
    static constexpr std::size_t run = 16; // of values, or of extents, that form one extent of the level above

    // From runs of values upward; only full runs.
    std::vector<std::vector<Extent>> m_levels;
};

} // namespace limber
