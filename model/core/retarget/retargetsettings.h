#pragma once

#include "contacts/contacts.h"
#include "pose/upaxis.h"

#include <optional>
#include <vector>

namespace limber {

// How the rest pose of the target is understood.
enum class RestMode {
    Auto, // Match for the same body, else Keep
    Match, // every bone gets the direction of its counterpart
    Keep, // small differences are the target's anatomy and stay
};

// Where a hand is held while the proportions of the arms change: free, as far from another part as in the source by the
// ratio of the arms, or where the source has it in the world.
enum class HandGoal { Free, OtherHand, Head, Pelvis, World };

// What a user can decide about a retarget; the defaults are right for most files.
struct RetargetSettings
{
    RestMode rest = RestMode::Auto; // how the rest poses are laid over each other
    // The frame in which both figures stand alike, instead of all rotations zero.
    std::optional<int> sourceReferenceFrame;
    std::optional<int> targetReferenceFrame; // the same for the target
    std::optional<double> scale; // of the travel; else the ratio of the legs
    bool keepTravel = false; // in the plane of the floor: marks and props stay where they are
    bool setOnFloor = true; // one shift for the whole clip, so that standing feet stand as high as the source's
    bool lockFeet = true; // keeps feet in one position during their contacts
    UpAxisChoice targetUp = UpAxisChoice::Auto; // of the target
    // Spines and necks of unlike count: all joints share the bend by their position along the chain, instead of each
    // following its own counterpart.
    bool spreadChains = false;
    // A root below the pelvis that follows nothing carries travel and heading along the floor, for engines that want
    // that.
    bool rootMotion = false;
    HandGoal leftHand = HandGoal::Free; // what the left hand keeps its distance to
    HandGoal rightHand = HandGoal::Free; // what the right hand keeps its distance to
    std::optional<Contacts> contacts; // of joints of the source; else they are detected
    std::vector<double> twistDegrees; // about each target joint's bone; empty: none
};

} // namespace limber
