#pragma once

#include "motion/clip.h"

namespace limber::test {

// What makeRandomClip() generates.
struct RandomClipOptions
{
    unsigned seed = 1;
    int joints = 20;
    int frames = 60;
    double framesPerSecond = 60.0;
    double degrees = 60.0; // the amplitude of the angles
    bool hasOddChannels = true; // some joints have position channels, and some have only one or two rotation channels
};

// Makes a clip with a tree of any shape, several rotation orders and a smooth motion. Its source text is the text that
// it would be written as, so that a test can tell changed parts from unchanged ones.
[[nodiscard]] Clip makeRandomClip(const RandomClipOptions &options = {});

} // namespace limber::test
