#include "capi/handles.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

using namespace limber;
using namespace limber::capi;

namespace {

bool areFinite(std::span<const double> values)
{
    return std::ranges::all_of(values, [](double value) { return std::isfinite(value); });
}

PositionRuleChoice choiceOf(limber_position_rule rule)
{
    switch (rule) {
    case LIMBER_RULE_REPLACE:
        return PositionRuleChoice::Replace;
    case LIMBER_RULE_ADD:
        return PositionRuleChoice::Add;
    case LIMBER_RULE_AUTO:
        break;
    }
    return PositionRuleChoice::Auto;
}

void copyPositions(const std::vector<glm::dvec3> &positions, double *to)
{
    if (to == nullptr)
        return;
    for (const glm::dvec3 &position : positions) {
        for (int axis = 0; axis < 3; ++axis)
            *to++ = position[axis];
    }
}

} // namespace

int limber_frame_count(const limber_clip *clip)
{
    return clip != nullptr ? clip->clip.motion.frameCount() : 0;
}

double limber_frame_time(const limber_clip *clip)
{
    return clip != nullptr ? clip->clip.motion.frameTimeSeconds() : 0.0;
}

const double *limber_frame(const limber_clip *clip, int frame)
{
    return hasFrames(clip, frame, 1) ? clip->clip.motion.frame(frame).data() : nullptr;
}

limber_status limber_copy_frames(const limber_clip *clip, int first, int count, double *values, size_t capacity)
{
    if (!hasFrames(clip, first, count))
        return LIMBER_BAD_ARGUMENT;
    const auto columns = static_cast<std::size_t>(clip->clip.motion.columnCount());
    const std::size_t size = static_cast<std::size_t>(count) * columns;
    if (size > capacity || (size > 0 && values == nullptr))
        return LIMBER_BAD_ARGUMENT;
    for (int frame = first; frame < first + count; ++frame)
        values = std::ranges::copy(clip->clip.motion.frame(frame), values).out;
    return LIMBER_OK;
}

limber_status limber_positions(const limber_clip *clip, int frame, limber_position_rule rule, double *joints,
                               double *endSites)
{
    if (!hasFrames(clip, frame, 1))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        const auto rules = decidePositionRules(clip->clip.skeleton, clip->clip.motion, choiceOf(rule));
        const Pose pose = poseAt(clip->clip, frame, rules);
        copyPositions(pose.jointPositions, joints);
        copyPositions(pose.endPositions, endSites);
        return LIMBER_OK;
    });
}

limber_status limber_set_value(limber_clip *clip, int frame, int column, double value)
{
    if (!hasFrames(clip, frame, 1) || !isIndex(column, limber_column_count(clip)) || !std::isfinite(value))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        clip->clip.motion.setValue(frame, column, value);
        return LIMBER_OK;
    });
}

limber_status limber_set_frame_time(limber_clip *clip, double seconds)
{
    if (clip == nullptr || !std::isfinite(seconds) || seconds < 0.0)
        return LIMBER_BAD_ARGUMENT;
    clip->clip.motion.setFrameTimeSeconds(seconds);
    return LIMBER_OK;
}

limber_status limber_insert_frames(limber_clip *clip, int before, int count, const double *values)
{
    if (!hasFrames(clip, before, 0) || count < 0 || count > std::numeric_limits<int>::max() - limber_frame_count(clip))
        return LIMBER_BAD_ARGUMENT;
    const std::size_t size = static_cast<std::size_t>(count) * static_cast<std::size_t>(limber_column_count(clip));
    if (size == 0)
        return count == 0 ? LIMBER_OK : LIMBER_BAD_ARGUMENT; // frames without values have no rows in a file
    if (values == nullptr || !areFinite({values, size}))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        clip->clip.motion.insertFrames(before, {limber_column_count(clip), {values, values + size}, {}});
        return LIMBER_OK;
    });
}

limber_status limber_remove_frames(limber_clip *clip, int first, int count)
{
    if (!hasFrames(clip, first, count))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        clip->clip.motion.removeFrames(first, count);
        return LIMBER_OK;
    });
}
