#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace limber {

// The values of one joint in one frame, found by channel: hips[channels::Yposition]. Number is double, or const double
// for reading only. If the joint has a channel twice, the first is found.
template <typename Number>
class BasicJointChannels
{
public:
    // `values` are the joint's own values, in the order of its channels.
    BasicJointChannels(const Joint &joint, std::span<Number> values) : m_joint(&joint), m_values(values) {}

    // Returns the joint that has the channels.
    [[nodiscard]] const Joint &joint() const { return *m_joint; }
    // Returns the values in degrees and file units, in the order of joint().channels.
    [[nodiscard]] std::span<Number> values() const { return m_values; }

    // Returns the value of a channel, or null if the joint does not have it.
    [[nodiscard]] Number *find(Channel channel) const
    {
        const auto found = std::ranges::find(m_joint->channels, channel);
        if (found == m_joint->channels.end())
            return nullptr;
        return &m_values[static_cast<std::size_t>(found - m_joint->channels.begin())];
    }
    // Returns whether the joint has this channel.
    [[nodiscard]] bool has(Channel channel) const { return find(channel) != nullptr; }
    // Returns the value of a channel, which the joint must have.
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

// One frame of a clip, whose values are found by joint and channel. It is a view: the skeleton and the frame's values
// must outlive it.
template <typename Number>
class BasicFrameView
{
public:
    // Skeleton and values must outlive the view.
    BasicFrameView(const Skeleton &skeleton, std::span<Number> values) : m_skeleton(&skeleton), m_values(values)
    {
        assert(values.size() == static_cast<std::size_t>(skeleton.columnCount()));
    }

    // Returns all values, by column.
    [[nodiscard]] std::span<Number> values() const { return m_values; }
    // Returns the number of joints of the skeleton.
    [[nodiscard]] int jointCount() const { return m_skeleton->jointCount(); }
    // Returns the channels of a joint in this frame.
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
// For writing; it is made from Motion::editFrame(), which marks the frame as changed.
using EditableJointChannels = BasicJointChannels<double>;
using EditableFrameView = BasicFrameView<double>;

} // namespace limber
