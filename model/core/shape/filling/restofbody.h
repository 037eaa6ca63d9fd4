#pragma once

#include "filling/gap.h"
#include "geometry/ridge.h"
#include "motion/clip.h"
#include "pose/poserun.h"
#include "travel/floorplane.h"
#include "travel/heading.h"

#include <optional>
#include <vector>

namespace limber {

struct FigureRoles;

// What the rest of the body does while some joints are lost, as features for a prediction: the places of the other
// joints as the figure itself sees them, from its pelvis and by its heading, the height of the pelvis, and how fast
// each of these changes. Lengths are in centimetres of a body of 170.
class RestOfBody
{
public:
    // The clip must outlive it. Of more joints than a prediction can use in time, those with the longest bones count.
    RestOfBody(const Clip &clip, const PositionRules &rules, const FloorPlane &floor, const FigureRoles &figure,
               const Gap &gap, double unitsPerBody);

    // That of another take of the same figure, by the same joints.
    RestOfBody(const Clip &clip, const PositionRules &rules, const FloorPlane &floor, const FigureRoles &figure,
               double unitsPerBody, const RestOfBody &own);

    // Returns whether any joint is left that says something.
    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }
    // Returns the number of features.
    [[nodiscard]] Eigen::Index count() const { return 2 * placeCount(); }
    // Returns the features of every `step`-th frame from `frames.first` on, one row for each.
    [[nodiscard]] SampleRows rows(const FrameInterval &frames, int step = 1) const;

private:
    [[nodiscard]] Eigen::Index placeCount() const { return 3 * static_cast<Eigen::Index>(m_joints.size()) + 1; }
    [[nodiscard]] SampleRows places(const FrameInterval &frames) const;

    const Clip &m_clip;
    PoseRun m_poses;
    FloorPlane m_floor;
    BodyHeading m_heading;
    std::vector<int> m_joints;
    double m_unitsPerNcm;
    int m_reach = 1; // frames to each side over which changes are measured
};

} // namespace limber
