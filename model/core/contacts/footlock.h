#pragma once

#include "contacts/contacts.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where one leg goes before its foot is held: world positions by frame, and when its ankle and toe stand.
struct LegTrack
{
    std::vector<glm::dvec3> hip; // where the thigh begins
    std::vector<glm::dvec3> knee; // positions, one for each frame
    std::vector<glm::dvec3> ankle; // positions, one for each frame
    std::vector<glm::dvec3> toe; // empty where the foot has no toe joint
    // How high ankle and toe are to stand along `up`, by frame, where that is known better than from the track (a leg
    // of other proportions); empty: as in the track.
    std::vector<double> ankleHeights;
    std::vector<double> toeHeights; // wanted above the floor, by frame; empty: those of the track
    std::vector<FrameInterval> ankleContacts; // in any order, overlapping or not, inside of the clip or not
    std::vector<FrameInterval> toeContacts; // when the toe stands
};

// What the lock asks of one leg, by frame.
struct LegGoals
{
    std::vector<glm::dvec3> ankle; // where the ankle has to be, the pelvis already lowered
    std::vector<glm::dquat> footRotation; // world rotation of the foot on top of the present one; about the ankle
    std::vector<bool> moved; // false: the leg may stay as it is, except for the pelvis
};

// Frames in which a leg does not reach where it should stand.
struct ReachProblem
{
    int leg = 0; // index of the track
    FrameInterval frames; // where the leg is too short
    double missing = 0.0; // the most, in file units
};

// Where a foot is held during a contact.
enum class FootAnchorRule {
    Median, // of where it is
    First, // where it comes down
};

// How feet are held.
struct FootLockSettings
{
    FootAnchorRule anchor = FootAnchorRule::Median; // where in each contact
    double blendSeconds = 0.12; // how long a lock fades in and out
    double bridgeSeconds = 0.5; // gaps shorter than this are blended from lock to lock
    double longestDrop = 0.08; // of the leg's length: how far the pelvis may be lowered
};

// The whole plan: goals for every frame and how far the pelvis is lowered so that they can be reached.
struct FootLock
{
    std::vector<double> pelvisDrop; // along `up`, file units, 0 or more; by frame
    std::vector<LegGoals> legs; // parallel to the tracks
    std::vector<ReachProblem> problems; // contacts that a leg does not reach
};

// Plans where planted feet stand still: displacements that are constant while a foot stands and blend C1 in between
// (Kovar, Schreiner and Gleicher 2002). The ankle stands still while it is planted and so does the toe; while both are,
// the foot is rotated to fit. A foot that is in the air stays where it was while the pelvis goes down. All tracks have
// the same number of frames; `up` need not have length 1. A frame with positions that are not finite leaves its
// leg as it is.
[[nodiscard]] FootLock planFootLock(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                                    const FootLockSettings &settings = {});

} // namespace limber
