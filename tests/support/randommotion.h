#pragma once

#include "motion/clip.h"

namespace limber::test {

// What makeRandomClip() makes.
struct RandomClipOptions
{
    unsigned seed = 1;
    int joints = 20;
    int frames = 60;
    double framesPerSecond = 60.0;
    double degrees = 60.0; // how far angles swing
    bool hasOddChannels = true; // some joints with positions, and some with one or two rotations
};

// A tree of any shape with several orders of rotation and a smooth motion. With the text it would be written in, so
// that what is changed and what is not can be told apart.
[[nodiscard]] Clip makeRandomClip(const RandomClipOptions &options = {});

} // namespace limber::test
