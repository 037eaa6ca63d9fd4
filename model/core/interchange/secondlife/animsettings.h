#pragma once

#include "secondlife/animfile.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What an animation says about one joint in addition to its keys.
struct AnimJointSetting
{
    std::string name; // as in the animation
    int priority = 2;

    friend bool operator==(const AnimJointSetting &, const AnimJointSetting &) = default;
};

// What an animation of Second Life holds and a BVH file cannot. The initial values are those of the viewer.
struct AnimSettings
{
    int priority = 2; // -1 to 6; 0 to 4 for most
    bool loops = false;
    double loopInSeconds = 0.0;
    std::optional<double> loopOutSeconds; // if empty, the duration
    double easeInSeconds = 0.3;
    double easeOutSeconds = 0.3;
    int handPose = 1; // 0 to 13: see handPoseNames()
    std::string emote; // the expression of the face; empty for none
    // Joints that are written whether they move or not, possibly joints that the avatar does not have, with priorities
    // of their own. All other joints are written if they move, with the base priority.
    std::vector<AnimJointSetting> joints;
    std::vector<AnimConstraint> constraints;

    friend bool operator==(const AnimSettings &, const AnimSettings &) = default;
};

// Returns the settings with which an animation was made.
[[nodiscard]] AnimSettings settingsOf(const AnimFile &file);

// Writes the settings, except for the joints, into an animation of the same duration. If the ease times together are
// longer than an animation that does not loop, they are reduced in proportion.
void applySettings(const AnimSettings &settings, AnimFile &file);

// Returns the words for the hand poses, by their numbers.
[[nodiscard]] std::span<const std::string_view> handPoseNames();

// Returns the priority of a joint: its own, or the base priority.
[[nodiscard]] int priorityOf(const AnimSettings &settings, const std::string &joint);

} // namespace limber
