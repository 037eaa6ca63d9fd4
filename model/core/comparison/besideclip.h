#pragma once

#include "comparison/clipcomparison.h"
#include "comparison/framematch.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// A second clip laid beside a first one: which of its frames belongs to which, and where its figure stands. The clips
// must outlive it.
class BesideClip
{
public:
    BesideClip(const Clip &first, const PositionRules &firstRules, const Clip &second, const PositionRules &secondRules,
               const ComparisonSettings &settings);

    // The frame of the second clip that is shown at the time of one of the first; nothing where it has none.
    [[nodiscard]] std::optional<int> frameFor(int firstFrame) const;
    // Where that time is in the second clip, in frames of it; may lie outside of it.
    [[nodiscard]] double positionFor(double firstFrame) const { return m_match.positionFor(firstFrame); }
    // The second figure in a frame that it has, in the coordinates of the first clip; its frame as frameFor() says.
    // `first` is the first figure in the frame to which it belongs.
    void evaluate(int secondFrame, const Pose &first, Pose &second) const;
    // By which the joints of the second clip have other coordinates at rest: the turn of the settings where its rest
    // pose lies as that of the first one then, else none. Rotations are compared without it.
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
    glm::dmat3 m_restTurn{1.0};
    glm::dvec3 m_offset;
    glm::dvec3 m_displacement{0.0}; // to be equal at the start
};

} // namespace limber
