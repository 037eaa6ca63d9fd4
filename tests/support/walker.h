#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"

namespace limber::test {

struct WalkerOptions
{
    int frames = 240;
    double framesPerSecond = 60.0;
    double stride = 105.0; // two steps, in units before `scale`
    double thigh = 42.0;
    double shin = 41.0;
    double scale = 1.0;
    Axis up = Axis::Y; // or Z
    bool bends = true; // whether the path bends; otherwise it is straight
    bool bendsKneesForward = false; // otherwise they bend backward, as those of a bird do
};

// A clip that walks, and when its ankles and toes have contact. During a contact they are exactly still: first the
// heel, then the flat foot, then the toe.
struct Walker
{
    Clip clip;
    Contacts contacts; // LeftFoot, LeftToeBase, RightFoot, RightToeBase
};

[[nodiscard]] Walker makeWalker(const WalkerOptions &options = {});

// The walker, whose Y axis points down: it hangs head down.
[[nodiscard]] Clip hangingWalker(const WalkerOptions &options = {});

// The same motion in a world rotated by a half turn about an axis, as that of a camera may be: offsets, positions and
// the axes of its rotations.
[[nodiscard]] Clip turnedOver(Clip clip, Axis about);

// The first joint of this name; the skeleton must have one.
[[nodiscard]] int jointNamed(const Skeleton &skeleton, std::string_view name);

// Makes bones longer or shorter: multiplies the OFFSETs of the joints whose names end in `nameEnd` by `factor`.
void scaleOffsets(Clip &clip, std::string_view nameEnd, double factor);

} // namespace limber::test
