#include "contacts/contactdetection.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "ground/usabletrack.h"
#include "messages/retargetmessages.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr double lowLevelFraction = 0.05;
constexpr double levelFraction = 0.2; // of a contact's frames are lower than the level at which the joint stands
constexpr std::size_t fewestFrames = 3; // needed for a speed

// Heights above the low level and speeds by frame, in ncm.
struct Movement
{
    std::vector<double> heights;
    std::vector<double> speeds;
};

MessageArgument number(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 3).ptr;
    return numberArgument({text.data(), end});
}

std::vector<double> heightsOverLowLevel(const std::vector<glm::dvec3> &positions, const glm::dvec3 &up)
{
    std::vector<double> heights;
    heights.reserve(positions.size());
    for (const glm::dvec3 &position : positions)
        heights.push_back(glm::dot(position, up));
    const double low = percentile(heights, lowLevelFraction);
    for (double &height : heights)
        height -= low;
    return heights;
}

// Returns the speeds by central differences. If the frames are too far apart for smoothing, it takes the smaller speed
// of both sides, since a foot can stand for only two frames.
std::vector<double> speedsOf(const std::vector<glm::dvec3> &positions, double frameTimeSeconds, bool central)
{
    const std::size_t count = positions.size();
    std::vector<double> speeds(count);
    for (std::size_t frame = 0; frame < count; ++frame) {
        const std::size_t before = frame == 0 ? frame : frame - 1;
        const std::size_t after = frame + 1 == count ? frame : frame + 1;
        const double across = glm::distance(positions[before], positions[after]) / static_cast<double>(after - before);
        const double in = before < frame ? glm::distance(positions[before], positions[frame]) : across;
        const double out = after > frame ? glm::distance(positions[frame], positions[after]) : across;
        speeds[frame] = (central ? across : std::min(in, out)) / frameTimeSeconds;
    }
    return speeds;
}

// Returns when the joint is planted, with hysteresis between planting and release.
std::vector<FrameInterval> standingFrames(const Movement &movement, const std::vector<bool> &usable,
                                          const ContactLimits &limits)
{
    const double anyHeight = std::numeric_limits<double>::infinity();
    const double low = limits.speedOnly ? anyHeight : limits.height;
    const double high = limits.speedOnly ? anyHeight : limits.releaseHeight;
    std::vector<FrameInterval> intervals;
    bool stands = false;
    for (std::size_t frame = 0; frame < usable.size(); ++frame) {
        const double height = movement.heights[frame];
        const double speed = movement.speeds[frame];
        const bool before = stands;
        stands = usable[frame] &&
                 (before ? height <= high && speed <= limits.releaseSpeed : height < low && speed < limits.speed);
        if (stands && !before)
            intervals.push_back({static_cast<int>(frame), static_cast<int>(frame)});
        if (stands)
            intervals.back().last = static_cast<int>(frame);
    }
    return intervals;
}

int framesIn(double seconds, double frameTimeSeconds)
{
    return static_cast<int>(std::clamp(std::round(seconds / frameTimeSeconds), 0.0, 1e9));
}

std::vector<FrameInterval> withoutShortGaps(const std::vector<FrameInterval> &intervals, int longestGap)
{
    std::vector<FrameInterval> result;
    for (const FrameInterval &interval : intervals) {
        if (!result.empty() && interval.first - result.back().last - 1 <= longestGap)
            result.back().last = interval.last;
        else
            result.push_back(interval);
    }
    return result;
}

// Leaves out the frames of a contact in which the joint has left the level at which it stands: a heel or a toe that
// rises slowly would be pulled down by as much, and the pelvis with it.
std::vector<FrameInterval> withoutRisen(const std::vector<FrameInterval> &intervals, const std::vector<double> &heights,
                                        double highestRise)
{
    std::vector<FrameInterval> result;
    for (const FrameInterval &interval : intervals) {
        const auto begin = heights.begin() + interval.first;
        const double level = percentile({begin, begin + interval.frameCount()}, levelFraction);
        bool stands = false;
        for (int frame = interval.first; frame <= interval.last; ++frame) {
            const bool before = stands;
            stands = at(heights, frame) <= level + highestRise;
            if (stands && !before)
                result.push_back({frame, frame});
            if (stands)
                result.back().last = frame;
        }
    }
    return result;
}

DetectedContacts unknowable(Message why)
{
    return {{}, std::move(why), NoContactReason::Unknowable};
}

DetectedContacts nothingStands(const Movement &movement, const ContactLimits &limits)
{
    double lowest = std::numeric_limits<double>::infinity(); // of the slow frames
    double slowest = std::numeric_limits<double>::infinity(); // of the low frames
    for (std::size_t frame = 0; frame < movement.heights.size(); ++frame) {
        if (movement.speeds[frame] < limits.speed)
            lowest = std::min(lowest, movement.heights[frame]);
        if (limits.speedOnly || movement.heights[frame] < limits.height)
            slowest = std::min(slowest, movement.speeds[frame]);
    }
    const bool isSlowAbove = std::isfinite(lowest) && !limits.speedOnly;
    if (!std::isfinite(slowest) && isSlowAbove)
        return {
            {}, messages::neverLowWhileSlow(number(limits.height), number(lowest)), NoContactReason::NeverLow, lowest};
    if (!std::isfinite(slowest))
        return {{}, messages::neverLow(number(limits.height)), NoContactReason::NeverLow, lowest};
    const Message why = isSlowAbove ? messages::neverSlowButHigh(number(limits.speed), number(slowest), number(lowest),
                                                                 number(limits.height))
                                    : messages::neverSlow(number(limits.speed), number(slowest));
    return {{}, why, NoContactReason::NeverSlow, slowest};
}

DetectedContacts tooShort(const std::vector<FrameInterval> &intervals, const ContactLimits &limits,
                          double frameTimeSeconds)
{
    int longest = 0;
    for (const FrameInterval &interval : intervals)
        longest = std::max(longest, interval.frameCount());
    const double seconds = longest * frameTimeSeconds;
    return {{},
            messages::contactsTooShort(number(seconds), number(limits.shortestSeconds)),
            NoContactReason::TooShort,
            -seconds};
}

} // namespace

DetectedContacts detectContacts(std::span<const glm::dvec3> positions, const glm::dvec3 &up, double ncmPerUnit,
                                double frameTimeSeconds, const ContactLimits &limits)
{
    if (positions.size() < fewestFrames)
        return unknowable(messages::tooFewFrames());
    if (!(frameTimeSeconds > 0.0) || !std::isfinite(frameTimeSeconds))
        return unknowable(messages::noFrameTime());
    if (!(ncmPerUnit > 0.0) || !std::isfinite(ncmPerUnit))
        return unknowable(messages::noFigureSize());
    UsableTrack track = usableTrack(positions, ncmPerUnit);
    leaveOutLeaps(track);
    if (track.isEmpty())
        return unknowable(messages::positionsNotFinite());

    const std::vector<glm::dvec3> smooth = lowPassed(track.positions, frameTimeSeconds, limits.smoothingHz);
    const Movement movement{heightsOverLowLevel(smooth, directionOf(up)),
                            speedsOf(smooth, frameTimeSeconds, canLowPass(frameTimeSeconds, limits.smoothingHz))};
    const int longestGap = framesIn(limits.longestGapSeconds, frameTimeSeconds);
    std::vector<FrameInterval> standing =
        withoutShortGaps(standingFrames(movement, track.isUsable, limits), longestGap);
    if (!limits.speedOnly)
        standing = withoutShortGaps(withoutRisen(standing, movement.heights, limits.highestRise), longestGap);
    if (standing.empty())
        return nothingStands(movement, limits);
    const int shortest = std::max(2, framesIn(limits.shortestSeconds, frameTimeSeconds));
    DetectedContacts found;
    std::ranges::copy_if(standing, std::back_inserter(found.intervals),
                         [&](const FrameInterval &interval) { return interval.frameCount() >= shortest; });
    return found.intervals.empty() ? tooShort(standing, limits, frameTimeSeconds) : found;
}

} // namespace limber
