#pragma once

#include "figure/bonegeometry.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// The figure some frames before or after the current one.
struct OnionSkin
{
    int framesAway = 0; // negative: before
    Figure figure; // in view space
};

// The distance between onion skins, and their number on each side.
inline constexpr int framesBetweenSkins = 12;
inline constexpr int skinsOnEachSide = 2;

// Returns the skins, the farthest first, without frames that the clip does not have.
[[nodiscard]] std::vector<OnionSkin> onionSkins(const Clip &clip, const PositionRules &rules,
                                                const BoneGeometry &geometry, const glm::dmat3 &viewFromDocument,
                                                double bodySize, int frame);

} // namespace limber
