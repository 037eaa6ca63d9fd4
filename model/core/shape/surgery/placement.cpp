#include "surgery/placement.h"

#include "pose/jointangles.h"
#include "surgery/completechannels.h"
#include "tracks/positiontrack.h"

#include <vector>

namespace limber {

namespace {

constexpr double sameRotation = 1e-13; // half of the angle, radians

bool hasRotations(const Clip &clip, int joint, const LocalTrack &track)
{
    const std::vector<glm::dquat> now = rotationTrack(clip, joint, {0, static_cast<int>(track.rotations.size()) - 1});
    for (std::size_t frame = 0; frame < now.size(); ++frame) {
        const glm::dquat between = glm::conjugate(now[frame]) * track.rotations[frame];
        const double squares = between.x * between.x + between.y * between.y + between.z * between.z;
        if (squares > sameRotation * sameRotation)
            return false;
    }
    return true;
}

} // namespace

TrackSpread prepareFor(const LocalTrack &track, SkeletonTree &tree, PositionsGoTo where)
{
    Joint &joint = tree.joint(track.joint);
    if (!JointAngles(joint).isComplete())
        joint.channels = withAllRotations(std::move(joint.channels));
    TrackSpread spread = spreadOf(track.positions);
    if (where == PositionsGoTo::Offset) {
        joint.channels = withoutPositions(std::move(joint.channels));
        joint.offset = spread.middle;
        return spread;
    }
    const bool isRoot = tree.node(track.joint).parent == SkeletonTree::None;
    if (isRoot || joint.hasPositions() || !spread.isStill())
        joint.channels = withAllPositions(std::move(joint.channels));
    joint.offset = isRoot ? glm::dvec3(0.0) : spread.middle;
    return spread;
}

RotationResidual writeTrack(Clip &clip, int joint, const LocalTrack &track, const PositionRules &rules)
{
    writePositions(clip, joint, 0, track.positions, rules);
    if (track.rotations.empty() || hasRotations(clip, joint, track))
        return {};
    const std::span<const double> near = clip.motion.frame(0);
    return writeNewRotations(clip, joint, 0, track.rotations, std::vector<double>(near.begin(), near.end()));
}

} // namespace limber
