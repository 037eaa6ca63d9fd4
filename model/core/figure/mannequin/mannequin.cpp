#include "mannequin/mannequin.h"

#include "mannequin/partlist.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

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

PlacedBone placedBone(const SolidBone &bone, const Pose &pose, const glm::dmat3 &viewFromDocument)
{
    PlacedBone placed;
    const auto joint = static_cast<std::size_t>(bone.joint);
    if (joint >= pose.jointPositions.size())
        return placed;
    placed.base = viewFromDocument * (pose.jointPositions[joint] + pose.worldFromJoint[joint] * bone.origin);
    placed.axes = viewFromDocument * pose.worldFromJoint[joint] * bone.jointFromBone;
    if (bone.tip.isValid())
        reach(placed.axes, viewFromDocument * pose.positionOf(bone.tip) - placed.base, bone.length);
    placed.isDrawn =
        isFinite(placed.base) && isFinite(placed.axes[0]) && isFinite(placed.axes[1]) && isFinite(placed.axes[2]);
    return placed;
}

glm::dmat3 rotationOf(const PlacedBone &bone)
{
    return {bone.axes[0], glm::normalize(bone.axes[1]), bone.axes[2]};
}

// Returns by how much a bone is turned about the Y axis of another one, from -pi to pi.
double rollBetween(const glm::dmat3 &from, const glm::dmat3 &to)
{
    const glm::dquat turn = glm::quat_cast(glm::transpose(from) * to);
    const double angle = 2.0 * std::atan2(turn.y, turn.w);
    constexpr double pi = std::numbers::pi;
    return angle > pi ? angle - 2.0 * pi : angle < -pi ? angle + 2.0 * pi : angle;
}

glm::dmat3 rolled(const glm::dmat3 &rotation, double angle)
{
    const double cosine = std::cos(angle);
    const double sine = std::sin(angle);
    return {cosine * rotation[0] - sine * rotation[2], rotation[1], sine * rotation[0] + cosine * rotation[2]};
}

// A section in a pose, in view space.
struct PlacedSection
{
    glm::dvec3 middle{0.0};
    glm::dmat3 axes{1.0};
    glm::dmat3 rotation{1.0};
};

PlacedSection placedSection(const SolidSection &section, const SolidShape &shape, const std::vector<PlacedBone> &bones)
{
    const PlacedBone &bone = bones[section.bone];
    PlacedSection placed{.middle = bone.base + section.along * bone.axes[1], .rotation = rotationOf(bone)};
    const std::size_t roller = shape.bones[section.bone].roller;
    if (section.roll > 0.0 && roller != SolidBone::none)
        placed.rotation =
            rolled(placed.rotation, section.roll * rollBetween(placed.rotation, rotationOf(bones[roller])));
    if (section.share > 0.0) {
        const PlacedBone &next = bones[section.nextBone];
        placed.middle = glm::mix(placed.middle, next.base + section.alongNext * next.axes[1], section.share);
        placed.rotation = glm::mat3_cast(
            glm::slerp(glm::quat_cast(placed.rotation), glm::quat_cast(rotationOf(next)), section.share));
    }
    placed.axes = section.isStretched ? bone.axes : placed.rotation;
    return placed;
}

} // namespace

Mannequin::Mannequin(const Clip &clip, const PositionRules &rules, Axis up)
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

void Mannequin::findAxes(const FigureAnatomy &figure)
{
    for (int joint = 0; joint < figure.skeleton().jointCount(); ++joint) {
        const AnatomicalFrame &frame = figure.frames().of(joint);
        if (!frame.isKnown() || !figure.covers(joint))
            continue;
        m_axes[static_cast<std::size_t>(figure.jointInClip(joint))] = {frame.side(), figure.frontOf(joint)};
    }
}

SideAxes Mannequin::sideAxes(int joint, const Pose &pose, const glm::dmat3 &viewFromDocument) const
{
    const auto at = static_cast<std::size_t>(joint);
    if (at >= m_axes.size() || at >= pose.jointPositions.size())
        return {};
    const glm::dmat3 viewFromJoint = viewFromDocument * pose.worldFromJoint[at];
    return {NodeId::joint(joint), viewFromDocument * pose.jointPositions[at], viewFromJoint * m_axes[at].side,
            viewFromJoint * m_axes[at].front};
}

void Mannequin::place(const Pose &pose, const glm::dmat3 &viewFromDocument, SolidBody &body) const
{
    body.shape = m_shape;
    body.bones.clear();
    for (const SolidBone &bone : m_shape->bones)
        body.bones.push_back(placedBone(bone, pose, viewFromDocument));
    std::vector<PlacedSection> sections;
    std::vector<bool> isDrawn;
    for (const SolidSection &section : m_shape->sections) {
        isDrawn.push_back(body.bones[section.bone].isDrawn && body.bones[section.nextBone].isDrawn);
        sections.push_back(isDrawn.back() ? placedSection(section, *m_shape, body.bones) : PlacedSection());
    }
    const auto firstDrawn = std::ranges::find_if(body.bones, &PlacedBone::isDrawn);
    body.origin = firstDrawn != body.bones.end() ? firstDrawn->base : glm::dvec3(0.0);

    const std::vector<SolidVertex> &vertices = m_shape->mesh.vertices;
    body.positions.resize(vertices.size());
    body.normals.resize(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const PlacedSection &section = sections[vertices[i].section];
        body.positions[i] = glm::vec3(section.middle - body.origin + section.axes * glm::dvec3(vertices[i].position));
        body.normals[i] = glm::vec3(section.rotation * glm::dvec3(vertices[i].normal));
    }
    body.parts.clear();
    for (std::size_t i = 0; i < m_shape->parts.size(); ++i) {
        const SolidPart &part = m_shape->parts[i];
        bool isWhole = true;
        for (std::size_t vertex = 0; vertex < part.vertexCount && isWhole; ++vertex)
            isWhole = isDrawn[vertices[part.firstVertex + vertex].section];
        if (isWhole)
            body.parts.push_back(i);
    }
}

} // namespace limber
