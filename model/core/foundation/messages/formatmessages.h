#pragma once

#include "base/messageform.h"

// What other formats cannot hold, and what an export decides by itself.
namespace limber::messages {

inline constexpr MessageForm<0> lossQuaternions{
    QT_TRANSLATE_NOOP("limber::Message", "Rotations become quaternions, and numbers have seven digits.")};
inline constexpr MessageForm<0> lossFbxAngles{
    QT_TRANSLATE_NOOP("limber::Message", "Rotations are written in the order XYZ, numbers have seven digits, and end "
                                         "sites are left out.")};
inline constexpr MessageForm<0> lossVrmaBones{QT_TRANSLATE_NOOP(
    "limber::Message", "Only the bones of a human are written, in a T-pose: other joints are left out, "
                       "and of all positions only those of the hips stay.")};
inline constexpr MessageForm<1> lossKeys{
    QT_TRANSLATE_NOOP("limber::Message", "Keys are left out where joints stay within %1°.")};
inline constexpr MessageForm<0> lossHierarchy{
    QT_TRANSLATE_NOOP("limber::Message", "The hierarchy and the offsets are left out.")};
inline constexpr MessageForm<0> lossAllButPositions{QT_TRANSLATE_NOOP(
    "limber::Message", "The page holds only positions, with seven digits: the motion cannot be recovered from it.")};

inline constexpr MessageForm<1> unitByHeight{QT_TRANSLATE_NOOP("limber::Message", "%1, by the figure's height")};

// A table of the weight
inline constexpr MessageForm<0> unitOfPerson{QT_TRANSLATE_NOOP("limber::Message", "As if the figure were 1.70 m tall")};
inline constexpr MessageForm<0> massEstimated{
    QT_TRANSLATE_NOOP("limber::Message", "The mass of the body is estimated from the lengths of its bones.")};
inline constexpr CountedMessageForm<0> weightOfFirst{
    QT_TRANSLATE_N_NOOP("limber::Message", "The file has %n figures; the table has the weight of the first."),
    "The file has %n figure."};
inline constexpr MessageForm<0> nothingToWeigh{
    QT_TRANSLATE_NOOP("limber::Message", "There is no figure with a bone, and so no weight.")};

} // namespace limber::messages
