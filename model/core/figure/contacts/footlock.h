#pragma once

#include "ground/leftalone.h"
#include "motion/frameinterval.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// The motion of one leg before its foot is held: world positions by frame, and when its ankle and toe stand.
struct LegTrack
{
    std::vector<glm::dvec3> hip; // where the thigh begins, one position for each frame
    std::vector<glm::dvec3> knee; // positions, one for each frame
    std::vector<glm::dvec3> ankle; // positions, one for each frame
    std::vector<glm::dvec3> toe; // empty if the foot has no toe joint
    std::vector<glm::dvec3> hinge; // axis about which the knee bends, in the world; empty if it is unknown
    // How high ankle and toe should stand along `up`, by frame, if that is known better than from the track (for a leg
    // with other proportions). Empty: as in the track.
    std::vector<double> ankleHeights;
    std::vector<double> toeHeights; // wanted heights above the floor, by frame; empty: those of the track
    // How far a standing ankle or toe is meant to be from its place, by frame, since it moves in the take on purpose.
    // Empty: it stands still.
    std::vector<glm::dvec3> ankleSlides{};
    std::vector<glm::dvec3> toeSlides{}; // the same for the toe
    std::vector<FrameInterval> ankleContacts; // in any order, possibly overlapping or outside of the clip
    std::vector<FrameInterval> toeContacts; // when the toe stands
};

// Returns a leg's track as somebody sees it who moves along with the floor, by the floor's path.
[[nodiscard]] LegTrack trackOnFloor(LegTrack track, std::span<const glm::dvec3> path);

// What the lock wants from one leg, by frame.
struct LegGoals
{
    std::vector<glm::dvec3> ankle; // where the ankle must be after the pelvis was lowered
    std::vector<glm::dquat> footRotation; // world rotation of the foot in addition to the present one, about the ankle
    std::vector<bool> moved; // false: the leg may stay as it is, except that it follows the pelvis
    std::vector<double> turned{}; // for solveTwoBones(); empty if the goals are no track
};

// What is off by less than this fraction of a leg's length is not seen, and nothing is reported.
inline constexpr double visibleFractionOfLeg = 0.01;

// Frames in which a leg does not reach the position at which it should stand, by so much that it is seen.
struct ReachProblem
{
    int leg = 0; // index of the track
    FrameInterval frames; // where the leg is too short
    double missing = 0.0; // the largest distance, in file units
};

// A contact that is not held wholly, since the leg would jump.
struct LooseContact
{
    int leg = 0; // index of the track
    FrameInterval frames; // of the contact
    double grip = 0.0; // how much of the foot's slide is taken away, from 0 to 1

    // Returns the grip in percent, and 0 for a contact that is as good as not held.
    [[nodiscard]] int percent() const { return grip < 0.01 ? 0 : static_cast<int>(std::lround(100.0 * grip)); }
};

// A stretch of contacts of ankle and toe that meet, in which the foot is left as it is, since it already stands.
struct StandingContact
{
    int leg = 0; // index of the track
    FrameInterval frames; // from the first of the stretch to the last
};

// The position at which a foot is held during a contact.
enum class FootAnchorRule {
    Median, // the median of its positions
    First, // where it touches down
};

// The settings for holding feet.
struct FootLockSettings
{
    FootAnchorRule anchor = FootAnchorRule::Median; // how the position in each contact is chosen
    double blendSeconds = 0.12; // how long a lock fades in and out
    double bridgeSeconds = 0.5; // gaps shorter than this are blended from lock to lock
    double longestDrop = 0.08; // how far the pelvis may be lowered, as a fraction of the leg's length
    bool calmsSlides = true; // whether what a foot slides on purpose is made steady
    LeftAlone leftAlone = LeftAlone::Nothing; // which contacts are not held, since the foot already stands in them
    double floorSpeed = 0.0; // in file units per second, of a floor that moves, if the tracks are those on it
    std::optional<FrameInterval> frames{}; // the frames that may change; all if empty
    // Where a point of the floor has got to, by frame, in file units: standing feet move along with it. Empty for a
    // still floor.
    std::vector<glm::dvec3> floorPath{};
};

// The whole plan: goals for every frame, and how far the pelvis is lowered so that the legs can reach them.
struct FootLock
{
    std::vector<double> pelvisDrop; // along `up`, file units, negative where the pelvis rises; by frame
    std::vector<LegGoals> legs; // parallel to the tracks
    std::vector<ReachProblem> problems; // contacts that a leg does not reach
    std::vector<LooseContact> loose{}; // contacts that are not held wholly
    std::vector<StandingContact> standing{}; // contacts that need not be held; see LeftAlone
};

// Plans where planted feet stand still: by displacements that are constant while a foot stands and that blend with C1
// continuity in between (Kovar, Schreiner and Gleicher 2002). Ankle and toe stand still while they are planted; while
// both are planted, the foot is rotated to fit. The pelvis moves so that knees stay calm (see pelvisOffset); a foot in
// the air stays where it was meanwhile. Where a thigh or a shin would still jump, the contact that causes it fades
// longer, and if that is not enough, it is held less and reported. All tracks must have the same number of frames; `up`
// may have any length. In a frame with positions that are not finite the leg stays as it is.
[[nodiscard]] FootLock planFootLock(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                                    const FootLockSettings &settings = {});

} // namespace limber
