#include "viewport/seeing/trails.h"

#include "pose/carriedplace.h"
#include "pose/partialpose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostSamples = 240;

// Returns the smallest number that is 1, 2 or 5 times a power of ten and not below `value`.
double roundNumberAbove(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= value)
            return factor * power;
    }
    return 10.0 * power;
}

int reachOf(const Motion &motion)
{
    const double wanted = std::round(trailSeconds / motion.playingFrameTimeSeconds());
    return static_cast<int>(std::min<double>(wanted, motion.frameCount()));
}

// Returns the frames of a trail: every `step` frames, counted from the current one.
std::vector<int> framesAround(int frame, const Motion &motion, int step)
{
    const int reach = reachOf(motion);
    std::vector<int> frames;
    for (int at = frame - reach / step * step; at <= frame + reach; at += step) {
        if (at >= 0 && at < motion.frameCount())
            frames.push_back(at);
    }
    return frames;
}

// Returns where a node is in a changed pose if it is held as far as it should be in this frame; `position` is where it
// was before.
glm::dvec3 heldPosition(std::span<const HeldNode> held, NodeId node, int frame, int fadeFrames, glm::dvec3 position,
                        const Pose &before, const Pose &changed)
{
    const auto found = std::ranges::find(held, node, &HeldNode::node);
    if (found == held.end())
        return changed.positionOf(node);
    if (found->space != NoJoint)
        position = CarriedPlace(before, node, found->space).in(changed).position;
    return glm::mix(changed.positionOf(node), position, holdingWeight(*found, frame, fadeFrames));
}

// The first sample gets the speed of the second.
void measureSpeeds(Trail &trail, double frameTimeSeconds)
{
    for (std::size_t i = 1; i < trail.samples.size(); ++i) {
        Trail::Sample &sample = trail.samples[i];
        const double speed = glm::distance(sample.position, trail.samples[i - 1].position) /
                             ((sample.frame - trail.samples[i - 1].frame) * frameTimeSeconds);
        sample.speed = std::isfinite(speed) ? speed : 0.0;
    }
    if (trail.samples.size() > 1)
        trail.samples[0].speed = trail.samples[1].speed;
}

} // namespace

std::vector<Trail> trailsOf(const Clip &clip, const PositionRules &rules, std::span<const NodeId> nodes, int frame)
{
    std::vector<Trail> trails;
    const int step = std::max(1, 2 * reachOf(clip.motion) / mostSamples + 1);
    for (std::size_t i = 0; i < std::min(nodes.size(), mostTrails); ++i)
        trails.push_back({.node = nodes[i], .step = step});
    if (trails.empty() || frame >= clip.motion.frameCount())
        return {};
    const PoseRun run(clip.skeleton, rules);
    std::vector<glm::dvec3> points(static_cast<std::size_t>(run.pointCount()));
    for (const int at : framesAround(frame, clip.motion, step)) {
        run.worldPositions(clip.motion, at, 1, points);
        for (Trail &trail : trails) {
            const int point = trail.node.isJoint() ? trail.node.index : run.jointCount() + trail.node.index;
            trail.samples.push_back({at, points[static_cast<std::size_t>(point)], 0.0});
        }
    }
    for (Trail &trail : trails)
        measureSpeeds(trail, clip.motion.playingFrameTimeSeconds());
    return trails;
}

void bendTrails(std::span<Trail> trails, const Clip &clip, const PositionRules &rules, const SpreadChange &change)
{
    if (trails.empty() || change.change.isEmpty())
        return;
    std::vector<int> joints;
    for (const Trail &trail : trails)
        joints.push_back(trail.node.isJoint() ? trail.node.index : clip.skeleton.parentOf(trail.node));
    for (const HeldNode &held : change.held) {
        if (held.space != NoJoint)
            joints.push_back(held.space);
    }
    PartialPose pose(clip.skeleton, rules, joints);
    PoseChange part = change.change; // a copy, because applying it needs the frames in order
    const int fade = holdingFadeFrames(clip.motion);
    std::vector<double> values;
    for (std::size_t i = 0; i < trails.front().samples.size(); ++i) {
        const int frame = trails.front().samples[i].frame;
        if (!change.window.frames().contains(frame))
            continue;
        const std::span<const double> before = clip.motion.frame(frame);
        values.assign(before.begin(), before.end());
        part.apply(frame, change.window.weight(frame), values);
        const Pose unbent = pose.of(before);
        const Pose &bent = pose.of(values);
        for (Trail &trail : trails)
            trail.samples[i].position =
                heldPosition(change.held, trail.node, frame, fade, trail.samples[i].position, unbent, bent);
    }
    for (Trail &trail : trails)
        measureSpeeds(trail, clip.motion.playingFrameTimeSeconds());
}

void moveTrail(Trail &trail, int frame, const glm::dvec3 &position, double frameTimeSeconds)
{
    const auto now = std::ranges::find(trail.samples, frame, &Trail::Sample::frame);
    if (now == trail.samples.end())
        return;
    now->position = position;
    measureSpeeds(trail, frameTimeSeconds);
}

std::vector<Trail::Sample> endsOnTrail(const Trail &trail, const ChangeWindow &change)
{
    std::vector<Trail::Sample> ends;
    if (change.isEmpty() || change.frames().frameCount() < 2)
        return ends;
    for (const int end : {change.frames().first, change.frames().last}) {
        const auto nearest = std::ranges::min_element(
            trail.samples, {}, [end](const Trail::Sample &sample) { return std::abs(sample.frame - end); });
        if (nearest != trail.samples.end() && 2 * std::abs(nearest->frame - end) <= trail.step)
            ends.push_back(*nearest);
    }
    return ends;
}

double scaleOf(std::span<const Trail> trails)
{
    constexpr double usual = 0.95;
    std::vector<double> speeds;
    for (const Trail &trail : trails) {
        for (const Trail::Sample &sample : trail.samples)
            speeds.push_back(sample.speed);
    }
    if (speeds.empty())
        return 0.0;
    const auto rank = static_cast<std::ptrdiff_t>(usual * static_cast<double>(speeds.size() - 1));
    std::nth_element(speeds.begin(), speeds.begin() + rank, speeds.end());
    const double high = speeds[static_cast<std::size_t>(rank)];
    return high > 0.0 ? roundNumberAbove(high) : 0.0;
}

} // namespace limber
