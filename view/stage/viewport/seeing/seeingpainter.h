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
#include <QSize>

#include <glm/mat3x3.hpp>

#include <functional>

class QPainter;

namespace limber {

// Draws aids for seeing a movement in one picture: the paths of joints, coloured by speed, and the figure a little
// earlier and later.
class SeeingPainter
{
    Q_DECLARE_TR_FUNCTIONS(limber::SeeingPainter)

public:
    SeeingPainter(QPainter &painter, const Camera &camera, const Colours &colours)
        : m_painter(painter), m_camera(camera), m_colours(colours)
    {
    }

    // Paints skins that are filled and fade with their distance in time, but never over `solid`, the figure of the
    // current frame. With `hasAges`, the number of frames to each is written above it.
    void paintSkins(const std::vector<OnionSkin> &skins, const Figure &solid, bool hasAges = true);
    // Paints the second figures with an outline and a light fill, the chosen one on top, but never over `solid`. Dashed
    // lines connect `solid` to the chosen one's joints that are farthest away.
    void paintSecond(const SecondFigure &second, const Figure &solid);
    // Writes which figure is which, below the captions in the upper left corner; `first` is the name of the document,
    // as text.
    void paintNames(const QString &first, const SecondFigure &second, double top);
    // Paints the trails, with a dot in every fourth frame, so that speed is visible without colours, too.
    void paintTrails(const std::vector<Trail> &trails, double scale, const glm::dmat3 &viewFromDocument);
    // Paints rings on the trails where a change begins and ends.
    void paintEnds(const std::vector<Trail> &trails, const ChangeWindow &change, const glm::dmat3 &viewFromDocument);
    // Explains the colours in the lower right corner; `name` is the name of the followed node, as text. In a narrow
    // view the text is shorter.
    void paintLegend(const QString &name, double scale, bool isNarrow = false);
    // Returns how much of the corner it takes.
    [[nodiscard]] static QSize cornerOfLegend(bool isNarrow);

private:
    [[nodiscard]] QPainterPath outlineOf(const Figure &figure) const;
    [[nodiscard]] QColor colourOf(double fraction) const;
    void paintBehind(const Figure &solid, const QRectF &box, const std::function<void(SeeingPainter &behind)> &paint);
    void paintBeside(const FigureBeside &beside);
    void paintAge(const OnionSkin &skin, const QColor &colour, QList<QRectF> &taken);

    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
};

} // namespace limber
