#include "scene/clip/scenechannels.h"

#include "pose/jointangles.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

std::vector<Channel> usualChannels(bool hasPositions)
{
    const std::vector<Channel> rotations{channels::Zrotation, channels::Xrotation, channels::Yrotation};
    std::vector<Channel> result;
    if (hasPositions)
        result = {channels::Xposition, channels::Yposition, channels::Zposition};
    result.insert(result.end(), rotations.begin(), rotations.end());
    return result;
}

// Returns whether the channels can express these rotations.
bool canShow(const std::vector<Channel> &channels, const std::vector<glm::dquat> &rotations)
{
    constexpr double rounding = 1e-4; // sine of half an angle; the numbers of files have seven digits
    const JointAngles angles(Joint{{}, NoJoint, {}, channels, 0});
    if (angles.isComplete())
        return true;
    std::vector<double> values(angles.count());
    return std::ranges::all_of(rotations, [&](const glm::dquat &rotation) {
        const glm::dquat shown = nearestRotation(angles.fit(glm::mat3_cast(rotation), values));
        return 1.0 - std::abs(glm::dot(shown, rotation)) < rounding * rounding;
    });
}

// Returns whether the channels can express these positions: on an axis without a channel the joint is where its OFFSET
// puts it.
bool canReach(const std::vector<Channel> &channels, const glm::dvec3 &rest, const SceneMotion &motion, double tolerance)
{
    for (int axis = 0; axis < 3; ++axis) {
        const Channel position{ChannelKind::Position, static_cast<Axis>(axis)};
        if (std::ranges::find(channels, position) != channels.end())
            continue;
        const auto isOff = [&](const glm::dvec3 &place) { return std::abs(place[axis] - rest[axis]) > tolerance; };
        if (std::ranges::any_of(motion.translations, isOff))
            return false;
    }
    return true;
}

} // namespace

glm::dquat nearestRotation(const glm::dmat3 &matrix)
{
    return glm::normalize(glm::quat_cast(matrix));
}

std::vector<Channel> sceneChannels(const SceneNode &node, bool isRoot, const glm::dvec3 &rest,
                                   const SceneMotion &motion, double tolerance)
{
    const auto &own = node.bvh;
    if (own && canShow(own->channels, motion.rotations) && canReach(own->channels, rest, motion, tolerance))
        return own->channels;
    const glm::dvec3 first = motion.translations.front();
    const bool travels = std::ranges::any_of(motion.translations, [&](const glm::dvec3 &translation) {
        return glm::length(translation - first) > tolerance;
    });
    return usualChannels(isRoot || travels);
}

} // namespace limber
