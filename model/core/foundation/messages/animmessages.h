#pragma once

#include "base/messageform.h"

// What is wrong in an animation of Second Life, and what a clip cannot hold of it or give to it.
namespace limber::messages {

inline constexpr MessageForm<3> animExpected{QT_TRANSLATE_NOOP("limber::Message", "byte %1: expected %2, found %3")};
inline constexpr MessageForm<0> animEnd{QT_TRANSLATE_NOOP("limber::Message", "the end of the file")};
inline constexpr MessageForm<1> animFound{QT_TRANSLATE_NOOP("limber::Message", "%1")};

// What is expected: fields
inline constexpr MessageForm<0> animVersion{QT_TRANSLATE_NOOP("limber::Message", "version 1.0")};
inline constexpr MessageForm<2> animVersionFound{QT_TRANSLATE_NOOP("limber::Message", "%1.%2")};
inline constexpr MessageForm<0> animPriority{QT_TRANSLATE_NOOP("limber::Message", "a priority of at least -1")};
inline constexpr MessageForm<0> animDuration{QT_TRANSLATE_NOOP("limber::Message", "a duration from 0 to 60 s")};
inline constexpr MessageForm<0> animEmote{
    QT_TRANSLATE_NOOP("limber::Message", "the name of an expression with a NUL after it")};
inline constexpr MessageForm<0> animLoopTime{QT_TRANSLATE_NOOP("limber::Message", "a finite time of the loop")};
inline constexpr MessageForm<0> animLoop{QT_TRANSLATE_NOOP("limber::Message", "0 or 1 for the loop")};
inline constexpr MessageForm<0> animEase{QT_TRANSLATE_NOOP("limber::Message", "a finite ease time")};
inline constexpr MessageForm<0> animHandPose{QT_TRANSLATE_NOOP("limber::Message", "a hand pose from 0 to 13")};
inline constexpr MessageForm<0> animJointCount{QT_TRANSLATE_NOOP("limber::Message", "1 to 216 joints")};
inline constexpr MessageForm<0> animJointName{
    QT_TRANSLATE_NOOP("limber::Message", "the name of a joint with a NUL after it")};
inline constexpr MessageForm<1> animKeyCount{
    QT_TRANSLATE_NOOP("limber::Message", "a number of keys that fits into the remaining %1 bytes")};
inline constexpr MessageForm<0> animConstraintCount{QT_TRANSLATE_NOOP("limber::Message", "0 to 10 constraints")};
inline constexpr MessageForm<0> animConstraint{QT_TRANSLATE_NOOP("limber::Message", "a constraint of 86 bytes")};
inline constexpr MessageForm<0> animChainLength{
    QT_TRANSLATE_NOOP("limber::Message", "a chain no longer than there are joints")};
inline constexpr MessageForm<0> animConstraintType{
    QT_TRANSLATE_NOOP("limber::Message", "0 (point) or 1 (plane) for the kind of a constraint")};
inline constexpr MessageForm<0> animFiniteNumber{QT_TRANSLATE_NOOP("limber::Message", "a finite number")};

// Oddities that are accepted
inline constexpr CountedMessageForm<1> animSurplus{
    QT_TRANSLATE_N_NOOP("limber::Message", "byte %1: expected the end of the file, found %n more bytes: left out"),
    "byte %1: expected the end of the file, found %n more byte: left out"};
inline constexpr MessageForm<1> animPriorityLowered{
    QT_TRANSLATE_NOOP("limber::Message", "the base priority is %1: the viewer lowers it to 6")};
inline constexpr MessageForm<1> animUnknownJoint{
    QT_TRANSLATE_NOOP("limber::Message", "the avatar has no joint “%1”: it becomes one below the pelvis")};
inline constexpr MessageForm<1> animUnknownVolume{
    QT_TRANSLATE_NOOP("limber::Message", "a constraint names the volume “%1”, which the avatar does not have")};

// What cannot be written
inline constexpr MessageForm<0> animNoFrames{QT_TRANSLATE_NOOP("limber::Message", "there is no frame to play")};
inline constexpr MessageForm<1> animTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "it plays for %1 s: expected at most 60 s")};
inline constexpr MessageForm<0> animNothingMoves{
    QT_TRANSLATE_NOOP("limber::Message",
                      "no joint of the avatar differs from the first frame, which is the reference and is not played")};
inline constexpr CountedMessageForm<0> animTooManyJoints{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints move: expected at most 216"),
    "%n joint moves: expected at most 216"};

// Why a joint is not in an animation
inline constexpr MessageForm<1> animDroppedStill{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is left out: it never leaves the first frame")};
inline constexpr MessageForm<1> animDroppedUnseen{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” is left out: it moves in a single frame that the viewer does not look at")};
inline constexpr MessageForm<1> animDroppedUnknown{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is left out: the avatar does not have it")};
inline constexpr MessageForm<1> animDroppedMoving{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is left out with its motion: the avatar does not have it")};
inline constexpr MessageForm<1> animDroppedRepeated{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” is left out: a joint before it stands for the same joint of the avatar")};
inline constexpr MessageForm<1> animDroppedSpecial{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is left out: no animation may move it")};

} // namespace limber::messages
