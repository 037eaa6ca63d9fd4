#include "contacts/lockblend.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// The edge of a lock next to a gap.
struct Edge
{
    int frame = 0;
    double fade = 0.0; // frames
    glm::dvec3 value{0.0};
    glm::dvec3 change{0.0}; // per frame, away from the lock

    // Returns the rest of the value `frames` away from the edge.
    [[nodiscard]] glm::dvec3 after(double frames, double length, double changeFade) const
    {
        glm::dvec3 left = length > 0.0 ? value * (1.0 - smoothStep(frames / length)) : glm::dvec3(0.0);
        if (frames < changeFade) {
            const double rest = 1.0 - frames / changeFade;
            left += change * (frames * rest * rest);
        }
        return left;
    }
};

// Returns the end of a lock, seen from the frames after it.
Edge endOf(const Lock &lock, std::span<const glm::dvec3> values)
{
    const int last = lock.frames.last;
    const glm::dvec3 value = at(values, last);
    const bool hasChange = lock.frames.frameCount() > 1;
    return {last, lock.fade, value, hasChange ? value - at(values, last - 1) : glm::dvec3(0.0)};
}

// Returns the beginning of a lock, seen from the frames before it.
Edge beginningOf(const Lock &lock, std::span<const glm::dvec3> values)
{
    const int first = lock.frames.first;
    const glm::dvec3 value = at(values, first);
    const bool hasChange = lock.frames.frameCount() > 1;
    return {first, lock.rise, value, hasChange ? value - at(values, first + 1) : glm::dvec3(0.0)};
}

void fillGap(std::span<glm::dvec3> values, const FrameInterval &gap, const std::optional<Edge> &before,
             const std::optional<Edge> &after, double bridge)
{
    double fade = before ? before->fade : 0.0;
    double rise = after ? after->fade : 0.0;
    if (before && after) {
        const double length = after->frame - before->frame;
        fade = length < bridge ? length : std::min(fade, length);
        rise = length < bridge ? length : std::min(rise, length);
    }
    for (int frame = gap.first; frame <= gap.last; ++frame) {
        glm::dvec3 value(0.0);
        if (before)
            value += before->after(frame - before->frame, fade, std::min(before->fade, fade));
        if (after)
            value += after->after(after->frame - frame, rise, std::min(after->fade, rise));
        values[static_cast<std::size_t>(frame)] = value;
    }
}

} // namespace

void blendBetweenLocks(std::span<glm::dvec3> values, std::span<const Lock> locks, double bridge)
{
    std::optional<Edge> before;
    int first = 0;
    for (const Lock &lock : locks) {
        fillGap(values, {first, lock.frames.first - 1}, before, beginningOf(lock, values), bridge);
        before = endOf(lock, values);
        first = lock.frames.last + 1;
    }
    fillGap(values, {first, static_cast<int>(values.size()) - 1}, before, std::nullopt, bridge);
}

std::vector<double> lockFractions(int frameCount, std::span<const Lock> locks)
{
    std::vector<double> fractions(static_cast<std::size_t>(frameCount));
    const auto note = [&](int frame, double distance, double length) {
        double &fraction = fractions[static_cast<std::size_t>(frame)];
        fraction = std::max(fraction, 1.0 - smoothStep(distance / length));
    };
    for (const auto &[frames, rise, fade] : locks) {
        std::fill(fractions.begin() + frames.first, fractions.begin() + frames.last + 1, 1.0);
        for (int frame = frames.last + 1; frame < frameCount && frame - frames.last < fade; ++frame)
            note(frame, frame - frames.last, fade);
        for (int frame = frames.first - 1; frame >= 0 && frames.first - frame < rise; --frame)
            note(frame, frames.first - frame, rise);
    }
    return fractions;
}

} // namespace limber
