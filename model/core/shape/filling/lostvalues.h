#pragma once

#include "base/progress.h"
#include "filling/gapsearch.h"
#include "motion/clip.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

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

    // Returns for how many frames values must look lost before they are taken for lost without further evidence.
    // For a shorter time they are lost only if the joint goes on as if it had never stopped or been elsewhere.
    [[nodiscard]] static int fewestFrames(const Motion &motion);

    // Returns what looks lost, by the first frames. What freezes until the clip ends may rest, and is not lost.
    [[nodiscard]] std::vector<LostValues> find() const;

    // Returns whether the joint ever turns.
    [[nodiscard]] bool moves() const { return m_usualStep > 0.0; }
    // Returns whether the joint keeps its angles in these frames although it changes elsewhere.
    [[nodiscard]] bool holds(const FrameInterval &frames) const;
    // Returns whether it holds, and neither a frame longer nor shorter.
    [[nodiscard]] bool holdsExactly(const FrameInterval &frames) const;
    // Returns whether its steps in these frames are far larger than elsewhere.
    [[nodiscard]] bool trembles(const FrameInterval &frames) const;
    // Returns whether it jumps in most of these frames.
    [[nodiscard]] bool jumpsThrough(const FrameInterval &frames) const;
    // Returns whether the joint jumps between these two frames in a row, out of good ones into bad ones: by more than
    // twice as much as it turns in any of the frames before it or, of a jump back, behind it.
    [[nodiscard]] bool jumpsFrom(int good, int bad) const;
    // Returns how far the joint turns from the frame before, in degrees.
    [[nodiscard]] double stepTo(int frame) const;

private:
    void addFrozen(std::vector<LostValues> &found) const;
    void addZeros(std::vector<LostValues> &found) const;
    void addJumping(std::vector<LostValues> &found) const;
    void addBetweenJumps(std::vector<LostValues> &found) const;
    [[nodiscard]] bool isSame(int frame) const;
    [[nodiscard]] bool isUsual(std::size_t count) const;
    [[nodiscard]] bool isZero(int frame) const;
    [[nodiscard]] bool stopsSuddenly(const FrameInterval &frames) const;
    [[nodiscard]] bool catchesUp(const FrameInterval &frames) const;
    [[nodiscard]] bool isAtLimit(const FrameInterval &frames) const;
    [[nodiscard]] bool isHeldAgain(const FrameInterval &frames, const std::vector<FrameInterval> &holds) const;
    [[nodiscard]] bool isBetweenJumps(const FrameInterval &frames) const;
    [[nodiscard]] bool comesBack(const FrameInterval &frames) const;
    [[nodiscard]] double jumpTo(int frame) const;
    [[nodiscard]] double mostBeside(const FrameInterval &frames) const;
    [[nodiscard]] glm::dvec3 wayOver(const FrameInterval &frames) const;
    [[nodiscard]] glm::dvec3 courseOver(const FrameInterval &frames) const;
    [[nodiscard]] glm::dvec3 turn(int from, int to) const;
    [[nodiscard]] bool isShift(int frame) const;
    [[nodiscard]] bool jumps(int frame) const;
    [[nodiscard]] bool jumpsAway(int frame) const;
    [[nodiscard]] FrameInterval withEnds(FrameInterval jumping) const;
    [[nodiscard]] double angleBetween(int frame, int other) const;

    const Clip &m_clip;
    int m_joint;
    int m_frameCount;
    int m_least; // frames that count as a gap
    int m_second; // frames of a second
    std::vector<int> m_columns; // of the rotations
    std::vector<glm::dquat> m_track;
    double m_usualStep = 0.0; // the median of those over zero, degrees
    double m_jump = 0.0; // a larger step is a jump, degrees
    double m_largeJump = 0.0; // no movement jumps to and fro like that, degrees
};

} // namespace limber
