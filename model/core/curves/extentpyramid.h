#pragma once

#include <limits>
#include <span>
#include <vector>

namespace limber {

// The least and the largest of some values; of none, the least is above the largest.
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

// The extents of runs of values, of runs of such runs and so on, so that a curve of very many values is drawn as fast
// as one of few: whatever part is asked for, about the same small number of extents answers.
class ExtentPyramid
{
public:
    void clear() { m_levels.clear(); }
    // Takes in what was appended to the values since the last call.
    void extend(std::span<const double> values);
    // Of the values from `first` to `last`, both included; those that are not there are left out. They are the values
    // that the pyramid was made of.
    [[nodiscard]] Extent of(std::span<const double> values, int first, int last) const;

private:
    static constexpr std::size_t run = 16; // of values, or of extents, that make one extent of the level above

    // From runs of values upward; full runs only.
    std::vector<std::vector<Extent>> m_levels;
};

} // namespace limber
