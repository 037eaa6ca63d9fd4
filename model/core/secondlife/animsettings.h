#pragma once

#include "secondlife/animfile.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What an animation holds of one joint besides its keys.
struct AnimJointSetting
{
    std::string name; // as it stands in the animation
    int priority = 2;

    friend bool operator==(const AnimJointSetting &, const AnimJointSetting &) = default;
};

// What an animation of Second Life holds and a BVH file cannot. The values at first are those of the viewer.
struct AnimSettings
{
    int priority = 2; // -1 to 6; 0 to 4 for most
    bool loops = false;
    double loopInSeconds = 0.0;
    std::optional<double> loopOutSeconds; // the duration where it is not set
    double easeInSeconds = 0.3;
    double easeOutSeconds = 0.3;
    int handPose = 1; // 0 to 13: see handPoseNames()
    std::string emote; // the expression of the face; empty for none
    // Joints that are written whether they move or not, also such as the avatar does not have, with priorities of their
    // own. All others are written where they move, with the base priority.
    std::vector<AnimJointSetting> joints;
    std::vector<AnimConstraint> constraints;

    friend bool operator==(const AnimSettings &, const AnimSettings &) = default;
};

// The settings with which an animation was made.
[[nodiscard]] AnimSettings settingsOf(const AnimFile &file);

// Puts them into an animation of the same duration, but for the joints. Ease times that are together longer than an
// animation that does not loop shrink in proportion.
void applySettings(const AnimSettings &settings, AnimFile &file);

// The words for the hand poses, by their numbers.
[[nodiscard]] std::span<const std::string_view> handPoseNames();

// The priority of a joint: its own, or the base priority.
[[nodiscard]] int priorityOf(const AnimSettings &settings, const std::string &joint);

} // namespace limber
