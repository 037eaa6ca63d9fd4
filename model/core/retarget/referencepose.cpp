#include "retarget/referencepose.h"

#include "pose/pose.h"

#include <glm/matrix.hpp>

namespace limber {

ReferencePose ReferencePose::rotated(const glm::dmat3 &by) const
{
    ReferencePose result = *this;
    for (glm::dmat3 &rotation : result.rotations)
        rotation = by * rotation * glm::transpose(by);
    for (glm::dvec3 &position : result.positions)
        position = by * position;
    for (glm::dvec3 &position : result.endPositions)
        position = by * position;
    return result;
}

ReferencePose referencePose(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                            std::optional<int> frame)
{
    if (!frame || *frame < 0 || *frame >= clip.motion.frameCount()) {
        const std::vector<glm::dmat3> unturned(shape.offsets.size(), glm::dmat3(1.0));
        return {unturned, shape.restPositions, shape.restEndPositions};
    }
    Pose pose = poseAt(clip, *frame, rules);
    return {std::move(pose.worldFromJoint), std::move(pose.jointPositions), std::move(pose.endPositions)};
}

} // namespace limber
