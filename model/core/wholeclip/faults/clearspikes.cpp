#include "faults/clearspikes.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "filling/gapfigure.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "tracks/posesapart.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/spikes.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double fewestFramesPerSecond = 20.0;
constexpr int besideEnds = 3; // frames at an end of the clip that may hold a pose of their own
constexpr int besideGap = 2; // frames
constexpr double searchedDegrees = 15.0;
constexpr double clearDegrees = 30.0;
constexpr double searchedNcm = 5.0;
constexpr double clearNcm = 15.0;
constexpr double clearFactor = 1.5; // of the largest usual distance
constexpr double visibleDegrees = 15.0; // in the world

// Finds the clear spikes of one clip.
class ClearSpikeSearch
{
public:
    ClearSpikeSearch(const GapSearchInput &input, const std::vector<FoundGap> &gaps)
        : m_input(input), m_clip(input.clip), m_gaps(gaps)
    {
        const FrameInterval all{0, m_clip.motion.frameCount() - 1};
        m_frames = without(posesApart(m_clip, all), all);
    }

    std::optional<std::vector<ClearSpike>> run(const Progress &progress)
    {
        const bool isSlow = m_clip.motion.playingFrameTimeSeconds() * fewestFramesPerSecond > 1.0;
        const int joints = m_clip.skeleton.jointCount();
        if (isSlow || joints == 0 || m_frames.frameCount() <= 2 * besideEnds)
            return m_found;
        m_isLarge = largeJoints(m_clip, m_input.rules, m_input.vocabulary);
        m_unitsPerNcm =
            figureOfGap(m_clip, m_input.rules, m_input.vocabulary, {.joints = {0}, .frames = {}}).unitsPerBody /
            ncmOfBody;
        for (int joint = 0; joint < joints; ++joint) {
            const Progress part = progress.part(double(joint) / joints, double(joint + 1) / joints);
            if (!part(0.0) || !look(joint, part))
                return std::nullopt;
        }
        std::ranges::stable_sort(m_found, {}, [](const ClearSpike &each) { return each.frames.first; });
        return std::move(m_found);
    }

private:
    // Returns false if the progress stopped it.
    bool look(int joint, const Progress &progress)
    {
        if (carriesLarge(joint)) {
            const auto turns =
                findSpikes(rotationTrack(m_clip, joint, m_frames), {.least = searchedDegrees}, progress.part(0.0, 0.5));
            if (!turns)
                return false;
            add(joint, *turns, false);
        }
        if (!m_clip.skeleton.joint(joint).hasPositions())
            return true;
        const auto moves = findSpikes(positionTrack(m_clip, joint, m_frames, m_input.rules),
                                      {.least = searchedNcm, .unitsPerNcm = m_unitsPerNcm}, progress.part(0.5, 1.0));
        if (moves)
            add(joint, *moves, true);
        return moves.has_value();
    }

    // Returns whether a joint or one below it is large: some pelvises have no bones of their own.
    [[nodiscard]] bool carriesLarge(int joint) const
    {
        const auto begin = m_isLarge.begin();
        return m_clip.skeleton.joint(joint).hasRotations() &&
               std::find(begin + joint, begin + m_clip.skeleton.subtreeEnd(joint), true) !=
                   begin + m_clip.skeleton.subtreeEnd(joint);
    }

    void add(int joint, const std::vector<Spike> &spikes, bool isOfPlace)
    {
        const double clear = isOfPlace ? clearNcm : clearDegrees;
        for (const Spike &spike : spikes) {
            const FrameInterval frames{spike.frames.first + m_frames.first, spike.frames.last + m_frames.first};
            const bool isInside =
                frames.first >= m_frames.first + besideEnds && frames.last + besideEnds <= m_frames.last;
            if (isInside && spike.amount >= std::max(clear, clearFactor * spike.limit) && !isLost(joint, frames) &&
                (isOfPlace || isVisible(joint, frames)))
                m_found.push_back({joint, frames, spike.amount, isOfPlace});
        }
    }

    [[nodiscard]] bool isLost(int joint, const FrameInterval &frames) const
    {
        return std::ranges::any_of(m_gaps, [&](const FoundGap &gap) {
            return std::ranges::binary_search(gap.joints, joint) && frames.first <= gap.frames.last + besideGap &&
                   gap.frames.first <= frames.last + besideGap;
        });
    }

    // Returns whether something on the joint jumps in the world.
    [[nodiscard]] bool isVisible(int joint, const FrameInterval &frames) const
    {
        const Pose before = poseAt(m_clip, frames.first - 1, m_input.rules);
        const Pose pose = poseAt(m_clip, (frames.first + frames.last) / 2, m_input.rules);
        const auto bone = [&](const Pose &in, NodeId child) {
            return in.positionOf(child) - in.positionOf(NodeId::joint(joint));
        };
        return std::ranges::any_of(m_clip.skeleton.childrenOf(joint), [&](NodeId child) {
            const glm::dquat swing = quaternionArc(bone(before, child), bone(pose, child));
            const bool turns = child.isJoint() && turnOf(child.index, before, pose) > visibleDegrees;
            return turns || glm::length(rotationVector(swing)) * degreesPerRadian > visibleDegrees;
        });
    }

    // Returns by how many degrees a joint turns in the world from one pose to another.
    [[nodiscard]] static double turnOf(int joint, const Pose &from, const Pose &to)
    {
        const glm::dquat turn = glm::conjugate(glm::quat_cast(at(from.worldFromJoint, joint))) *
                                glm::quat_cast(at(to.worldFromJoint, joint));
        return glm::length(rotationVector(turn)) * degreesPerRadian;
    }

    const GapSearchInput &m_input;
    const Clip &m_clip;
    const std::vector<FoundGap> &m_gaps;
    FrameInterval m_frames; // without poses that stand apart
    std::vector<bool> m_isLarge; // by joint
    double m_unitsPerNcm = 1.0;
    std::vector<ClearSpike> m_found;
};

} // namespace

std::optional<std::vector<ClearSpike>> findClearSpikes(const GapSearchInput &input, const std::vector<FoundGap> &gaps,
                                                       const Progress &progress)
{
    return ClearSpikeSearch(input, gaps).run(progress);
}

} // namespace limber
