#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// A leg of a figure that ends without a foot, and the foot of another body that it follows.
struct FootlessLeg
{
    // The ankle, the toe and the tip of a foot: each kind of point has a lowest height of its own.
    static constexpr std::size_t kinds = 3;

    std::array<NodeId, kinds> foot; // invalid for what the body lacks
    std::vector<EndSite> sole; // of the figure: points in the frames of their joints; one or more
};

// Keeps a figure on its floor whose legs end without a foot, such as those of bodies of blocks: a stiff leg that swings
// would leave the floor or go through it. The lower leg is always as far above the floor as the lower foot of the other
// body, scaled.
class FootlessLegs
{
public:
    // `up` has length 1; `scale` is that of the figure's heights, and `bodyLength` is the other body's.
    FootlessLegs(std::vector<FootlessLeg> legs, const glm::dvec3 &up, double scale, double bodyLength);

    [[nodiscard]] bool isEmpty() const { return m_legs.empty(); }
    void reserve(int frameCount);
    // Records the poses of the next frame, both in the world of the figure.
    void record(const Pose &body, const Pose &figure);

    struct Plan
    {
        double floor = 0.0; // of the other body: its height along the up axis
        std::vector<double> lifts; // of the whole figure by frame, in its unit; down if negative
    };
    // Returns what is planned for the frames that were recorded. Nothing without any.
    [[nodiscard]] std::optional<Plan> plan() const;

private:
    static constexpr std::size_t kinds = FootlessLeg::kinds;
    using Heights = std::array<std::vector<double>, kinds>; // by frame

    [[nodiscard]] std::array<double, kinds> levels() const;
    [[nodiscard]] double aboveLevels(std::size_t frame, const std::array<double, kinds> &levels) const;

    std::vector<FootlessLeg> m_legs;
    glm::dvec3 m_up;
    double m_scale;
    double m_bodyLength;
    std::vector<Heights> m_heights; // of the other body, by leg
    std::vector<double> m_lowest; // of the figure, by frame
};

} // namespace limber
