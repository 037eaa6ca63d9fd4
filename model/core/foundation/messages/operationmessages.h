#pragma once

#include "base/messageform.h"

// Operations on clips: what is wrong with a call, what was done, what was lost.
namespace limber::messages {

// The text of a call
inline constexpr MessageForm<0> nameExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected an operation such as smooth or smooth:cutoff=6")};
inline constexpr MessageForm<2> settingExpected{
    QT_TRANSLATE_NOOP("limber::Message", "%1: expected KEY=VALUE, found “%2”")};
inline constexpr MessageForm<2> quoteExpected{
    QT_TRANSLATE_NOOP("limber::Message", "%1: expected a closing quote at the end of the value of %2")};

// Names
inline constexpr MessageForm<1> noSuchOperation{
    QT_TRANSLATE_NOOP("limber::Message", "there is no operation “%1”; limber-cli operations lists them")};
inline constexpr MessageForm<3> settingUnused{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” changes nothing while “%2” is “%3”")};
inline constexpr MessageForm<2> didYouMean{QT_TRANSLATE_NOOP("limber::Message", "%1; did you mean %2?")};
inline constexpr MessageForm<1> noSuchOperationAlone{
    QT_TRANSLATE_NOOP("limber::Message", "there is no operation “%1”")};
inline constexpr MessageForm<2> noSuchParameter{QT_TRANSLATE_NOOP("limber::Message", "%1 has no setting “%2”")};
inline constexpr MessageForm<3> noSuchParameterOf{
    QT_TRANSLATE_NOOP("limber::Message", "%1 has no setting “%2”; it has %3")};
inline constexpr MessageForm<1> noParameters{QT_TRANSLATE_NOOP("limber::Message", "%1 has no settings")};
inline constexpr MessageForm<2> givenTwice{QT_TRANSLATE_NOOP("limber::Message", "%1: %2 is given twice")};
inline constexpr MessageForm<3> missingParameter{
    QT_TRANSLATE_NOOP("limber::Message", "%1: expected %2=%3, found nothing")};

// Values
inline constexpr MessageForm<4> expectedForParameter{
    QT_TRANSLATE_NOOP("limber::Message", "%1: expected %3 for %2, found “%4”")};
inline constexpr MessageForm<2> numberFromTo{QT_TRANSLATE_NOOP("limber::Message", "a number from %1 to %2")};
inline constexpr MessageForm<3> numberWithUnit{QT_TRANSLATE_NOOP("limber::Message", "a number from %1 to %2 %3")};
inline constexpr MessageForm<2> wholeNumberFromTo{QT_TRANSLATE_NOOP("limber::Message", "a whole number from %1 to %2")};
inline constexpr MessageForm<1> oneOfWords{QT_TRANSLATE_NOOP("limber::Message", "one of %1")};
inline constexpr MessageForm<2> wordOr{QT_TRANSLATE_NOOP("limber::Message", "%1 or %2")};
inline constexpr MessageForm<0> yesOrNo{QT_TRANSLATE_NOOP("limber::Message", "yes or no")};
inline constexpr MessageForm<0> someText{QT_TRANSLATE_NOOP("limber::Message", "a text")};
inline constexpr MessageForm<0> aFrame{QT_TRANSLATE_NOOP("limber::Message", "a frame such as 10 or last")};
inline constexpr MessageForm<0> framesFromTo{
    QT_TRANSLATE_NOOP("limber::Message", "frames such as 10-20, 10-last or all")};
inline constexpr MessageForm<0> framePair{
    QT_TRANSLATE_NOOP("limber::Message", "a frame of this clip and one of the second, such as 120:8 or last:0")};
inline constexpr MessageForm<0> jointNames{
    QT_TRANSLATE_NOOP("limber::Message", "the names of joints with + between them, or all")};
inline constexpr MessageForm<0> aJointName{QT_TRANSLATE_NOOP("limber::Message", "the name of a joint")};
inline constexpr MessageForm<0> aNodeName{
    QT_TRANSLATE_NOOP("limber::Message", "the name of a joint, or PARENT/End for an end site")};
inline constexpr MessageForm<0> aNodeOrPoint{
    QT_TRANSLATE_NOOP("limber::Message", "a joint, an end site such as Head/End, or a point such as 0+160+200")};
inline constexpr MessageForm<0> jointsAtFrames{QT_TRANSLATE_NOOP("limber::Message", "JOINT@FRAME with + between them")};
inline constexpr MessageForm<0> threeNumbers{QT_TRANSLATE_NOOP("limber::Message", "three numbers X+Y+Z")};
inline constexpr MessageForm<2> twoNumbers{QT_TRANSLATE_NOOP("limber::Message", "two numbers X+Y, each from %1 to %2")};
inline constexpr MessageForm<0> aFile{QT_TRANSLATE_NOOP("limber::Message", "a file")};
inline constexpr MessageForm<0> someFiles{
    QT_TRANSLATE_NOOP("limber::Message", "files separated by + (++ for a + in a name)")};

// What does not fit the clip
inline constexpr MessageForm<2> noSuchJoint{QT_TRANSLATE_NOOP("limber::Message", "%1: there is no joint “%2”")};
inline constexpr MessageForm<3> noSuchJointToExcept{QT_TRANSLATE_NOOP(
    "limber::Message", "%1: expected JOINT@FRAME with + between them for except, found “%2”: there is no joint “%3”")};
inline constexpr MessageForm<2> notAJoint{
    QT_TRANSLATE_NOOP("limber::Message", "%1: “%2” is an end site, expected a joint")};
inline constexpr MessageForm<3> noSuchFrame{
    QT_TRANSLATE_NOOP("limber::Message", "%1: there is no frame %2: the frames are 0 to %3")};
inline constexpr MessageForm<3> noSuchFrameOfSecond{
    QT_TRANSLATE_NOOP("limber::Message", "%1: there is no frame %2 in the second clip: its frames are 0 to %3")};
inline constexpr MessageForm<1> noFramesAtAll{QT_TRANSLATE_NOOP("limber::Message", "%1: the clip has no frames")};
inline constexpr MessageForm<2> secondClipUnreadable{QT_TRANSLATE_NOOP("limber::Message", "%1: %2")};

// What any operation may report
inline constexpr MessageForm<1> exceptionUnused{
    QT_TRANSLATE_NOOP("limber::Message", "except=%1 leaves nothing out: no fault was found there")};
inline constexpr CountedMessageForm<0> newFlips{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n new steps of a channel over 170°"),
    "%n new step of a channel over 170°"};
inline constexpr MessageForm<0> contactsGivenUp{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the contacts that were set do not fit the new frames and are dropped: from now on contacts are detected")};
inline constexpr CountedMessageForm<2> incompleteRotations{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)"),
    "%n joint has fewer than three rotation channels and cannot rotate as needed: off by up to %1° (%2)"};

} // namespace limber::messages
