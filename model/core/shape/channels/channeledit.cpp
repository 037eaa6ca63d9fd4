#include "channels/channeledit.h"

#include "base/at.h"
#include "pose/eulerangles.h"
#include "pose/pose.h"
#include "pose/settledpositions.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace limber {

namespace {

std::vector<Channel> rotationsOf(const std::vector<Channel> &channels)
{
    std::vector<Channel> rotations;
    std::ranges::copy_if(channels, std::back_inserter(rotations), [](Channel channel) { return channel.isRotation(); });
    return rotations;
}

// Returns all three axes: those of the rotations in their order, then the missing ones.
RotationOrder completeOrder(const std::vector<Channel> &rotations)
{
    RotationOrder order{};
    std::size_t count = 0;
    for (const Channel channel : rotations)
        order[count++] = channel.axis;
    for (const Axis axis : {Axis::Z, Axis::X, Axis::Y}) {
        if (std::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), axis) ==
            order.begin() + static_cast<std::ptrdiff_t>(count))
            order[count++] = axis;
    }
    return order;
}

glm::dmat3 rotationOf(const Joint &joint, std::span<const double> frame)
{
    glm::dmat3 rotation(1.0);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (channel.isRotation())
            rotation = rotation * rotationAbout(channel.axis, at(frame, joint.firstColumn + i));
    }
    return rotation;
}

double degreesBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    double squares = 0.0;
    for (int column = 0; column < 3; ++column)
        squares += glm::dot(a[column] - b[column], a[column] - b[column]);
    // |A - B| = 2 sqrt(2) sin(angle / 2) in the Frobenius norm.
    return 2.0 * std::asin(std::min(1.0, std::sqrt(squares / 8.0))) * (180.0 / 3.14159265358979323846);
}

// Returns the joint's values in its new channels, one frame after another.
class ChannelConversion
{
public:
    ChannelConversion(const Clip &clip, const PositionRules &rules, int joint, const std::vector<Channel> &channels)
        : m_clip(clip), m_before(clip.skeleton.joint(joint)), m_after(m_before), m_rule(rules.of(m_before)),
          m_rotations(rotationsOf(channels)), m_order(completeOrder(m_rotations)),
          m_keepsAngles(m_rotations == rotationsOf(m_before.channels))
    {
        m_after.channels = channels;
        m_after.firstColumn = 0;
    }

    // Returns the column of the frame from which a new value is copied, or -1 for a value that is computed.
    [[nodiscard]] int source(Channel channel) const
    {
        const auto found = std::ranges::find(m_before.channels, channel);
        const bool isKept = found != m_before.channels.end() && (channel.isPosition() || m_keepsAngles);
        return isKept ? m_before.firstColumn + static_cast<int>(found - m_before.channels.begin()) : -1;
    }

    // Frames must come in rising order, since angles continue from those of the frame before.
    [[nodiscard]] std::vector<double> values(int frame)
    {
        const std::span<const double> old = m_clip.motion.frame(frame);
        const glm::dvec3 translation = localTranslation(m_before, old, m_rule);
        if (!m_keepsAngles)
            m_near = eulerAngles(rotationOf(m_before, old), m_order, m_near.value_or(oldAngles(old)));
        std::vector<double> values;
        for (const Channel channel : m_after.channels) {
            const int column = source(channel);
            if (column >= 0)
                values.push_back(at(old, column));
            else if (channel.isPosition())
                values.push_back(translation[channel.axisIndex()] -
                                 (m_rule == PositionRule::Add ? m_before.offset[channel.axisIndex()] : 0.0));
            else
                values.push_back(angleAbout(channel.axis));
        }
        return values;
    }

    void addLoss(int frame, ChannelLoss &loss)
    {
        const std::vector<double> now = values(frame);
        const std::span<const double> old = m_clip.motion.frame(frame);
        const double degrees = degreesBetween(rotationOf(m_before, old), rotationOf(m_after, now));
        const double units =
            glm::distance(localTranslation(m_before, old, m_rule), localTranslation(m_after, now, m_rule));
        constexpr double nothing = 1e-9;
        if (degrees > std::max(loss.degrees, nothing) || units > std::max(loss.units, nothing))
            loss.frame = frame;
        loss.degrees = std::max(loss.degrees, degrees > nothing ? degrees : 0.0);
        loss.units = std::max(loss.units, units > nothing ? units : 0.0);
    }

private:
    [[nodiscard]] double angleAbout(Axis axis) const
    {
        const auto index = std::ranges::find(m_order, axis) - m_order.begin();
        return (*m_near)[static_cast<int>(index)];
    }

    // Returns the angles that the joint had about the same axes, as a guess for the first frame.
    [[nodiscard]] glm::dvec3 oldAngles(std::span<const double> frame) const
    {
        glm::dvec3 angles(0.0);
        for (int index = 0; index < 3; ++index) {
            const Channel channel{ChannelKind::Rotation, at(m_order, index)};
            const auto found = std::ranges::find(m_before.channels, channel);
            if (found != m_before.channels.end())
                angles[index] =
                    frame[static_cast<std::size_t>(m_before.firstColumn + (found - m_before.channels.begin()))];
        }
        return angles;
    }

    const Clip &m_clip;
    const Joint &m_before;
    Joint m_after;
    PositionRule m_rule;
    std::vector<Channel> m_rotations;
    RotationOrder m_order;
    bool m_keepsAngles;
    std::optional<glm::dvec3> m_near;
};

} // namespace

Clip withChannels(const Clip &clip, const PositionRules &rules, int joint, const std::vector<Channel> &channels)
{
    ChannelConversion conversion(clip, rules, joint, channels);
    Clip result = clip;
    result.skeleton.setChannels(joint, channels);
    std::vector<int> from;
    for (int column = 0; column < result.skeleton.columnCount(); ++column) {
        const ColumnMeaning &meaning = result.skeleton.column(column);
        if (meaning.joint == joint)
            from.push_back(conversion.source(meaning.channel));
        else
            from.push_back(clip.skeleton.joint(meaning.joint).firstColumn + column -
                           result.skeleton.joint(meaning.joint).firstColumn);
    }
    result.motion = clip.motion.withColumns(from, std::vector<double>(from.size()));
    const bool allKept = std::ranges::find(from, -1) == from.end();
    const int first = result.skeleton.joint(joint).firstColumn;
    for (int frame = 0; frame < clip.motion.frameCount() && !allKept; ++frame) {
        const std::vector<double> values = conversion.values(frame);
        std::ranges::copy(values, result.motion.editFrame(frame).begin() + first);
    }
    if (isReadBy(rules, clip.skeleton, clip.motion))
        settlePositions(result, rules);
    return result;
}

ChannelLoss lossOfChannels(const Clip &clip, const PositionRules &rules, int joint,
                           const std::vector<Channel> &channels)
{
    ChannelConversion conversion(clip, rules, joint, channels);
    ChannelLoss loss;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        conversion.addLoss(frame, loss);
    return loss;
}

} // namespace limber
