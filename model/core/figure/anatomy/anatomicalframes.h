#pragma once

#include "anatomy/referencechoice.h"
#include "base/at.h"
#include "body/bodyroles.h"
#include "body/figureshape.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <cstdint>
#include <vector>

namespace limber {

// From what the side of an anatomical frame is known.
enum class FrameOrigin : std::uint8_t {
    None, // the joint has no frame
    Bones, // from several bones at the joint: hips, shoulders, knuckles
    Motion, // from the axis about which knee or elbow bends
    Reference, // from left and front of the body in its reference pose
    Poses, // from left and front of the body in the mean of its poses
    Above, // from the part of the body above, in the mean of the poses
};

// How a part of the body lies in the coordinates of its joint, whatever the file's axes and rest pose are: the same
// part of two bodies in the same pose has the same frame in the world. So what carries one frame onto the other aligns
// two figures without a common rest pose.
struct AnatomicalFrame
{
    // The columns are side, along and side x along, normal to each other. Along points up the trunk or to the next part
    // of a limb. Side is the body's left for trunk and legs, and along x front for the arms; with a knee or an elbow it
    // is the axis about which a positive rotation bends it.
    glm::dmat3 jointFromBody{1.0};
    // The frame of the joint above in the coordinates of this one, in the mean of the poses. It says how a hand lies
    // that has no length itself. Zero if it is unknown.
    glm::dmat3 jointFromAbove{0.0};
    FrameOrigin origin = FrameOrigin::None;
    // By how much the joint is rotated about its bone in the rest pose compared with the motion; 0 for nearly all
    // files.
    double wrungRadians = 0.0;
    double confidence = 0.0; // in the side: 0 to 1, how far the poses agree

    [[nodiscard]] bool isKnown() const { return origin != FrameOrigin::None; }
    [[nodiscard]] bool knowsAbove() const { return jointFromAbove != glm::dmat3(0.0); }
    [[nodiscard]] const glm::dvec3 &side() const { return jointFromBody[0]; }
    [[nodiscard]] const glm::dvec3 &along() const { return jointFromBody[1]; }
};

// The frames of a figure's joints.
struct AnatomicalFrames
{
    std::vector<AnatomicalFrame> frames; // one for each joint; unknown for joints that are no part of the body
    ReferenceChoice reference; // the pose that shows how the body is built

    // Returns the frames in a rotated world, whose joints are rotated on both sides, see ReferencePose::rotated().
    [[nodiscard]] AnatomicalFrames rotated(const glm::dmat3 &by) const;
    [[nodiscard]] const AnatomicalFrame &of(int joint) const { return at(frames, joint); }
};

// Finds the frames from at most 600 poses of the clip, from the bones and, if it stands, from the rest pose.
[[nodiscard]] AnatomicalFrames anatomicalFrames(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                const ReferenceRequest &request = {});

// Does the same with a shape that is already known.
[[nodiscard]] AnatomicalFrames anatomicalFrames(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                const FigureShape &shape, const ReferenceRequest &request);

} // namespace limber
