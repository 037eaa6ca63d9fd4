#pragma once

#include "cleanup/seams/seamlayout.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace limber {

// What a picture of pose distances shows and says, whether a clip goes on with itself or with a second one. A pair is
// the first frame that is played after the seam and the last one before it.
class SeamDistances
{
public:
    SeamDistances() = default;
    SeamDistances(const SeamDistances &) = delete;
    SeamDistances &operator=(const SeamDistances &) = delete;
    virtual ~SeamDistances() = default;

    // Which pairs there are.
    [[nodiscard]] virtual SeamRange range() const = 0;
    // The grid: its columns and rows, rising.
    [[nodiscard]] virtual const std::vector<int> &firsts() const = 0;
    [[nodiscard]] virtual const std::vector<int> &lasts() const = 0;
    // Of a column and a row, file units; nothing where they are no pair.
    [[nodiscard]] virtual std::optional<double> distance(int column, int row) const = 0;
    // The largest on the grid.
    [[nodiscard]] virtual double largest() const = 0;
    // Of any pair, file units.
    [[nodiscard]] virtual double between(const FrameInterval &seam) const = 0;
    // The pair that is most alike; nothing where none is found.
    [[nodiscard]] virtual std::optional<FrameInterval> best() const = 0;
    // The nearest pair that is alike.
    [[nodiscard]] virtual FrameInterval refined(const FrameInterval &seam) const = 0;

    // The pair that a call with this value takes.
    [[nodiscard]] virtual FrameInterval seamIn(const std::string &value) const = 0;
    // The pair as a value in a call.
    [[nodiscard]] virtual std::string valueOf(const FrameInterval &seam) const = 0;
    // For people.
    [[nodiscard]] virtual QString wordsFor(const FrameInterval &seam) const = 0;
    [[nodiscard]] virtual QString firstTitle() const = 0;
    [[nodiscard]] virtual QString lastTitle() const = 0;
    // What the keys do.
    [[nodiscard]] virtual QString help() const = 0;
};

// A distance in file units as it is written beside pairs.
[[nodiscard]] QString distanceText(double distance);

} // namespace limber
