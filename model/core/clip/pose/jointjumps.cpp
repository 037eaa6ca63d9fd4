#include "pose/jointjumps.h"

#include "base/statistics.h"
#include "pose/localrotation.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double leastDegrees = 12.0;
constexpr double leastFraction = 1.0 / 100.0; // of the longest way along the bones
constexpr double factorOfMedian = 6.0;
constexpr double factorOfSteps = 3.0;
constexpr double longestSeconds = 0.02; // of a jump; files with many frames a second were often resampled
constexpr double aroundSeconds = 0.1;
constexpr int leastAround = 5; // frames
constexpr int mostAround = 12;
constexpr int medianFrames = 8; // on each side
constexpr std::size_t courseFrames = 3; // on each side
constexpr int framesOfOneJump = 6;
constexpr std::size_t mostFound = 100'000; // a larger number is noise, not glitches

// Returns a number of frames that last at most this long.
int framesIn(double seconds, double frameTimeSeconds, int least, int most)
{
    if (!(frameTimeSeconds > 0.0))
        return least;
    constexpr double rounding = 1e-3; // 0.008333 is 1/120
    return std::clamp(static_cast<int>(std::min(seconds / frameTimeSeconds + rounding, 1000.0)), least, most);
}

double degreesBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    const glm::dmat3 difference = glm::transpose(a) * b;
    const double cosine = (difference[0][0] + difference[1][1] + difference[2][2] - 1.0) / 2.0;
    const double degrees = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180.0 / glm::pi<double>();
    return std::isfinite(degrees) ? degrees : 0.0;
}

// The rotations of a joint relative to its parent.
class RotationTrack
{
public:
    RotationTrack(const Clip &clip, const Joint &joint)
    {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            m_rotations.push_back(localRotation(joint, clip.motion.frame(frame)));
    }

    [[nodiscard]] std::size_t size() const { return m_rotations.size(); }
    [[nodiscard]] double between(std::size_t from, std::size_t to) const
    {
        return degreesBetween(m_rotations[from], m_rotations[to]);
    }

private:
    std::vector<glm::dmat3> m_rotations;
};

// The position channels of a joint, less its course: the median of the steps near each step. Someone who walks moves
// all the time, up and down too, and whoever lands stops at once without a jump.
class PositionTrack
{
public:
    PositionTrack(const Clip &clip, const Joint &joint)
        : m_offCourse(static_cast<std::size_t>(clip.motion.frameCount()), glm::dvec3(0.0))
    {
        for (int channel = 0; channel < joint.columnCount(); ++channel) {
            const Channel &each = joint.channels[static_cast<std::size_t>(channel)];
            if (each.isPosition())
                addAxis(clip.motion, joint.firstColumn + channel, static_cast<int>(each.axis));
        }
    }

    [[nodiscard]] std::size_t size() const { return m_offCourse.size(); }
    [[nodiscard]] double between(std::size_t from, std::size_t to) const
    {
        const double distance = glm::distance(m_offCourse[from], m_offCourse[to]);
        return std::isfinite(distance) ? distance : 0.0;
    }

private:
    void addAxis(const Motion &motion, int column, int axis)
    {
        std::vector<double> steps;
        for (int frame = 1; frame < motion.frameCount(); ++frame) {
            const double step = motion.value(frame, column) - motion.value(frame - 1, column);
            steps.push_back(std::isfinite(step) ? step : 0.0);
        }
        if (std::ranges::all_of(steps, [](double step) { return step == 0.0; }))
            return;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto first = steps.begin() + static_cast<std::ptrdiff_t>(i > courseFrames ? i - courseFrames : 0);
            const auto end = steps.begin() + static_cast<std::ptrdiff_t>(std::min(steps.size(), i + courseFrames + 1));
            m_offCourse[i + 1][axis] = m_offCourse[i][axis] + steps[i] - median({first, end});
        }
    }

    std::vector<glm::dvec3> m_offCourse;
};

template <typename Track>
class TrackSearch
{
public:
    TrackSearch(Track track, double least, double frameTimeSeconds)
        : m_track(std::move(track)), m_least(least),
          m_longest(static_cast<std::size_t>(framesIn(longestSeconds, frameTimeSeconds, 1, framesOfOneJump))),
          m_around(static_cast<std::size_t>(framesIn(aroundSeconds, frameTimeSeconds, leastAround, mostAround)))
    {
        m_steps.push_back(0.0);
        for (std::size_t frame = 1; frame < m_track.size(); ++frame)
            m_steps.push_back(m_track.between(frame - 1, frame));
    }

    // Calls `report` with frame, size and median of each jump.
    template <typename Report>
    void find(const Report &report)
    {
        for (std::size_t frame = 1; frame < m_track.size(); ++frame) {
            if (isSlowAt(frame))
                continue;
            for (std::size_t length = 1; length <= m_longest && frame + length <= m_track.size(); ++length) {
                const double size = m_track.between(frame - 1, frame + length - 1);
                const double around = size > m_least ? medianAround(frame, length) : 0.0;
                if (size <= m_least || !isJump(frame, length, size / static_cast<double>(length), around))
                    continue;
                report(static_cast<int>(frame), size, around);
                break;
            }
        }
    }

private:
    // Nearly all frames end here.
    [[nodiscard]] bool isSlowAt(std::size_t frame) const
    {
        return m_steps[frame] < m_least / static_cast<double>(2 * m_longest);
    }

    // Returns the median of the steps near a jump, without those of the jump.
    [[nodiscard]] double medianAround(std::size_t frame, std::size_t length) const
    {
        std::vector<double> near;
        const std::size_t end = std::min(m_track.size(), frame + medianFrames + 1);
        for (std::size_t i = frame > medianFrames ? frame - medianFrames : 1; i < end; ++i) {
            if (i < frame || i >= frame + length)
                near.push_back(m_steps[i]);
        }
        return near.empty() ? 0.0 : median(std::move(near));
    }

    [[nodiscard]] bool isJump(std::size_t frame, std::size_t length, double step, double around) const
    {
        const double most = step / factorOfSteps;
        const std::size_t after = frame + length;
        const double leastAtEnds = 0.5 * step; // otherwise the jump is shorter
        return step > factorOfMedian * around && m_steps[frame] >= leastAtEnds && m_steps[after - 1] >= leastAtEnds &&
               isSlow(frame > m_around ? frame - m_around : 1, frame, most) &&
               (isSlow(after, after + m_around, most) || comesBack(frame, length, most));
    }

    // Returns whether no step from `first` up to `end` is larger.
    [[nodiscard]] bool isSlow(std::size_t first, std::size_t end, double most) const
    {
        for (std::size_t i = first; i < std::min(end, m_track.size()); ++i) {
            if (m_steps[i] > most)
                return false;
        }
        return true;
    }

    // Returns whether the joint is back a few frames after a jump, and slow from then on.
    [[nodiscard]] bool comesBack(std::size_t frame, std::size_t length, double most) const
    {
        const std::size_t end = std::min(m_track.size(), frame + length + framesOfOneJump);
        for (std::size_t back = frame + length; back < end; ++back) {
            if (m_track.between(frame - 1, back) <= most && isSlow(back + 1, back + 1 + m_around, most))
                return true;
        }
        return false;
    }

    Track m_track;
    double m_least;
    std::size_t m_longest; // frames of a jump
    std::size_t m_around; // frames before and after it
    std::vector<double> m_steps; // to each frame
};

template <typename Track, typename Report>
void findJumps(const Clip &clip, int joint, double least, const Report &report)
{
    if (clip.motion.frameCount() > 1)
        TrackSearch<Track>(Track(clip, clip.skeleton.joint(joint)), least, clip.motion.frameTimeSeconds()).find(report);
}

// Returns the longest way along the bones from one end of the skeleton to another, as from a hand to a foot; of a
// single chain its length. A root on the floor far from the body does not count.
double longestWay(const Skeleton &skeleton)
{
    std::vector<double> below(static_cast<std::size_t>(skeleton.jointCount()), 0.0); // to the farthest end
    double longest = 0.0;
    double longestChain = 0.0;
    const auto add = [&](int parent, double length) {
        if (parent == NoJoint)
            return;
        double &farthest = below[static_cast<std::size_t>(parent)];
        if (farthest > 0.0)
            longest = std::max(longest, farthest + length);
        farthest = std::max(farthest, length);
        longestChain = std::max(longestChain, length);
    };
    for (const EndSite &end : skeleton.endSites())
        add(end.parent, glm::length(end.offset));
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        const Joint &each = skeleton.joint(joint);
        add(each.parent, below[static_cast<std::size_t>(joint)] + glm::length(each.offset));
    }
    return longest > 0.0 ? longest : longestChain;
}

} // namespace

void JointJumpSearch::start(int jointCount)
{
    m_jointCount = jointCount;
    m_next = 0;
    m_found.clear();
}

bool JointJumpSearch::lookAtNext(const Clip &clip)
{
    if (m_next == 0)
        m_leastDistance = leastFraction * longestWay(clip.skeleton);
    if (m_next < std::min(m_jointCount, clip.skeleton.jointCount()) && m_found.size() < mostFound)
        look(clip, m_next++);
    else
        m_next = m_jointCount;
    return m_next < m_jointCount;
}

void JointJumpSearch::look(const Clip &clip, int joint)
{
    const auto reporterOf = [&](JointJump::Kind kind, double least) {
        return [this, joint, kind, least](int frame, double size, double around) {
            m_found.push_back({{frame, joint, kind, size, around}, size / least});
        };
    };
    findJumps<RotationTrack>(clip, joint, leastDegrees, reporterOf(JointJump::Kind::Rotation, leastDegrees));
    // Without bones there is nothing to tell what is far.
    if (m_leastDistance > 0.0 && clip.skeleton.joint(joint).hasPositions())
        findJumps<PositionTrack>(clip, joint, m_leastDistance, reporterOf(JointJump::Kind::Position, m_leastDistance));
}

std::vector<JointJump> JointJumpSearch::jumps() const
{
    std::vector<Found> sorted = m_found;
    std::ranges::stable_sort(sorted, {}, [](const Found &each) { return each.jump.frame; });
    std::vector<JointJump> jumps;
    int last = 0; // frame of the last step of the jump
    double multiple = 0.0; // of the jump that is kept
    for (const Found &found : sorted) {
        const bool isNew = jumps.empty() || found.jump.frame - last > framesOfOneJump;
        if (isNew) {
            jumps.push_back(found.jump);
        } else if (found.multiple > multiple) {
            const int first = jumps.back().frame;
            jumps.back() = found.jump;
            jumps.back().frame = first;
        }
        multiple = isNew ? found.multiple : std::max(multiple, found.multiple);
        last = found.jump.frame;
    }
    return jumps;
}

} // namespace limber
