#pragma once

#include "base/messageform.h"

// What is wrong in a project file.
namespace limber::messages {

// The file as a whole
inline constexpr MessageForm<1> expectedProject{
    QT_TRANSLATE_NOOP("limber::Message", "expected a project of Limber, with \"limber-project\": 1, found %1")};
inline constexpr MessageForm<0> expectedMotionOfProject{
    QT_TRANSLATE_NOOP("limber::Message", "expected a project that names its BVH file, found one without")};
inline constexpr MessageForm<1> expectedFileBelow{QT_TRANSLATE_NOOP(
    "limber::Message", "expected the name of a BVH file in the folder of the project or below it, found %1")};
inline constexpr MessageForm<1> motionFileMissing{
    QT_TRANSLATE_NOOP("limber::Message", "the project belongs to the BVH file “%1”, which is missing")};
inline constexpr MessageForm<1> newerProject{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the project was saved by a newer Limber, as version %1: parts unknown to this version are ignored")};
inline constexpr MessageForm<1> damagedProject{
    QT_TRANSLATE_NOOP("limber::Message", "%1: the project is used up to here, and the rest is ignored")};
inline constexpr CountedMessageForm<0> moreLeftOut{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n more parts of the project were left out"),
    "1 more part of the project was left out"};

// What was left out, and why
inline constexpr MessageForm<1> partLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: it was left out")};
inline constexpr MessageForm<1> jointLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the joint was left out")};
inline constexpr MessageForm<1> setLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the selection set was left out")};
inline constexpr MessageForm<1> savedViewLeftOut{
    QT_TRANSLATE_NOOP("limber::Message", "%1: the saved view was left out")};
inline constexpr MessageForm<1> viewLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the view was left out")};
inline constexpr MessageForm<1> besideLeftOut{
    QT_TRANSLATE_NOOP("limber::Message", "%1: the clip beside this one was left out")};
inline constexpr MessageForm<1> characterLeftOut{
    QT_TRANSLATE_NOOP("limber::Message", "%1: the character was left out")};
inline constexpr MessageForm<1> mappingOfCharacterLeftOut{
    QT_TRANSLATE_NOOP("limber::Message", "%1: the mapping of the character was left out")};
inline constexpr MessageForm<1> expectedMappingText{
    QT_TRANSLATE_NOOP("limber::Message", "expected the text of a joint mapping, found %1")};
inline constexpr MessageForm<1> pinLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the pin was left out")};
inline constexpr MessageForm<1> contactLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the contacts were left out")};
inline constexpr MessageForm<1> floorLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the floor was left out")};
inline constexpr MessageForm<1> markerLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the marker was left out")};
inline constexpr MessageForm<1> layerLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the layer was left out")};
inline constexpr MessageForm<1> keyLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the key was left out")};
inline constexpr MessageForm<1> weightLeftOut{QT_TRANSLATE_NOOP("limber::Message", "%1: the weight was left out")};

// What was expected there
inline constexpr MessageForm<1> expectedList{QT_TRANSLATE_NOOP("limber::Message", "expected a list, found %1")};
inline constexpr MessageForm<1> expectedTruth{QT_TRANSLATE_NOOP("limber::Message", "expected true or false, found %1")};
inline constexpr MessageForm<1> expectedFloor{
    QT_TRANSLATE_NOOP("limber::Message", "expected \"still\" or [SPEED, SPEED] along the floor, found %1")};
inline constexpr MessageForm<1> expectedWholeNumber{
    QT_TRANSLATE_NOOP("limber::Message", "expected a whole number, found %1")};
inline constexpr MessageForm<2> expectedFrame{
    QT_TRANSLATE_NOOP("limber::Message", "expected a frame from 0 to %1, found %2")};
inline constexpr MessageForm<2> expectedFrames{
    QT_TRANSLATE_NOOP("limber::Message", "expected [FIRST, LAST], two frames from 0 to %1, found %2")};
inline constexpr MessageForm<0> expectedFramesOfRows{
    QT_TRANSLATE_NOOP("limber::Message", "expected rows for frames of the clip, found more")};
inline constexpr MessageForm<1> expectedNewFrame{
    QT_TRANSLATE_NOOP("limber::Message", "expected each frame once, found frame %1 twice")};
inline constexpr MessageForm<1> expectedWeight{
    QT_TRANSLATE_NOOP("limber::Message", "expected a weight from 0 to 1, found %1")};
inline constexpr MessageForm<1> expectedVector{
    QT_TRANSLATE_NOOP("limber::Message", "expected [X, Y, Z], three finite numbers, found %1")};
inline constexpr MessageForm<1> expectedJointOfClip{
    QT_TRANSLATE_NOOP("limber::Message", "expected a joint of the BVH file, found '%1'")};
inline constexpr MessageForm<1> expectedJointMember{
    QT_TRANSLATE_NOOP("limber::Message", "expected the name of a joint of the BVH file, found %1")};
inline constexpr MessageForm<0> expectedSomeJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected joints of the BVH file, found none of these there")};
inline constexpr MessageForm<0> expectedPinnedNode{QT_TRANSLATE_NOOP(
    "limber::Message", "expected \"joint\" or \"end\" with the name of a joint of the BVH file, found neither")};
inline constexpr MessageForm<1> expectedEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected a joint of the BVH file with an end site, found '%1'")};
inline constexpr MessageForm<1> expectedMember{
    QT_TRANSLATE_NOOP("limber::Message", "expected the member \"%1\", found none")};
inline constexpr MessageForm<0> expectedWindowAroundKey{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected frames around that of the key that take all of it, between those that take none of it")};
inline constexpr MessageForm<1> expectedCamera{QT_TRANSLATE_NOOP(
    "limber::Message", "expected a camera with \"target\", \"distance\", \"yaw\" and \"pitch\", found %1")};
inline constexpr MessageForm<2> expectedSlot{
    QT_TRANSLATE_NOOP("limber::Message", "expected a slot from 1 to %1, found %2")};
inline constexpr MessageForm<1> expectedNewSlot{
    QT_TRANSLATE_NOOP("limber::Message", "expected each slot once, found slot %1 twice")};
inline constexpr MessageForm<1> expectedNewView{
    QT_TRANSLATE_NOOP("limber::Message", "expected each view once, found '%1' twice")};
inline constexpr MessageForm<1> expectedColumn{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected a column for each joint once, [JOINT, \"radians\"] or [JOINT, \"position\"], found %1")};
inline constexpr MessageForm<2> expectedRow{
    QT_TRANSLATE_NOOP("limber::Message", "expected a row with [X, Y, Z] or null for each column (%1), found %2")};
inline constexpr MessageForm<0> expectedColumnsFirst{
    QT_TRANSLATE_NOOP("limber::Message", "expected \"columns\" before the values of the rows")};
inline constexpr MessageForm<1> expectedFewerLayers{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most %1 layers, found more")};
inline constexpr MessageForm<2> expectedShift{
    QT_TRANSLATE_NOOP("limber::Message", "expected a shift of at most %1 frames, found %2")};
inline constexpr MessageForm<1> expectedFewerClips{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most %1 clips beside this one, found more")};
inline constexpr MessageForm<1> expectedFiniteSeconds{
    QT_TRANSLATE_NOOP("limber::Message", "expected seconds, a finite number, found %1")};
inline constexpr MessageForm<1> expectedConstraint{
    QT_TRANSLATE_NOOP("limber::Message", "expected a constraint as 172 hexadecimal digits, found %1")};
inline constexpr MessageForm<1> expectedFewerMarkers{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most %1 markers, found more")};

} // namespace limber::messages
