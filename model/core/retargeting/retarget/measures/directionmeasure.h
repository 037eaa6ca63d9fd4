#pragma once

#include "mapping/jointmapping.h"
#include "retarget/measures/measuredframes.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Compares the directions of corresponding bones of two figures, frame by frame. It also compares the planes in which
// elbows, knees and all other joints with a bone before and after are bent.
class DirectionMeasure
{
public:
    // Selects the bones to compare; takes the rotation from the source's world to the result's.
    DirectionMeasure(const Skeleton &result, const JointMapping &mapping, const glm::dmat3 &resultFromSource);

    // Adds the same frames of both figures.
    void add(const MeasuredFrames &source, const MeasuredFrames &result);

    // Angles between bones of the source and of the result.
    struct Answer
    {
        int bones = 0; // how many were compared
        MeanAndMaximum directionDegrees; // between their directions
        int worstBone = NoJoint; // the joint of the result at its end
        std::optional<MeanAndMaximum> hingePlaneDegrees; // in frames in which both are bent by 15 to 165 degrees
    };
    // Returns the angles, or nothing if no bone has a counterpart.
    [[nodiscard]] std::optional<Answer> answer() const;

private:
    // The bone between a joint of the result that follows the source and the nearest joint above that also does.
    struct Bone
    {
        int joint = NoJoint;
        int parent = NoJoint;
        int sourceJoint = NoJoint;
        int sourceParent = NoJoint;
        int above = -1; // index of the bone that ends where this one begins
        RunningStatistics degrees;
        RunningStatistics planeDegrees;
        RunningStatistics length;
        double shortest = 0.0;
        int framesWithout = 0; // with zero length
        int sourceFramesWithout = 0;
    };

    [[nodiscard]] static bool counts(const Bone &bone);

    glm::dmat3 m_resultFromSource;
    std::vector<Bone> m_bones; // bones above come before those below
    std::vector<glm::dvec3> m_sourceNow; // of one frame, by bone
    std::vector<glm::dvec3> m_resultNow;
};

} // namespace limber
