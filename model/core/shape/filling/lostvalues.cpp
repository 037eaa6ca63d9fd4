#include "filling/lostvalues.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace limber {

namespace {

constexpr double leastSeconds = 0.2;
constexpr int fewestBriefFrames = 4; // Despike repairs what lasts for a shorter time
constexpr double clearDegrees = 5.0; // of a movement that does not come from noise
// A joint that holds more often than that, or so often in this time, is animated like that.
constexpr double mostHolds = 3.0;
constexpr double secondsOfHold = 2.0;
constexpr double suddenFactor = 2.0; // of the usual step: what goes on after a loss has moved on meanwhile

// A joint that turns about one axis and is at the end of its range.
constexpr double limitDegrees = 0.1; // beyond it
constexpr double hingeDegrees = 0.5; // about other axes
constexpr double hingeFactor = 0.1; // … of its turn

constexpr double jumpDegrees = 15.0;
constexpr double framesPerSecondOfJumps = 30.0; // at lower rates movements look like jumps
constexpr double jumpFactor = 4.0; // of the usual step
constexpr double otherWay = 0.7; // of a jump: so much of it does not go on in the next frame
constexpr int fewestJumps = 3;
constexpr int fewestJumpingFrames = 4; // what jumps for a shorter time is a spike, which Despike repairs
constexpr int framesBetweenJumps = 2; // that are good by chance
constexpr double leastOfFrames = 0.6; // so many frames of a stretch jump
constexpr double briefSeconds = 0.3; // in so short a time only large jumps are clear
constexpr double largeJumpDegrees = 50.0; // at 30 frames per second, less at higher rates
constexpr double leastLargeJump = 20.0;
constexpr double largeJumpFactor = 10.0; // of the usual step
constexpr double mostJumping = 0.34; // of a clip: one that jumps more often is noisy as a whole

// Where values look lost for a short time
constexpr int stepsOfCourse = 3; // beside the lost frames, which say how the joint moves
constexpr double visibleDegrees = 3.0; // of a jump
constexpr double mostOffCourse = 0.5; // of the way, or of a jump back

constexpr int fewestShiftedFrames = 6;
constexpr double shiftDegrees = 25.0;
constexpr double shiftFactor = 8.0; // of the usual step
constexpr double aloneFactor = 3.0; // of the steps beside it: no movement is so fast for one frame
constexpr double shiftsOfHold = 2.0; // into it and out of it
constexpr double longestShiftSeconds = 5.0;
constexpr int posesApart = 3; // frames at an end of the clip that may hold a pose of their own

constexpr double tremblesFactor = 4.0; // of the usual step elsewhere
constexpr double tremblesDegrees = 2.0;
constexpr double seamFactor = 2.0; // of the steps in the good frames beside it
constexpr double seamDegrees = 3.0;
constexpr double nearbySeconds = 0.25;
constexpr int fewestNearby = 4;

// Returns the runs of frames for which something holds.
template <typename Predicate>
std::vector<FrameInterval> runsOf(int frameCount, const Predicate &holds)
{
    std::vector<FrameInterval> runs;
    for (int frame = 0; frame < frameCount; ++frame) {
        if (!holds(frame))
            continue;
        const int first = frame;
        while (frame + 1 < frameCount && holds(frame + 1))
            ++frame;
        runs.push_back({first, frame});
    }
    return runs;
}

} // namespace

LostValueSearch::LostValueSearch(const Clip &clip, int joint)
    : m_clip(clip), m_joint(joint), m_frameCount(clip.motion.frameCount())
{
    const double rate = std::min(1.0 / clip.motion.playingFrameTimeSeconds(), 1e5);
    m_least = fewestFrames(clip.motion);
    m_second = std::max(1, static_cast<int>(std::lround(rate)));
    const Joint &source = clip.skeleton.joint(joint);
    for (int i = 0; i < source.columnCount(); ++i) {
        if (at(source.channels, i).isRotation())
            m_columns.push_back(source.firstColumn + i);
    }
    m_track = rotationTrack(clip, joint, {0, m_frameCount - 1});
    std::vector<double> steps;
    for (int frame = 1; frame < m_frameCount; ++frame)
        steps.push_back(stepTo(frame));
    std::erase(steps, 0.0);
    m_usualStep = steps.empty() ? 0.0 : median(std::move(steps));
    const double degrees = jumpDegrees * std::max(1.0, framesPerSecondOfJumps / rate);
    m_jump = std::max(degrees, jumpFactor * m_usualStep);
    m_largeJump = std::clamp(std::max(largeJumpDegrees * framesPerSecondOfJumps / rate, largeJumpFactor * m_usualStep),
                             leastLargeJump, largeJumpDegrees);
}

int LostValueSearch::fewestFrames(const Motion &motion)
{
    const double rate = std::min(1.0 / motion.playingFrameTimeSeconds(), 1e5);
    return std::max(fewestBriefFrames, static_cast<int>(std::lround(leastSeconds * rate)));
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

// Returns whether something happens to the joint so often that it is no loss.
bool LostValueSearch::isUsual(std::size_t count) const
{
    return double(count) > std::max(mostHolds, m_frameCount / (secondsOfHold * m_second));
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

// Returns the rotation from one frame to another, degrees.
glm::dvec3 LostValueSearch::turn(int from, int to) const
{
    return rotationVector(glm::conjugate(at(m_track, from)) * at(m_track, to)) * degreesPerRadian;
}

// Returns how far the joint turns to a frame, also if all its values stay; zero at an end of the clip. Degrees.
double LostValueSearch::jumpTo(int frame) const
{
    return frame > 0 && frame < m_frameCount ? angleBetween(frame - 1, frame) : 0.0;
}

// Returns the way from the frame before some frames to the one after them.
glm::dvec3 LostValueSearch::wayOver(const FrameInterval &frames) const
{
    return turn(frames.first - 1, frames.last + 1);
}

// Returns the way over some frames that the joint would have gone by its speed before and after them.
glm::dvec3 LostValueSearch::courseOver(const FrameInterval &frames) const
{
    const glm::dvec3 before = turn(frames.first - 1 - stepsOfCourse, frames.first - 1);
    const glm::dvec3 after = turn(frames.last + 1, frames.last + 1 + stepsOfCourse);
    return (before + after) * (0.5 * (frames.frameCount() + 1) / stepsOfCourse);
}

// Returns the largest step in the frames that say how the joint moves; infinite if they are not in the clip.
double LostValueSearch::mostBeside(const FrameInterval &frames) const
{
    if (frames.first - 1 - stepsOfCourse < 0 || frames.last + 1 + stepsOfCourse >= m_frameCount)
        return std::numeric_limits<double>::infinity();
    double most = 0.0;
    for (int i = 0; i < stepsOfCourse; ++i)
        most = std::max({most, stepTo(frames.first - 1 - i), stepTo(frames.last + 2 + i)});
    return most;
}

// Returns whether a joint that stopped in the middle of a movement jumps on: to where it would be by now if it had
// never stopped or, as far as no movement jumps, anywhere.
bool LostValueSearch::catchesUp(const FrameInterval &frames) const
{
    const double jump = jumpTo(frames.last + 1);
    if (jump < visibleDegrees || jump <= aloneFactor * mostBeside(frames))
        return false;
    if (jump > jumpDegrees && stepTo(frames.first - 1) > m_usualStep)
        return true;
    const glm::dvec3 course = courseOver(frames);
    return glm::distance(wayOver(frames), course) < mostOffCourse * glm::length(course);
}

// Returns whether a joint that turns about one axis is at the end of its range there, as the knee of a straight leg.
bool LostValueSearch::isAtLimit(const FrameInterval &frames) const
{
    const glm::dvec3 on = turn(frames.last, std::min(frames.last + 1 + stepsOfCourse, m_frameCount - 1));
    if (glm::length(on) < limitDegrees)
        return false;
    const glm::dvec3 axis = glm::normalize(on);
    for (int frame = 0; frame < m_frameCount; ++frame) {
        const glm::dvec3 away = turn(frames.last, frame);
        const double about = glm::dot(away, axis);
        if (about < -limitDegrees || glm::length(away - about * axis) > hingeDegrees + hingeFactor * about)
            return false;
    }
    return true;
}

// Returns whether a joint has the values that it holds in some frames in others, too: what is lost stops anywhere.
bool LostValueSearch::isHeldAgain(const FrameInterval &frames, const std::vector<FrameInterval> &holds) const
{
    return std::ranges::any_of(holds, [&](const FrameInterval &other) {
        const int between = std::max(other.first - frames.last, frames.first - other.last);
        return between > m_least && std::ranges::all_of(m_columns, [&](int column) {
                   return m_clip.motion.value(frames.first, column) == m_clip.motion.value(other.first, column);
               });
    });
}

// Returns whether a joint jumps at both ends of some frames as no movement does.
bool LostValueSearch::isBetweenJumps(const FrameInterval &frames) const
{
    const double jump = std::min(jumpTo(frames.first), jumpTo(frames.last + 1));
    return jump > jumpDegrees && jump > aloneFactor * mostBeside(frames);
}

// Returns whether a joint jumps away and back, to where it would be by now if it had never been away.
bool LostValueSearch::comesBack(const FrameInterval &frames) const
{
    if (!isBetweenJumps(frames))
        return false;
    const double jump = std::min(jumpTo(frames.first), jumpTo(frames.last + 1));
    return glm::distance(wayOver(frames), courseOver(frames)) < mostOffCourse * jump;
}

void LostValueSearch::addFrozen(std::vector<LostValues> &found) const
{
    std::vector<FrameInterval> holds = runsOf(m_frameCount, [this](int frame) { return isSame(frame); });
    std::erase_if(holds, [this](const FrameInterval &each) {
        return each.frameCount() < fewestBriefFrames || each.last + 1 == m_frameCount;
    });
    const auto isBrief = [this](const FrameInterval &each) { return each.frameCount() < m_least; };
    const bool isUsuallyBrief = isUsual(holds.size());
    if (isUsual(static_cast<std::size_t>(std::ranges::count_if(holds, std::not_fn(isBrief)))))
        return;
    for (FrameInterval each : holds) {
        const bool isLost = isBrief(each) ? !isUsuallyBrief && catchesUp(each) : stopsSuddenly(each);
        if (!isLost || isZero(each.first) || isHeldAgain(each, holds) || isAtLimit(each))
            continue;
        if (jumps(each.first - 1)) // the first of equal frames is a good one only if the joint has come to it
            --each.first;
        found.push_back({m_joint, each, GapKind::Frozen});
    }
}

void LostValueSearch::addZeros(std::vector<LostValues> &found) const
{
    const auto runs = runsOf(m_frameCount, [this](int frame) { return isZero(frame); });
    const auto isGap = [&](const FrameInterval &each) {
        if (each.frameCount() < m_least)
            return isBetweenJumps(each);
        const double jump = std::max(jumpTo(each.first), jumpTo(each.last + 1));
        return jump > clearDegrees && jump > suddenFactor * m_usualStep;
    };
    const bool isElsewhere = (isZero(0) && isZero(m_frameCount - 1)) || !std::ranges::all_of(runs, isGap);
    if (isElsewhere || isUsual(runs.size()))
        return;
    for (const FrameInterval &each : runs) {
        if (each.frameCount() >= fewestBriefFrames)
            found.push_back({m_joint, each, GapKind::Zero});
    }
}

bool LostValueSearch::jumps(int frame) const
{
    return frame > 0 && frame < m_frameCount && stepTo(frame) > m_jump;
}

// Returns whether the joint jumps to its place in this frame and then jumps on in another direction.
bool LostValueSearch::jumpsAway(int frame) const
{
    if (!jumps(frame) || !jumps(frame + 1))
        return false;
    const glm::dquat &here = at(m_track, frame);
    const glm::dvec3 to = rotationVector(glm::conjugate(at(m_track, frame - 1)) * here);
    const glm::dvec3 on = rotationVector(glm::conjugate(here) * at(m_track, frame + 1));
    return glm::length(to - on) > otherWay * std::max(glm::length(to), glm::length(on));
}

// At an end of the clip there is no frame beside it that could show the second jump.
FrameInterval LostValueSearch::withEnds(FrameInterval jumping) const
{
    if (jumping.first == 1 && jumps(1))
        jumping.first = 0;
    if (jumping.last == m_frameCount - 2 && jumps(m_frameCount - 1))
        jumping.last = m_frameCount - 1;
    return jumping;
}

void LostValueSearch::addJumping(std::vector<LostValues> &found) const
{
    struct Stretch
    {
        FrameInterval frames;
        std::vector<double> jumps{}; // degrees
    };
    std::vector<Stretch> stretches;
    for (int frame = 1; frame + 1 < m_frameCount; ++frame) {
        if (!jumpsAway(frame))
            continue;
        if (stretches.empty() || frame > stretches.back().frames.last + framesBetweenJumps + 1)
            stretches.push_back({{frame, frame}});
        stretches.back().frames.last = frame;
        stretches.back().jumps.push_back(stepTo(frame));
    }
    std::erase_if(stretches, [this](const Stretch &each) {
        const int frames = each.frames.frameCount();
        const bool isBrief = frames < briefSeconds * m_second;
        return frames < fewestJumpingFrames ||
               double(each.jumps.size()) < std::max(double(fewestJumps), leastOfFrames * frames) ||
               (isBrief && median(each.jumps) < m_largeJump);
    });
    int inAll = 0;
    for (const Stretch &each : stretches)
        inAll += each.frames.frameCount();
    if (inAll > mostJumping * m_frameCount || isUsual(stretches.size()))
        return;
    for (const Stretch &each : stretches)
        found.push_back({m_joint, withEnds(each.frames), GapKind::Jumping});
}

bool LostValueSearch::holds(const FrameInterval &frames) const
{
    for (int frame = frames.first + 1; frame <= frames.last; ++frame) {
        if (!isSame(frame))
            return false;
    }
    return m_usualStep > 0.0;
}

bool LostValueSearch::holdsExactly(const FrameInterval &frames) const
{
    const bool goesOn = frames.last + 1 < m_frameCount && isSame(frames.last + 1);
    return frames.first > 0 && isSame(frames.first) && !(frames.first > 1 && isSame(frames.first - 1)) && !goesOn &&
           holds(frames);
}

bool LostValueSearch::trembles(const FrameInterval &frames) const
{
    std::vector<double> inside;
    std::vector<double> elsewhere;
    for (int frame = 1; frame < m_frameCount; ++frame) {
        const bool isInside = frame >= frames.first && frame <= frames.last + 1;
        (isInside ? inside : elsewhere).push_back(stepTo(frame));
    }
    return !inside.empty() && !elsewhere.empty() &&
           median(std::move(inside)) > tremblesFactor * median(std::move(elsewhere)) + tremblesDegrees;
}

bool LostValueSearch::jumpsThrough(const FrameInterval &frames) const
{
    int count = 0;
    for (int frame = frames.first; frame <= frames.last + 1; ++frame)
        count += jumps(frame) ? 1 : 0;
    return count >= leastOfFrames * (frames.frameCount() + 1);
}

bool LostValueSearch::jumpsFrom(int good, int bad) const
{
    if (std::min(good, bad) < 0 || std::max(good, bad) >= m_frameCount)
        return false;
    const int way = good - bad;
    const int count = std::max(fewestNearby, static_cast<int>(nearbySeconds * m_second));
    double nearby = 0.0;
    for (int i = 0; i < count; ++i) {
        const int frame = good + way * i;
        if (frame + way >= 0 && frame + way < m_frameCount)
            nearby = std::max(nearby, angleBetween(frame, frame + way));
    }
    return angleBetween(good, bad) > seamFactor * nearby + seamDegrees;
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
    if (isUsual(static_cast<std::size_t>(double(jumps.size()) / shiftsOfHold)))
        return;
    for (std::size_t i = 0; i + 1 < jumps.size(); ++i) {
        const FrameInterval frames{jumps[i], jumps[i + 1] - 1};
        const bool isOther = std::ranges::any_of(found, [&](const LostValues &each) {
            return each.frames.first <= frames.last + 1 && frames.first <= each.frames.last + 1;
        });
        const bool isInside = frames.first > posesApart && frames.last + posesApart < m_frameCount - 1;
        const bool isBrief = frames.frameCount() < std::max(m_least, fewestShiftedFrames);
        if (!isOther && isInside && frames.frameCount() >= fewestBriefFrames && (!isBrief || comesBack(frames)) &&
            frames.frameCount() <= longestShiftSeconds * m_second && 3 * frames.frameCount() <= m_frameCount)
            found.push_back({m_joint, frames, GapKind::Implausible});
    }
}

} // namespace limber
