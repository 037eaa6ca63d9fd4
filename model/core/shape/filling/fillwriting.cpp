#include "filling/fillwriting.h"

#include "tracks/positiontrack.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace limber {

namespace {

// The values of a joint's rotation channels in some frames, frame after frame.
class Angles
{
public:
    Angles(const Clip &clip, int joint, const FrameInterval &frames) : m_first(frames.first)
    {
        const Joint &source = clip.skeleton.joint(joint);
        for (int column = source.firstColumn; column < source.firstColumn + source.columnCount(); ++column) {
            if (clip.skeleton.column(column).channel.isRotation())
                m_columns.push_back(column);
        }
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            for (const int column : m_columns)
                m_values.push_back(clip.motion.value(frame, column));
        }
    }

    // Reverses the order of the frames.
    void reverse()
    {
        std::ranges::reverse(m_values);
        for (std::size_t row = 0; row < m_values.size(); row += m_columns.size()) {
            const auto begin = m_values.begin() + static_cast<std::ptrdiff_t>(row);
            std::reverse(begin, begin + static_cast<std::ptrdiff_t>(m_columns.size()));
        }
    }

    // Returns the largest difference of a value in a frame, counted from the first one.
    [[nodiscard]] double difference(const Angles &other, int frame) const
    {
        double most = 0.0;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            most = std::max(most, std::abs(m_values[indexOf(frame) + i] - other.m_values[indexOf(frame) + i]));
        return most;
    }

    // Writes the values of a frame, counted from the first one.
    void write(int frame, Clip &clip) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            clip.motion.setValue(m_first + frame, m_columns[i], m_values[indexOf(frame) + i]);
    }

private:
    [[nodiscard]] std::size_t indexOf(int frame) const { return static_cast<std::size_t>(frame) * m_columns.size(); }

    int m_first;
    std::vector<int> m_columns;
    std::vector<double> m_values;
};

std::vector<double> valuesOf(const Clip &clip, int frame)
{
    const std::span<const double> values = clip.motion.frame(frame);
    return {values.begin(), values.end()};
}

// Writes the rotations with angles that go on from both ends and meet where they differ least.
RotationResidual writeFromBothEnds(Clip &clip, int joint, const FrameInterval &frames,
                                   const std::vector<glm::dquat> &rotations)
{
    const std::vector<glm::dquat> backwards(rotations.rbegin(), rotations.rend());
    writeNewRotations(clip, joint, frames.first, backwards, valuesOf(clip, frames.last + 1));
    Angles fromAfter(clip, joint, frames);
    fromAfter.reverse();
    const RotationResidual unshown =
        writeNewRotations(clip, joint, frames.first, rotations, valuesOf(clip, frames.first - 1));
    const Angles fromBefore(clip, joint, frames);
    int meeting = frames.frameCount() - 1;
    for (int frame = frames.frameCount() - 2; frame >= 0; --frame) {
        if (fromBefore.difference(fromAfter, frame) < fromBefore.difference(fromAfter, meeting))
            meeting = frame;
    }
    for (int frame = meeting; frame < frames.frameCount(); ++frame)
        fromAfter.write(frame, clip);
    return unshown;
}

} // namespace

RotationResidual writeFill(Clip &clip, const PositionRules &rules, const Gap &gap, const GapFill &fill)
{
    RotationResidual unshown;
    for (std::size_t i = 0; i < gap.joints.size(); ++i) {
        const int joint = gap.joints[i];
        std::vector<glm::dquat> rotations;
        std::vector<glm::dvec3> positions;
        for (const LocalPlace &place : fill.joints[i]) {
            rotations.push_back(place.rotation);
            positions.push_back(place.position);
        }
        if (clip.skeleton.joint(joint).hasRotations())
            unshown.add(writeFromBothEnds(clip, joint, gap.frames, rotations));
        if (clip.skeleton.joint(joint).hasPositions())
            writePositions(clip, joint, gap.frames.first, positions, rules);
    }
    return unshown;
}

} // namespace limber
