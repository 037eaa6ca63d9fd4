#pragma once

#include "base/messageform.h"

// Objections of Second Life's viewer to a BVH file, and what can be done about them.
namespace limber::messages {

// The text: the line that was found is quoted
inline constexpr MessageForm<1> uploadHierarchyLine{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY in the first line, found “%1”")};
inline constexpr MessageForm<0> uploadBlankLine{
    QT_TRANSLATE_NOOP("limber::Message", "expected no line with only white space, found one")};
inline constexpr MessageForm<1> uploadUnexpectedLine{
    QT_TRANSLATE_NOOP("limber::Message", "expected ROOT, JOINT, End Site, } or MOTION, found “%1”")};
inline constexpr MessageForm<1> uploadMissingName{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name after ROOT or JOINT, found “%1”")};
inline constexpr MessageForm<1> uploadNameEndsHierarchy{
    QT_TRANSLATE_NOOP("limber::Message",
                      "expected a name without MOTION and }, where the viewer takes the hierarchy to end, found “%1”")};
inline constexpr MessageForm<2> uploadNameFirstWord{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name without spaces, found “%1”: the viewer reads “%2”")};
inline constexpr MessageForm<1> uploadNameLength{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name of at most 79 bytes, found %1: the rest is not read")};
inline constexpr MessageForm<2> uploadJointLine{
    QT_TRANSLATE_NOOP("limber::Message", "expected a line with %1, found “%2”")};
inline constexpr MessageForm<1> uploadChannelCount{
    QT_TRANSLATE_NOOP("limber::Message", "expected CHANNELS 3 or 6, found %1")};
inline constexpr MessageForm<1> uploadRotationWords{QT_TRANSLATE_NOOP(
    "limber::Message", "expected three of Xrotation, Yrotation and Zrotation in this spelling, found “%1”")};
inline constexpr MessageForm<1> uploadPositionOrder{
    QT_TRANSLATE_NOOP("limber::Message", "expected Xposition Yposition Zposition before the rotations, as the viewer "
                                         "takes the first three values, found “%1”")};
inline constexpr MessageForm<1> uploadEndSiteSpelling{
    QT_TRANSLATE_NOOP("limber::Message", "expected End Site in this spelling, found “%1”")};
inline constexpr MessageForm<1> uploadEndSiteLines{
    QT_TRANSLATE_NOOP("limber::Message", "expected {, OFFSET and } in exactly three lines after End Site, found “%1”")};
inline constexpr MessageForm<0> uploadMotionLine{
    QT_TRANSLATE_NOOP("limber::Message", "expected a line with MOTION, found the end of the file")};
inline constexpr MessageForm<1> uploadFramesLine{QT_TRANSLATE_NOOP(
    "limber::Message", "expected “Frames:” and a number at the beginning of a line of its own, found “%1”")};
inline constexpr MessageForm<1> uploadFrameTimeLine{QT_TRANSLATE_NOOP(
    "limber::Message", "expected “Frame Time:” and a number at the beginning of a line of its own, found “%1”")};
inline constexpr CountedMessageForm<1> uploadMissingRows{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n lines of values, found %1"),
    "expected %n line of values, found %1"};
inline constexpr CountedMessageForm<0> uploadSurplusRows{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n lines of values, found more: the rest is not read"),
    "expected %n line of values, found more: the rest is not read"};
inline constexpr CountedMessageForm<1> uploadShortRow{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in a line, found %1"),
    "expected %n value in a line, found %1"};
inline constexpr CountedMessageForm<1> uploadLongRow{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in a line, found %1: the rest is not read"),
    "expected %n value in a line, found %1: the rest is not read"};
inline constexpr MessageForm<1> uploadNotANumber{
    QT_TRANSLATE_NOOP("limber::Message", "expected a number, found “%1”: only tabs and spaces may be between numbers")};
inline constexpr MessageForm<0> uploadNulByte{
    QT_TRANSLATE_NOOP("limber::Message", "expected no NUL byte, found one: the viewer reads no further")};

// The motion
inline constexpr MessageForm<1> uploadRootName{
    QT_TRANSLATE_NOOP("limber::Message", "expected hip, mPelvis or avatar_mPelvis for the root, found “%1”")};
inline constexpr MessageForm<1> uploadUnknownMoves{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” moves, and the avatar has no such joint")};
inline constexpr MessageForm<1> uploadSpecialJoint{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” moves, and no animation may move it")};
inline constexpr MessageForm<1> uploadRepeatedBone{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” stands for the same joint of the avatar as one before it")};
inline constexpr MessageForm<0> uploadNothingMoves{
    QT_TRANSLATE_NOOP("limber::Message", "no joint of the avatar differs from the first frame: nothing is left")};
inline constexpr CountedMessageForm<0> uploadTooManyJoints{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected at most 216 joints that move, found %n"),
    "expected at most 216 joints that move, found %n"};
inline constexpr MessageForm<1> uploadTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most 60 s, found %1 s")};
inline constexpr MessageForm<0> uploadNoDuration{
    QT_TRANSLATE_NOOP("limber::Message", "expected a frame time over 0, found 0: the animation has no duration")};
inline constexpr MessageForm<1> uploadAssetSize{
    QT_TRANSLATE_NOOP("limber::Message", "expected an animation of at most 250000 bytes, found %1")};
inline constexpr MessageForm<1> uploadPositionLimit{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is more than 5 m away on an axis: it stays at 5 m there")};
inline constexpr MessageForm<1> uploadPositionsAdded{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the positions of “%1” are displacements from its OFFSET: the viewer takes them for whole positions")};
inline constexpr MessageForm<0> uploadFirstFrame{QT_TRANSLATE_NOOP(
    "limber::Message", "the first frame seems to be part of the motion: it is the reference and is not played")};
inline constexpr MessageForm<1> uploadPoseLost{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is held in a pose and left out, since no frame differs from the first")};

// What to do
inline constexpr MessageForm<0> adviceStandardText{
    QT_TRANSLATE_NOOP("limber::Message", "Rewrite the file in the standard layout.")};
inline constexpr MessageForm<0> adviceName{
    QT_TRANSLATE_NOOP("limber::Message", "Give the joint the name of one of the avatar.")};
inline constexpr MessageForm<0> adviceRename{
    QT_TRANSLATE_NOOP("limber::Message", "Rename the joint: _ for spaces, no MOTION, no braces.")};
inline constexpr MessageForm<0> adviceChannels{QT_TRANSLATE_NOOP(
    "limber::Message", "Give the joint three rotations, or three positions in the order X, Y, Z and three rotations.")};
inline constexpr MessageForm<0> adviceRootName{QT_TRANSLATE_NOOP("limber::Message", "Rename the root to hip.")};
inline constexpr MessageForm<0> adviceUnknown{QT_TRANSLATE_NOOP(
    "limber::Message",
    "Give the joint the name of one of the avatar, retarget the motion, or remove the joint's motion.")};
inline constexpr MessageForm<0> adviceSpecial{QT_TRANSLATE_NOOP("limber::Message", "Remove the joint's motion.")};
inline constexpr MessageForm<0> adviceRepeated{
    QT_TRANSLATE_NOOP("limber::Message", "Give each joint the name of a different joint of the avatar.")};
inline constexpr MessageForm<0> adviceReference{
    QT_TRANSLATE_NOOP("limber::Message", "Insert a rest pose as a reference before the first frame.")};
inline constexpr MessageForm<0> adviceTooManyJoints{
    QT_TRANSLATE_NOOP("limber::Message", "Remove the motion of some joints.")};
inline constexpr MessageForm<0> adviceTooLong{QT_TRANSLATE_NOOP("limber::Message", "Cut the motion to 60 s.")};
inline constexpr MessageForm<0> adviceNoDuration{QT_TRANSLATE_NOOP("limber::Message", "Set a frame time.")};
inline constexpr MessageForm<0> adviceAssetSize{
    QT_TRANSLATE_NOOP("limber::Message", "Keep fewer frames per second, smooth the motion, or shorten it.")};
inline constexpr MessageForm<0> advicePositionLimit{
    QT_TRANSLATE_NOOP("limber::Message", "Remove the travel of the root, or check whether the lengths are inches.")};
inline constexpr MessageForm<0> adviceWholePositions{
    QT_TRANSLATE_NOOP("limber::Message", "Add the OFFSET to the positions.")};
inline constexpr MessageForm<0> adviceHold{
    QT_TRANSLATE_NOOP("limber::Message", "Bend the joint a little in the first frame, which is not played.")};

// The viewer's own words
inline constexpr MessageForm<0> viewerOk{QT_TRANSLATE_NOOP("limber::Message", "Ok")};
inline constexpr MessageForm<0> viewerNoHierarchy{QT_TRANSLATE_NOOP("limber::Message", "Invalid HIERARCHY header.")};
inline constexpr MessageForm<0> viewerNoJoint{QT_TRANSLATE_NOOP("limber::Message", "Cannot find ROOT or JOINT.")};
inline constexpr MessageForm<0> viewerNoName{QT_TRANSLATE_NOOP("limber::Message", "Cannot get JOINT name.")};
inline constexpr MessageForm<0> viewerNoOffset{QT_TRANSLATE_NOOP("limber::Message", "Cannot find OFFSET.")};
inline constexpr MessageForm<0> viewerNoChannels{QT_TRANSLATE_NOOP("limber::Message", "Cannot find CHANNELS.")};
inline constexpr MessageForm<0> viewerNoRotation{QT_TRANSLATE_NOOP("limber::Message", "Cannot get rotation order.")};
inline constexpr MessageForm<0> viewerNoAxis{QT_TRANSLATE_NOOP("limber::Message", "Cannot get rotation axis.")};
inline constexpr MessageForm<0> viewerNoFrames{QT_TRANSLATE_NOOP("limber::Message", "Cannot get number of frames.")};
inline constexpr MessageForm<0> viewerNoFrameTime{QT_TRANSLATE_NOOP("limber::Message", "Cannot get frame time.")};
inline constexpr MessageForm<0> viewerEndOfFile{QT_TRANSLATE_NOOP("limber::Message", "Premature end of file.")};
inline constexpr MessageForm<0> viewerNoPosition{QT_TRANSLATE_NOOP("limber::Message", "Cannot get position values.")};
inline constexpr MessageForm<0> viewerBadRoot{
    QT_TRANSLATE_NOOP("limber::Message", "Incorrect root joint name, use \"hip\".")};
inline constexpr MessageForm<0> viewerTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "Maximum animation length is 60.0 seconds.")};
inline constexpr MessageForm<0> viewerNotInitialised{
    QT_TRANSLATE_NOOP("limber::Message", "Failed to initialize motion")};
inline constexpr MessageForm<0> viewerTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "The animation is too large to be uploaded.")};
inline constexpr MessageForm<0> viewerMisread{
    QT_TRANSLATE_NOOP("limber::Message", "The viewer shows no error but misreads the motion.")};

} // namespace limber::messages
