#pragma once

#include "motion/clip.h"
#include "secondlife/animfile.h"

#include <random>

namespace limber::test {

// A random animation within the bounds of the format, with constraints, odd names and unsorted keys.
[[nodiscard]] inline AnimFile anyAnim(unsigned seed)
{
    std::mt19937 random(seed);
    const auto upTo = [&](unsigned most) { return static_cast<unsigned>(random() % (most + 1)); };
    const auto code = [&] { return static_cast<std::uint16_t>(random()); };
    const auto number = [&] { return static_cast<float>(upTo(2000)) / 16.0F - 60.0F; };
    AnimFile file;
    file.priority = static_cast<int>(upTo(9)) - 1;
    file.durationSeconds = static_cast<float>(upTo(6000)) / 100.0F;
    file.emote = std::string(upTo(12), 'e');
    file.loopInSeconds = number();
    file.loopOutSeconds = number();
    file.loops = upTo(1) == 1;
    file.easeInSeconds = number();
    file.easeOutSeconds = number();
    file.handPose = upTo(13);
    const auto keys = [&](unsigned most) {
        std::vector<AnimKey> list(upTo(most));
        for (AnimKey &key : list)
            key = {code(), {code(), code(), code()}};
        return list;
    };
    const char *names[] = {"mPelvis", "mHead", "mWingsRoot", "Left Shoulder", "PELVIS", "lefthand\xFF", "", "a b"};
    for (unsigned i = 0; i <= upTo(11); ++i)
        file.joints.push_back({names[upTo(7)], static_cast<int>(upTo(8)) - 1, keys(20), keys(9)});
    for (unsigned i = upTo(10); i > 0; --i) {
        AnimConstraint &constraint = file.constraints.emplace_back();
        constraint.chainLength = static_cast<std::uint8_t>(upTo(static_cast<unsigned>(file.joints.size())));
        constraint.type = static_cast<std::uint8_t>(upTo(1));
        std::string("R_FOOT").copy(constraint.sourceVolume.data(), 16);
        std::string("GROUND").copy(constraint.targetVolume.data(), 16);
        constraint.targetVolume[12] = 'x'; // after the NUL, kept unchanged
        constraint.sourceOffset = {number(), number(), number()};
        constraint.targetDirection = {0.0F, -0.0F, number()};
        constraint.easeTimes = {number(), number(), number(), number()};
    }
    return file;
}

} // namespace limber::test
