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
    bool bends = true; // the path; else it is straight
    bool bendsKneesForward = false; // else backward, as a bird's
};

// A clip that walks, and when its ankles and toes stand: exactly still, heel first, then flat, then on the toe.
struct Walker
{
    Clip clip;
    Contacts contacts; // LeftFoot, LeftToeBase, RightFoot, RightToeBase
};

[[nodiscard]] Walker makeWalker(const WalkerOptions &options = {});

// The first joint of the name; there must be one.
[[nodiscard]] int jointNamed(const Skeleton &skeleton, std::string_view name);

// The clip on longer or shorter bones: the OFFSETs of joints whose names end so times `factor`.
void scaleOffsets(Clip &clip, std::string_view nameEnd, double factor);

} // namespace limber::test
