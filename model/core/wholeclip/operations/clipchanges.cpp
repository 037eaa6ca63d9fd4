#include "operations/clipchanges.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

namespace limber {

namespace {

// Returns the number of flips by joint, or nothing if the progress stopped it.
std::optional<std::vector<int>> flipsIn(const Clip &clip, const Progress &progress)
{
    std::vector<int> columns;
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        if (clip.skeleton.column(column).channel.isRotation())
            columns.push_back(column);
    }
    std::vector<int> flips(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
        if (progress.wantsToStop(frame, clip.motion.frameCount()))
            return std::nullopt;
        const std::span<const double> before = clip.motion.frame(frame - 1);
        const std::span<const double> now = clip.motion.frame(frame);
        for (const int column : columns) {
            if (std::abs(at(now, column) - at(before, column)) > flipDegrees)
                ++at(flips, clip.skeleton.column(column).joint);
        }
    }
    return flips;
}

bool differ(const Skeleton &a, const Skeleton &b)
{
    if (!a.hasSameLayoutAs(b))
        return true;
    for (const NodeId node : a.nodesInFileOrder()) {
        if (a.offsetOf(node) != b.offsetOf(node))
            return true;
    }
    return !std::ranges::equal(a.joints(), b.joints(), {}, &Joint::name, &Joint::name);
}

void keepLarger(ClipChanges::Largest &largest, double amount, int joint, int frame)
{
    if (amount > largest.amount)
        largest = {amount, joint, frame};
}

// Compares clips with the same layout frame by frame.
class FrameComparison
{
public:
    FrameComparison(const Clip &before, const Clip &after, const PositionRules &rules, ClipChanges &changes)
        : m_before(before), m_after(after), m_rules(rules), m_changes(changes),
          m_isJointChanged(static_cast<std::size_t>(before.skeleton.jointCount()))
    {
    }

    void compare(int frame)
    {
        const std::span<const double> old = m_before.motion.frame(frame);
        const std::span<const double> now = m_after.motion.frame(frame);
        if (old.data() == now.data() || std::ranges::equal(old, now))
            return;
        ++m_changes.changedFrames;
        for (int joint = 0; joint < m_before.skeleton.jointCount(); ++joint)
            compareJoint(joint, frame, old, now);
    }

    void finish() { m_changes.changedJoints = static_cast<int>(std::ranges::count(m_isJointChanged, true)); }

private:
    void compareJoint(int index, int frame, std::span<const double> old, std::span<const double> now)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        int changed = 0;
        double mostDegrees = 0.0; // the sum of all changes of angles, which no rotation exceeds
        for (int i = 0; i < joint.columnCount(); ++i) {
            const double value = at(now, joint.firstColumn + i);
            const double valueBefore = at(old, joint.firstColumn + i);
            if (value == valueBefore)
                continue;
            ++changed;
            mostDegrees += at(joint.channels, i).isRotation() ? std::abs(value - valueBefore) : 0.0;
        }
        if (changed == 0)
            return;
        m_changes.changedValues += changed;
        at(m_isJointChanged, index) = true;
        // This test skips nearly all frames, which makes the comparison quick.
        if (!(mostDegrees <= m_changes.degrees.amount)) {
            const glm::dmat3 turned = glm::transpose(localRotation(joint, old)) * localRotation(joint, now);
            keepLarger(m_changes.degrees, angleOf(turned) * degreesPerRadian, index, frame);
        }
        if (joint.hasPositions()) {
            const PositionRule rule = m_rules.of(joint);
            keepLarger(m_changes.units,
                       glm::distance(localTranslation(joint, old, rule), localTranslation(joint, now, rule)), index,
                       frame);
        }
    }

    const Clip &m_before;
    const Clip &m_after;
    const PositionRules &m_rules;
    ClipChanges &m_changes;
    std::vector<bool> m_isJointChanged;
};

} // namespace

ClipChanges changesBetween(const Clip &before, const Clip &after, const PositionRules &rules, const Progress &progress)
{
    ClipChanges cancelled;
    cancelled.isCancelled = true;
    const auto flipsBefore = flipsIn(before, progress.part(0.0, 0.2));
    const auto flipsAfter = flipsBefore ? flipsIn(after, progress.part(0.2, 0.4)) : std::nullopt;
    if (!flipsAfter)
        return cancelled;
    ClipChanges changes;
    changes.framesBefore = before.motion.frameCount();
    changes.framesAfter = after.motion.frameCount();
    changes.flipsBefore = std::accumulate(flipsBefore->begin(), flipsBefore->end(), 0);
    changes.flipsAfter = std::accumulate(flipsAfter->begin(), flipsAfter->end(), 0);
    changes.hasSameLayout = before.skeleton.hasSameLayoutAs(after.skeleton);
    changes.isAnyChange = differ(before.skeleton, after.skeleton) || changes.framesBefore != changes.framesAfter ||
                          before.motion.frameTimeSeconds() != after.motion.frameTimeSeconds();
    if (!changes.hasSameLayout || changes.framesBefore != changes.framesAfter)
        return changes;
    FrameComparison comparison(before, after, rules, changes);
    const Progress part = progress.part(0.4, 1.0);
    for (int frame = 0; frame < changes.framesAfter; ++frame) {
        if (part.wantsToStop(frame, changes.framesAfter))
            return cancelled;
        comparison.compare(frame);
    }
    comparison.finish();
    changes.isAnyChange = changes.isAnyChange || changes.changedValues > 0;
    return changes;
}

std::vector<int> flipsOfJoints(const Clip &clip)
{
    return *flipsIn(clip, {});
}

} // namespace limber
