#include "document/blockedit.h"

#include "motion/eulerangles.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// A joint's three rotation channels inside a block: their axes and where they stand in a row of it.
struct RotationColumns
{
    RotationOrder order;
    std::array<std::size_t, 3> places;
};

std::optional<std::size_t> placeOf(const CellBlock &block, int column)
{
    const auto at = std::ranges::lower_bound(block.columns, column);
    if (at == block.columns.end() || *at != column)
        return std::nullopt;
    return static_cast<std::size_t>(at - block.columns.begin());
}

std::optional<RotationColumns> rotationColumns(const Joint &joint, const CellBlock &block)
{
    RotationColumns result;
    std::size_t count = 0;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (!channel.isRotation())
            continue;
        const auto place = placeOf(block, joint.firstColumn + i);
        if (!place || count == 3)
            return std::nullopt;
        result.order[count] = channel.axis;
        result.places[count++] = *place;
    }
    const bool differ = count == 3 && result.order[0] != result.order[1] && result.order[1] != result.order[2] &&
                        result.order[0] != result.order[2];
    return differ ? std::optional(result) : std::nullopt;
}

void interpolateNumbers(std::vector<double> &values, const CellBlock &block)
{
    const std::size_t width = block.columns.size();
    const auto last = static_cast<std::size_t>(block.frameCount - 1);
    for (std::size_t frame = 1; frame < last; ++frame) {
        const double share = static_cast<double>(frame) / static_cast<double>(last);
        for (std::size_t column = 0; column < width; ++column) {
            const double first = values[column];
            values[frame * width + column] = first + share * (values[last * width + column] - first);
        }
    }
}

void interpolateRotations(std::vector<double> &values, const CellBlock &block, const RotationColumns &columns)
{
    const std::size_t width = block.columns.size();
    const auto last = static_cast<std::size_t>(block.frameCount - 1);
    const auto anglesAt = [&](std::size_t frame) {
        const auto at = [&](int i) { return values[frame * width + columns.places[static_cast<std::size_t>(i)]]; };
        return glm::dvec3(at(0), at(1), at(2));
    };
    const glm::dquat from = glm::quat_cast(rotationFromAngles(columns.order, anglesAt(0)));
    const glm::dquat to = glm::quat_cast(rotationFromAngles(columns.order, anglesAt(last)));
    glm::dvec3 angles = anglesAt(0);
    for (std::size_t frame = 1; frame < last; ++frame) {
        const glm::dquat between = glm::slerp(from, to, static_cast<double>(frame) / static_cast<double>(last));
        angles = eulerAngles(glm::mat3_cast(between), columns.order, angles);
        for (int i = 0; i < 3; ++i)
            values[frame * width + columns.places[static_cast<std::size_t>(i)]] = angles[i];
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
            values.push_back(numbers[static_cast<std::size_t>(column)]);
    }
    return values;
}

std::vector<double> filledDown(const Clip &clip, const CellBlock &block)
{
    std::vector<double> values = valuesOf(clip, block);
    const std::size_t width = block.columns.size();
    for (std::size_t cell = width; cell < values.size(); ++cell)
        values[cell] = values[cell % width];
    return values;
}

std::vector<double> interpolatedBetweenEnds(const Clip &clip, const CellBlock &block)
{
    std::vector<double> values = valuesOf(clip, block);
    if (block.frameCount < 3)
        return values;
    interpolateNumbers(values, block);
    for (const Joint &joint : clip.skeleton.joints()) {
        if (const auto columns = rotationColumns(joint, block))
            interpolateRotations(values, block, *columns);
    }
    return values;
}

std::vector<double> offsetBy(const Clip &clip, const CellBlock &block, double amount)
{
    std::vector<double> values = valuesOf(clip, block);
    for (double &value : values)
        value += amount;
    return values;
}

std::vector<double> scaledBy(const Clip &clip, const CellBlock &block, double factor)
{
    std::vector<double> values = valuesOf(clip, block);
    for (double &value : values)
        value *= factor;
    return values;
}

} // namespace limber
