#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// The views along an axis, named by where the eye stands; Right is on the side of +X.
enum class ViewDirection { Front, Back, Right, Left, Top, Bottom };

// The line of sight of one pixel, in view space.
struct Ray
{
    glm::dvec3 origin{0.0};
    glm::dvec3 direction{0.0, 0.0, -1.0}; // of length 1
};

// Two ends of a projected line, cut at the eye's near plane.
struct PixelSegment
{
    glm::dvec2 from{0.0};
    glm::dvec2 to{0.0};
};

// The eye that orbits a target in view space (Y up), so that every canvas and the picker agree on where a point
// appears. Pixels are logical, from the top left corner. A plain value.
class Camera
{
public:
    void setCanvasSize(double width, double height);
    [[nodiscard]] glm::dvec2 canvasSize() const { return m_canvas; }

    // A sphere that holds everything drawn: it decides how far the view reaches and how far one can zoom.
    void setSurroundings(const glm::dvec3 &centre, double radius);

    [[nodiscard]] const glm::dvec3 &target() const { return m_target; }
    void setTarget(const glm::dvec3 &target);
    [[nodiscard]] double distance() const { return m_distance; }
    [[nodiscard]] double yawRadians() const { return m_yaw; }
    [[nodiscard]] double pitchRadians() const { return m_pitch; }
    void setAngles(double yawRadians, double pitchRadians);

    [[nodiscard]] bool isOrthographic() const { return m_orthographic; }
    void setOrthographic(bool orthographic);
    // Looks along an axis, orthographic until the view is turned away.
    void look(ViewDirection direction);
    // The axis view that the camera looks along at this moment, if any.
    [[nodiscard]] std::optional<ViewDirection> alignedDirection() const;

    [[nodiscard]] glm::dvec3 eye() const;
    [[nodiscard]] glm::dvec3 forward() const;
    [[nodiscard]] glm::dvec3 right() const;
    [[nodiscard]] glm::dvec3 up() const;

    // Gestures, in pixels.
    void orbit(double dx, double dy);
    void pan(double dx, double dy);
    // Moves closer for factors below 1; what appears at `pixel` (in the target's plane) stays there.
    void zoom(double factor, const glm::dvec2 &pixel);
    void frameSphere(const glm::dvec3 &centre, double radius);

    // Nothing for a point that is not in front of the eye.
    [[nodiscard]] std::optional<glm::dvec2> project(const glm::dvec3 &point) const;
    [[nodiscard]] std::optional<PixelSegment> project(const glm::dvec3 &from, const glm::dvec3 &to) const;
    // Distance along the line of sight.
    [[nodiscard]] double depthOf(const glm::dvec3 &point) const;
    // How many pixels one unit across the line of sight takes at that depth.
    [[nodiscard]] double pixelsPerUnit(double depth) const;
    [[nodiscard]] Ray rayThrough(const glm::dvec2 &pixel) const;

    // For the graphics card points are first scaled to small numbers, whatever the file's units and position are:
    // scaled = (point - target) / distance. These matrices continue from there.
    [[nodiscard]] glm::dvec3 scaled(const glm::dvec3 &point) const { return (point - m_target) / m_distance; }
    [[nodiscard]] glm::dmat4 eyeFromScaled() const;
    [[nodiscard]] glm::dmat4 clipFromEye() const;
    [[nodiscard]] glm::dmat4 clipFromScaled() const { return clipFromEye() * eyeFromScaled(); }

    friend bool operator==(const Camera &, const Camera &) = default;

private:
    [[nodiscard]] double nearDepth() const;
    [[nodiscard]] double farDepth() const;
    void setDistance(double distance);

    glm::dvec2 m_canvas{1.0, 1.0};
    glm::dvec3 m_target{0.0};
    glm::dvec3 m_surroundingsCentre{0.0};
    double m_surroundingsRadius = 10.0;
    double m_distance = 5.0;
    double m_yaw = 0.0; // 0: the eye stands on +Z
    double m_pitch = 0.0; // positive: the eye looks down
    bool m_orthographic = false;
    bool m_orthographicByDirection = false; // goes back to perspective when turned away
};

} // namespace limber
