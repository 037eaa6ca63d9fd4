#include "tracks/interpolation.h"

#include "base/at.h"
#include "pose/eulerangles.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace limber {

namespace {

// A joint's three rotation channels inside a block: their axes and their indices in a row of it.
struct RotationCells
{
    RotationOrder order;
    std::array<std::size_t, 3> indices;
};

std::optional<std::size_t> indexOf(const CellBlock &block, int column)
{
    const auto at = std::ranges::lower_bound(block.columns, column);
    if (at == block.columns.end() || *at != column)
        return std::nullopt;
    return static_cast<std::size_t>(at - block.columns.begin());
}

std::optional<RotationCells> rotationCells(const Joint &joint, const CellBlock &block)
{
    RotationCells result;
    std::size_t count = 0;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (!channel.isRotation())
            continue;
        const auto index = indexOf(block, joint.firstColumn + i);
        if (!index || count == 3)
            return std::nullopt;
        result.order[count] = channel.axis;
        result.indices[count++] = *index;
    }
    const bool differ = count == 3 && result.order[0] != result.order[1] && result.order[1] != result.order[2] &&
                        result.order[0] != result.order[2];
    return differ ? std::optional(result) : std::nullopt;
}

// The frames that are filled, with those at both ends.
struct Gap
{
    int from = 0; // kept; the last frame before those that are filled
    int to = 0; // kept; the first frame after them
    bool hasBefore = false; // the frame before `from` exists and is not filled itself
    bool hasAfter = false;

    [[nodiscard]] int length() const { return to - from; }
    [[nodiscard]] double fractionOf(int frame) const { return static_cast<double>(frame - from) / length(); }

    friend bool operator==(const Gap &, const Gap &) = default;
};

// The four values that define the curve over a gap. T is a number or a vector.
template <typename T>
struct Stations
{
    T before{}, from{}, to{}, after{};
};

// Returns the slope of the parabola through three points, at the middle one. Steps are in frames.
template <typename T>
T slopeBetween(const T &left, double leftFrames, const T &right, double rightFrames)
{
    return (left / leftFrames * rightFrames + right / rightFrames * leftFrames) / (leftFrames + rightFrames);
}

// Returns the cubic Hermite curve from `from` to `to`. If a neighbour is missing, the curve bends least at that end.
template <typename T>
T smoothAt(const Stations<T> &stations, const Gap &gap, double fraction)
{
    const double frames = gap.length();
    const T step = stations.to - stations.from;
    if (!gap.hasBefore && !gap.hasAfter)
        return stations.from + fraction * step;
    T start = slopeBetween(T(stations.from - stations.before), 1.0, step, frames) * frames;
    T end = slopeBetween(step, frames, T(stations.after - stations.to), 1.0) * frames;
    if (!gap.hasBefore)
        start = (3.0 * step - end) / 2.0;
    if (!gap.hasAfter)
        end = (3.0 * step - start) / 2.0;
    const double t = fraction;
    return stations.from + (t * t * (3.0 - 2.0 * t)) * step + (t * (1.0 - t) * (1.0 - t)) * start -
           (t * t * (1.0 - t)) * end;
}

template <typename T>
T valueAt(const Stations<T> &stations, const Gap &gap, double fraction, Interpolation how)
{
    return how == Interpolation::Smooth ? smoothAt(stations, gap, fraction)
                                        : stations.from + fraction * (stations.to - stations.from);
}

// Returns `valueOf(frame)` for the four frames around the gap; missing frames stay empty.
template <typename ValueOf>
auto stationsOf(const Gap &gap, ValueOf valueOf)
{
    Stations<decltype(valueOf(0))> stations;
    stations.from = valueOf(gap.from);
    stations.to = valueOf(gap.to);
    stations.before = gap.hasBefore ? valueOf(gap.from - 1) : stations.from;
    stations.after = gap.hasAfter ? valueOf(gap.to + 1) : stations.to;
    return stations;
}

// Fills the gaps of one block, in which only some cells are wanted.
class GapFiller
{
public:
    GapFiller(const Clip &clip, const CellBlock &block, Interpolation how, const std::vector<bool> &wanted)
        : m_clip(clip), m_block(block), m_how(how), m_wanted(wanted), m_result{valuesOf(clip, block), 0}
    {
    }

    void fillNumbers(std::size_t index);
    void fillRotations(const RotationCells &columns);
    [[nodiscard]] std::vector<Gap> gapsOf(std::size_t index) const;
    [[nodiscard]] const Interpolated &result() const { return m_result; }

private:
    [[nodiscard]] bool isWanted(int frame, std::size_t index) const;
    [[nodiscard]] glm::dvec3 anglesAt(int frame, const RotationCells &columns) const;
    void set(int frame, std::size_t index, double value);

    const Clip &m_clip;
    const CellBlock &m_block;
    Interpolation m_how;
    const std::vector<bool> &m_wanted;
    Interpolated m_result;
};

bool GapFiller::isWanted(int frame, std::size_t index) const
{
    const int row = frame - m_block.firstFrame;
    if (row < 0 || row >= m_block.frameCount)
        return false;
    return m_wanted.empty() || m_wanted[static_cast<std::size_t>(row) * m_block.columns.size() + index];
}

std::vector<Gap> GapFiller::gapsOf(std::size_t index) const
{
    const int frames = m_clip.motion.frameCount();
    std::vector<Gap> gaps;
    for (int frame = m_block.firstFrame; frame < m_block.firstFrame + m_block.frameCount; ++frame) {
        if (!isWanted(frame, index))
            continue;
        Gap gap{.from = std::max(frame - 1, 0)};
        while (isWanted(frame, index))
            ++frame;
        gap.to = std::min(frame, frames - 1);
        gap.hasBefore = gap.from > 0 && !isWanted(gap.from - 1, index);
        gap.hasAfter = gap.to + 1 < frames && !isWanted(gap.to + 1, index);
        if (gap.length() > 1)
            gaps.push_back(gap);
    }
    return gaps;
}

void GapFiller::set(int frame, std::size_t index, double value)
{
    const auto row = static_cast<std::size_t>(frame - m_block.firstFrame);
    m_result.values[row * m_block.columns.size() + index] = value;
    ++m_result.filledCells;
}

void GapFiller::fillNumbers(std::size_t index)
{
    const int column = m_block.columns[index];
    for (const Gap &gap : gapsOf(index)) {
        const auto stations = stationsOf(gap, [&](int frame) { return m_clip.motion.value(frame, column); });
        for (int frame = gap.from + 1; frame < gap.to; ++frame)
            set(frame, index, valueAt(stations, gap, gap.fractionOf(frame), m_how));
    }
}

glm::dvec3 GapFiller::anglesAt(int frame, const RotationCells &columns) const
{
    glm::dvec3 angles;
    for (int i = 0; i < 3; ++i)
        angles[i] = m_clip.motion.value(frame, m_block.columns[at(columns.indices, i)]);
    return angles;
}

// Returns the shortest rotation from one to another, along its axis; radians.
glm::dvec3 rotationBetween(const glm::dquat &from, const glm::dquat &to)
{
    glm::dquat rotation = glm::inverse(from) * to;
    if (rotation.w < 0.0)
        rotation = -rotation;
    const glm::dvec3 axis(rotation.x, rotation.y, rotation.z);
    const double sine = glm::length(axis);
    return sine > 0.0 ? axis * (2.0 * std::atan2(sine, rotation.w) / sine) : glm::dvec3(0.0);
}

// Returns the same rotation plus whole turns, so that it continues from another one.
glm::dvec3 unwrapped(const glm::dvec3 &rotation, const glm::dvec3 &near)
{
    const double angle = glm::length(rotation);
    if (angle <= 0.0)
        return rotation;
    const glm::dvec3 whole = rotation * (glm::two_pi<double>() / angle);
    glm::dvec3 best = rotation;
    for (const glm::dvec3 &other : {rotation - whole, rotation + whole}) {
        if (glm::distance(other, near) < glm::distance(best, near))
            best = other;
    }
    return best;
}

glm::dquat rotated(const glm::dquat &from, const glm::dvec3 &rotation)
{
    const double angle = glm::length(rotation);
    return angle > 0.0 ? from * glm::angleAxis(angle, rotation / angle) : from;
}

// Interpolates rotations as changes from the rotation before the gap; about one axis the result is the same as with
// numbers.
void GapFiller::fillRotations(const RotationCells &columns)
{
    for (const Gap &gap : gapsOf(columns.indices[0])) {
        const auto rotationAt = [&](int frame) {
            return glm::quat_cast(rotationFromAngles(columns.order, anglesAt(frame, columns)));
        };
        const glm::dquat from = rotationAt(gap.from);
        auto stations = stationsOf(gap, [&](int frame) { return rotationBetween(from, rotationAt(frame)); });
        stations.after = unwrapped(stations.after, stations.to);
        glm::dvec3 angles = anglesAt(gap.from, columns);
        for (int frame = gap.from + 1; frame < gap.to; ++frame) {
            const glm::dquat between = rotated(from, valueAt(stations, gap, gap.fractionOf(frame), m_how));
            angles = eulerAngles(glm::mat3_cast(between), columns.order, angles);
            for (int i = 0; i < 3; ++i)
                set(frame, at(columns.indices, i), angles[i]);
        }
    }
}

} // namespace

std::vector<double> valuesOf(const Clip &clip, const CellBlock &block)
{
    std::vector<double> values;
    values.reserve(block.cellCount());
    for (int frame = block.firstFrame; frame < block.firstFrame + block.frameCount; ++frame) {
        const std::span<const double> numbers = clip.motion.frame(frame);
        for (const int column : block.columns)
            values.push_back(at(numbers, column));
    }
    return values;
}

Interpolated interpolated(const Clip &clip, const CellBlock &block, Interpolation how, const std::vector<bool> &wanted)
{
    GapFiller filler(clip, block, how, wanted);
    std::vector<bool> isDone(block.columns.size());
    for (const Joint &joint : clip.skeleton.joints()) {
        const auto columns = rotationCells(joint, block);
        if (!columns || filler.gapsOf(columns->indices[0]) != filler.gapsOf(columns->indices[1]) ||
            filler.gapsOf(columns->indices[0]) != filler.gapsOf(columns->indices[2]))
            continue;
        filler.fillRotations(*columns);
        for (const std::size_t index : columns->indices)
            isDone[index] = true;
    }
    for (std::size_t index = 0; index < block.columns.size(); ++index) {
        if (!isDone[index])
            filler.fillNumbers(index);
    }
    return filler.result();
}

} // namespace limber
