#include "faults/teleports.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/figureroles.h"
#include "body/figureshape.h"
#include "pose/poserun.h"
#include "tracks/posesapart.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <set>
#include <span>

namespace limber {

namespace {

constexpr double fewestFramesForJumps = 10.0;
constexpr double leastNcm = 10.0;
constexpr double leastSpeed = 300.0; // ncm per second: who starts to walk does not get there in one frame
constexpr int heldSteps = 4;
constexpr double aloneFactor = 5.0; // of the steps beside it
constexpr int stepsBeside = 2;

// Returns the steps of a joint to each frame from the one before, in file units; nothing if the progress stopped it.
std::optional<std::vector<double>> stepsOf(const GapSearchInput &input, int joint, const Progress &progress)
{
    constexpr int framesAtATime = 64;
    const int frames = input.clip.motion.frameCount();
    const PoseRun poses(input.clip.skeleton, input.rules);
    const int points = poses.pointCount();
    std::vector<glm::dvec3> positions(static_cast<std::size_t>(framesAtATime * points));
    std::vector<double> steps;
    glm::dvec3 before(0.0);
    for (int frame = 0; frame < frames; ++frame) {
        const int inBlock = frame % framesAtATime;
        if (inBlock == 0) {
            const int count = std::min(framesAtATime, frames - frame);
            if (!progress(double(frame) / frames))
                return std::nullopt;
            poses.worldPositions(input.clip.motion, frame, count,
                                 std::span(positions).first(static_cast<std::size_t>(count * points)));
        }
        const glm::dvec3 here = at(positions, inBlock * points + joint);
        steps.push_back(frame == 0 ? 0.0 : glm::distance(before, here));
        before = here;
    }
    return steps;
}

bool isAlone(const std::vector<double> &steps, int frame)
{
    const int last = std::min(static_cast<int>(steps.size()) - 1, frame + stepsBeside);
    for (int beside = std::max(1, frame - stepsBeside); beside <= last; ++beside) {
        if (beside != frame && at(steps, frame) <= aloneFactor * at(steps, beside))
            return false;
    }
    return true;
}

// Returns whether a joint that jumps in a frame comes back at once.
bool isSpike(const std::vector<ClearSpike> &spikes, int frame)
{
    return std::ranges::any_of(spikes, [frame](const ClearSpike &spike) {
        return spike.isOfPlace && spike.frames.first <= frame && frame <= spike.frames.last + 1;
    });
}

// Returns whether a joint stood still before a frame: where all stops, the figure is elsewhere when it goes on.
bool isHeld(const std::vector<double> &steps, int before)
{
    return before >= heldSteps && std::all_of(steps.begin() + before - heldSteps + 1, steps.begin() + before + 1,
                                              [](double step) { return step == 0.0; });
}

// Returns the frames to which a figure jumps from a pose of its own, such as a T-pose, or to one.
std::set<int> besidePosesApart(const Clip &clip)
{
    std::set<int> frames;
    for (const PoseApart &pose : posesApart(clip, {0, clip.motion.frameCount() - 1}))
        frames.insert({pose.frame, pose.frame + 1});
    return frames;
}

} // namespace

std::optional<std::vector<Teleport>> findTeleports(const GapSearchInput &input, const std::vector<ClearSpike> &spikes,
                                                   const Progress &progress)
{
    const Clip &clip = input.clip;
    std::vector<Teleport> found;
    if (clip.motion.frameCount() < 2 || clip.skeleton.jointCount() == 0 ||
        clip.motion.playingFrameTimeSeconds() * fewestFramesForJumps > 1.0)
        return found;
    const std::set<int> explained = besidePosesApart(clip);
    const FigureShape shape = figureShape(clip, input.rules);
    const std::vector<FigureRoles> figures = rolesOfFigures(clip, input.rules, input.vocabulary);
    const double part = 1.0 / double(std::max<std::size_t>(figures.size(), 1));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureRoles &figure = figures[i];
        const int top = std::max(figure.top, 0);
        const int pelvis = figure.roles.find(BodyPart::Pelvis, BodySide::Centre);
        const int joint = pelvis != NoJoint ? pelvis : top;
        const double length = bodyLength(clip.skeleton, shape, figure.roles, figure.top);
        const auto steps = stepsOf(input, joint, progress.part(part * double(i), part * double(i + 1)));
        if (!steps)
            return std::nullopt;
        const double leastStep = std::max(leastNcm, leastSpeed * clip.motion.playingFrameTimeSeconds()) / ncmOfBody;
        const int frames = clip.motion.frameCount();
        for (int frame = 1; frame < frames && length > 0.0; ++frame) {
            const double least = explained.contains(frame) || isHeld(*steps, frame - 1) ? 1.0 : leastStep;
            if (at(*steps, frame) > least * length && isAlone(*steps, frame) && !isSpike(spikes, frame))
                found.push_back({joint, frame, at(*steps, frame) / length});
        }
    }
    std::ranges::stable_sort(found, {}, &Teleport::frame);
    return found;
}

} // namespace limber
