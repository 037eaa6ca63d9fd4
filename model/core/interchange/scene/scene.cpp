#include "scene/scene.h"

#include "base/at.h"
#include "scene/blockbody.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

void setRest(SceneNode &node, const glm::dmat4 &matrix)
{
    constexpr double noShear = 1e-4; // cosine of the angle between two axes
    const glm::dmat3 linear(matrix);
    node.rest.translation = glm::dvec3(matrix[3]);
    glm::dmat3 axes(1.0);
    for (int i = 0; i < 3; ++i) {
        const double length = glm::length(linear[i]);
        node.rest.scale[i] = length;
        if (!(length > 0.0))
            return; // it is flat, so that its rotation is unknown
        axes[i] = linear[i] / length;
    }
    node.isSheared = std::abs(glm::dot(axes[0], axes[1])) > noShear || std::abs(glm::dot(axes[1], axes[2])) > noShear ||
                     std::abs(glm::dot(axes[2], axes[0])) > noShear;
    // The X axis stays; Y becomes its part at a right angle to X (Gram and Schmidt).
    axes[2] = glm::cross(axes[0], axes[1]);
    if (!(glm::length(axes[2]) > 0.0))
        return;
    axes[2] = glm::normalize(axes[2]);
    axes[1] = glm::cross(axes[2], axes[0]);
    if (glm::dot(axes[2], linear[2]) < 0.0)
        node.rest.scale[2] = -node.rest.scale[2]; // a mirror
    node.rest.rotation = glm::normalize(glm::quat_cast(axes));
}

glm::dmat4 matrixOf(const SceneTransform &transform)
{
    glm::dmat3 linear = glm::mat3_cast(transform.rotation);
    for (int column = 0; column < 3; ++column)
        linear[column] *= transform.scale[column];
    glm::dmat4 matrix(linear);
    matrix[3] = glm::dvec4(transform.translation, 1.0);
    return matrix;
}

std::vector<glm::dmat4> worldsAtRest(std::span<const SceneNode> nodes)
{
    std::vector<glm::dmat4> worlds;
    worlds.reserve(nodes.size());
    for (const SceneNode &node : nodes)
        worlds.push_back((node.parent < 0 ? glm::dmat4(1.0) : at(worlds, node.parent)) * matrixOf(node.rest));
    return worlds;
}

namespace {

// Returns whether the nodes that carry parts are where those of a body of blocks are.
bool isBlockBody(std::span<const SceneNode> nodes, const std::vector<bool> &carries)
{
    const std::vector<glm::dmat4> worlds = worldsAtRest(nodes);
    std::vector<glm::dvec3> places;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (carries[i])
            places.emplace_back(worlds[i][3]);
    }
    return mayBeBlockBody(places);
}

} // namespace

std::vector<bool> partsOfRobot(std::span<const SceneNode> nodes)
{
    constexpr int inLimb = 3;
    std::vector<bool> carries(nodes.size());
    for (const SceneNode &node : nodes) {
        if (node.hasMesh && node.parent >= 0 && !node.isSkinJoint)
            at(carries, node.parent) = at(nodes, node.parent).isBare() && !at(nodes, node.parent).isWholeScene;
    }
    std::vector<int> inRow(nodes.size()); // from the root to a node
    bool isRobot = false;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int parent = nodes[i].parent;
        const bool hangsOnBare = parent >= 0 && at(carries, parent) && at(nodes, parent).isBare();
        carries[i] = carries[i] || (nodes[i].hasMesh && !hangsOnBare);
        inRow[i] = (parent >= 0 ? at(inRow, parent) : 0) + (carries[i] ? 1 : 0);
        isRobot = isRobot || inRow[i] >= inLimb;
    }
    if (isRobot || isBlockBody(nodes, carries))
        return carries;
    // A node above several parts may only hold them together.
    for (std::size_t i = 0; i < nodes.size(); ++i)
        carries[i] = nodes[i].hasMesh && !nodes[i].isSkinJoint;
    return isBlockBody(nodes, carries) ? carries : std::vector<bool>(nodes.size());
}

std::vector<bool> movingNodes(std::span<const SceneNode> nodes, std::span<const SceneAnimation> animations)
{
    std::vector<bool> moves(nodes.size());
    const auto isJoint = [](const SceneNode &node) {
        return node.isSkinJoint || !node.humanBone.empty() || node.bvh.has_value();
    };
    for (const SceneAnimation &animation : animations) {
        for (const SceneTrack &track : animation.tracks)
            at(moves, track.node) = true;
    }
    if (std::ranges::none_of(nodes, isJoint) && std::ranges::find(moves, true) == moves.end())
        moves = partsOfRobot(nodes);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const SceneNode &node = nodes[i];
        const bool isBelow = node.parent >= 0 && at(moves, node.parent);
        moves[i] = moves[i] || isBelow || isJoint(node);
    }
    return moves;
}

} // namespace limber
