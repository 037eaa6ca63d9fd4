#pragma once

#include "motion/frameinterval.h"
#include "weight/standingsoles.h"
#include "weight/supportoutline.h"

#include <glm/vec2.hpp>

#include <span>
#include <vector>

namespace limber {

// What may hold a body beside the feet that stand.
enum class Holding {
    Nothing,
    OtherFoot, // one that is nearly on the floor
    Something, // such as a chair or a wall
};

// A slow body over its feet, by frame; places are on the floor along the axes of floorAxes(), in file units.
struct BodyOverFeet
{
    std::span<const glm::dvec2> centres; // where the plumb line of the centre of mass meets the floor
    std::span<const double> speeds; // of the centre over the floor, ncm per second
    std::span<const Holding> holdings;
    const StandingSoles &soles;
    double ncmPerUnit = 0.0;
    double frameTimeSeconds = 0.0;
};

// Frames in a row in which a body stands slowly on the same feet and leans out so far that it would fall.
struct Lean
{
    FrameInterval frames; // from the first to the last one in which the centre of mass is out
    double farthest = 0.0; // how far it is outside of the soles, file units
    Holding holding = Holding::Nothing; // Something before OtherFoot

    [[nodiscard]] bool isHeld() const { return holding != Holding::Nothing; }
};

// Returns the leans of a body, by their frames. A stand of less than half a second is a step, and one in which the
// centre of mass is faster than 12 ncm per second is a fall that the next foot catches; but a fast change from one slow
// pose to another on the same feet belongs to the stand. A centre that is out by less than 1.5 ncm counts as in, since
// it is not known better than that, and so does one that is out for less than a quarter of a second.
[[nodiscard]] std::vector<Lean> leansOf(const BodyOverFeet &body);

// Returns the way from a place to the nearest one that is as far inside of the soles as `margin`. Of soles so narrow
// that no place is, their middle counts. `outline` has the points of the soles, which reach `halfWidth` to their sides.
[[nodiscard]] glm::dvec2 wayInside(const SupportOutline &outline, double halfWidth, double margin,
                                   const glm::dvec2 &place);

// Returns ways by frame that are nowhere shorter than these where those keep their direction, and that begin and end
// softly: the longest way within some seconds to each side, averaged over as many.
[[nodiscard]] std::vector<glm::dvec2> softened(std::span<const glm::dvec2> ways, double seconds,
                                               double frameTimeSeconds);

} // namespace limber
