#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace limber {

// The values of one joint in one frame, found by channel: hips[channels::Yposition]. Number is double, or
// const double for reading only. Of a channel that the joint has twice the first is found.
template <typename Number>
class BasicJointChannels
{
public:
    // `values` are the joint's own, in the order of its channels.
    BasicJointChannels(const Joint &joint, std::span<Number> values) : m_joint(&joint), m_values(values) {}

    // Whose channels these are.
    [[nodiscard]] const Joint &joint() const { return *m_joint; }
    // Degrees and file units, in the order of joint().channels.
    [[nodiscard]] std::span<Number> values() const { return m_values; }

    // Null if the joint has no such channel.
    [[nodiscard]] Number *find(Channel channel) const
    {
        const auto found = std::ranges::find(m_joint->channels, channel);
        if (found == m_joint->channels.end())
            return nullptr;
        return &m_values[static_cast<std::size_t>(found - m_joint->channels.begin())];
    }
    // Whether the joint has this channel.
    [[nodiscard]] bool has(Channel channel) const { return find(channel) != nullptr; }
    // The joint must have the channel.
    [[nodiscard]] Number &operator[](Channel channel) const
    {
        Number *const found = find(channel);
        assert(found != nullptr);
        return *found;
    }

private:
    const Joint *m_joint;
    std::span<Number> m_values;
};

// One frame of a clip, its values found by joint and channel. A view: the skeleton and the frame's values must
// outlive it.
template <typename Number>
class BasicFrameView
{
public:
    // Skeleton and values must outlive the view.
    BasicFrameView(const Skeleton &skeleton, std::span<Number> values) : m_skeleton(&skeleton), m_values(values)
    {
        assert(values.size() == static_cast<std::size_t>(skeleton.columnCount()));
    }

    // All values, by column.
    [[nodiscard]] std::span<Number> values() const { return m_values; }
    // Of the skeleton.
    [[nodiscard]] int jointCount() const { return m_skeleton->jointCount(); }
    // The channels of a joint in this frame.
    [[nodiscard]] BasicJointChannels<Number> joint(int index) const
    {
        const Joint &joint = m_skeleton->joint(index);
        return {joint, m_values.subspan(static_cast<std::size_t>(joint.firstColumn),
                                        static_cast<std::size_t>(joint.columnCount()))};
    }

private:
    const Skeleton *m_skeleton;
    std::span<Number> m_values;
};

using JointChannels = BasicJointChannels<const double>;
using FrameView = BasicFrameView<const double>;
// For writing; made from Motion::editFrame, which marks the frame as touched.
using EditableJointChannels = BasicJointChannels<double>;
using EditableFrameView = BasicFrameView<double>;

} // namespace limber
