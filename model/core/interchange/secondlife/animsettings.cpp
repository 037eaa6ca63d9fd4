#include "secondlife/animsettings.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr std::array<std::string_view, animlimits::lastHandPose + 1> handPoses = {
    "spread",        "relaxed",     "point",      "fist",         "relaxed-left", "point-left",  "fist-left",
    "relaxed-right", "point-right", "fist-right", "salute-right", "typing",       "peace-right", "palm-right"};

} // namespace

std::span<const std::string_view> handPoseNames()
{
    return handPoses;
}

AnimSettings settingsOf(const AnimFile &file)
{
    AnimSettings settings;
    settings.priority = file.priority;
    settings.loops = file.loops;
    settings.loopInSeconds = file.loopInSeconds;
    if (file.loopOutSeconds != file.durationSeconds)
        settings.loopOutSeconds = file.loopOutSeconds;
    settings.easeInSeconds = file.easeInSeconds;
    settings.easeOutSeconds = file.easeOutSeconds;
    settings.handPose = static_cast<int>(file.handPose);
    settings.emote = file.emote;
    for (const AnimJoint &joint : file.joints)
        settings.joints.push_back({joint.name, joint.priority});
    settings.constraints = file.constraints;
    return settings;
}

void applySettings(const AnimSettings &settings, AnimFile &file)
{
    const double duration = file.durationSeconds;
    const double eases = settings.easeInSeconds + settings.easeOutSeconds;
    const bool areTooLong = !settings.loops && eases > duration && duration > 0.0;
    const double factor = areTooLong ? duration / eases : 1.0;
    file.priority = settings.priority;
    file.loops = settings.loops;
    file.loopInSeconds = static_cast<float>(settings.loopInSeconds);
    file.loopOutSeconds = static_cast<float>(settings.loopOutSeconds.value_or(duration));
    file.easeInSeconds = static_cast<float>(settings.easeInSeconds * factor);
    file.easeOutSeconds = static_cast<float>(settings.easeOutSeconds * factor);
    file.handPose = static_cast<std::uint32_t>(settings.handPose);
    file.emote = settings.emote;
    file.constraints = settings.constraints;
}

int priorityOf(const AnimSettings &settings, const std::string &joint)
{
    const auto own = std::ranges::find(settings.joints, joint, &AnimJointSetting::name);
    return own == settings.joints.end() ? settings.priority : own->priority;
}

} // namespace limber
