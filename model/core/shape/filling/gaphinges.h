#pragma once

#include "body/bodyroles.h"
#include "filling/gaptracks.h"
#include "filling/gapwindow.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The knees and elbows that the joints of a gap bend. No joint bends further backward than its bones allow, and how far
// that is, the rest of the clip shows; a prediction from the other joints does not know of it.
class GapHinges
{
public:
    // All must outlive it.
    GapHinges(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const Gap &gap,
              const GapTracks &tracks);

    // Bends knees and elbows forward in the rows of a window's frames to fill, where they are bent further backward
    // than in any frame of the clip that is not lost. The change rises and fades without a jump and is zero at the ends
    // of the window. If the hip or the shoulder is of the gap, too, the foot or the hand stays in its direction from
    // there, and it keeps its rotation if it is of the gap. Limbs whose frames agree on no axis stay as they are.
    void limit(SampleRows &rows, const GapWindow &window, double frameTimeSeconds) const;

private:
    struct Limb
    {
        std::vector<int> joints; // from the upper one down to the end, with those in between
        std::size_t lower = 0; // the index of the knee or elbow in them
        glm::dvec3 hinge{0.0}; // in the coordinates of the upper joint
        double backward = 0.0; // how far it is bent backward at most, radians
    };
    struct LimbPose;

    void addLimb(int upper, int lower, int end);
    [[nodiscard]] LimbPose poseOf(const Limb &limb, int frame, const Eigen::Ref<const Eigen::RowVectorXd> &row) const;
    void limitLimb(const Limb &limb, SampleRows &rows, const GapWindow &window, double frameTimeSeconds) const;
    void bend(const Limb &limb, int frame, double radians, Eigen::Ref<Eigen::RowVectorXd> row) const;
    [[nodiscard]] bool turns(int joint) const;

    const Clip &m_clip;
    const PositionRules &m_rules;
    const Gap &m_gap;
    const GapTracks &m_tracks;
    std::vector<Limb> m_limbs;
};

} // namespace limber
