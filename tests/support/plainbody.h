#pragma once

#include "motion/clip.h"

#include <functional>

namespace limber::test {

// A body whose centre of mass can be computed by hand: it stands upright with its arms to the sides (X), looks along Z,
// and does not bend unless a test bends it. Its hips are 100 above the floor, thighs, shins, upper arms and forearms
// are 50, 45, 30 and 25 long, and its toes end 20 before its ankles.
struct PlainBodyOptions
{
    int frames = 60;
    double framesPerSecond = 60.0;
    bool hasArms = true;
    bool hasLegs = true;
    bool hasRightLeg = true; // if it has legs
    // How far its hips are from where they stand, by time in seconds; none: it stands still.
    std::function<glm::dvec3(double)> hips = {};
};

[[nodiscard]] Clip makePlainBody(const PlainBodyOptions &options = {});

// The same body with hanging arms. Around the middle of the clip, for a second in all, its left elbow bends to so many
// degrees: at 40 its hand stays beside the body, at 100 it is deep in the belly.
[[nodiscard]] Clip bodyWithHandInBelly(const PlainBodyOptions &options = {.frames = 180}, double degrees = 100.0);

// How it jumps straight up once in each of some jumps, each of `air` seconds with `gravity` units per second squared,
// and stands for `rest` seconds before each and after the last.
[[nodiscard]] std::function<glm::dvec3(double)> jumping(int jumps, double air, double rest, double gravity = 981.0);

} // namespace limber::test
