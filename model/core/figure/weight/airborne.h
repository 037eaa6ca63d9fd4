#pragma once

#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// How a body moves over its floor, by frame, in file units.
struct BodyOverFloor
{
    std::span<const glm::dvec3> centres; // of mass, in the world
    std::span<const double> lowest; // as in BodyCourse
    std::vector<bool> isStanding; // whether a foot stands
    std::vector<double> soles; // of the lowest sole over the height at which it stands, in ncm
    glm::dvec3 up{0.0}; // of length 1
    double floorHeight = 0.0; // along the up axis
    double ncmPerUnit = 0.0;
    double frameTimeSeconds = 0.0;
};

// Frames in a row in which nothing holds a body.
struct Airborne
{
    FrameInterval frames;
    // How fast the centre of mass falls, in file units per second squared: twice the square term of the parabola
    // through the inner 70 % of its heights, from the frame before to the frame after. 0 for fewer than three heights.
    double gravity = 0.0;
    double off = 0.0; // how far those heights are off it: the root of the mean square, file units
    bool isWhole = false; // whether the clip shows where it begins and where it ends
    double rise = 0.0; // the most that the lowest sole is over the height at which it stands, in ncm
};

// Returns the flights of a body, however short: no foot stands, no other part of the body is within 5 ncm of the floor,
// the centre of mass moves on a parabola within 2 ncm or 6 % of its height (root of the mean square), and it falls at
// no less than `leastGravity`, in file units per second squared; at 0.4 of it if all soles get 10 ncm above the height
// at which they stand, as in a jump that plays too slowly. So someone who hangs or sits above the floor does not fly.
// Feet that slide before a jump or after it do not stand: frames in a row without a contact that are no flight as a
// whole are searched for flights in which all soles are clear of the floor, too. Nothing is found where no foot ever
// stands.
[[nodiscard]] std::vector<Airborne> airborneFrames(const BodyOverFloor &body, double leastGravity);

} // namespace limber
