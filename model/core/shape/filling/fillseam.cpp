#include "filling/fillseam.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr double besideSeamSeconds = 0.5;
constexpr double mostBesideSeam = 1000.0; // frames
constexpr double seamJumpFactor = 2.5; // of the turns nearby
constexpr double seamJumpDegrees = 5.0;

// Returns how far a joint turns from each of some frames to the next, in degrees.
std::vector<double> turnsOf(const Clip &clip, int joint, const FrameInterval &frames)
{
    const std::vector<glm::dquat> track = rotationTrack(clip, joint, frames);
    std::vector<double> turns;
    for (std::size_t i = 0; i + 1 < track.size(); ++i)
        turns.push_back(glm::length(rotationVector(glm::conjugate(track[i]) * track[i + 1])) * degreesPerRadian);
    return turns;
}

} // namespace

std::optional<SeamJump> largestSeamJump(const Clip &filled, const Gap &gap)
{
    const double frames = besideSeamSeconds / filled.motion.playingFrameTimeSeconds();
    const int nearby = static_cast<int>(std::clamp(std::ceil(frames), 3.0, mostBesideSeam));
    const FrameInterval around{std::max(gap.frames.first - nearby, 0),
                               std::min(gap.frames.last + nearby, filled.motion.frameCount() - 1)};
    std::optional<SeamJump> largest;
    for (const int joint : gap.joints) {
        const std::vector<double> turns = turnsOf(filled, joint, around);
        const auto isSeam = [&](int frame) {
            return (frame >= gap.frames.first - 2 && frame < gap.frames.first) ||
                   (frame >= gap.frames.last && frame <= gap.frames.last + 1);
        };
        SeamJump jump{.joint = joint};
        for (int frame = around.first; frame < around.last; ++frame) {
            const double turn = at(turns, frame - around.first);
            if (!isSeam(frame) && !gap.frames.contains(frame)) {
                jump.nearbyDegrees = std::max(jump.nearbyDegrees, turn);
            } else if (isSeam(frame) && turn > jump.degrees) {
                jump.degrees = turn;
                jump.frame = frame;
            }
        }
        const bool isJump = jump.degrees > seamJumpFactor * jump.nearbyDegrees + seamJumpDegrees;
        if (isJump && (!largest || jump.degrees > largest->degrees))
            largest = jump;
    }
    return largest;
}

} // namespace limber
