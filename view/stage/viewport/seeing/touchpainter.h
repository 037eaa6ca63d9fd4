#pragma once

#include "figure/camera.h"
#include "theme/colours.h"
#include "viewport/seeing/touchinpose.h"

#include <QPainterPath>

#include <glm/mat3x3.hpp>

#include <optional>

class QPainter;

namespace limber {

// Draws the shapes of the parts of a body over a picture of it, translucent; those that are inside others stand out by
// their colour and a thick edge.
class TouchPainter
{
public:
    TouchPainter(QPainter &painter, const Camera &camera, const Colours &colours, const glm::dmat3 &viewFromDocument)
        : m_painter(painter), m_camera(camera), m_colours(colours), m_viewFromDocument(viewFromDocument)
    {
    }

    // Draws the farthest first.
    void paint(const std::vector<TouchShape> &shapes);

private:
    // A shape as it is seen.
    struct Seen
    {
        QPainterPath outline;
        double depth = 0.0; // of its middle
        bool isTouching = false;
        bool isInside = false;
    };

    [[nodiscard]] std::optional<Seen> seen(const TouchShape &shape) const;
    [[nodiscard]] std::optional<QPainterPath> outlineOf(const Capsule &capsule) const;

    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
    glm::dmat3 m_viewFromDocument;
};

} // namespace limber
