#pragma once

#include "motion/skeleton.h"

#include <glm/vec3.hpp>

namespace limber::samples {

enum class Side { Left, Right };
enum class Hands { Plain, WithFingers };

// The measures of a person of 170 cm, in cm; x to the left, y up, z forward.
namespace body {
inline constexpr double hipsAboveHipJoints = 4.0;
inline constexpr double hipHalfWidth = 9.0;
inline constexpr double thigh = 41.5;
inline constexpr double shin = 41.5;
inline constexpr double ankleHeight = 7.0;
inline constexpr double restHipsHeight = ankleHeight + shin + thigh + hipsAboveHipJoints;
// Of a foot that stands flat, seen from the ankle.
inline constexpr glm::dvec3 ball{0.0, -5.0, 13.0};
inline constexpr glm::dvec3 toeTip{0.0, -1.0, 7.0}; // from the ball
inline constexpr glm::dvec3 heel{0.0, -ankleHeight, -5.0};
} // namespace body

// A person with arms held out to the sides. Hips have the six channels Xposition Yposition Zposition
// Zrotation Xrotation Yrotation, all others Zrotation Xrotation Yrotation.
[[nodiscard]] Skeleton makeHuman(Hands hands);

// The indices of makeHuman's joints that a motion turns.
struct HumanJoints
{
    struct Half
    {
        int shoulder, arm, foreArm, hand, upLeg, leg, foot, toes;
    };

    int hips, spine, chest, upperChest, neck, head;
    Half left, right;

    [[nodiscard]] const Half &of(Side side) const { return side == Side::Left ? left : right; }
};

[[nodiscard]] HumanJoints humanJoints(const Skeleton &human);

} // namespace limber::samples
