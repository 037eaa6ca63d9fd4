#include "proportions/offsetretarget.h"

#include "base/at.h"
#include "messages/retargetmessages.h"
#include "pose/settledpositions.h"
#include "proportions/feetkeeper.h"
#include "proportions/positionkeeper.h"

#include <algorithm>

namespace limber {

namespace {

// Adds the change of an OFFSET to the joint's position channels, or subtracts it from them.
void shiftChannels(const Joint &joint, const glm::dvec3 &change, double sign, Motion &motion)
{
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        const double by = channel.isPosition() ? sign * change[channel.axisIndex()] : 0.0;
        if (by == 0.0)
            continue;
        for (int frame = 0; frame < motion.frameCount(); ++frame)
            motion.setValue(frame, joint.firstColumn + i, motion.value(frame, joint.firstColumn + i) + by);
    }
}

// Adapts position channels. Channels that replace an OFFSET hold the old one: they follow it if bones should change.
// Channels that are added to it compensate for it if joints should stay. The channels of roots are not bones.
void fitPositionChannels(const Clip &before, const PositionRules &rules, OffsetMotion motion, Clip &after)
{
    for (int index = 0; index < before.skeleton.jointCount(); ++index) {
        const Joint &joint = before.skeleton.joint(index);
        const glm::dvec3 change = after.skeleton.joint(index).offset - joint.offset;
        const bool adds = rules.of(joint) == PositionRule::Add;
        if (motion == OffsetMotion::KeepFeet && !adds && !joint.isRoot())
            shiftChannels(joint, change, 1.0, after.motion);
        else if (motion == OffsetMotion::KeepPositions && adds)
            shiftChannels(joint, change, -1.0, after.motion);
    }
}

// Adds a note about joints whose channels replace their changed OFFSET: such a joint does not move with it.
void noteDeadOffsets(const Clip &before, const PositionRules &rules, OffsetsResult &changed)
{
    int dead = 0;
    for (int index = 0; index < before.skeleton.jointCount(); ++index) {
        const Joint &joint = before.skeleton.joint(index);
        const glm::dvec3 change = changed.clip.skeleton.joint(index).offset - joint.offset;
        dead += !joint.isRoot() && rules.of(joint) == PositionRule::Replace &&
                std::ranges::any_of(joint.channels, [&](Channel channel) {
                    return channel.isPosition() && change[channel.axisIndex()] != 0.0;
                });
    }
    if (dead > 0)
        changed.notes.push_back(messages::deadOffsets(dead));
}

bool keep(const Clip &clip, const PositionRules &rules, const OffsetSettings &settings, OffsetsResult &changed,
          const Progress &progress)
{
    if (settings.motion == OffsetMotion::KeepFeet)
        return keepFeet(clip, rules, settings, changed, progress);
    return keepPositions(clip, rules, changed, progress);
}

// Makes Auto read the result as it read the clip.
void settle(const Clip &clip, OffsetsResult &changed)
{
    if (!isReadBy(changed.rules, clip.skeleton, clip.motion))
        return;
    const SettledPositions settled = settlePositions(changed.clip, changed.rules);
    changed.rules = settled.rules;
    if (const Message note = noteOn(settled); !note.isEmpty())
        changed.notes.push_back(note);
}

} // namespace

std::optional<OffsetsResult> withOffsets(const Clip &clip, const PositionRules &rules,
                                         std::span<const NodeOffset> offsets, const OffsetSettings &settings,
                                         const Progress &progress)
{
    OffsetsResult changed;
    changed.clip = clip;
    changed.rules = rules;
    for (const NodeOffset &change : offsets)
        changed.clip.skeleton.setOffset(change.node, change.offset);
    fitPositionChannels(clip, rules, settings.motion, changed.clip);
    if (settings.motion == OffsetMotion::KeepChannels) {
        noteDeadOffsets(clip, rules, changed);
        return changed;
    }
    if (!keep(clip, rules, settings, changed, progress))
        return std::nullopt;
    settle(clip, changed);
    return changed;
}

void scalePositions(Clip &clip, double factor)
{
    for (int column = 0; factor != 1.0 && column < clip.skeleton.columnCount(); ++column) {
        if (!clip.skeleton.column(column).channel.isPosition())
            continue;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) * factor);
    }
}

} // namespace limber
