#include "figure/camera.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace limber {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double radiansPerPixel = 0.4 * pi / 180.0;
const double tanOfHalfView = std::tan(0.5 * 36.0 * pi / 180.0); // vertical angle of view: 36 degrees
constexpr double mostCoveredTop = 0.3; // of the canvas
constexpr double mostCoveredBottom = 0.16;

struct DirectionAngles
{
    ViewDirection direction;
    double yaw;
    double pitch;
};

constexpr std::array<DirectionAngles, 6> directions = {{
    {ViewDirection::Front, 0.0, 0.0},
    {ViewDirection::Back, pi, 0.0},
    {ViewDirection::Right, pi / 2, 0.0},
    {ViewDirection::Left, -pi / 2, 0.0},
    {ViewDirection::Top, 0.0, pi / 2},
    {ViewDirection::Bottom, 0.0, -pi / 2},
}};

} // namespace

void Camera::setCanvasSize(double width, double height)
{
    m_canvas = {std::max(width, 1.0), std::max(height, 1.0)};
}

void Camera::setSurroundings(const glm::dvec3 &centre, double radius)
{
    m_surroundingsCentre = centre;
    m_surroundingsRadius = std::max(radius, 1e-100);
    setDistance(m_distance);
}

void Camera::setTarget(const glm::dvec3 &target)
{
    m_target = target;
}

void Camera::setDistance(double distance)
{
    m_distance = std::clamp(distance, 1e-5 * m_surroundingsRadius, 1e3 * m_surroundingsRadius);
}

void Camera::setAngles(double yawRadians, double pitchRadians)
{
    m_yaw = std::remainder(yawRadians, 2 * pi);
    m_pitch = std::clamp(pitchRadians, -pi / 2, pi / 2);
}

void Camera::setOrthographic(bool orthographic)
{
    m_orthographic = orthographic;
    m_orthographicByDirection = false;
}

void Camera::look(ViewDirection direction)
{
    for (const DirectionAngles &candidate : directions) {
        if (candidate.direction == direction)
            setAngles(candidate.yaw, candidate.pitch);
    }
    if (!m_orthographic)
        m_orthographicByDirection = true;
    m_orthographic = true;
}

std::optional<ViewDirection> Camera::alignedDirection() const
{
    constexpr double tolerance = 1e-6;
    for (const DirectionAngles &candidate : directions) {
        const bool sameYaw = std::abs(std::remainder(m_yaw - candidate.yaw, 2 * pi)) < tolerance;
        if (sameYaw && std::abs(m_pitch - candidate.pitch) < tolerance)
            return candidate.direction;
    }
    return std::nullopt;
}

glm::dvec3 Camera::forward() const
{
    return {-std::sin(m_yaw) * std::cos(m_pitch), -std::sin(m_pitch), -std::cos(m_yaw) * std::cos(m_pitch)};
}

glm::dvec3 Camera::right() const
{
    return {std::cos(m_yaw), 0.0, -std::sin(m_yaw)};
}

glm::dvec3 Camera::up() const
{
    return glm::cross(right(), forward());
}

glm::dvec3 Camera::eye() const
{
    return m_target - forward() * m_distance;
}

void Camera::orbit(double dx, double dy)
{
    setAngles(m_yaw - dx * radiansPerPixel, m_pitch + dy * radiansPerPixel);
    if (m_orthographicByDirection && !alignedDirection())
        setOrthographic(false);
}

void Camera::pan(double dx, double dy)
{
    m_target += (up() * dy - right() * dx) / pixelsPerUnit(m_distance);
}

void Camera::zoom(double factor, const glm::dvec2 &pixel)
{
    const glm::dvec2 fromMiddle = (pixel - m_canvas * 0.5) / pixelsPerUnit(m_distance);
    const glm::dvec3 anchor = m_target + right() * fromMiddle.x - up() * fromMiddle.y;
    const double before = m_distance;
    setDistance(m_distance * factor);
    m_target = anchor + (m_target - anchor) * (m_distance / before);
}

void Camera::frameSphere(const glm::dvec3 &centre, double radius, double coveredTop, double coveredBottom)
{
    const double top = std::clamp(coveredTop, 0.0, mostCoveredTop * m_canvas.y);
    const double bottom = std::clamp(coveredBottom, 0.0, mostCoveredBottom * m_canvas.y);
    const double shown = std::min(m_canvas.x, m_canvas.y - top - bottom) / m_canvas.y;
    const double sinOfHalfView = std::sin(std::atan(tanOfHalfView * std::min(1.0, shown)));
    setDistance(radius / sinOfHalfView);
    m_target = centre + up() * (0.5 * (top - bottom) / pixelsPerUnit(m_distance));
}

double Camera::nearDepth() const
{
    return 0.02 * m_distance;
}

double Camera::farDepth() const
{
    const double surroundings = glm::distance(m_target, m_surroundingsCentre) + m_surroundingsRadius;
    return std::max(100.0 * m_distance, m_distance + 1.1 * surroundings);
}

double Camera::depthOf(const glm::dvec3 &point) const
{
    return glm::dot(point - m_target, forward()) + m_distance;
}

double Camera::pixelsPerUnit(double depth) const
{
    const double divisor = m_orthographic ? m_distance : std::max(depth, nearDepth());
    return 0.5 * m_canvas.y / (tanOfHalfView * divisor);
}

std::optional<glm::dvec2> Camera::project(const glm::dvec3 &point) const
{
    const double depth = depthOf(point);
    if (!m_orthographic && !(depth >= nearDepth()))
        return std::nullopt;
    const glm::dvec3 fromTarget = point - m_target;
    const glm::dvec2 across(glm::dot(fromTarget, right()), -glm::dot(fromTarget, up()));
    return m_canvas * 0.5 + across * pixelsPerUnit(depth);
}

std::optional<PixelSegment> Camera::project(const glm::dvec3 &from, const glm::dvec3 &to) const
{
    glm::dvec3 ends[] = {from, to};
    if (!m_orthographic) {
        // The line is cut a little in front of the near plane, so that rounding cannot put the end behind it.
        const double limit = nearDepth() * 1.0001;
        const double depths[] = {depthOf(from), depthOf(to)};
        if (depths[0] < limit && depths[1] < limit)
            return std::nullopt;
        const glm::dvec3 cut = from + (to - from) * ((limit - depths[0]) / (depths[1] - depths[0]));
        if (depths[0] < limit)
            ends[0] = cut;
        else if (depths[1] < limit)
            ends[1] = cut;
    }
    const auto first = project(ends[0]);
    const auto second = project(ends[1]);
    if (!first || !second)
        return std::nullopt;
    return PixelSegment{*first, *second};
}

Ray Camera::rayThrough(const glm::dvec2 &pixel) const
{
    const glm::dvec2 across = (pixel - m_canvas * 0.5) / pixelsPerUnit(m_distance);
    const glm::dvec3 onTargetPlane = m_target + right() * across.x - up() * across.y;
    if (m_orthographic)
        return {onTargetPlane - forward() * m_distance, forward()};
    return {eye(), glm::normalize(onTargetPlane - eye())};
}

glm::dmat4 Camera::eyeFromScaled() const
{
    const glm::dvec3 x = right();
    const glm::dvec3 y = up();
    const glm::dvec3 z = -forward();
    // The eye is one scaled unit in front of the target.
    return {{x.x, y.x, z.x, 0}, {x.y, y.y, z.y, 0}, {x.z, y.z, z.z, 0}, {0, 0, -1, 1}};
}

glm::dmat4 Camera::clipFromEye() const
{
    const double sy = 1.0 / tanOfHalfView;
    const double sx = sy * m_canvas.y / m_canvas.x;
    const double f = farDepth() / m_distance;
    const double n = m_orthographic ? -f : nearDepth() / m_distance;
    if (m_orthographic)
        return {{sx, 0, 0, 0}, {0, sy, 0, 0}, {0, 0, -2 / (f - n), 0}, {0, 0, -(f + n) / (f - n), 1}};
    return {{sx, 0, 0, 0}, {0, sy, 0, 0}, {0, 0, -(f + n) / (f - n), -1}, {0, 0, -2 * f * n / (f - n), 0}};
}

} // namespace limber
