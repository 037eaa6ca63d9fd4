#pragma once

#include "body/bodyroles.h"
#include "body/bodyside.h"
#include "body/vocabulary.h"
#include "mirroring/mirroredfigure.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <span>
#include <vector>

namespace limber {

// Which joints of a figure are left and right, and how one of them takes the mirrored pose of its partner, while the
// middle of the body and everything else stay as they are.
class SideMirror
{
public:
    // Examines the figure; the clip must have frames.
    SideMirror(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
               const Vocabulary &vocabulary = Vocabulary::builtIn());

    // Returns the side of a joint that has a partner on the other side; Centre for other joints, also for those that
    // carry the figure.
    [[nodiscard]] BodySide sideOf(int joint) const;
    [[nodiscard]] int partnerOf(int joint) const;

    // Gives a joint that has a side the mirrored motion of its partner in these frames. Returns what its channels could
    // not express.
    RotationResidual mirrorInto(Clip &clip, int joint, const FrameInterval &frames) const;
    // Does the same for some joints with the values of a single frame.
    [[nodiscard]] std::vector<double> mirroredInto(const Skeleton &skeleton, std::span<const double> values,
                                                   std::span<const int> joints) const;

    // Lets a joint that has a side do mirrored what its partner did between two frames of values, of which the second
    // one is changed.
    void followPartner(const Skeleton &skeleton, int joint, std::span<const double> before,
                       std::span<double> after) const;
    // Returns the mirror image of a vector or of a point of the world, for the joint or its partner: at the joint of
    // the middle of the body from which both branch off. In a pose of the figure.
    [[nodiscard]] glm::dvec3 mirroredVector(const Skeleton &skeleton, const Pose &pose, int joint,
                                            const glm::dvec3 &vector) const;
    [[nodiscard]] glm::dvec3 mirroredPoint(const Skeleton &skeleton, const Pose &pose, int joint,
                                           const glm::dvec3 &point) const;

private:
    void findSides(const Skeleton &skeleton, const BodyRoles &roles, const std::vector<bool> &isFree);
    [[nodiscard]] int middleAbove(const Skeleton &skeleton, int joint) const;
    RotationResidual mirrorRotations(Clip &clip, int joint, const FrameInterval &frames) const;
    void mirrorPositions(Clip &clip, int joint, const FrameInterval &frames) const;

    PositionRules m_rules;
    std::vector<bool> m_travels; // by joint: the line from its parent is no bone
    MirroredFigure m_figure;
    std::vector<BodySide> m_sides; // by joint
};

} // namespace limber
