#pragma once

#include "base/progress.h"
#include "touch/touchpairs.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// What ArmsApart needs to know.
struct ApartSettings
{
    FrameInterval frames; // that may change
    bool fadesIn = true; // whether no move begins at once where the frames do; never where the clip does
    bool fadesOut = true;
    std::vector<Inside> kept{}; // what stays as it is
    double thickness = 1.0; // of all shapes
    bool keepsTouches = true; // else parts that touch are brought apart by one ncm
    double frameTimeSeconds = 0.0;
};

// How an arm is moved in one frame: its wrist goes some way, as far as the elbow does not become straight by it, and
// then its elbow is swung about the line from the shoulder to the wrist.
struct ArmMove
{
    glm::dvec3 way{0.0}; // world, file units
    double swingRadians = 0.0;

    [[nodiscard]] bool isNothing() const { return way == glm::dvec3(0.0) && swingRadians == 0.0; }
};

// Returns where the wrist comes by a move.
[[nodiscard]] glm::dvec3 movedWrist(const ArmPlace &place, const ArmMove &move);
// Returns where an arm is after a move; `hinge` is the axis about which its elbow bends, zero if it is unknown.
[[nodiscard]] ArmPlace movedArm(const ArmPlace &place, const glm::dvec3 &hinge, const ArmMove &move);

// By arm and frame.
using ArmMoves = std::vector<std::vector<ArmMove>>;

// Finds moves that bring hands and forearms out of the other parts. Each stays on the side on which it is for the most
// part; moves are smooth, and rise and fade within a quarter of a second around. A forearm is brought out by its
// elbow alone if that is enough. A hand moves by 30 ncm at most; where that would bring it out of little, it stays.
// Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<ArmMoves> movesApart(const TouchCourse &course, const std::vector<TouchPair> &pairs,
                                                 const ApartSettings &settings, const Progress &progress);

} // namespace limber
