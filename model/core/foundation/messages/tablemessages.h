#pragma once

#include "base/messageform.h"

// What is wrong in a table of a motion, and which parts of it are left out.
namespace limber::messages {

inline constexpr MessageForm<0> tableEmpty{
    QT_TRANSLATE_NOOP("limber::Message", "expected a first row with the names of channels, found the end of the file")};
inline constexpr MessageForm<1> tableWithoutChannels{QT_TRANSLATE_NOOP(
    "limber::Message", "expected columns such as %1 in the first row, found no channel of the skeleton")};
inline constexpr MessageForm<1> tableColumnTwice{
    QT_TRANSLATE_NOOP("limber::Message", "expected each channel once, found '%1' twice")};
inline constexpr MessageForm<1> tableColumnUnknown{
    QT_TRANSLATE_NOOP("limber::Message", "the skeleton has no channel '%1': the column is left out")};
inline constexpr CountedMessageForm<0> tableColumnsMissing{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n channels have no column: they keep the values of the skeleton"),
    "%n channel has no column: it keeps the value of the skeleton"};
inline constexpr CountedMessageForm<1> tableRowLength{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n cells as in the first row, found %1"),
    "expected %n cell as in the first row, found %1"};
inline constexpr MessageForm<1> tableNumber{QT_TRANSLATE_NOOP("limber::Message", "expected a number, found '%1'")};
inline constexpr MessageForm<2> tableTimesUneven{QT_TRANSLATE_NOOP(
    "limber::Message", "expected times %1 s apart, found %2 s: the frames are taken as evenly spaced")};
inline constexpr MessageForm<0> tableTimesFalling{
    QT_TRANSLATE_NOOP("limber::Message", "expected rising times, found one that is not above the one before")};
inline constexpr MessageForm<2> rowsWithoutHierarchy{
    QT_TRANSLATE_NOOP("limber::Message", "The file has nothing but numbers (rows: %1, numbers in a row: %2). import "
                                         "--skeleton reads them with a skeleton that has as many channels.")};
inline constexpr MessageForm<0> rowsExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected nothing but rows of numbers, all of the same length")};
inline constexpr MessageForm<2> rowsForOtherSkeleton{QT_TRANSLATE_NOOP(
    "limber::Message", "expected as many numbers in a row as the skeleton has channels (%1), found %2")};
inline constexpr MessageForm<0> arrayMissing{
    QT_TRANSLATE_NOOP("limber::Message", "expected an array as numpy.save() writes it, found something else")};
inline constexpr MessageForm<1> arrayOfOtherType{QT_TRANSLATE_NOOP(
    "limber::Message", "expected an array of the type '<f8' in the order of C, found the type %1 or another order")};
inline constexpr MessageForm<2> arrayOfOtherShape{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected an array of frames with a value for each channel of the skeleton (%1), found the shape %2")};
inline constexpr MessageForm<2> arrayOfOtherLength{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1 bytes of numbers, found %2")};
inline constexpr MessageForm<2> arrayNotFinite{
    QT_TRANSLATE_NOOP("limber::Message", "expected finite numbers, found another in frame %1, column %2")};

} // namespace limber::messages
