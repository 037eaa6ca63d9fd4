#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// The poses of a clip as seen from the figure itself, whatever way it faces and wherever it stands: the positions of
// some joints from the pelvis, as runs of numbers. Floats, since they are only compared.
class OwnPoses
{
public:
    OwnPoses(std::size_t width, std::vector<float> numbers) : m_width(width), m_numbers(std::move(numbers)) {}

    [[nodiscard]] int count() const { return static_cast<int>(m_numbers.size() / m_width); }
    // Three for each joint.
    [[nodiscard]] std::size_t width() const { return m_width; }
    [[nodiscard]] std::span<const float> at(int index) const
    {
        return {m_numbers.data() + static_cast<std::size_t>(index) * m_width, m_width};
    }
    // Between two of them, in a straight line.
    void sample(double index, std::span<float> out) const;
    // This many of them, evenly over the whole, each the mean of what it stands for; the first and the last stay.
    [[nodiscard]] OwnPoses coarser(int count) const;

private:
    std::size_t m_width;
    std::vector<float> m_numbers;
};

// The joints that tell poses apart: the parts of the body without fingers, or where nothing is known of them some of
// all joints.
[[nodiscard]] std::vector<int> tellingJoints(const Skeleton &skeleton, const BodyRoles &roles);

// Nothing if the progress stopped it.
[[nodiscard]] std::optional<OwnPoses> ownPoses(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                               Axis up, const Progress &progress);

// The sum of the squares of the differences.
[[nodiscard]] double squaredDistance(std::span<const float> a, std::span<const float> b);

} // namespace limber
