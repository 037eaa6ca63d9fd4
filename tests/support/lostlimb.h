#pragma once

#include "filling/gap.h"
#include "motion/clip.h"
#include "support/walker.h"

#include <string>
#include <vector>

namespace limber::test {

// The joints of a limb, from its highest to its lowest.
using LimbNames = std::vector<std::string>;
inline const LimbNames leftArm{"LeftArm", "LeftForeArm", "LeftHand"};
inline const LimbNames rightLeg{"RightUpLeg", "RightLeg", "RightFoot"};

// A gap of some joints, which the clip must have.
[[nodiscard]] Gap gapOf(const Clip &clip, const LimbNames &joints, const FrameInterval &frames);

// The clip with arbitrary angles in a gap.
[[nodiscard]] Clip withNoise(const Clip &clip, const Gap &gap, unsigned seed = 1);
// The clip with the joints of a gap as they are before it.
[[nodiscard]] Clip frozen(const Clip &clip, const Gap &gap);
// The clip with angles of zero in a gap.
[[nodiscard]] Clip zeroed(const Clip &clip, const Gap &gap);

// A walker whose arms swing with its legs, which no walk does exactly the same twice: its angles tremble slowly.
[[nodiscard]] Clip noisyWalker(const WalkerOptions &options);

// How far the end of the gap's lowest joint is off on average in the frames of the gap, file units.
[[nodiscard]] double endError(const Clip &truth, const Clip &filled, const Gap &gap);

// How much the speed of the lowest joint changes at most from one frame to the next, in file units per frame.
[[nodiscard]] double largestBend(const Clip &clip, const Gap &gap, const FrameInterval &frames);

} // namespace limber::test
