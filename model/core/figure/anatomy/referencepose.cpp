#include "anatomy/referencepose.h"

#include "geometry/geometry.h"
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

void unwring(const AnatomicalFrames &frames, ReferencePose &pose)
{
    for (std::size_t joint = 0; joint < frames.frames.size(); ++joint) {
        const AnatomicalFrame &frame = frames.frames[joint];
        if (frame.isKnown() && frame.wrungRadians != 0.0)
            pose.rotations[joint] = pose.rotations[joint] * rotationAboutAxis(frame.along(), -frame.wrungRadians);
    }
}

ReferencePose referencePose(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                            const ReferenceChoice &choice)
{
    Pose pose = choice.frame ? poseAt(clip, *choice.frame, rules) : restPoseOf(shape);
    return {std::move(pose.worldFromJoint), std::move(pose.jointPositions), std::move(pose.endPositions)};
}

} // namespace limber
