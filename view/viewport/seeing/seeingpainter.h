#pragma once

#include "figure/camera.h"
#include "theme/colours.h"
#include "viewport/seeing/onionskins.h"
#include "viewport/seeing/secondfigure.h"
#include "viewport/seeing/trails.h"

#include <QCoreApplication>
#include <QList>
#include <QPainterPath>
#include <QRectF>

#include <glm/mat3x3.hpp>

class QPainter;

namespace limber {

// Draws what helps to see a movement in one picture: the paths of joints, coloured by speed, and the figure a little
// earlier and later.
class SeeingPainter
{
    Q_DECLARE_TR_FUNCTIONS(limber::SeeingPainter)

public:
    SeeingPainter(QPainter &painter, const Camera &camera, const Colours &colours)
        : m_painter(painter), m_camera(camera), m_colours(colours)
    {
    }

    // Filled and fading with their distance in time; never over `solid`, the figure of the current frame. What the
    // painter paints on must be empty. Above each stands how many frames it is away, where that is wanted.
    void paintSkins(const std::vector<OnionSkin> &skins, const Figure &solid, bool hasAges = true);
    // Outlined and lightly filled, the chosen one on top, also never over `solid`, with dashes to its joints that are
    // farthest off. What the painter paints on must be empty.
    void paintSecond(const SecondFigure &second, const Figure &solid);
    // Which figure is which, below the captions in the upper left corner; `first` is the name of the document, as text.
    void paintNames(const QString &first, const SecondFigure &second, double top);
    // With a dot in every fourth frame, so that speed is seen without colours, too.
    void paintTrails(const std::vector<Trail> &trails, double scale, const glm::dmat3 &viewFromDocument);
    // Rings where a change begins and ends on the trails.
    void paintEnds(const std::vector<Trail> &trails, const ChangeWindow &change, const glm::dmat3 &viewFromDocument);
    // What the colours mean, in the lower right corner; `name` is that of what is followed, as text. A narrow one has
    // less space for it.
    void paintLegend(const QString &name, double scale, bool isNarrow = false);

private:
    [[nodiscard]] QPainterPath outlineOf(const Figure &figure) const;
    [[nodiscard]] QColor colourOf(double fraction) const;
    void paintBeside(const FigureBeside &beside);
    void paintAge(const OnionSkin &skin, const QColor &colour, QList<QRectF> &taken);

    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
};

} // namespace limber
