#pragma once

#include "contacts/figurelegs.h"
#include "geometry/capsule.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "touch/touchpairs.h"

#include <vector>

namespace limber {

// A part of the body as hands and forearms touch it; along the axes of the file, in its units.
struct TouchShape
{
    std::vector<Capsule> capsules; // beside each other
    // How deep it is in another part, or that in it.
    double depthNcm = 0.0;

    [[nodiscard]] bool isTouching() const { return depthNcm > deepestTouchNcm; }
    [[nodiscard]] bool isInside() const { return depthNcm >= leastInsideNcm; }
};

// Returns the shapes of a figure in a clip of one frame: trunk, head and thighs, as far as it has them, forearms and
// hands. `pairs` are those of the whole clip: they say how thick the shapes are.
[[nodiscard]] std::vector<TouchShape> touchInPose(const Clip &pose, const PositionRules &rules,
                                                  const FigureLegs &figure, const std::vector<TouchPair> &pairs);

} // namespace limber
