#pragma once

#include "figure/camera.h"
#include "theme/colours.h"
#include "viewport/seeing/weightinpose.h"

#include <QCoreApplication>
#include <QPointF>
#include <QSize>
#include <QString>

#include <glm/mat3x3.hpp>

#include <optional>

class QPainter;

namespace limber {

// Draws the weight of a figure over a picture of it: a cross at its centre of mass with the plumb line to the floor,
// the outline of its support, and the force of the floor on each side.
class WeightPainter
{
    Q_DECLARE_TR_FUNCTIONS(limber::WeightPainter)

public:
    WeightPainter(QPainter &painter, const Camera &camera, const Colours &colours, const glm::dmat3 &viewFromDocument)
        : m_painter(painter), m_camera(camera), m_colours(colours), m_viewFromDocument(viewFromDocument)
    {
    }

    void paint(const WeightInPose &weight);

    // Returns in words what the sides carry.
    [[nodiscard]] static QString textOf(const WeightInPose &weight);
    // Writes the text in the lower right corner, this far above its lower edge.
    void paintLegend(const QString &text, int above, bool isNarrow);
    // Returns how much of the corner it takes.
    [[nodiscard]] static QSize cornerOfLegend(bool isNarrow);

private:
    void paintSupport(const WeightInPose &weight);
    void paintPlumbLine(const WeightInPose &weight);
    void paintForce(const WeightInPose::Force &force);
    void paintCentre(const glm::dvec3 &centre);
    [[nodiscard]] std::optional<QPointF> pixelOf(const glm::dvec3 &position) const;

    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
    glm::dmat3 m_viewFromDocument;
};

} // namespace limber
