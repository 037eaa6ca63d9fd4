#include "geometry/trackends.h"

namespace limber {

namespace {

glm::dvec3 reflected(const glm::dvec3 &end, const glm::dvec3 &value)
{
    return 2.0 * end - value;
}

glm::dquat reflected(const glm::dquat &end, const glm::dquat &value)
{
    return end * glm::conjugate(value) * end;
}

template <typename Value>
std::vector<Value> continued(std::span<const Value> track, std::size_t length)
{
    std::vector<Value> result;
    result.reserve(track.size() + 2 * length);
    for (std::size_t i = length; i > 0; --i)
        result.push_back(reflected(track.front(), track[i]));
    result.insert(result.end(), track.begin(), track.end());
    for (std::size_t i = 1; i <= length; ++i)
        result.push_back(reflected(track.back(), track[track.size() - 1 - i]));
    return result;
}

} // namespace

std::vector<glm::dvec3> withReflectedEnds(std::span<const glm::dvec3> track, std::size_t length)
{
    return continued(track, length);
}

std::vector<glm::dquat> withReflectedEnds(std::span<const glm::dquat> track, std::size_t length)
{
    return continued(track, length); // the reflection keeps the dot products of neighbours
}

} // namespace limber
