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

// The poses of a clip relative to the figure itself, independent of its heading and position: the positions of some
// joints from the pelvis, as runs of numbers. They are floats, since they are only compared.
class OwnPoses
{
public:
    OwnPoses(std::size_t width, std::vector<float> numbers) : m_width(width), m_numbers(std::move(numbers)) {}

    [[nodiscard]] int count() const { return static_cast<int>(m_numbers.size() / m_width); }
    // Returns how many numbers a pose has: three for each joint.
    [[nodiscard]] std::size_t width() const { return m_width; }
    [[nodiscard]] std::span<const float> at(int index) const
    {
        return {m_numbers.data() + static_cast<std::size_t>(index) * m_width, m_width};
    }
    // Writes the linear blend between two poses.
    void sample(double index, std::span<float> out) const;
    // Returns this many poses, evenly spaced, each the mean of those that it represents; the first and the last stay.
    [[nodiscard]] OwnPoses coarser(int count) const;

private:
    std::size_t m_width;
    std::vector<float> m_numbers;
};

// Returns the joints that distinguish poses: the parts of the body without fingers, or, if too few are known, some of
// all joints.
[[nodiscard]] std::vector<int> distinctiveJoints(const Skeleton &skeleton, const BodyRoles &roles);

// Returns the poses, or nothing if the progress stopped it.
[[nodiscard]] std::optional<OwnPoses> ownPoses(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                               Axis up, const Progress &progress);

// Returns the sum of the squared differences.
[[nodiscard]] double squaredDistance(std::span<const float> a, std::span<const float> b);

} // namespace limber
