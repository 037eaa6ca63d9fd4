#include "lostlimbs/calmknee.h"

#include "base/at.h"
#include "geometry/bandedleastsquares.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr int rounds = 6;
// So much change of a bend's step is as bad as a foot that is off by a centimetre; those of Lock Feet.
constexpr double calm = 1500.0; // degrees/s²
constexpr double calmestFrame = 2.0; // degrees, where frames are long
constexpr std::array leastSlope{0.01}; // by the bend itself, where the ankle does not tell it
constexpr double unseen = 1e-6; // of the leg's length

// The bend of a knee and the length of its leg, from hip to ankle.
struct Leg
{
    double thigh = 0.0;
    double shin = 0.0;

    // Returns the length at a bend in radians; 0 is stretched.
    [[nodiscard]] double lengthAt(double bend) const
    {
        return std::sqrt(std::max(0.0, thigh * thigh + shin * shin + 2.0 * thigh * shin * std::cos(bend)));
    }
    [[nodiscard]] double bendAt(double length) const
    {
        const double cosine = (length * length - thigh * thigh - shin * shin) / (2.0 * thigh * shin);
        return std::acos(std::clamp(cosine, -1.0, 1.0));
    }
    // Returns how much the length changes with the bend.
    [[nodiscard]] double slopeAt(double bend) const
    {
        return -thigh * shin * std::sin(bend) / std::max(lengthAt(bend), 1e-9);
    }
};

Leg legIn(const LegTrack &track, int frame)
{
    return {glm::distance(at(track.hip, frame), at(track.knee, frame)),
            glm::distance(at(track.knee, frame), at(track.ankle, frame))};
}

// Returns the changes of the bends that bring a leg nearest to its wanted lengths without changing the curvature of the
// bends much: Gauss and Newton's method.
std::vector<double> calmChanges(const std::vector<double> &bends, const std::vector<double> &wanted,
                                const std::vector<Leg> &legs, double ncmPerUnit, double frameTimeSeconds)
{
    const double curvature = // per radian
        degreesPerRadian / std::min(calm * frameTimeSeconds * frameTimeSeconds, calmestFrame);
    std::vector<double> changes(bends.size());
    for (int round = 0; round < rounds; ++round) {
        BandedLeastSquares equations(bends.size());
        for (std::size_t i = 0; i < bends.size(); ++i) {
            const auto frame = static_cast<std::ptrdiff_t>(i);
            const double bend = bends[i] + changes[i];
            const double slope = legs[i].slopeAt(bend) * ncmPerUnit;
            const double missing = (wanted[i] - legs[i].lengthAt(bend)) * ncmPerUnit;
            equations.add(-missing - slope * changes[i], frame, std::array{slope});
            equations.add(0.0, frame, leastSlope);
        }
        // The frames before the first and after the last do not change.
        for (std::ptrdiff_t first = -2; first < std::ssize(bends); ++first)
            equations.add(0.0, first, std::array{curvature, -2.0 * curvature, curvature});
        changes = equations.solution();
        for (std::size_t i = 0; i < bends.size(); ++i) // no knee is bent backward
            changes[i] = std::max(changes[i], std::min(0.0, -bends[i]));
    }
    return changes;
}

} // namespace

void calmKnee(const LegTrack &track, const FrameInterval &frames, double frameTimeSeconds, double ncmPerUnit,
              LegGoals &goals)
{
    std::vector<Leg> legs;
    std::vector<double> bends;
    std::vector<double> wanted;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        legs.push_back(legIn(track, frame));
        bends.push_back(legs.back().bendAt(glm::distance(at(track.hip, frame), at(track.ankle, frame))));
        wanted.push_back(glm::distance(at(track.hip, frame), at(goals.ankle, frame)));
    }
    const std::vector<double> changes = calmChanges(bends, wanted, legs, ncmPerUnit, frameTimeSeconds);
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const auto index = static_cast<std::size_t>(frame - frames.first);
        const double length = legs[index].lengthAt(bends[index] + changes[index]);
        glm::dvec3 &goal = at(goals.ankle, frame);
        const glm::dvec3 way = goal - at(track.hip, frame);
        const double off = length - glm::length(way);
        if (!std::isfinite(off) || glm::length(way) <= 0.0)
            continue;
        goal += way / glm::length(way) * off;
        if (std::abs(off) > unseen * (legs[index].thigh + legs[index].shin))
            goals.moved[static_cast<std::size_t>(frame)] = true;
    }
}

} // namespace limber
