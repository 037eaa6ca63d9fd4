#pragma once

#include "motion/clip.h"

namespace limber::test {

// A figure 19 units high with named sides: Hips (6 channels) above LeftLeg and RightLeg (3 each) with end sites at the
// feet, and Chest (3) with an end site on top. All values are zero except for the hips' height of 10.
[[nodiscard]] Clip standingFigure(int frameCount);

// The columns of standingFigure().
inline constexpr int hipsXPosition = 0;
inline constexpr int hipsYPosition = 1;
inline constexpr int leftLegZRotation = 6;

inline constexpr int hips = 0;
inline constexpr int leftLeg = 1;
inline constexpr int rightLeg = 2;
inline constexpr int chest = 3;

// One joint with six channels and no end site.
[[nodiscard]] Clip loneJoint(int frameCount);

// The same clip read from a file, so that its source text is known.
[[nodiscard]] Clip asOpened(const Clip &clip);

// The same figure with every offset and position times `factor`.
[[nodiscard]] Clip scaled(Clip clip, double factor);

} // namespace limber::test
