#pragma once

#include "figure/camera.h"
#include "motion/channel.h"
#include "theme/colours.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <optional>

class QPainter;

namespace limber {

// The small cross of axes in the corner of a view: it shows the directions of the document's axes, and a click on one
// of its discs looks along that axis.
class AxisGizmo
{
public:
    // `top`: so many pixels of the upper edge are covered by something else.
    AxisGizmo(const Camera &camera, Axis up, double top = 0.0);

    // Returns whether it is shown: a small view has a small one, a very small view none.
    [[nodiscard]] bool isShown() const { return m_scale > 0.0; }
    // Returns the painted area; if it is not shown, an area of no size at the right edge.
    [[nodiscard]] QRectF box() const;
    void paint(QPainter &painter, const Colours &colours) const;
    // Returns the view direction that a click there selects.
    [[nodiscard]] std::optional<ViewDirection> directionAt(const QPointF &pixel) const;

private:
    struct Disc
    {
        int axis = 0;
        bool positive = true;
        QPointF middle;
        double depth = 0.0; // greater is farther
        ViewDirection direction = ViewDirection::Front;
    };

    double m_scale = 1.0; // 0 if it is not shown
    QPointF m_middle;
    std::array<Disc, 6> m_discs; // from back to front
};

} // namespace limber
