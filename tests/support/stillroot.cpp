#include "support/stillroot.h"

#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

namespace limber::test {

namespace {

constexpr int rootColumns = 6;

Skeleton skeletonBelow(const Skeleton &skeleton)
{
    Skeleton result;
    result.addJoint({.name = "joint_Root", .channels = {allChannels.begin(), allChannels.end()}});
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        if (node.isEndSite()) {
            EndSite site = skeleton.endSite(node.index);
            result.addEndSite({site.label, site.parent + 1, site.offset});
            continue;
        }
        Joint joint = skeleton.joint(node.index);
        joint.offset = joint.isRoot() ? glm::dvec3(0.0) : joint.offset;
        joint.parent = joint.isRoot() ? 0 : joint.parent + 1;
        result.addJoint(joint);
    }
    return result;
}

} // namespace

Clip withStillRoot(const Clip &clip, const glm::dmat3 &rotation, const glm::dvec3 &position)
{
    const FrameInterval frames{0, clip.motion.frameCount() - 1};
    std::vector<glm::dquat> rotations = rotationTrack(clip, 0, frames);
    std::vector<glm::dvec3> positions = positionTrack(clip, 0, frames, {});
    for (std::size_t i = 0; i < positions.size(); ++i) {
        rotations[i] = glm::conjugate(glm::quat_cast(rotation)) * rotations[i];
        positions[i] = glm::transpose(rotation) * (positions[i] - position);
    }
    Clip result = clip;
    result.source = nullptr;
    result.skeleton = skeletonBelow(clip.skeleton);
    std::vector<int> from(rootColumns, -1);
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        from.push_back(column);
    result.motion = clip.motion.withColumns(from, std::vector<double>(from.size(), 0.0));
    const std::vector<glm::dquat> still(positions.size(), glm::quat_cast(rotation));
    const std::vector<glm::dvec3> there(positions.size(), position);
    writeRotations(result, 0, 0, still);
    writePositions(result, 0, 0, there, {});
    writeRotations(result, 1, 0, rotations);
    writePositions(result, 1, 0, positions, {});
    return result;
}

} // namespace limber::test
