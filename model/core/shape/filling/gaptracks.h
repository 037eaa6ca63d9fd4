#pragma once

#include "filling/gap.h"
#include "filling/localplace.h"
#include "geometry/ridge.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// The movements of the joints of a gap as numbers that can be added and averaged, one row for each frame of the clip:
// for each joint with rotations its rotation vector about its mean rotation (Karcher 1977), in radians and without
// jumps at the half turn, and for each joint with position channels its position, in body lengths. Mean and
// continuity come from the frames that are not lost.
class GapTracks
{
public:
    // The clip must outlive it. `unitsPerBody` is the length of the body in file units.
    GapTracks(const Clip &clip, const PositionRules &rules, const Gap &gap, double unitsPerBody);
    // Those of another take, relative to the same means.
    GapTracks(const Clip &clip, const PositionRules &rules, const Gap &gap, double unitsPerBody, const GapTracks &own);

    // Returns the numbers of all frames; those of lost frames mean nothing.
    [[nodiscard]] const SampleRows &rows() const { return m_rows; }
    // Returns where a joint of the gap, by its index in the gap, is by a row of numbers.
    [[nodiscard]] LocalPlace placeIn(const Eigen::Ref<const Eigen::RowVectorXd> &row, std::size_t jointOfGap) const;
    // Returns where any joint is in a frame: by a row of numbers if it is of the gap, else as in the clip.
    [[nodiscard]] LocalPlace placeOf(int joint, const Clip &clip, const PositionRules &rules, int frame,
                                     const Eigen::Ref<const Eigen::RowVectorXd> &row) const;
    // Puts the rotation of a joint of the gap, by its index in the gap, into a row of numbers; the joint must have
    // rotations.
    void setRotation(Eigen::Ref<Eigen::RowVectorXd> row, std::size_t jointOfGap, const glm::dquat &rotation) const;
    // Returns the index of a joint in the gap, or nothing if it is not of the gap.
    [[nodiscard]] std::optional<std::size_t> indexOf(int joint) const;
    // Returns by how much the rotations of the joints differ between two rows, on average; 0 without any. Degrees.
    [[nodiscard]] double degreesBetween(const Eigen::Ref<const Eigen::RowVectorXd> &row,
                                        const Eigen::Ref<const Eigen::RowVectorXd> &other) const;
    // Returns whether a joint of the gap has these channels.
    [[nodiscard]] bool hasRotations(std::size_t jointOfGap) const { return m_joints[jointOfGap].rotationColumn >= 0; }
    [[nodiscard]] bool hasPositions(std::size_t jointOfGap) const { return m_joints[jointOfGap].positionColumn >= 0; }

private:
    struct JointColumns
    {
        Eigen::Index rotationColumn = -1; // the first of three, or -1
        Eigen::Index positionColumn = -1;
        LocalPlace mean; // what the numbers are relative to; also where a joint without channels is
    };

    void addColumns(const Clip &clip, const Gap &gap);
    void findMeans(const Clip &clip, const PositionRules &rules, const Gap &gap);
    void readRotations(const Clip &clip, const Gap &gap, int joint, const JointColumns &columns);
    void readPositions(const Clip &clip, const PositionRules &rules, int joint, const JointColumns &columns);

    std::vector<int> m_indices; // of the joints, rising
    std::vector<JointColumns> m_joints; // as in the gap
    SampleRows m_rows;
    double m_unitsPerBody;
};

} // namespace limber
