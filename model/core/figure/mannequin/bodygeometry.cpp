#include "mannequin/bodygeometry.h"

#include "mannequin/partlist.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

namespace {

constexpr double drawable = 1e150; // of which squares can be taken

bool isFinite(const glm::dvec3 &point)
{
    return std::abs(point.x) < drawable && std::abs(point.y) < drawable && std::abs(point.z) < drawable;
}

// Turns the axes until Y points along a bone, by the shortest way, and stretches them as far as the bone is.
void reach(glm::dmat3 &axes, const glm::dvec3 &bone, double length)
{
    const double distance = glm::length(bone);
    if (!(distance > 1e-6 * length) || !(length > 0.0))
        return;
    const glm::dvec3 along = bone / distance;
    glm::dvec3 across = glm::cross(along, axes[2]);
    if (!(glm::length(across) > 1e-6))
        across = axes[0]; // the bone points to its own front
    across = glm::normalize(across);
    axes = {across, along * (distance / length), glm::cross(across, along)};
}

} // namespace

BodyGeometry::BodyGeometry(const Clip &clip, const PositionRules &rules, Axis up)
{
    auto shape = std::make_shared<SolidShape>();
    m_axes.resize(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (const FigureAnatomy &figure : FigureAnatomy::ofAll(clip, rules, up)) {
        PartList parts(figure, *shape);
        if (figure.hasTrunk())
            addTrunk(parts);
        if (!figure.isAnimal()) {
            addHead(parts);
            addLimbs(parts);
            addHands(parts);
            addFeet(parts);
        }
        addPlainParts(parts);
        findAxes(figure);
    }
    m_shape = std::move(shape);
}

void BodyGeometry::findAxes(const FigureAnatomy &figure)
{
    for (int joint = 0; joint < figure.skeleton().jointCount(); ++joint) {
        const AnatomicalFrame &frame = figure.frames().of(joint);
        if (!frame.isKnown() || !figure.covers(joint))
            continue;
        m_axes[static_cast<std::size_t>(figure.jointInClip(joint))] = {frame.side(), figure.frontOf(joint)};
    }
}

SideAxes BodyGeometry::sideAxes(int joint, const Pose &pose, const glm::dmat3 &viewFromDocument) const
{
    const auto at = static_cast<std::size_t>(joint);
    if (at >= m_axes.size() || at >= pose.jointPositions.size())
        return {};
    const glm::dmat3 viewFromJoint = viewFromDocument * pose.worldFromJoint[at];
    return {NodeId::joint(joint), viewFromDocument * pose.jointPositions[at], viewFromJoint * m_axes[at].side,
            viewFromJoint * m_axes[at].front};
}

void BodyGeometry::place(const Pose &pose, const glm::dmat3 &viewFromDocument, SolidBody &body) const
{
    body.shape = m_shape;
    body.parts.clear();
    for (std::size_t i = 0; i < m_shape->parts.size(); ++i) {
        const SolidPart &part = m_shape->parts[i];
        const auto joint = static_cast<std::size_t>(part.joint);
        if (joint >= pose.jointPositions.size())
            continue;
        PlacedPart placed{.part = i, .joint = part.joint};
        placed.base = viewFromDocument * (pose.jointPositions[joint] + pose.worldFromJoint[joint] * part.origin);
        placed.axes = viewFromDocument * pose.worldFromJoint[joint] * part.jointFromPart;
        if (part.tip.isValid())
            reach(placed.axes, viewFromDocument * pose.positionOf(part.tip) - placed.base, part.length);
        if (isFinite(placed.base) && isFinite(placed.axes[0]) && isFinite(placed.axes[1]) && isFinite(placed.axes[2]))
            body.parts.push_back(placed);
    }
}

} // namespace limber
