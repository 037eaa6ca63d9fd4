#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"

#include <vector>

namespace limber {

// Finds what the user points at: the node at a pixel or the nodes inside a rectangle.
class Picker
{
public:
    Picker(const Figure &figure, const Camera &camera) : m_figure(figure), m_camera(camera) {}

    // Returns the joint or end site at or near the pixel, otherwise the joint whose bone is there; invalid for none. A
    // joint is preferred to the bones that meet in it, and nearer nodes to those behind them. A solid body hides what
    // it covers, unless the bones are drawn over it. In the skin of a character, nodes are where its joints are.
    [[nodiscard]] NodeId nodeAt(const glm::dvec2 &pixel, double tolerance) const;

    // Returns all joints and end sites between two corners, in the order of the figure.
    [[nodiscard]] std::vector<NodeId> nodesBetween(const glm::dvec2 &corner, const glm::dvec2 &otherCorner) const;

private:
    [[nodiscard]] NodeId markAt(const glm::dvec2 &pixel, double tolerance) const;
    [[nodiscard]] NodeId partAt(const glm::dvec2 &pixel) const;
    [[nodiscard]] NodeId skinAt(const Ray &ray) const;
    [[nodiscard]] NodeId boneAt(const glm::dvec2 &pixel, double tolerance) const;

    const Figure &m_figure;
    const Camera &m_camera;
};

} // namespace limber
