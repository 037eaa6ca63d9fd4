#pragma once

#include "motion/skeleton.h"
#include "pose/eulerangles.h"

#include <glm/mat3x3.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// Converts rotations into the angles of a joint's rotation channels.
class JointAngles
{
public:
    explicit JointAngles(const Joint &joint);

    // True if the channels can show every rotation: there are three, about different axes.
    [[nodiscard]] bool isComplete() const { return m_order.has_value(); }
    [[nodiscard]] std::size_t count() const { return m_axes.size(); }

    // The angles in degrees, in channel order, that give the rotation and lie nearest to those that `angles` holds;
    // if the channels cannot show it, those that come nearest. Answers the rotation that the angles give.
    glm::dmat3 fit(const glm::dmat3 &rotation, std::span<double> angles) const;

    // The rotation that angles in channel order give.
    [[nodiscard]] glm::dmat3 rotation(std::span<const double> angles) const;

private:
    std::vector<Axis> m_axes; // of the rotation channels in file order
    std::optional<RotationOrder> m_order; // three different axes
};

// Gives a joint other rotations, frame after frame: each angle changes about as much as in the frame before, so that
// the new ones step where the old ones do and nowhere else.
class AngleEditor
{
public:
    explicit AngleEditor(const Joint &joint);

    [[nodiscard]] bool isComplete() const { return m_angles.isComplete(); }
    // The rotation that the values of a frame hold.
    [[nodiscard]] glm::dmat3 rotation(std::span<const double> values) const;
    // Writes the angles into the frame's values and answers the rotation that they give.
    glm::dmat3 write(int frame, const glm::dmat3 &rotation, std::span<double> values);

private:
    [[nodiscard]] std::vector<double> anglesIn(std::span<const double> values) const;

    JointAngles m_angles;
    std::vector<std::size_t> m_columns; // of the rotation channels in file order
    std::vector<double> m_change; // of the angles in the last frame
    int m_lastFrame = -2;
};

} // namespace limber
