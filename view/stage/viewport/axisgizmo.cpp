#include "viewport/axisgizmo.h"

#include "base/at.h"
#include "figure/viewspace.h"

#include <QFont>
#include <QPainter>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double armLength = 27.0;
constexpr double discRadius = 8.5;
constexpr double plainDiscRadius = 5.0;
constexpr double marginToCorner = 46.0;

double scaleIn(const glm::dvec2 &canvas)
{
    constexpr double smallView = 260.0;
    constexpr double tinyView = 130.0;
    const double side = std::min(canvas.x, canvas.y);
    return side < tinyView ? 0.0 : side < smallView ? 0.7 : 1.0;
}

// Returns the view for which the given direction in view space points at the eye.
ViewDirection directionFrom(const glm::dvec3 &towardsEye)
{
    if (std::abs(towardsEye.x) > 0.5)
        return towardsEye.x > 0.0 ? ViewDirection::Right : ViewDirection::Left;
    if (std::abs(towardsEye.y) > 0.5)
        return towardsEye.y > 0.0 ? ViewDirection::Top : ViewDirection::Bottom;
    return towardsEye.z > 0.0 ? ViewDirection::Front : ViewDirection::Back;
}

} // namespace

AxisGizmo::AxisGizmo(const Camera &camera, Axis up, double top)
    : m_scale(scaleIn(camera.canvasSize())),
      m_middle(camera.canvasSize().x - m_scale * marginToCorner, top + m_scale * marginToCorner)
{
    const glm::dmat3 rotation = viewFromDocument(up);
    for (int index = 0; index < 6; ++index) {
        Disc &disc = at(m_discs, index);
        disc.axis = index / 2;
        disc.positive = index % 2 == 0;
        const glm::dvec3 along = rotation[disc.axis] * (disc.positive ? 1.0 : -1.0);
        disc.direction = directionFrom(along);
        disc.depth = glm::dot(along, camera.forward());
        disc.middle =
            m_middle + m_scale * armLength * QPointF(glm::dot(along, camera.right()), -glm::dot(along, camera.up()));
    }
    std::ranges::sort(m_discs, [](const Disc &a, const Disc &b) { return a.depth > b.depth; });
}

QRectF AxisGizmo::box() const
{
    const double reach = m_scale * (armLength + discRadius + 2.0);
    return {m_middle.x() - reach, m_middle.y() - reach, 2.0 * reach, 2.0 * reach};
}

void AxisGizmo::paint(QPainter &painter, const Colours &colours) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(m_scale * 11)));
    font.setBold(true);
    painter.setFont(font);
    const double radius = m_scale * discRadius;
    const double plainRadius = m_scale * plainDiscRadius;
    for (const Disc &disc : m_discs) {
        const QColor colour = colours.axis(disc.axis);
        if (!disc.positive) {
            QColor faint = colour;
            faint.setAlphaF(0.28f);
            painter.setPen(QPen(colour, 1.0));
            painter.setBrush(faint);
            painter.drawEllipse(disc.middle, plainRadius, plainRadius);
            continue;
        }
        painter.setPen(QPen(colour, 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(m_middle, disc.middle);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(disc.middle, radius, radius);
        painter.setPen(colours.dark ? QColor(0x14, 0x16, 0x19) : QColor(Qt::white));
        const QRectF box(disc.middle.x() - radius, disc.middle.y() - radius, 2 * radius, 2 * radius);
        painter.drawText(box, Qt::AlignCenter, QString(QLatin1Char("XYZ"[disc.axis])));
    }
    painter.restore();
}

std::optional<ViewDirection> AxisGizmo::directionAt(const QPointF &pixel) const
{
    if (!isShown())
        return std::nullopt;
    for (auto disc = m_discs.rbegin(); disc != m_discs.rend(); ++disc) {
        const QPointF gap = pixel - disc->middle;
        if (std::hypot(gap.x(), gap.y()) <= m_scale * (disc->positive ? discRadius : plainDiscRadius) + 1.5)
            return disc->direction;
    }
    return std::nullopt;
}

} // namespace limber
