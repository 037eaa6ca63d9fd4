#include "ground/usabletrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leapNcm = 100.0; // in a frame
constexpr double stayNcm = 50.0; // who comes back is nearer
constexpr std::size_t stayFrames = 4;
constexpr std::size_t mostOfTrack = 10; // a part of that many

// Returns whether a track is somewhere else before a frame than from there on, and for a while.
bool leapsAt(std::span<const glm::dvec3> positions, std::size_t frame)
{
    const auto staysAway = [](const glm::dvec3 &from, std::span<const glm::dvec3> others) {
        return std::all_of(others.begin(), others.end(),
                           [&from](const glm::dvec3 &each) { return glm::distance(from, each) > stayNcm; });
    };
    const std::size_t before = std::min(stayFrames, frame);
    const std::size_t after = std::min(stayFrames, positions.size() - frame);
    return glm::distance(positions[frame - 1], positions[frame]) > leapNcm &&
           staysAway(positions[frame - 1], positions.subspan(frame, after)) &&
           staysAway(positions[frame], positions.subspan(frame - before, before));
}

// Returns how many of the first frames of a track are somewhere else.
std::size_t framesBeforeLeap(std::span<const glm::dvec3> positions)
{
    for (std::size_t frame = positions.size() / mostOfTrack; frame > 0; --frame) {
        if (leapsAt(positions, frame))
            return frame;
    }
    return 0;
}

void leaveOutFirst(UsableTrack &track)
{
    const std::size_t frames = framesBeforeLeap(track.positions);
    if (frames == 0)
        return;
    const auto count = static_cast<std::ptrdiff_t>(frames);
    std::fill_n(track.isUsable.begin(), count, false);
    std::fill_n(track.positions.begin(), count, track.positions[frames]);
}

void reverse(UsableTrack &track)
{
    std::ranges::reverse(track.positions);
    std::reverse(track.isUsable.begin(), track.isUsable.end());
}

} // namespace

bool UsableTrack::isEmpty() const
{
    return std::ranges::find(isUsable, true) == isUsable.end();
}

UsableTrack usableTrack(std::span<const glm::dvec3> positions, double scale)
{
    UsableTrack track;
    track.positions.reserve(positions.size());
    glm::dvec3 last(0.0);
    for (const glm::dvec3 &position : positions) {
        const glm::dvec3 scaled = position * scale;
        track.isUsable.push_back(std::isfinite(glm::dot(scaled, scaled)));
        if (track.isUsable.back())
            last = scaled;
        track.positions.push_back(last);
    }
    const auto first = std::ranges::find(track.isUsable, true) - track.isUsable.begin();
    if (first < static_cast<std::ptrdiff_t>(track.positions.size()))
        std::fill_n(track.positions.begin(), first, track.positions[static_cast<std::size_t>(first)]);
    return track;
}

void leaveOutLeaps(UsableTrack &track)
{
    leaveOutFirst(track);
    reverse(track);
    leaveOutFirst(track);
    reverse(track);
}

} // namespace limber
