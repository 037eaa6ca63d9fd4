#pragma once

#include "base/messageform.h"

// Why a clip is interpreted as it is: which axis is up, and what position channels mean.
namespace limber::messages {
inline constexpr MessageForm<0> setByUser{QT_TRANSLATE_NOOP("limber::Message", "set by the user")};

// The up axis
inline constexpr MessageForm<0> noFigure{QT_TRANSLATE_NOOP("limber::Message", "default: there is no figure")};
inline constexpr MessageForm<0> inconclusiveShape{
    QT_TRANSLATE_NOOP("limber::Message", "default: the figure's shape is inconclusive")};
inline constexpr MessageForm<1> alongIt{QT_TRANSLATE_NOOP("limber::Message", "along it the figure is %1")};
inline constexpr MessageForm<2> alsoAlongIt{QT_TRANSLATE_NOOP("limber::Message", "%1, %2")};
inline constexpr MessageForm<0> tallestInMotion{QT_TRANSLATE_NOOP("limber::Message", "tallest in its motion")};
inline constexpr MessageForm<0> tallestAtRest{QT_TRANSLATE_NOOP("limber::Message", "tallest at rest")};
inline constexpr MessageForm<0> steadyWhileTravelling{QT_TRANSLATE_NOOP("limber::Message", "steady while it travels")};
inline constexpr MessageForm<0> headAboveFeet{QT_TRANSLATE_NOOP("limber::Message", "upright, its head above its feet")};
inline constexpr MessageForm<0> lyingOnFloor{QT_TRANSLATE_NOOP("limber::Message", "low, on a floor at zero")};
inline constexpr MessageForm<0> standingOnMoreEnds{
    QT_TRANSLATE_NOOP("limber::Message", "standing on more of its ends")};

// The position rule
inline constexpr MessageForm<1> jointsNearZero{
    QT_TRANSLATE_NOOP("limber::Message", "positions of the joints stay near zero (%1 % of their OFFSETs)")};
inline constexpr MessageForm<1> rootsNearZero{
    QT_TRANSLATE_NOOP("limber::Message", "root positions stay near zero (%1 % of the OFFSET)")};
inline constexpr MessageForm<0> positionsRepeatOffsets{
    QT_TRANSLATE_NOOP("limber::Message", "positions repeat the OFFSETs")};
inline constexpr MessageForm<0> rootPositionsAreWhole{
    QT_TRANSLATE_NOOP("limber::Message", "root positions are whole positions")};
inline constexpr MessageForm<0> noOffsetMeetsPositions{
    QT_TRANSLATE_NOOP("limber::Message", "no joint has both an OFFSET and position channels")};

// What was changed so that a file is read as intended
inline constexpr CountedMessageForm<0> offsetsSettled{
    QT_TRANSLATE_N_NOOP("limber::Message", "The OFFSET of %n joints, which position channels replace, was set to the "
                                           "usual position: with the old one, programs would add it to the positions."),
    "The OFFSET of %n joint, which position channels replace, was set to the usual position: with the old one, "
    "programs would add it to the positions."};

// The figure
inline constexpr MessageForm<1> figureHangs{
    QT_TRANSLATE_NOOP("limber::Message", "The figure hangs head down: −%1 is up in it")};
inline constexpr MessageForm<3> frameApart{QT_TRANSLATE_NOOP(
    "limber::Message", "Frame %1 is a pose of its own, such as a T-pose, up to %2° from the frame beside it: %3")};
inline constexpr MessageForm<4> framesApart{QT_TRANSLATE_NOOP(
    "limber::Message",
    "Frames %1 to %2 are poses of their own, such as a T-pose, up to %3° from the frame beside them: %4")};
inline constexpr MessageForm<2> framesFrozen{QT_TRANSLATE_NOOP(
    "limber::Message", "Frames %1 to %2 are exactly the same, and the movement stops and goes on at once: the capture "
                       "may have failed there")};
inline constexpr MessageForm<3> numberAbsurd{
    QT_TRANSLATE_NOOP("limber::Message", "Joint “%1” has the number %2 in frame %3, which no movement has")};
inline constexpr MessageForm<0> apartAsked{
    QT_TRANSLATE_NOOP("limber::Message", "left out of filters unless you choose otherwise")};
inline constexpr MessageForm<0> apartLeftOut{QT_TRANSLATE_NOOP("limber::Message", "left out of filters")};
inline constexpr MessageForm<0> apartFiltered{QT_TRANSLATE_NOOP("limber::Message", "filtered like any other frame")};

} // namespace limber::messages
