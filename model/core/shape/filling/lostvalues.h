#pragma once

#include "base/progress.h"
#include "filling/gapsearch.h"
#include "motion/clip.h"

#include <glm/gtc/quaternion.hpp>

#include <optional>
#include <vector>

namespace limber {

// Frames in which the numbers of one joint look lost.
struct LostValues
{
    int joint = NoJoint;
    FrameInterval frames;
    GapKind kind = GapKind::Frozen;
};

// Looks at the rotations of one joint for frames in which they look lost. It says nothing about the body: frozen
// values are lost only if the rest moves on, and a stretch between two jumps only if the rest of the body does not
// explain it.
class LostValueSearch
{
public:
    // The clip must outlive it.
    LostValueSearch(const Clip &clip, int joint);

    // Returns what looks lost, by the first frames; no frames at an end of the clip.
    [[nodiscard]] std::vector<LostValues> find() const;

private:
    void addFrozen(std::vector<LostValues> &found) const;
    void addZeros(std::vector<LostValues> &found) const;
    void addJumping(std::vector<LostValues> &found) const;
    void addBetweenJumps(std::vector<LostValues> &found) const;
    [[nodiscard]] bool isSame(int frame) const;
    [[nodiscard]] bool isZero(int frame) const;
    [[nodiscard]] bool stopsSuddenly(const FrameInterval &frames) const;
    [[nodiscard]] bool isShift(int frame) const;
    [[nodiscard]] bool jumpsAway(int frame) const;
    [[nodiscard]] double stepTo(int frame) const;
    [[nodiscard]] double angleBetween(int frame, int other) const;

    const Clip &m_clip;
    int m_joint;
    int m_frameCount;
    int m_least; // frames that count as a gap
    int m_second; // frames of a second
    std::vector<int> m_columns; // of the rotations
    std::vector<glm::dquat> m_track;
    double m_usualStep = 0.0; // the median of those over zero, degrees
};

} // namespace limber
