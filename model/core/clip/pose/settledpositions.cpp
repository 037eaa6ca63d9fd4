#include "pose/settledpositions.h"

#include "base/statistics.h"
#include "messages/posemessages.h"
#include "pose/pose.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace limber {

namespace {

PositionRules rulesOf(PositionRule roots, PositionRule joints)
{
    return {roots, joints, {}};
}

// Returns all rules that Auto can choose.
const std::array<PositionRules, 3> &findableRules()
{
    static const std::array<PositionRules, 3> rules{rulesOf(PositionRule::Replace, PositionRule::Replace),
                                                    rulesOf(PositionRule::Add, PositionRule::Replace),
                                                    rulesOf(PositionRule::Add, PositionRule::Add)};
    return rules;
}

// Rewrites a joint's position values of one frame by another rule. Returns whether any value changed. A channel that a
// joint has twice counts twice if values are added, and once if they replace.
bool rewrite(Motion &motion, const Joint &joint, int frame, PositionRule from, PositionRule to)
{
    const glm::dvec3 translation = localTranslation(joint, motion.frame(frame), from);
    std::array<bool, 3> isWritten{};
    bool changes = false;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (!channel.isPosition())
            continue;
        const int axis = channel.axisIndex();
        double value = translation[axis] - (to == PositionRule::Add ? joint.offset[axis] : 0.0);
        if (std::exchange(isWritten[static_cast<std::size_t>(axis)], true) && to == PositionRule::Add)
            value = 0.0;
        if (motion.value(frame, joint.firstColumn + i) == value)
            continue;
        motion.setValue(frame, joint.firstColumn + i, value);
        changes = true;
    }
    return changes;
}

// Rewrites the clip by other rules. Returns how many joints changed, or nothing if the progress stopped it.
std::optional<int> rewrite(Clip &clip, const PositionRules &from, const PositionRules &to, const Progress &progress)
{
    int count = 0;
    const int joints = clip.skeleton.jointCount();
    for (int index = 0; index < joints; ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        if (!joint.hasPositions() || from.of(joint) == to.of(joint))
            continue;
        const Progress part = progress.part(double(index) / joints, double(index + 1) / joints);
        bool changes = false;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            if (part.wantsToStop(frame, clip.motion.frameCount()))
                return std::nullopt;
            changes |= rewrite(clip.motion, joint, frame, from.of(joint), to.of(joint));
        }
        count += changes;
    }
    return count;
}

double medianOf(const Motion &motion, int column)
{
    std::vector<double> values;
    for (int frame = 0; frame < motion.frameCount(); ++frame)
        values.push_back(motion.value(frame, column));
    return middleValue(std::move(values));
}

// Gives a joint another OFFSET if its OFFSET makes the clip's whole positions look like displacements. It changes only
// coordinates that have a channel, since their OFFSET has no effect.
bool giveOffset(Clip &clip, int index)
{
    constexpr double clearlyWhole = 0.5;
    const Joint &joint = clip.skeleton.joint(index);
    const auto fraction = positionFraction(joint, clip.motion);
    if (!fraction || *fraction >= clearlyWhole)
        return false;
    glm::dvec3 offset = joint.offset;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (channel.isPosition())
            offset[channel.axisIndex()] = medianOf(clip.motion, joint.firstColumn + i);
    }
    clip.skeleton.setOffset(NodeId::joint(index), offset);
    if (positionFraction(joint, clip.motion).value_or(1.0) >= clearlyWhole)
        return true;
    for (const Channel channel : joint.channels) {
        if (channel.isPosition())
            offset[channel.axisIndex()] = 0.0;
    }
    clip.skeleton.setOffset(NodeId::joint(index), offset);
    return true;
}

bool isSilent(const Skeleton &skeleton, const Motion &motion)
{
    for (int column = 0; column < skeleton.columnCount(); ++column) {
        for (int frame = 0; frame < motion.frameCount() && skeleton.column(column).channel.isPosition(); ++frame) {
            if (motion.value(frame, column) != 0.0)
                return false;
        }
    }
    return true;
}

} // namespace

SettledPositions settlePositions(Clip &clip, const PositionRules &rules, const Progress &progress)
{
    SettledPositions cancelled;
    cancelled.isCancelled = true;
    std::vector<PositionRules> candidates{rules, decidePositionRules(clip.skeleton, clip.motion)};
    candidates.insert(candidates.end(), findableRules().begin(), findableRules().end());
    const auto steps = static_cast<double>(candidates.size() + 1);
    double done = 0.0;
    for (const PositionRules &candidate : candidates) {
        Clip written = clip;
        const auto rewritten = rewrite(written, rules, candidate, progress.part(done / steps, (done + 1.0) / steps));
        done += 1.0;
        if (!rewritten)
            return cancelled;
        if (!isReadBy(candidate, written.skeleton, written.motion))
            continue;
        clip = std::move(written);
        return {decidePositionRules(clip.skeleton, clip.motion), *rewritten, {}};
    }
    Clip written = clip;
    const auto rewritten = rewrite(written, rules, findableRules().front(), progress.part(done / steps, 1.0));
    if (!rewritten)
        return cancelled;
    clip = std::move(written);
    SettledPositions settled;
    settled.rewrittenJoints = *rewritten;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        if (clip.skeleton.joint(joint).hasPositions() && giveOffset(clip, joint))
            settled.jointsWithNewOffset.push_back(joint);
    }
    settled.rules = decidePositionRules(clip.skeleton, clip.motion);
    return settled;
}

Message noteOn(const SettledPositions &settled)
{
    const std::size_t count = settled.jointsWithNewOffset.size();
    if (count == 0)
        return {};
    return messages::offsetsSettled(count);
}

PositionRules rulesForNewMotion(const Clip &skeleton, const PositionRules &rules)
{
    return isSilent(skeleton.skeleton, skeleton.motion) ? rulesOf(PositionRule::Replace, PositionRule::Replace) : rules;
}

} // namespace limber
