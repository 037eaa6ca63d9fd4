#pragma once

#include "body/figurestyle.h"
#include "character/skinnedmesh.h"
#include "figure/meshtextures.h"
#include "mannequin/solidbody.h"
#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

// One bone as it is drawn in a pose: an octahedron from a joint to one of its children. It belongs to the joint.
struct BoneShape
{
    glm::dvec3 base{0.0};
    glm::dvec3 tip{0.0};
    glm::dvec3 side{1.0, 0.0, 0.0}; // rotates with the joint, so that twist is visible; not parallel to the bone
    double radius = 0.0;
    int joint = NoJoint;
    NodeId end; // the child at the tip
};

// A joint or an end site as it is drawn in a pose: a small ball.
struct NodeMark
{
    glm::dvec3 position{0.0};
    double radius = 0.0;
    NodeId node;
    bool isApart = false; // no bone touches it although the figure has bones: a root on the floor
};

// A line from a joint to a child that is moved by its position channels: it is thin and dashed.
struct DisplacementLine
{
    glm::dvec3 base{0.0};
    glm::dvec3 tip{0.0};
    NodeId end; // the child
};

// Everything that is drawn of a skeleton in one pose, in view space.
struct Figure
{
    std::vector<BoneShape> bones; // without those of zero length
    std::vector<DisplacementLine> displacements;
    std::vector<NodeMark> marks; // joints first, then end sites, without those whose positions cannot be drawn
    std::optional<glm::dvec3> carrier; // position of the joint that a camera follows; nothing if it cannot be drawn
    // What of it is drawn. Without a body its bones are, whatever the style is.
    FigureStyle style = FigureStyle::Bones;
    SolidBody body{};
    // A character's surface in view space, which is drawn in place of the solid body, and its pictures: null for the
    // plain colours of its materials.
    SkinnedMesh skin{};
    std::shared_ptr<const MeshTextures> textures{};
    bool showsBothSides = false; // of the surface, whatever its materials say
    // What the surface really follows: the bones, lines and marks of its character. They name the joints of the figure
    // that move them, and NoJoint where none does; the marks are those of joints that follow one. All are empty if the
    // surface follows the bones of the figure itself.
    std::vector<BoneShape> bonesInSkin{};
    std::vector<DisplacementLine> displacementsInSkin{};
    std::vector<NodeMark> marksInSkin{};

    [[nodiscard]] bool showsSkin() const { return style != FigureStyle::Bones && !skin.isEmpty(); }
    // Returns whether bones and marks that are seen and pointed at are those of the character.
    [[nodiscard]] bool showsBonesInSkin() const { return showsSkin() && !bonesInSkin.empty(); }
    [[nodiscard]] const std::vector<BoneShape> &seenBones() const { return showsBonesInSkin() ? bonesInSkin : bones; }
    [[nodiscard]] const std::vector<DisplacementLine> &seenDisplacements() const
    {
        return showsBonesInSkin() ? displacementsInSkin : displacements;
    }
    [[nodiscard]] const std::vector<NodeMark> &seenMarks() const { return showsBonesInSkin() ? marksInSkin : marks; }
    [[nodiscard]] bool showsBody() const { return showsSkin() || (style != FigureStyle::Bones && !body.parts.empty()); }
};

// The bones of a skeleton, found once, so that a new pose only has to move them.
class BoneGeometry
{
public:
    // The largest radius of a bone, as a fraction of the body's size.
    static constexpr double thickestFraction = 0.03;

    BoneGeometry() = default;
    // `travels`, one value for each joint, marks those that end no bone (see travellingJoints()); empty if there are
    // none. `carrier` is the joint that a camera follows; NoJoint for the first one.
    explicit BoneGeometry(const Skeleton &skeleton, std::vector<bool> travels = {}, int carrier = NoJoint);

    // Replaces the contents of `figure` and reuses its memory.
    void shape(const Pose &pose, const glm::dmat3 &viewFromDocument, double bodySize, Figure &figure) const;

private:
    [[nodiscard]] bool isBone(NodeId end) const;

    struct Link
    {
        int joint = NoJoint;
        NodeId end;
        glm::dvec3 side{1.0, 0.0, 0.0}; // in the joint's own frame, across the rest direction
    };

    void shapeMarks(const Pose &pose, const glm::dmat3 &rotation, double bodySize, Figure &figure) const;

    std::vector<Link> m_links;
    std::vector<bool> m_isRoot;
    std::vector<bool> m_travels;
    std::vector<bool> m_hasBone; // by joint: a bone begins or ends there
    int m_carrier = NoJoint;
};

} // namespace limber
