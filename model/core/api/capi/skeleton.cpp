#include "capi/handles.h"
#include "motion/writablename.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

using namespace limber;
using namespace limber::capi;

namespace {

limber_status copyOffset(const glm::dvec3 &from, double offset[3])
{
    for (int axis = 0; axis < 3; ++axis)
        offset[axis] = from[axis];
    return LIMBER_OK;
}

limber_status setOffset(limber_clip *clip, NodeId node, const double offset[3])
{
    if (!std::all_of(offset, offset + 3, [](double value) { return std::isfinite(value); }))
        return LIMBER_BAD_ARGUMENT;
    clip->clip.skeleton.setOffset(node, {offset[0], offset[1], offset[2]});
    return LIMBER_OK;
}

const Joint &jointOf(const limber_clip *clip, int joint)
{
    return clip->clip.skeleton.joint(joint);
}

bool isChannel(limber_channel channel)
{
    return isIndex(static_cast<int>(channel), static_cast<int>(allChannels.size()));
}

} // namespace

int limber_joint_count(const limber_clip *clip)
{
    return clip != nullptr ? clip->clip.skeleton.jointCount() : 0;
}

int limber_end_site_count(const limber_clip *clip)
{
    return clip != nullptr ? clip->clip.skeleton.endSiteCount() : 0;
}

int limber_column_count(const limber_clip *clip)
{
    return clip != nullptr ? clip->clip.skeleton.columnCount() : 0;
}

const char *limber_joint_name(const limber_clip *clip, int joint, size_t *length)
{
    const bool found = hasJoint(clip, joint);
    if (length != nullptr)
        *length = found ? jointOf(clip, joint).name.size() : 0;
    return found ? jointOf(clip, joint).name.c_str() : nullptr;
}

int limber_joint_parent(const limber_clip *clip, int joint)
{
    return hasJoint(clip, joint) ? jointOf(clip, joint).parent : LIMBER_NONE;
}

int limber_end_site_parent(const limber_clip *clip, int endSite)
{
    return hasEndSite(clip, endSite) ? clip->clip.skeleton.endSite(endSite).parent : LIMBER_NONE;
}

limber_status limber_joint_offset(const limber_clip *clip, int joint, double offset[3])
{
    if (!hasJoint(clip, joint) || offset == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return copyOffset(jointOf(clip, joint).offset, offset);
}

limber_status limber_end_site_offset(const limber_clip *clip, int endSite, double offset[3])
{
    if (!hasEndSite(clip, endSite) || offset == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return copyOffset(clip->clip.skeleton.endSite(endSite).offset, offset);
}

int limber_joint_channel_count(const limber_clip *clip, int joint)
{
    return hasJoint(clip, joint) ? jointOf(clip, joint).columnCount() : 0;
}

limber_status limber_joint_channel(const limber_clip *clip, int joint, int index, limber_channel *channel)
{
    if (channel == nullptr || !isIndex(index, limber_joint_channel_count(clip, joint)))
        return LIMBER_BAD_ARGUMENT;
    const Channel found = jointOf(clip, joint).channels[static_cast<std::size_t>(index)];
    const auto ordinal = std::ranges::find(allChannels, found) - allChannels.begin();
    *channel = static_cast<limber_channel>(ordinal);
    return LIMBER_OK;
}

int limber_joint_first_column(const limber_clip *clip, int joint)
{
    return hasJoint(clip, joint) ? jointOf(clip, joint).firstColumn : LIMBER_NONE;
}

int limber_column_of(const limber_clip *clip, int joint, limber_channel channel)
{
    if (!hasJoint(clip, joint) || !isChannel(channel))
        return LIMBER_NONE;
    return clip->clip.skeleton.columnOf(joint, allChannels[static_cast<std::size_t>(channel)]).value_or(LIMBER_NONE);
}

limber_status limber_set_offset(limber_clip *clip, int joint, const double offset[3])
{
    if (!hasJoint(clip, joint) || offset == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return setOffset(clip, NodeId::joint(joint), offset);
}

limber_status limber_set_end_site_offset(limber_clip *clip, int endSite, const double offset[3])
{
    if (!hasEndSite(clip, endSite) || offset == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return setOffset(clip, NodeId::endSite(endSite), offset);
}

limber_status limber_set_name(limber_clip *clip, int joint, const char *name, size_t length)
{
    if (!hasJoint(clip, joint) || name == nullptr || !isWritableName({name, length}))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        clip->clip.skeleton.setName(joint, std::string(name, length));
        return LIMBER_OK;
    });
}
