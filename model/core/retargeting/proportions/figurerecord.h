#pragma once

#include "base/progress.h"
#include "contacts/figurelegs.h"
#include "contacts/legrecord.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "proportions/jointtracks.h"

#include <vector>

namespace limber {

// The legs of a figure and its pelvis through the frames of a clip, once with its old offsets and once with its new
// ones. The skeletons of both clips must have the same layout.
class FigureRecord
{
public:
    FigureRecord(const Skeleton &skeleton, const FigureLegs &figure, const glm::dvec3 &up);
    // The figure with these roles, on its two legs.
    FigureRecord(const Skeleton &skeleton, const BodyRoles &roles, const glm::dvec3 &up);

    [[nodiscard]] bool hasLegs() const { return !before.empty() && pelvis != NoJoint; }
    // Returns whether a bone between the pelvis and the tips of the feet has changed.
    [[nodiscard]] bool isLegChanged(const Skeleton &old, const Skeleton &changed) const;
    // Returns whether the pelvis has another position in the tree.
    [[nodiscard]] bool isPelvisChanged(const Skeleton &old, const Skeleton &changed) const;

    // Records the figure before the change; returns false if the progress stopped it.
    [[nodiscard]] bool recordBefore(const Clip &clip, const PositionRules &rules, const Progress &progress);
    [[nodiscard]] bool recordAfter(const Clip &clip, const PositionRules &rules, const Progress &progress);

    // Moves the figure with the new offsets in a frame.
    void move(std::size_t frame, const glm::dvec3 &by);
    // Returns the height of the floor below `before` or `after`, or 0 if it cannot be found.
    [[nodiscard]] double floor(const std::vector<LegRecord> &legs, const Contacts &contacts) const;

    std::vector<LegRecord> before; // the feet of complete legs, in the order of the figure's legs
    std::vector<LegRecord> after; // the same legs, from the hip down
    int pelvis = NoJoint;
    // The joint with three position channels that carries the figure: the lowest above the legs that travels, else the
    // highest; NoJoint if none has them. The first is known when the figure is recorded after the change.
    int carrier = NoJoint;
    Track pelvisBefore;
    Track pelvisAfter;

private:
    void findTraveller(const Clip &clip, const PositionRules &rules);
    void addLeg(const Skeleton &skeleton, const LegJoints &joints);

    glm::dvec3 m_up;
};

} // namespace limber
