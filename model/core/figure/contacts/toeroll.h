#pragma once

#include "contacts/footanchors.h"
#include "contacts/footlock.h"

#include <span>
#include <vector>

namespace limber {

// Radians by which a foot may roll further from one frame to the next than in the take.
inline constexpr double mostRollPerFrame = 0.02;

// Returns how a foot rolls over its standing toe in the frames in which only the toe stands, so that the ankle is as
// far from the hip as in the take: the heel rises earlier where the leg would be too short and pull the pelvis down,
// and later where the knee would bend. World rotation vectors by frame, zero elsewhere and where the ankle stands, to
// which they rise within `fade` frames. `rotations` are those that the foot already has, by frame. The leg must have
// finite positions and tidied contacts; `up` must have length 1.
[[nodiscard]] std::vector<glm::dvec3> rollsOverToes(const LegTrack &leg, const FootAnchors &anchors,
                                                    std::span<const glm::dvec3> rotations, const glm::dvec3 &up,
                                                    double fade);

} // namespace limber
