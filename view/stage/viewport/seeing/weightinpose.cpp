#include "viewport/seeing/weightinpose.h"

#include "base/at.h"

#include <glm/vec2.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace limber {

namespace {

constexpr double metresOfBodyWeight = 0.6;

// Places on the floor of a figure.
class FloorPlaces
{
public:
    explicit FloorPlaces(const FigureWeight &weight)
        : m_axes(floorAxes(weight.up())), m_height(weight.floorHeight() * weight.up())
    {
    }

    [[nodiscard]] glm::dvec3 at(const glm::dvec2 &place) const
    {
        glm::dvec3 position = m_height;
        position[m_axes[0]] = place.x;
        position[m_axes[1]] = place.y;
        return position;
    }

    [[nodiscard]] glm::dvec3 below(const glm::dvec3 &position) const
    {
        return at({position[m_axes[0]], position[m_axes[1]]});
    }

private:
    std::array<int, 2> m_axes;
    glm::dvec3 m_height;
};

// Returns the middle of the soles of one side that stand.
std::optional<glm::dvec2> middleOfSoles(const FigureWeight &weight, bool isLeft, std::size_t frame)
{
    glm::dvec2 sum(0.0);
    std::size_t count = 0;
    for (std::size_t leg = 0; leg < weight.soles().legCount(); ++leg) {
        if ((weight.sides()[leg] == BodySide::Left) != isLeft || !weight.soles().stands(leg, frame))
            continue;
        const SupportOutline sole = weight.soles().outline(leg, frame);
        for (const glm::dvec2 &corner : sole.corners()) {
            sum += corner;
            ++count;
        }
    }
    return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

} // namespace

WeightInPose weightInPose(const FigureWeight &weight, int frame)
{
    const auto index = static_cast<std::size_t>(frame);
    const WeightInFrame &own = at(weight.frames(), frame);
    const FloorPlaces floor(weight);
    WeightInPose pose;
    pose.centre = own.centre;
    pose.plumbPoint = floor.below(own.centre);
    pose.balancePoint = floor.at(own.balancePoint);
    pose.support = own.support;
    pose.isEstimated = weight.isEstimated();
    const SupportOutline outline = weight.outline(frame);
    for (const glm::dvec2 &corner : outline.corners())
        pose.outline.push_back(floor.at(corner));
    const double carried = own.left + own.right;
    if (!(carried > 0.0) || !(weight.metresPerUnit() > 0.0))
        return pose;
    pose.leftShare = own.left / carried;
    for (const bool isLeft : {true, false}) {
        const double share = isLeft ? pose.leftShare : 1.0 - pose.leftShare;
        const auto middle = share > 0.0 ? middleOfSoles(weight, isLeft, index) : std::nullopt;
        if (!middle)
            continue;
        const glm::dvec3 from = floor.at(*middle);
        pose.forces.push_back({from, from + share * own.force * (metresOfBodyWeight / weight.metresPerUnit())});
    }
    return pose;
}

} // namespace limber
