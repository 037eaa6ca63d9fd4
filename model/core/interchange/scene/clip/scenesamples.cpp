#include "scene/clip/scenesamples.h"

#include "base/at.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// The position of a time among keys: from one key to the next (or the same), and how far between them.
struct KeyPlace
{
    std::size_t key = 0;
    std::size_t next = 0;
    double part = 0.0;
    double seconds = 0.0; // from one to the next
};

// Finds the positions of rising times among keys.
class KeyFinder
{
public:
    explicit KeyFinder(std::span<const double> times) : m_times(times) {}

    KeyPlace find(double time)
    {
        // The times of files have seven digits, so that a frame that is intended to be at a key counts as such.
        const double near = std::abs(time) * 1.2e-7 + 1e-9;
        while (m_key + 1 < m_times.size() && m_times[m_key + 1] <= time + near)
            ++m_key;
        const bool isAtKey = time - m_times[m_key] <= near || m_key + 1 == m_times.size();
        if (isAtKey)
            return {m_key, m_key, 0.0, 0.0};
        const double seconds = m_times[m_key + 1] - m_times[m_key];
        return {m_key, m_key + 1, (time - m_times[m_key]) / seconds, seconds};
    }

private:
    std::span<const double> m_times;
    std::size_t m_key = 0;
};

// Returns one of the vectors of a key: the value, or a tangent.
glm::dvec4 partOfKey(const SceneTrack &track, std::size_t key, int part)
{
    const auto width = static_cast<std::size_t>(track.width());
    const std::size_t start =
        key * static_cast<std::size_t>(track.valuesInKey()) + static_cast<std::size_t>(part) * width;
    glm::dvec4 result(0.0);
    for (std::size_t i = 0; i < width; ++i)
        result[static_cast<int>(i)] = track.values[start + i];
    return result;
}

glm::dvec4 valueOfKey(const SceneTrack &track, std::size_t key)
{
    return partOfKey(track, key, track.blend == SceneTrack::Blend::Cubic ? 1 : 0);
}

// Returns the cubic of glTF 2.0, appendix C: a Hermite curve with tangents per second.
glm::dvec4 cubic(const SceneTrack &track, const KeyPlace &place)
{
    const double t = place.part;
    const double t2 = t * t;
    const double t3 = t2 * t;
    return (2.0 * t3 - 3.0 * t2 + 1.0) * partOfKey(track, place.key, 1) +
           place.seconds * (t3 - 2.0 * t2 + t) * partOfKey(track, place.key, 2) +
           (-2.0 * t3 + 3.0 * t2) * partOfKey(track, place.next, 1) +
           place.seconds * (t3 - t2) * partOfKey(track, place.next, 0);
}

glm::dquat asRotation(const glm::dvec4 &value)
{
    const double length = glm::length(value);
    return length > 0.0 ? glm::dquat(value.w / length, value.x / length, value.y / length, value.z / length)
                        : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

bool isAtKey(const SceneTrack &track, const KeyPlace &place)
{
    return place.key == place.next || track.blend == SceneTrack::Blend::Step;
}

double timeOf(const SceneFrames &frames, int frame)
{
    return frames.startSeconds + frame * frames.frameTimeSeconds;
}

} // namespace

std::vector<glm::dvec3> vectorsAt(const SceneFrames &frames, std::span<const double> times, const SceneTrack &track)
{
    KeyFinder finder(times);
    std::vector<glm::dvec3> values;
    values.reserve(static_cast<std::size_t>(frames.count));
    for (int frame = 0; frame < frames.count; ++frame) {
        const KeyPlace place = finder.find(timeOf(frames, frame));
        if (isAtKey(track, place))
            values.emplace_back(valueOfKey(track, place.key));
        else if (track.blend == SceneTrack::Blend::Cubic)
            values.emplace_back(cubic(track, place));
        else
            values.emplace_back(glm::mix(valueOfKey(track, place.key), valueOfKey(track, place.next), place.part));
    }
    return values;
}

std::vector<glm::dquat> rotationsAt(const SceneFrames &frames, std::span<const double> times, const SceneTrack &track)
{
    KeyFinder finder(times);
    std::vector<glm::dquat> values;
    values.reserve(static_cast<std::size_t>(frames.count));
    for (int frame = 0; frame < frames.count; ++frame) {
        const KeyPlace place = finder.find(timeOf(frames, frame));
        glm::dquat value;
        if (isAtKey(track, place))
            value = asRotation(valueOfKey(track, place.key));
        else if (track.blend == SceneTrack::Blend::Cubic)
            value = asRotation(cubic(track, place));
        else
            value = glm::slerp(asRotation(valueOfKey(track, place.key)), asRotation(valueOfKey(track, place.next)),
                               place.part);
        values.push_back(!values.empty() && glm::dot(values.back(), value) < 0.0 ? -value : value);
    }
    return values;
}

std::vector<SceneNodeTracks> tracksOfNodes(const Scene &scene, int animation)
{
    std::vector<SceneNodeTracks> result(scene.nodes.size());
    if (animation < 0)
        return result;
    for (const SceneTrack &track : at(scene.animations, animation).tracks) {
        SceneNodeTracks &tracks = at(result, track.node);
        (track.property == SceneTrack::Property::Translation ? tracks.translation
         : track.property == SceneTrack::Property::Rotation  ? tracks.rotation
                                                             : tracks.scale) = &track;
    }
    return result;
}

bool leavesRest(const SceneTrack &track, const SceneTransform &rest, double tolerance)
{
    const std::size_t keys = track.values.size() / static_cast<std::size_t>(track.valuesInKey());
    const glm::dvec3 still = track.property == SceneTrack::Property::Scale ? rest.scale : rest.translation;
    const double farthest = tolerance * (1.0 + glm::length(still));
    for (std::size_t key = 0; key < keys; ++key) {
        const glm::dvec4 value = valueOfKey(track, key);
        if (track.property == SceneTrack::Property::Rotation) {
            const glm::dquat turn = glm::conjugate(rest.rotation) * asRotation(value);
            if (glm::length(glm::dvec3(turn.x, turn.y, turn.z)) > tolerance) // sine of half the angle
                return true;
        } else if (glm::length(glm::dvec3(value) - still) > farthest) {
            return true;
        }
    }
    return false;
}

bool goesBetweenKeys(const SceneFrames &frames, std::span<const double> times)
{
    return times.size() > 1 && times.size() < static_cast<std::size_t>(frames.count);
}

} // namespace limber
