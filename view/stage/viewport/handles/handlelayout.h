#pragma once

#include "figure/camera.h"

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>

namespace limber {

// The parts of the handles. Free is the middle, or the figure itself; Screen is the ring around all others; Pole is the
// diamond to which a knee or an elbow points.
enum class HandlePart { None, X, Y, Z, Screen, Free, Pole };

// Returns the axis of a part, 0 to 2; -1 for none.
[[nodiscard]] constexpr int axisOf(HandlePart part)
{
    return part == HandlePart::X ? 0 : part == HandlePart::Y ? 1 : part == HandlePart::Z ? 2 : -1;
}

// Arrows displace, rings rotate. A disc is only the middle: it leaves the joints around it to the mouse.
enum class HandleShape { Arrows, Rings, Disc };

// The position and directions of the handles, in view space.
struct HandlePlace
{
    HandleShape shape = HandleShape::Arrows;
    glm::dvec3 origin{0.0};
    std::array<glm::dvec3, 3> axes{glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0), glm::dvec3(0, 0, 1)}; // of length 1
    glm::dvec3 arm{0.0}; // from the origin to the pole, across the first axis, about which it rotates; only for poles
};

// The handles of a joint as they appear: always of the same size in pixels, no matter how far the joint is.
class HandleLayout
{
public:
    static constexpr double arrowPixels = 52.0;
    static constexpr double ringPixels = 46.0;
    static constexpr double screenRingPixels = 58.0;
    static constexpr double hitPixels = 8.0;

    HandleLayout(const Camera &camera, const HandlePlace &place);

    // Returns false if the joint is behind the eye: then nothing is drawn and nothing can be hit.
    [[nodiscard]] bool isVisible() const { return m_isVisible; }
    [[nodiscard]] HandleShape shape() const { return m_place.shape; }
    [[nodiscard]] const QPointF &middle() const { return m_middle; }
    // Returns a box around everything that is drawn.
    [[nodiscard]] QRectF box() const;

    // Returns the line from the middle to the tip; it is short if the axis points at the eye.
    [[nodiscard]] QLineF arrow(int axis) const;
    // Return the halves of a ring that are in front of the joint and behind it; one of them is empty if the ring faces
    // the eye.
    [[nodiscard]] const QPolygonF &frontOfRing(int axis) const;
    [[nodiscard]] const QPolygonF &backOfRing(int axis) const;

    // Returns the part at the pixel; if parts overlap, the one nearest to the pixel.
    [[nodiscard]] HandlePart partAt(const QPointF &pixel) const;

private:
    void layOutRing(const Camera &camera, int axis, double radius);
    [[nodiscard]] double distanceTo(int axis, const QPointF &pixel) const;

    HandlePlace m_place;
    bool m_isVisible = false;
    QPointF m_middle;
    std::array<QPointF, 3> m_tips;
    std::array<QPolygonF, 3> m_fronts;
    std::array<QPolygonF, 3> m_backs;
};

} // namespace limber
