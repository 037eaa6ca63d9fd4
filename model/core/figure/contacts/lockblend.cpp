#include "contacts/lockblend.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <algorithm>
#include <optional>

namespace limber {

namespace {

constexpr int steadyFrames = 4; // over which a change lasts that goes on beyond an edge
constexpr double fasterAtEdge = 1.5; // as the mean over them

// The edge of a lock next to a gap.
struct Edge
{
    int frame = 0;
    double fade = 0.0; // frames
    double settling = 0.0; // frames
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

// Returns how the values change from frame to frame at the edge of a lock, away from it: no faster than over some
// frames, for what a noisy frame does goes on nowhere. `inward` is 1 at the beginning of the lock and -1 at its end.
glm::dvec3 changeAt(int frame, int inward, const Lock &lock, std::span<const glm::dvec3> values)
{
    const int frames = std::min(steadyFrames, lock.frames.frameCount() - 1);
    if (frames == 0)
        return glm::dvec3(0.0);
    const glm::dvec3 change = at(values, frame) - at(values, frame + inward);
    const double fastest =
        fasterAtEdge * glm::distance(at(values, frame), at(values, frame + inward * frames)) / frames;
    const double speed = glm::length(change);
    return speed > fastest ? fastest / speed * change : change;
}

// Returns the end of a lock, seen from the frames after it.
Edge endOf(const Lock &lock, std::span<const glm::dvec3> values)
{
    const int last = lock.frames.last;
    return {last, lock.fade, lock.settling, at(values, last), changeAt(last, -1, lock, values)};
}

// Returns the beginning of a lock, seen from the frames before it.
Edge beginningOf(const Lock &lock, std::span<const glm::dvec3> values)
{
    const int first = lock.frames.first;
    return {first, lock.rise, lock.settling, at(values, first), changeAt(first, 1, lock, values)};
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
            value += before->after(frame - before->frame, fade, std::min(before->settling, fade));
        if (after)
            value += after->after(after->frame - frame, rise, std::min(after->settling, rise));
        at(values, frame) = value;
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
    const auto note = [&](int frame, double fraction) {
        at(fractions, frame) = std::max(at(fractions, frame), fraction);
    };
    const auto left = [](double distance, double length) { return 1.0 - smoothStep(distance / length); };
    for (const auto &[frames, rise, fade, settling, grip] : locks) {
        for (int frame = frames.last + 1; frame < frameCount && frame - frames.last < fade; ++frame)
            note(frame, grip * left(frame - frames.last, fade));
        for (int frame = frames.first - 1; frame >= 0 && frames.first - frame < rise; --frame)
            note(frame, grip * left(frames.first - frame, rise));
    }
    for (const Lock &lock : locks)
        std::fill(fractions.begin() + lock.frames.first, fractions.begin() + lock.frames.last + 1, lock.grip);
    return fractions;
}

} // namespace limber
