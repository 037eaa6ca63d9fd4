#include "filling/lostvalues.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double leastSeconds = 0.2;
constexpr int fewestFrames = 4;
constexpr double clearDegrees = 5.0; // of a movement that does not come from noise
constexpr std::size_t mostHolds = 3; // a joint that holds more often is animated like that
constexpr double suddenFactor = 2.0; // of the usual step: what goes on after a loss has moved on meanwhile

constexpr double jumpDegrees = 15.0;
constexpr double jumpFactor = 4.0; // of the usual step
constexpr int fewestJumps = 3;
constexpr double secondsOfJumps = 0.3;
constexpr double leastJumpingSeconds = 0.3; // what jumps for a shorter time are spikes, which Despike repairs
constexpr int fewestJumpingFrames = 9;
constexpr double mostJumping = 0.34; // of a clip: one that jumps more often is noisy as a whole

constexpr int fewestShiftedFrames = 6;
constexpr double shiftDegrees = 25.0;
constexpr double shiftFactor = 8.0; // of the usual step
constexpr double aloneFactor = 3.0; // of the steps beside it: no movement is so fast for one frame
constexpr std::size_t mostShifts = 6;
constexpr double longestShiftSeconds = 5.0;
constexpr int posesApart = 3; // frames at an end of the clip that may hold a pose of their own

// Returns the runs of frames for which something holds, without those that reach an end of the clip.
template <typename Predicate>
std::vector<FrameInterval> runsInside(int frameCount, const Predicate &holds)
{
    std::vector<FrameInterval> runs;
    for (int frame = 0; frame < frameCount; ++frame) {
        if (!holds(frame))
            continue;
        const int first = frame;
        while (frame + 1 < frameCount && holds(frame + 1))
            ++frame;
        if (first > 0 && frame + 1 < frameCount)
            runs.push_back({first, frame});
    }
    return runs;
}

} // namespace

LostValueSearch::LostValueSearch(const Clip &clip, int joint)
    : m_clip(clip), m_joint(joint), m_frameCount(clip.motion.frameCount())
{
    const double rate = std::min(1.0 / clip.motion.playingFrameTimeSeconds(), 1e5);
    m_least = std::max(fewestFrames, static_cast<int>(std::lround(leastSeconds * rate)));
    m_second = std::max(1, static_cast<int>(std::lround(rate)));
    const Joint &source = clip.skeleton.joint(joint);
    for (int i = 0; i < source.columnCount(); ++i) {
        if (at(source.channels, i).isRotation())
            m_columns.push_back(source.firstColumn + i);
    }
    m_track = rotationTrack(clip, joint, {0, m_frameCount - 1});
    std::vector<double> steps;
    for (int frame = 1; frame < m_frameCount; ++frame) {
        if (const double step = stepTo(frame); step > 0.0)
            steps.push_back(step);
    }
    m_usualStep = steps.empty() ? 0.0 : median(std::move(steps));
}

std::vector<LostValues> LostValueSearch::find() const
{
    std::vector<LostValues> found;
    if (m_columns.empty() || m_usualStep <= 0.0)
        return found;
    addFrozen(found);
    addZeros(found);
    addJumping(found);
    addBetweenJumps(found);
    return found;
}

double LostValueSearch::angleBetween(int frame, int other) const
{
    const double cosine = std::abs(glm::dot(at(m_track, frame), at(m_track, other)));
    return 2.0 * std::acos(std::min(cosine, 1.0)) * degreesPerRadian;
}

double LostValueSearch::stepTo(int frame) const
{
    return isSame(frame) ? 0.0 : angleBetween(frame - 1, frame);
}

bool LostValueSearch::isSame(int frame) const
{
    return frame > 0 && std::ranges::all_of(m_columns, [&](int column) {
               return m_clip.motion.value(frame, column) == m_clip.motion.value(frame - 1, column);
           });
}

bool LostValueSearch::isZero(int frame) const
{
    return std::ranges::all_of(m_columns, [&](int column) { return m_clip.motion.value(frame, column) == 0.0; });
}

// Returns whether the joint moved until it stopped and is elsewhere when it goes on. What is held on purpose eases in
// and out.
bool LostValueSearch::stopsSuddenly(const FrameInterval &frames) const
{
    double moved = 0.0;
    for (int frame = std::max(frames.first - 1 - m_second, 0); frame < frames.first; ++frame)
        moved = std::max(moved, angleBetween(frame, frames.first - 1));
    return moved > clearDegrees && stepTo(frames.last + 1) > suddenFactor * m_usualStep;
}

void LostValueSearch::addFrozen(std::vector<LostValues> &found) const
{
    std::vector<FrameInterval> holds = runsInside(m_frameCount, [this](int frame) { return isSame(frame); });
    std::erase_if(holds, [this](const FrameInterval &each) { return each.frameCount() < m_least; });
    if (holds.size() > mostHolds)
        return;
    for (const FrameInterval &each : holds) {
        if (stopsSuddenly(each) && !isZero(each.first))
            found.push_back({m_joint, each, GapKind::Frozen});
    }
}

void LostValueSearch::addZeros(std::vector<LostValues> &found) const
{
    const auto runs = runsInside(m_frameCount, [this](int frame) { return isZero(frame); });
    const auto isGap = [this](const FrameInterval &each) {
        const double jump = std::max(angleBetween(each.first - 1, each.first), angleBetween(each.last, each.last + 1));
        return each.frameCount() >= m_least && jump > clearDegrees && jump > suddenFactor * m_usualStep;
    };
    const bool isElsewhere = isZero(0) || isZero(m_frameCount - 1) || !std::ranges::all_of(runs, isGap);
    if (isElsewhere || runs.size() > mostHolds)
        return;
    for (const FrameInterval &each : runs)
        found.push_back({m_joint, each, GapKind::Zero});
}

// Returns whether the joint turns far in this frame and back in the next one.
bool LostValueSearch::jumpsAway(int frame) const
{
    const glm::dquat &here = at(m_track, frame);
    const glm::dvec3 to = rotationVector(glm::conjugate(at(m_track, frame - 1)) * here);
    const glm::dvec3 on = rotationVector(glm::conjugate(here) * at(m_track, frame + 1));
    const double least = std::max(jumpDegrees, jumpFactor * m_usualStep) / degreesPerRadian;
    return glm::length(to) > least && glm::length(on) > least &&
           glm::dot(to, on) < -0.3 * glm::length(to) * glm::length(on);
}

void LostValueSearch::addJumping(std::vector<LostValues> &found) const
{
    std::vector<int> jumps;
    for (int frame = 1; frame + 1 < m_frameCount; ++frame) {
        if (jumpsAway(frame))
            jumps.push_back(frame);
    }
    const int reach = std::max(fewestFrames, static_cast<int>(secondsOfJumps * m_second));
    std::vector<FrameInterval> stretches;
    int inAll = 0;
    for (std::size_t i = 0; i + fewestJumps <= jumps.size(); ++i) {
        const FrameInterval frames{jumps[i], jumps[i + fewestJumps - 1]};
        if (frames.frameCount() > reach)
            continue;
        if (!stretches.empty() && frames.first <= stretches.back().last + 1)
            stretches.back().last = frames.last;
        else
            stretches.push_back(frames);
    }
    const int least = std::max(fewestJumpingFrames, static_cast<int>(leastJumpingSeconds * m_second));
    std::erase_if(stretches, [least](const FrameInterval &each) { return each.frameCount() < least; });
    for (const FrameInterval &each : stretches)
        inAll += each.frameCount();
    if (inAll > mostJumping * m_frameCount || stretches.size() > mostHolds)
        return;
    for (const FrameInterval &each : stretches)
        found.push_back({m_joint, {std::max(each.first, 1), std::min(each.last, m_frameCount - 2)}, GapKind::Jumping});
}

// Returns whether the joint jumps in this frame and neither before nor afterwards.
bool LostValueSearch::isShift(int frame) const
{
    const double step = stepTo(frame);
    if (step < std::max(shiftDegrees, shiftFactor * m_usualStep))
        return false;
    const double before = frame > 1 ? stepTo(frame - 1) : 0.0;
    const double after = frame + 1 < m_frameCount ? stepTo(frame + 1) : 0.0;
    return step > aloneFactor * std::max(before, after);
}

// Adds what lies between two jumps: into values that may be those of something else, and back.
void LostValueSearch::addBetweenJumps(std::vector<LostValues> &found) const
{
    std::vector<int> jumps;
    for (int frame = 1; frame < m_frameCount; ++frame) {
        if (isShift(frame))
            jumps.push_back(frame);
    }
    if (jumps.size() > mostShifts)
        return;
    for (std::size_t i = 0; i + 1 < jumps.size(); ++i) {
        const FrameInterval frames{jumps[i], jumps[i + 1] - 1};
        const bool isOther = std::ranges::any_of(found, [&](const LostValues &each) {
            return each.frames.first <= frames.last + 1 && frames.first <= each.frames.last + 1;
        });
        const bool isInside = frames.first > posesApart && frames.last + posesApart < m_frameCount - 1;
        if (!isOther && isInside && frames.frameCount() >= std::max(m_least, fewestShiftedFrames) &&
            frames.frameCount() <= longestShiftSeconds * m_second && 3 * frames.frameCount() <= m_frameCount)
            found.push_back({m_joint, frames, GapKind::Implausible});
    }
}

} // namespace limber
