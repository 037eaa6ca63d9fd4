#include "character/limbends.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "scene/scene.h"

#include <glm/geometric.hpp>
#include <glm/mat4x4.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

namespace {

// As fractions of a limb's length: a joint that is so near the middle of its vertices is in the middle of its limb, and
// what is so near the lowest corner belongs to the sole.
constexpr double nearMiddle = 0.15;
constexpr double ofSole = 0.12;
constexpr double leastLong = 1.3; // the length of a limb as a multiple of its thickness
constexpr double leadsDown = 0.7; // as a cosine

// Returns the flesh with its places moved by a matrix.
SceneFlesh moved(SceneFlesh flesh, const glm::dmat4 &by)
{
    flesh.middle = glm::dvec3(by * glm::dvec4(flesh.middle, 1.0));
    for (glm::dvec3 &corner : flesh.corners)
        corner = glm::dvec3(by * glm::dvec4(corner, 1.0));
    return flesh;
}

void add(const SceneFlesh &more, std::optional<SceneFlesh> &flesh)
{
    if (!flesh) {
        flesh = more;
        return;
    }
    const double weight = flesh->weight + more.weight;
    flesh->middle += more.weight / weight * (more.middle - flesh->middle);
    flesh->weight = weight;
    flesh->corners.insert(flesh->corners.end(), more.corners.begin(), more.corners.end());
}

// Where the corners lie along a direction, from the joint.
struct Extent
{
    double least = 0.0;
    double most = 0.0;

    [[nodiscard]] double length() const { return most - least; }
};

Extent extentAlong(const SceneFlesh &flesh, const glm::dvec3 &direction)
{
    Extent extent{glm::dot(flesh.middle, direction), glm::dot(flesh.middle, direction)};
    for (const glm::dvec3 &corner : flesh.corners) {
        extent.least = std::min(extent.least, glm::dot(corner, direction));
        extent.most = std::max(extent.most, glm::dot(corner, direction));
    }
    return extent;
}

// Returns the axis along which the corners are farthest apart, or zero if they are so along no axis in particular.
glm::dvec3 longAxis(const SceneFlesh &flesh)
{
    glm::dvec3 centre(0.0);
    for (const glm::dvec3 &corner : flesh.corners)
        centre += corner / static_cast<double>(flesh.corners.size());
    glm::dmat3 spread(0.0);
    for (const glm::dvec3 &corner : flesh.corners)
        spread += glm::outerProduct(corner - centre, corner - centre);
    // Squared again and again, the matrix keeps only its first eigenvector (power iteration).
    constexpr int squarings = 12;
    for (int i = 0; i < squarings; ++i) {
        const double size = glm::length(spread[0]) + glm::length(spread[1]) + glm::length(spread[2]);
        if (!(size > 0.0))
            return glm::dvec3(0.0);
        spread = spread / size * (spread / size);
    }
    const std::array<glm::dvec3, 3> columns{spread[0], spread[1], spread[2]};
    const glm::dvec3 axis = directionOf(
        *std::ranges::max_element(columns, {}, [](const glm::dvec3 &column) { return glm::dot(column, column); }));
    double thickness = 0.0;
    for (const glm::dvec3 &corner : flesh.corners)
        thickness = std::max(thickness, 2.0 * glm::length(glm::cross(axis, corner - centre)));
    return extentAlong(flesh, axis).length() > leastLong * thickness ? axis : glm::dvec3(0.0);
}

bool isLeg(const LastBone &bone)
{
    return bone.role.part == BodyPart::Thigh || bone.role.part == BodyPart::Shin;
}

// Returns where the limb leads. A joint in the middle of its limb shows no direction: the limb leads down, and an arm
// to its side.
glm::dvec3 directionOfLimb(const SceneFlesh &flesh, const LastBone &bone)
{
    const glm::dvec3 axis = longAxis(flesh);
    const double length = axis != glm::dvec3(0.0) ? extentAlong(flesh, axis).length() : 0.0;
    if (glm::length(flesh.middle) > nearMiddle * length)
        return directionOf(flesh.middle);
    constexpr double sideways = 2.0; // so that arms which are raised a little lead to their side, too
    const glm::dvec3 side = bone.role.side == BodySide::Left ? bone.axes.left : -bone.axes.left;
    const glm::dvec3 wanted = isLeg(bone) ? -bone.axes.up : sideways * side - bone.axes.up;
    return glm::dot(axis, wanted) < 0.0 ? -axis : axis;
}

// Returns the direction of a leg without what its foot adds: a leg of one joint leads straight down to its sole, and a
// shin leads on from the thigh, as seen from the side.
glm::dvec3 withoutFoot(const glm::dvec3 &direction, const LastBone &bone)
{
    const double ahead = glm::dot(direction, bone.axes.front);
    const double down = -glm::dot(direction, bone.axes.up);
    if (down < leadsDown)
        return direction;
    const double downAbove = -glm::dot(bone.above, bone.axes.up);
    const bool leadsOn = bone.role.part == BodyPart::Shin && downAbove > leadsDown * glm::length(bone.above);
    const double slope = leadsOn ? glm::dot(bone.above, bone.axes.front) / downAbove : 0.0;
    return directionOf(direction + (slope * down - ahead) * bone.axes.front);
}

} // namespace

std::vector<std::optional<SceneFlesh>> fleshOfJoints(const Scene &scene, std::span<const SceneJoint> joints,
                                                     const SceneSpace &space)
{
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    std::vector<int> jointOf(scene.nodes.size(), -1);
    for (std::size_t i = 0; i < joints.size(); ++i)
        at(jointOf, joints[i].node) = static_cast<int>(i);
    std::vector<std::optional<SceneFlesh>> own(joints.size());
    std::vector<std::optional<SceneFlesh>> hanging(joints.size());
    for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
        int node = static_cast<int>(i);
        while (node >= 0 && at(jointOf, node) < 0)
            node = at(scene.nodes, node).parent;
        if (node < 0 || !scene.nodes[i].flesh)
            continue;
        glm::dmat4 fromJoint(space.scale * space.turn);
        fromJoint[3] = fromJoint * -at(worlds, node)[3];
        fromJoint[3].w = 1.0;
        const int joint = at(jointOf, node);
        add(moved(*scene.nodes[i].flesh, fromJoint * worlds[i]),
            at(node == static_cast<int>(i) ? own : hanging, joint));
    }
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (!own[i])
            own[i] = std::move(hanging[i]);
    }
    return own;
}

std::optional<glm::dvec3> endOfLimb(const SceneFlesh &flesh, const LastBone &bone)
{
    const SceneFlesh posed = moved(flesh, glm::dmat4(bone.worldFromJoint));
    glm::dvec3 direction = directionOfLimb(posed, bone);
    if (direction == glm::dvec3(0.0))
        return std::nullopt;
    const bool isStanding = isLeg(bone) && -glm::dot(direction, bone.axes.up) > leadsDown;
    if (isStanding)
        direction = withoutFoot(direction, bone);
    const double length = isStanding ? extentAlong(posed, -bone.axes.up).most / -glm::dot(direction, bone.axes.up)
                                     : extentAlong(posed, direction).most;
    return length > 0.0 ? std::optional(length * direction) : std::nullopt;
}

std::vector<glm::dvec3> soleOfLeg(const SceneFlesh &flesh, const LastBone &bone, const glm::dvec3 &end)
{
    const SceneFlesh posed = moved(flesh, glm::dmat4(bone.worldFromJoint));
    const glm::dvec3 down = -bone.axes.up;
    std::vector<glm::dvec3> sole;
    if (!isLeg(bone) || glm::dot(directionOf(end), down) < leadsDown)
        return sole;
    const Extent extent = extentAlong(posed, down);
    for (const glm::dvec3 &corner : posed.corners) {
        if (glm::dot(corner, down) > extent.most - ofSole * extent.length())
            sole.push_back(corner);
    }
    return sole;
}

} // namespace limber
