#pragma once

#include "anatomy/referencerequest.h"
#include "contacts/contacts.h"
#include "ground/floormotion.h"
#include "pose/upaxis.h"

#include <optional>
#include <vector>

namespace limber {

// How the rest pose of the target is interpreted.
enum class RestMode {
    Auto, // Match for the same body, else Keep
    Match, // every bone gets the direction of its counterpart
    Keep, // small differences are the target's anatomy and are kept
};

// Where a hand is held if the arms have other proportions: free, as far from another part of the body as in the source
// (scaled by the ratio of the arms), or at the same position in the world as in the source.
enum class HandGoal { Free, OtherHand, Head, Pelvis, World };

// The user's decisions about a retarget; the defaults are right for most files.
struct RetargetSettings
{
    RestMode rest = RestMode::Auto; // how the rest poses are aligned
    ReferenceRequest sourceReference; // the pose that shows how the source's body is built
    ReferenceRequest targetReference; // the same for the target
    std::optional<double> scale; // of the travel; if empty, the ratio of the legs
    bool keepTravel = false; // in the plane of the floor, so that marks and props stay in position
    bool setOnFloor = true; // shifts the whole clip once, so that standing feet are as high as the source's
    bool lockFeet = true; // keeps feet in one position during their contacts
    UpAxisChoice targetUp = UpAxisChoice::Auto; // of the target
    // For spines and necks with different numbers of joints: all joints share the bend by their position along the
    // chain, instead of each following its own counterpart.
    bool spreadChains = false;
    // A root on the floor beneath the pelvis (in the hierarchy above it) that follows no joint carries travel and
    // heading along the floor, for engines that need this.
    bool rootMotion = false;
    HandGoal leftHand = HandGoal::Free; // what the left hand keeps its distance from
    HandGoal rightHand = HandGoal::Free; // what the right hand keeps its distance from
    bool handsAboveFloor = true; // lifts hands that would go through the floor where the source's do not
    bool feetAboveFloor = true; // bends toes and feet that would go through the floor where the source's do not
    // Whether hands and forearms that other proportions put into the body are brought out of it afterwards. Only
    // finishedRetarget() does that, because it takes operations.
    bool keepApart = false;
    std::optional<Contacts> contacts; // of joints of the source; if empty, they are detected
    // How the floor below the source moves, along the axes of its file. Automatic is a still floor, unless there are
    // contacts.
    FloorChoice floorMotion{};
    std::vector<double> twistDegrees; // about each target joint's bone; empty for none

    friend bool operator==(const RetargetSettings &, const RetargetSettings &) = default;
};

} // namespace limber
