#pragma once

#include "base/progress.h"
#include "body/bodymeasure.h"
#include "contacts/footlock.h"
#include "motion/skeleton.h"
#include "pose/pose.h"
#include "proportions/jointtracks.h"

#include <vector>

namespace limber {

// A leg of a figure that gets other bones, before and after that.
struct RecordedLeg
{
    LegJoints joints;
    std::vector<NodeId> sole; // ankle, toe and all that hangs on them
    Track ankleBefore;
    Track toeBefore; // empty without a toe
    std::vector<double> soleBefore; // height of its lowest point, by frame
    std::vector<double> soleAfter;
    LegTrack after;
    glm::dvec3 hinge{0.0}; // of the knee with the new bones, in the thigh's frame; see solveTwoBones
};

// The legs of a figure and its pelvis while a clip goes by, once with its old bones and once with its new ones. The
// skeletons of both clips have the same layout.
class LegRecord
{
public:
    LegRecord(const Skeleton &skeleton, const BodyRoles &roles, const glm::dvec3 &up);

    [[nodiscard]] bool hasLegs() const { return !legs.empty() && pelvis != NoJoint; }
    // True where a bone between the pelvis and the tips of the feet is another one.
    [[nodiscard]] bool isLegChanged(const Skeleton &before, const Skeleton &after) const;
    // True where the pelvis stands elsewhere in the tree.
    [[nodiscard]] bool isPelvisChanged(const Skeleton &before, const Skeleton &after) const;

    // False if the progress said stop.
    [[nodiscard]] bool recordBefore(const Clip &clip, const PositionRules &rules, const Progress &progress);
    [[nodiscard]] bool recordAfter(const Clip &clip, const PositionRules &rules, const Progress &progress);

    // Moves the figure with its new bones in a frame.
    void move(std::size_t frame, const glm::dvec3 &by);
    // Where the floor is, with the old bones or the new ones: median of the soles while feet stand.
    [[nodiscard]] double floor(std::vector<double> RecordedLeg::*soles, const Contacts &contacts) const;

    std::vector<RecordedLeg> legs; // those that are whole, left before right
    int pelvis = NoJoint;
    int carrier = NoJoint; // the highest joint above the legs with a place of its own, or NoJoint
    Track pelvisBefore;
    Track pelvisAfter;

private:
    void addLeg(const Skeleton &skeleton, const LegJoints &joints);

    glm::dvec3 m_up;
};

} // namespace limber
