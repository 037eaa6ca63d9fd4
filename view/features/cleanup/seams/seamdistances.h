#pragma once

#include "cleanup/seams/seamlayout.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace limber {

// A pair that is offered for choosing.
struct SeamOffer
{
    FrameInterval seam;
    QString title; // its frames, for a button
    QString words; // a sentence about it
};

// The distances that a picture of them shows, with their texts, whether a clip continues with itself or with a second
// one. A pair is the first frame that is played after the seam and the last one before it.
class SeamDistances
{
public:
    SeamDistances() = default;
    SeamDistances(const SeamDistances &) = delete;
    SeamDistances &operator=(const SeamDistances &) = delete;
    virtual ~SeamDistances() = default;

    // Returns the possible pairs.
    [[nodiscard]] virtual SeamRange range() const = 0;
    // Return the columns and rows of the grid, rising.
    [[nodiscard]] virtual const std::vector<int> &firsts() const = 0;
    [[nodiscard]] virtual const std::vector<int> &lasts() const = 0;
    // Returns the distance of a cell in file units; nothing if its frames are no pair.
    [[nodiscard]] virtual std::optional<double> distance(int column, int row) const = 0;
    // Returns the largest distance on the grid.
    [[nodiscard]] virtual double largest() const = 0;
    // Returns the distance of any pair in file units.
    [[nodiscard]] virtual double between(const FrameInterval &seam) const = 0;
    // Returns the most similar pair; nothing if none is found.
    [[nodiscard]] virtual std::optional<FrameInterval> best() const = 0;
    // Returns the pairs that are worth choosing, the best first; none for joins.
    [[nodiscard]] virtual std::vector<SeamOffer> offers() const { return {}; }
    // Returns the nearest similar pair.
    [[nodiscard]] virtual FrameInterval refined(const FrameInterval &seam) const = 0;

    // Returns the pair that a call with this value takes.
    [[nodiscard]] virtual FrameInterval seamIn(const std::string &value) const = 0;
    // Returns the pair as a value in a call.
    [[nodiscard]] virtual std::string valueOf(const FrameInterval &seam) const = 0;
    // Texts for people.
    [[nodiscard]] virtual QString wordsFor(const FrameInterval &seam) const = 0;
    [[nodiscard]] virtual QString firstTitle() const = 0;
    [[nodiscard]] virtual QString lastTitle() const = 0;
    // Returns the text that explains the keys.
    [[nodiscard]] virtual QString help() const = 0;
};

// Returns a distance in file units as it is written beside pairs.
[[nodiscard]] QString distanceText(double distance);

} // namespace limber
