#pragma once

#include "motion/skeleton.h"

#include <QCoreApplication>
#include <QPointF>
#include <QSizeF>

#include <glm/vec3.hpp>

#include <optional>

class QPainter;

namespace limber {

class PoseTool;
class ViewportScene;

// Draws what the pose tools show over the figure: the pins with their rings on the floor, the handles, and during a
// drag the line from the old position and the readout.
class PoseOverlay
{
    Q_DECLARE_TR_FUNCTIONS(limber::PoseOverlay)

public:
    PoseOverlay(QPainter &painter, const ViewportScene &scene, const PoseTool &tool)
        : m_painter(painter), m_scene(scene), m_tool(tool)
    {
    }

    void paint();
    // Returns the node whose pin is drawn there; invalid for none.
    [[nodiscard]] static NodeId pinAt(const QPointF &at, const ViewportScene &scene);

private:
    void paintPins();
    void paintDisplacement();
    void paintHandlesOfTool();
    void paintPoleOfLimb();
    void paintLimits();
    void paintFigures();
    [[nodiscard]] std::optional<QPointF> pixelOf(const glm::dvec3 &viewPoint) const;
    [[nodiscard]] QSizeF canvas() const;

    QPainter &m_painter;
    const ViewportScene &m_scene;
    const PoseTool &m_tool;
};

} // namespace limber
