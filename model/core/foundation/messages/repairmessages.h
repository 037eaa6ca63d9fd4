#pragma once

#include "base/messageform.h"

// What a repair changes in a BVH file.
namespace limber::messages {

// The head
inline constexpr MessageForm<0> endSiteOffsetAdded{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET of the End Site, found none: OFFSET 0 0 0 added")};
inline constexpr MessageForm<0> jointOffsetAdded{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET of the joint, found none: OFFSET 0 0 0 added")};
inline constexpr CountedMessageForm<0> bracesAdded{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n more braces } before MOTION, found none: added"),
    "expected %n more } before MOTION, found none: added"};
inline constexpr MessageForm<1> frameTimeAdded{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frame Time:, found no such line: %1 s added")};
inline constexpr MessageForm<2> framesRedeclared{
    QT_TRANSLATE_NOOP("limber::Message", "expected the number of rows after Frames:, found %1: changed to %2")};

// Numbers
inline constexpr CountedMessageForm<1> decimalCommas{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n decimal commas replaced with points, the first in “%1”"),
    "%n decimal comma replaced with a point, in “%1”"};
inline constexpr MessageForm<0> separatorsReplaced{
    QT_TRANSLATE_NOOP("limber::Message", "commas or semicolons between the values replaced with spaces")};
inline constexpr CountedMessageForm<0> rowSeparatorsReplaced{
    QT_TRANSLATE_N_NOOP("limber::Message", "commas or semicolons between the values of %n rows replaced with spaces"),
    "commas or semicolons between the values of a row replaced with spaces"};
inline constexpr CountedMessageForm<1> splitBeforeSign{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected a space between two numbers, found none %n times, first in “%1”: split before the "
                        "sign"),
    "expected a space between two numbers, found “%1”: split before the sign"};

// Rows
inline constexpr CountedMessageForm<0> lastRowDropped{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in the last row, found fewer: incomplete row dropped"),
    "expected %n value in the last row, found fewer: incomplete row dropped"};
inline constexpr CountedMessageForm<3> rowsOfOtherLength{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept"),
    "from frame %1 on, the number of values in a row is %2, not %3: only the frame before is kept"};
inline constexpr CountedMessageForm<3> surplusDropped{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %1 values in a row, found %2 in all %n rows: the surplus at the "
                                           "end of each dropped, “%3” in the first"),
    "expected %1 values in the row, found %2: dropped “%3” at its end"};
inline constexpr CountedMessageForm<4> rowFilledBetween{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in the row of frame %1, found %2: all of them "
                                           "interpolated between frames %3 and %4"),
    "expected %n value in the row of frame %1, found %2: interpolated between frames %3 and %4"};
inline constexpr CountedMessageForm<3> rowFilledFromFrame{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in the row of frame %1, found %2: all of them replaced "
                                           "with those of frame %3"),
    "expected %n value in the row of frame %1, found %2: replaced with that of frame %3"};
inline constexpr MessageForm<3> filledFromFrame{
    QT_TRANSLATE_NOOP("limber::Message", "expected a number, found “%1”: replaced with %2, the value of frame %3")};
inline constexpr MessageForm<4> filledBetween{QT_TRANSLATE_NOOP(
    "limber::Message", "expected a number, found “%1”: replaced with %2, interpolated between frames %3 and %4")};
inline constexpr CountedMessageForm<5> emptyColumn{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5"),
    "expected numbers for %1.%2, found “%3” and no number in the only frame: set to %4, %5"};
inline constexpr MessageForm<0> noRotation{QT_TRANSLATE_NOOP("limber::Message", "which is not a rotation")};
inline constexpr MessageForm<0> keptByAdding{
    QT_TRANSLATE_NOOP("limber::Message", "which keeps the joint at its OFFSET (position rule: add)")};
inline constexpr MessageForm<0> keptByReplacing{
    QT_TRANSLATE_NOOP("limber::Message", "which keeps the joint at its OFFSET (position rule: replace)")};

} // namespace limber::messages
