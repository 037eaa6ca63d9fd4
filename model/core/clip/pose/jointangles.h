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

    // Returns whether the channels can express every rotation: there are three, about different axes.
    [[nodiscard]] bool isComplete() const { return m_order.has_value(); }
    [[nodiscard]] std::size_t count() const { return m_axes.size(); }

    // Writes the angles in degrees, in channel order, that give the rotation and are nearest to the angles already in
    // `angles`. If the channels cannot express the rotation, it writes the angles that come nearest. Returns the
    // rotation that the angles give.
    glm::dmat3 fit(const glm::dmat3 &rotation, std::span<double> angles) const;

    // Returns the rotation that angles in channel order give.
    [[nodiscard]] glm::dmat3 rotation(std::span<const double> angles) const;

private:
    std::vector<Axis> m_axes; // of the rotation channels in file order
    std::optional<RotationOrder> m_order; // three different axes
};

// Gives a joint other rotations, frame after frame. Each angle changes about as much as it did in the frame before, so
// that the new angles jump only where the old ones do.
class AngleEditor
{
public:
    explicit AngleEditor(const Joint &joint);

    [[nodiscard]] bool isComplete() const { return m_angles.isComplete(); }
    // Returns the rotation that the values of a frame hold.
    [[nodiscard]] glm::dmat3 rotation(std::span<const double> values) const;
    // Writes the angles into the frame's values and returns the rotation that they give.
    glm::dmat3 write(int frame, const glm::dmat3 &rotation, std::span<double> values);

private:
    [[nodiscard]] std::vector<double> anglesIn(std::span<const double> values) const;

    JointAngles m_angles;
    std::vector<std::size_t> m_columns; // columns of the rotation channels in file order
    std::vector<double> m_change; // change of the angles in the last frame
    int m_lastFrame = -2;
};

} // namespace limber
