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

// The small cross of axes in the viewport's corner: shows the directions of the document's axes, and each of its discs
// can be clicked to look along that axis.
class AxisGizmo
{
public:
    AxisGizmo(const Camera &camera, Axis up);

    // A small view has a small one, a very small view none.
    [[nodiscard]] bool isShown() const { return m_scale > 0.0; }
    // The area that is painted; without a size at the right edge where none is shown.
    [[nodiscard]] QRectF box() const;
    void paint(QPainter &painter, const Colours &colours) const;
    // The view that a click there selects.
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

    double m_scale = 1.0; // 0 where it is not shown
    QPointF m_middle;
    std::array<Disc, 6> m_discs; // from back to front
};

} // namespace limber
