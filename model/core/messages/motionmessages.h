#pragma once

#include "base/messageform.h"

// Operations on the motion of a clip: what was found and done, and why something cannot be done.
namespace limber::messages {

// Smoothing
inline constexpr MessageForm<2> cutoffTooHigh{QT_TRANSLATE_NOOP(
    "limber::Message", "a cut-off this high needs more frames: at %1 frames a second it has to be below %2 Hz")};

// Spikes
inline constexpr CountedMessageForm<2> spikesRepaired{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n spikes in %1 joints repaired, %2 frames in all"),
    "%n spike in %1 joint repaired, %2 frames in all"};
inline constexpr CountedMessageForm<0> spikesLeft{QT_TRANSLATE_N_NOOP("limber::Message", "%n spikes left as they are"),
                                                  "%n spike left as it is"};
inline constexpr CountedMessageForm<1> poseApart{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "frame %1 is a pose of its own: %n joints stand apart from the frames beside it"),
    "frame %1 is a pose of its own: %n joint stands apart from the frames beside it"};
inline constexpr MessageForm<1> noSpikeAt{
    QT_TRANSLATE_NOOP("limber::Message", "except: expected JOINT@FRAME with + between them, found “%1”")};

// Angles
inline constexpr CountedMessageForm<1> flipsUnrolled{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n of %1 steps over 170° are gone"), "%n of %1 steps over 170° is gone"};
inline constexpr CountedMessageForm<1> jointsInOrder{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints are in the order %1 now"), "%n joint is in the order %1 now"};
inline constexpr CountedMessageForm<0> noOrderToChange{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have fewer than three rotation channels and keep their order"),
    "%n joint has fewer than three rotation channels and keeps its order"};

} // namespace limber::messages
