#include "tracks/posesapart.h"

#include "geometry/geometry.h"
#include "pose/localrotation.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace limber {

namespace {

constexpr int nearSteps = 10; // after the first one
constexpr int fewestFrames = 5;
constexpr int mostPoses = 3; // at the beginning
constexpr double leastDegrees = 8.0;
constexpr double timesUsual = 4.0;
// No capture repeats a pose to the last digit, so that a held one needs less to stand apart.
constexpr int leastHeld = 4; // frames after the first one
constexpr double timesUsualAfterHold = 1.0;
constexpr double fewestJoints = 3.0;
constexpr double fractionOfJoints = 0.25;

// Returns by how many degrees a joint turns between two frames.
double stepDegrees(const Clip &clip, const Joint &joint, int from, int to)
{
    const glm::dmat3 change =
        glm::transpose(localRotation(joint, clip.motion.frame(from))) * localRotation(joint, clip.motion.frame(to));
    return angleOf(change) * degreesPerRadian;
}

// Judges a frame at one end; `inward` is 1 for the first frame and -1 for the last. Joints must turn there by `times`
// as far as in the steps next to it.
std::optional<PoseApart> judged(const Clip &clip, int frame, int inward, double times)
{
    const int inside = inward > 0 ? clip.motion.frameCount() - 1 - frame : frame;
    const int steps = std::min(nearSteps, inside - 1);
    PoseApart apart{frame, 0, 0.0};
    int moving = 0;
    for (const Joint &joint : clip.skeleton.joints()) {
        if (!joint.hasRotations())
            continue;
        const double first = stepDegrees(clip, joint, frame, frame + inward);
        double usual = 0.0;
        for (int step = 1; step <= steps; ++step)
            usual = std::max(usual, stepDegrees(clip, joint, frame + step * inward, frame + (step + 1) * inward));
        moving += first > 0.0 || usual > 0.0 ? 1 : 0;
        if (first <= std::max(leastDegrees, times * usual))
            continue;
        ++apart.joints;
        apart.degrees = std::max(apart.degrees, first);
    }
    return apart.joints >= std::max(fewestJoints, fractionOfJoints * moving) ? std::optional(apart) : std::nullopt;
}

// Returns the last of the frames at the beginning that have the values of the first one, but for their rounding.
int endOfHeldPose(const Motion &motion)
{
    constexpr double rounding = 1e-4; // of usual files, in degrees and file units
    const auto isSame = [](double a, double b) { return std::abs(a - b) <= rounding; };
    int frame = 0;
    while (frame + 1 < motion.frameCount() && std::ranges::equal(motion.frame(frame + 1), motion.frame(0), isSame))
        ++frame;
    return frame;
}

} // namespace

std::vector<PoseApart> posesApart(const Clip &clip, const FrameInterval &frames)
{
    std::vector<PoseApart> apart;
    const int last = clip.motion.frameCount() - 1;
    if (last + 1 < fewestFrames)
        return apart;
    // A clip may begin with more than one such pose: a rest pose and a T-pose, say.
    // The first one may be held for some time.
    const int held = endOfHeldPose(clip.motion);
    for (int frame = std::min(held + mostPoses, last - fewestFrames) - 1; frame >= held && apart.empty(); --frame) {
        const double times = frame == held && held >= leastHeld ? timesUsualAfterHold : timesUsual;
        const auto found = frames.contains(0) && frames.contains(frame) ? judged(clip, frame, 1, times) : std::nullopt;
        for (int each = 0; found && each <= frame; ++each)
            apart.push_back({each, found->joints, found->degrees});
    }
    const auto found = frames.contains(last) ? judged(clip, last, -1, timesUsual) : std::nullopt;
    if (found)
        apart.push_back(*found);
    return apart;
}

FrameInterval without(const std::vector<PoseApart> &apart, FrameInterval frames)
{
    for (const PoseApart &pose : apart) {
        if (pose.frame == frames.first)
            ++frames.first;
        else if (pose.frame == frames.last)
            --frames.last;
    }
    return frames;
}

} // namespace limber
