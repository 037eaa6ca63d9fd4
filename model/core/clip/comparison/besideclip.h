#pragma once

#include "comparison/clipcomparison.h"
#include "comparison/framematch.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// A second clip beside a first one: which of its frames corresponds to which, and where its figure is. The clips must
// outlive it.
class BesideClip
{
public:
    BesideClip(const Clip &first, const PositionRules &firstRules, const Clip &second, const PositionRules &secondRules,
               const ComparisonSettings &settings);

    // Returns the frame of the second clip that is shown at the time of a frame of the first, or nothing if there is
    // none.
    [[nodiscard]] std::optional<int> frameFor(int firstFrame) const;
    // Returns that time in frames of the second clip; it may lie outside of the clip.
    [[nodiscard]] double positionFor(double firstFrame) const { return m_match.positionFor(firstFrame); }
    // Computes the second figure in one of its frames, in the coordinates of the first clip. The frame must be the
    // result of frameFor(); `first` is the first figure in the corresponding frame.
    void evaluate(int secondFrame, const Pose &first, Pose &second) const;
    // Returns the rotation between the rest coordinates of the joints of both clips: the rotation of the settings if
    // the rest poses agree after it, else none. Rotations are compared without it.
    [[nodiscard]] const glm::dmat3 &restTurn() const { return m_restTurn; }
    [[nodiscard]] const Clip &second() const { return m_second; }

private:
    [[nodiscard]] glm::dvec3 displacementAtStart(const Clip &first, const PositionRules &firstRules) const;
    void turn(Pose &pose) const;

    const Clip &m_second;
    PositionRules m_secondRules;
    ComparisonSettings::Placement m_placement;
    FrameMatch m_match;
    glm::dmat3 m_turn;
    bool m_isTurned;
    double m_scale;
    glm::dmat3 m_restTurn{1.0};
    glm::dvec3 m_offset;
    glm::dvec3 m_displacement{0.0}; // for equal positions at the start
};

} // namespace limber
