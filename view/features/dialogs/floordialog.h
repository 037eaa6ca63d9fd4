#pragma once

#include <glm/vec2.hpp>

#include <QDialog>

#include <array>

namespace limber {

class NumberField;
class Session;

// Asks for the speed of the floor below the feet, along its two axes. It begins with how the floor moves as far as that
// is known.
class FloorDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FloorDialog(const Session &session, QWidget *parent = nullptr);

    // Returns the speeds along the axes of floorAxes(), in file units per second.
    [[nodiscard]] const glm::dvec2 &velocity() const { return m_velocity; }

    void accept() override;

private:
    void setSpeed(int axis, double speed);

    glm::dvec2 m_velocity{0.0};
    std::array<NumberField *, 2> m_fields{};
};

} // namespace limber
