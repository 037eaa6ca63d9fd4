#include "secondlife/animsamples.h"

#include "base/at.h"
#include "secondlife/animunits.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace limber {

namespace {

glm::dquat blended(const glm::dquat &from, const glm::dquat &to, double fraction)
{
    const glm::dquat near = glm::dot(from, to) < 0.0 ? -to : to;
    return glm::normalize(from * (1.0 - fraction) + near * fraction);
}

glm::dvec3 blended(const glm::dvec3 &from, const glm::dvec3 &to, double fraction)
{
    return glm::mix(from, to, fraction);
}

template <typename Value, typename Decode>
std::vector<Value> valuesAt(const AnimFrames &frames, const std::vector<AnimKey> &keys, const Decode &decode)
{
    std::map<double, Value> values;
    for (const AnimKey &key : keys)
        values.insert_or_assign(frames.frameOf(key.time), decode(key.components));
    std::vector<Value> result;
    auto after = values.begin();
    for (int frame = 0; frame < frames.count && !values.empty(); ++frame) {
        while (after != values.end() && after->first <= frame)
            ++after;
        if (after == values.begin()) {
            result.push_back(after->second);
            continue;
        }
        const auto before = std::prev(after);
        const bool isHeld = after == values.end() || before->first == frame;
        result.push_back(
            isHeld ? before->second
                   : blended(before->second, after->second, (frame - before->first) / (after->first - before->first)));
    }
    return result;
}

} // namespace

double AnimFrames::frameOf(std::uint16_t time) const
{
    const double frame = time / stepsBetween;
    const double nearest = std::round(frame);
    return std::abs(frame - nearest) * stepsBetween <= 1.0 ? nearest : frame;
}

std::vector<glm::dquat> rotationsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys)
{
    return valuesAt<glm::dquat>(frames, keys, rotationOfCodes);
}

std::vector<glm::dvec3> positionsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys)
{
    return valuesAt<glm::dvec3>(frames, keys, positionOfCodes);
}

} // namespace limber
