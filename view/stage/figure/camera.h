#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// The views along an axis, named by the position of the eye; Right is on the side of +X.
enum class ViewDirection { Front, Back, Right, Left, Top, Bottom };

// The line of sight of one pixel, in view space.
struct Ray
{
    glm::dvec3 origin{0.0};
    glm::dvec3 direction{0.0, 0.0, -1.0}; // of length 1
};

// The two ends of a projected line, cut at the near plane.
struct PixelSegment
{
    glm::dvec2 from{0.0};
    glm::dvec2 to{0.0};
};

// An eye that orbits a target in view space (Y up). All canvases and the picker use it, so that they agree on where a
// point appears. Pixels are logical, from the top left corner. It is a plain value.
class Camera
{
public:
    void setCanvasSize(double width, double height);
    [[nodiscard]] glm::dvec2 canvasSize() const { return m_canvas; }

    // A sphere that contains everything drawn: it decides the near and far planes and how far one can zoom.
    void setSurroundings(const glm::dvec3 &centre, double radius);

    [[nodiscard]] const glm::dvec3 &target() const { return m_target; }
    void setTarget(const glm::dvec3 &target);
    [[nodiscard]] double distance() const { return m_distance; }
    [[nodiscard]] double yawRadians() const { return m_yaw; }
    [[nodiscard]] double pitchRadians() const { return m_pitch; }
    void setAngles(double yawRadians, double pitchRadians);

    [[nodiscard]] bool isOrthographic() const { return m_orthographic; }
    void setOrthographic(bool orthographic);
    // Looks along an axis, orthographic until the camera is rotated away from it.
    void look(ViewDirection direction);
    // Returns the axis view that the camera looks along at present, if any.
    [[nodiscard]] std::optional<ViewDirection> alignedDirection() const;

    [[nodiscard]] glm::dvec3 eye() const;
    [[nodiscard]] glm::dvec3 forward() const;
    [[nodiscard]] glm::dvec3 right() const;
    [[nodiscard]] glm::dvec3 up() const;

    // Gestures, in pixels.
    void orbit(double dx, double dy);
    void pan(double dx, double dy);
    // Moves closer for factors below 1; the point of the target's plane that appears at `pixel` stays there.
    void zoom(double factor, const glm::dvec2 &pixel);
    // Shows the sphere wholly, in the part of the canvas between `coveredTop` and `coveredBottom` pixels at its edges;
    // of a low canvas they take only a share.
    void frameSphere(const glm::dvec3 &centre, double radius, double coveredTop = 0.0, double coveredBottom = 0.0);

    // Return nothing for a point or line that is not in front of the eye.
    [[nodiscard]] std::optional<glm::dvec2> project(const glm::dvec3 &point) const;
    [[nodiscard]] std::optional<PixelSegment> project(const glm::dvec3 &from, const glm::dvec3 &to) const;
    // Returns the distance along the line of sight.
    [[nodiscard]] double depthOf(const glm::dvec3 &point) const;
    // Returns how many pixels one unit across the line of sight takes at that depth.
    [[nodiscard]] double pixelsPerUnit(double depth) const;
    [[nodiscard]] Ray rayThrough(const glm::dvec2 &pixel) const;

    // For the graphics card, points are first scaled to small numbers, regardless of the file's units and position:
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
    double m_yaw = 0.0; // 0: the eye is on the side of +Z
    double m_pitch = 0.0; // positive: the eye looks down
    bool m_orthographic = false;
    bool m_orthographicByDirection = false; // returns to perspective when the camera is rotated away
};

} // namespace limber
