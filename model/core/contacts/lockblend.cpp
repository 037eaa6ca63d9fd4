#include "contacts/lockblend.h"

#include "geometry/geometry.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// The edge of a lock next to a gap.
struct Edge
{
    int frame = 0;
    glm::dvec3 value{0.0};
    glm::dvec3 change{0.0}; // per frame, away from the lock

    // Returns the rest of the value `frames` away from the edge.
    [[nodiscard]] glm::dvec3 after(double frames, double fade, double changeFade) const
    {
        glm::dvec3 left = fade > 0.0 ? value * (1.0 - smoothStep(frames / fade)) : glm::dvec3(0.0);
        if (frames < changeFade) {
            const double rest = 1.0 - frames / changeFade;
            left += change * (frames * rest * rest);
        }
        return left;
    }
};

glm::dvec3 at(std::span<const glm::dvec3> values, int frame)
{
    return values[static_cast<std::size_t>(frame)];
}

// Returns the end of a lock, seen from the frames after it.
Edge endOf(const FrameInterval &lock, std::span<const glm::dvec3> values)
{
    const glm::dvec3 value = at(values, lock.last);
    return {lock.last, value, lock.frameCount() > 1 ? value - at(values, lock.last - 1) : glm::dvec3(0.0)};
}

// Returns the beginning of a lock, seen from the frames before it.
Edge beginningOf(const FrameInterval &lock, std::span<const glm::dvec3> values)
{
    const glm::dvec3 value = at(values, lock.first);
    return {lock.first, value, lock.frameCount() > 1 ? value - at(values, lock.first + 1) : glm::dvec3(0.0)};
}

void fillGap(std::span<glm::dvec3> values, const FrameInterval &gap, const std::optional<Edge> &before,
             const std::optional<Edge> &after, const BlendLengths &lengths)
{
    double fade = lengths.fade;
    double changeFade = lengths.fade;
    if (before && after) {
        const double length = after->frame - before->frame;
        fade = length < lengths.bridge ? length : std::min(fade, length);
        changeFade = std::min(changeFade, length);
    }
    for (int frame = gap.first; frame <= gap.last; ++frame) {
        glm::dvec3 value(0.0);
        if (before)
            value += before->after(frame - before->frame, fade, changeFade);
        if (after)
            value += after->after(after->frame - frame, fade, changeFade);
        values[static_cast<std::size_t>(frame)] = value;
    }
}

} // namespace

void blendBetweenLocks(std::span<glm::dvec3> values, std::span<const FrameInterval> locks, const BlendLengths &lengths)
{
    std::optional<Edge> before;
    int first = 0;
    for (const FrameInterval &lock : locks) {
        fillGap(values, {first, lock.first - 1}, before, beginningOf(lock, values), lengths);
        before = endOf(lock, values);
        first = lock.last + 1;
    }
    fillGap(values, {first, static_cast<int>(values.size()) - 1}, before, std::nullopt, lengths);
}

std::vector<double> lockFractions(int frameCount, std::span<const FrameInterval> locks, double fade)
{
    std::vector<double> fractions(static_cast<std::size_t>(frameCount));
    const auto note = [&](int frame, double distance) {
        double &fraction = fractions[static_cast<std::size_t>(frame)];
        fraction = std::max(fraction, fade > 0.0 ? 1.0 - smoothStep(distance / fade) : 0.0);
    };
    for (const FrameInterval &lock : locks) {
        std::fill(fractions.begin() + lock.first, fractions.begin() + lock.last + 1, 1.0);
        for (int frame = lock.last + 1; frame < frameCount && frame - lock.last < fade; ++frame)
            note(frame, frame - lock.last);
        for (int frame = lock.first - 1; frame >= 0 && lock.first - frame < fade; --frame)
            note(frame, lock.first - frame);
    }
    return fractions;
}

} // namespace limber
