#pragma once

#include "motion/frameinterval.h"
#include "touch/touchcourse.h"

#include <cstddef>
#include <vector>

namespace limber {

// What must not be inside what.
enum class ApartParts {
    Hands, // hands in trunk, head and thighs
    Arms, // and forearms in trunk and head
    All, // and hands in the other arm
};

// A hand or a forearm and a part of the body that it must not be inside.
struct TouchPair
{
    std::size_t arm = 0; // in the course
    TouchPart inner = TouchPart::Hand; // Hand or Forearm of this arm
    TouchPart outer = TouchPart::Trunk;
    std::size_t other = 0; // in the parts of the course; for Hand and Forearm in its arms
    // By how much the shapes of this pair are thinner than usual, in file units: they overlap at rest or in most
    // frames, so they are not as thick in this figure.
    double thinner = 0.0;
};

// Returns the joint that the inner or the outer part of a pair hangs on.
[[nodiscard]] int innerJointOf(const TouchCourse &course, const TouchPair &pair);
[[nodiscard]] int outerJointOf(const TouchCourse &course, const TouchPair &pair);

// Returns the pairs of a figure; `rest` is its course in its rest pose.
[[nodiscard]] std::vector<TouchPair> touchPairs(const TouchCourse &course, const TouchCourse &rest, ApartParts parts,
                                                double thickness);

// Where the arms of a course are while they are moved, and what they are inside of then.
class MovedArms
{
public:
    // The course must outlive it.
    MovedArms(const TouchCourse &course, double thickness);

    [[nodiscard]] const TouchCourse &course() const { return m_course; }
    [[nodiscard]] const ArmPlace &place(std::size_t arm, int frame) const;
    void move(std::size_t arm, int frame, const ArmPlace &place);

    // Returns how the inner part of a pair lies in the outer one in a frame; of several shapes the deepest counts.
    [[nodiscard]] CapsuleOverlap overlap(const TouchPair &pair, int frame) const;
    // The same if its arm were in another place, or its inner part were moved by some way.
    [[nodiscard]] CapsuleOverlap overlap(const TouchPair &pair, int frame, const ArmPlace &place) const;
    [[nodiscard]] CapsuleOverlap overlap(const TouchPair &pair, int frame, const glm::dvec3 &way) const;

private:
    [[nodiscard]] Capsule inner(const TouchPair &pair, const ArmPlace &place) const;
    [[nodiscard]] CapsuleOverlap overlap(const TouchPair &pair, int frame, const Capsule &inner) const;

    const TouchCourse &m_course;
    double m_thickness;
    std::vector<std::vector<ArmPlace>> m_places; // by arm and frame
};

// A stretch of frames in which a hand or a forearm is inside another part of the body.
struct Inside
{
    TouchPair pair;
    int joint = NoJoint; // the one that the inner part hangs on
    int otherJoint = NoJoint; // … the outer part
    FrameInterval frames;
    int deepest = 0; // frame
    double depth = 0.0; // there, in file units
    double depthNcm = 0.0; // the same in normalised centimetres
};

// Less is a touch; in ncm.
inline constexpr double deepestTouchNcm = 0.1;
// A stretch of frames that is nowhere deeper is a touch, too: a body is not as round as the shapes, so that hands of
// calm walks are a centimetre or two inside of them.
inline constexpr double leastInsideNcm = 2.5;
// But where the same arm is farther inside about then, this much is no touch.
inline constexpr double leastBesideNcm = 0.6;
inline constexpr double besideSeconds = 0.25;

// Returns where the arms are inside within these frames, by their first frames, also by little. Stretches with less
// than a tenth of a second between them count as one.
[[nodiscard]] std::vector<Inside> insidesOf(const MovedArms &arms, const std::vector<TouchPair> &pairs,
                                            const FrameInterval &frames, double frameTimeSeconds);
// Leaves only those that are at least as deep as this, in ncm, and what is beside them.
void eraseTouches(std::vector<Inside> &insides, double leastNcm, double frameTimeSeconds);

} // namespace limber
