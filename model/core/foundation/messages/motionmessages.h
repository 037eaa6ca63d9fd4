#pragma once

#include "base/messageform.h"

// Operations on the motion of a clip: what was found and done, and why something cannot be done.
namespace limber::messages {

// Smoothing
inline constexpr MessageForm<2> cutoffTooHigh{QT_TRANSLATE_NOOP(
    "limber::Message", "a cut-off this high needs more frames: at %1 frames per second it has to be below %2 Hz")};

inline constexpr MessageForm<3> standardCutoffLowered{
    QT_TRANSLATE_NOOP("limber::Message", "at %1 frames per second a cut-off of %2 Hz is too high: %3 Hz is used")};
inline constexpr MessageForm<2> endsNeedTwoFrames{QT_TRANSLATE_NOOP(
    "limber::Message",
    "two frames are the fewest that keep the first and the last pose: they are %1 s apart now, not %2 s")};

// Spikes
inline constexpr CountedMessageForm<2> spikesRepaired{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n spikes repaired; joints: %1, frames in all: %2"),
    "%n spike repaired; joints: %1, frames in all: %2"};
// This text and other messages that are not sentences are shown beside the name of an operation in a list.
inline constexpr CountedMessageForm<0> spikesFound{QT_TRANSLATE_N_NOOP("limber::Message", "%n spikes"), "%n spike"};
inline constexpr CountedMessageForm<0> spikesLeft{QT_TRANSLATE_N_NOOP("limber::Message", "%n spikes left as they are"),
                                                  "%n spike left as it is"};
inline constexpr CountedMessageForm<1> poseApart{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "frame %1 does not fit its neighbours: %n joints differ from the frames beside it"),
    "frame %1 does not fit its neighbours: %n joint differs from the frames beside it"};
// What a result does that its source does not
inline constexpr MessageForm<4> largestJump{
    QT_TRANSLATE_NOOP("limber::Message", "largest jump: %1, frame %2, %3°, in the source %4°")};
inline constexpr MessageForm<4> bendsBackward{
    QT_TRANSLATE_NOOP("limber::Message", "bent backward: %1, frame %2, %3°, in the source %4°")};
inline constexpr MessageForm<4> throughFloor{QT_TRANSLATE_NOOP(
    "limber::Message", "through the floor: %1, frame %2, %3 cm on a body of 170, in the source %4 cm")};
inline constexpr MessageForm<2> isJerked{QT_TRANSLATE_NOOP("limber::Message", "jerked: %1, frame %2")};
inline constexpr MessageForm<1> poseApartKept{
    QT_TRANSLATE_NOOP("limber::Message", "frame %1 does not fit its neighbours and stays as it is")};
inline constexpr MessageForm<2> posesApartKept{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 to %2 do not fit their neighbours and stay as they are")};

// Angles
inline constexpr CountedMessageForm<1> flipsUnrolled{
    QT_TRANSLATE_N_NOOP("limber::Message", "jumps over 170°: %n of %1 removed"), "jumps over 170°: %n of %1 removed"};
inline constexpr CountedMessageForm<0> flipsFound{QT_TRANSLATE_N_NOOP("limber::Message", "%n flips"), "%n flip"};
inline constexpr CountedMessageForm<1> jointsInOrder{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints now have the rotation order %1"),
    "%n joint now has the rotation order %1"};
inline constexpr CountedMessageForm<0> noOrderToChange{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have fewer than three rotation channels and keep their order"),
    "%n joint has fewer than three rotation channels and keeps its order"};

// Frames between others
inline constexpr MessageForm<0> framesToFillExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected the frames to fill, but not all frames of the clip")};
inline constexpr MessageForm<0> nothingBetween{
    QT_TRANSLATE_NOOP("limber::Message", "nothing to fill: there is no frame between the first and the last one")};
inline constexpr CountedMessageForm<2> framesFilled{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n frames now lead from frame %1 to frame %2"),
    "%n frame now leads from frame %1 to frame %2"};

// Lost joints
inline constexpr MessageForm<2> filledFromBody{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 to %2 filled from the rest of the body")};
inline constexpr MessageForm<2> filledFromPoses{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 to %2 filled from the most similar poses of the rest of the body")};
inline constexpr MessageForm<2> filledByCurve{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 to %2 filled by a curve from one end to the other")};
inline constexpr MessageForm<2> filledStraight{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 to %2 filled by the straight way from one end to the other")};
inline constexpr CountedMessageForm<3> fillError{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten "
                                           "cases, by %n trials in this clip"),
    "expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trial in this clip"};
inline constexpr CountedMessageForm<3> fillErrorOfAngles{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in "
                        "this clip; it moves nothing below it"),
    "expected error of %1: %2°, at most %3° in nine of ten cases, by %n trial in this clip; it moves nothing below it"};
inline constexpr CountedMessageForm<3> fillErrorByOthers{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten "
                                           "cases, by %n trials in the other clips"),
    "expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trial in the other clips"};
inline constexpr CountedMessageForm<3> fillErrorOfAnglesByOthers{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in "
                        "the other clips; it moves nothing below it"),
    "expected error of %1: %2°, at most %3° in nine of ten cases, by %n trial in the other clips; it moves nothing "
    "below it"};
inline constexpr CountedMessageForm<1> takeRead{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 read to learn from: %n frames"), "%1 read to learn from: %n frame"};
inline constexpr MessageForm<2> takeHasOtherJoints{QT_TRANSLATE_NOOP(
    "limber::Message", "nothing can be learned from %1: its joints are not those of this clip; the first that differs "
                       "is %2")};
inline constexpr MessageForm<2> takeHasOtherRestPose{QT_TRANSLATE_NOOP(
    "limber::Message", "nothing can be learned from %1: its rest pose is not that of this clip; the first bone that "
                       "points elsewhere is %2")};
inline constexpr MessageForm<1> takeHasOtherUp{
    QT_TRANSLATE_NOOP("limber::Message", "nothing can be learned from %1: another axis is up in it")};
inline constexpr MessageForm<1> takeIsTooShort{
    QT_TRANSLATE_NOOP("limber::Message", "nothing can be learned from %1: it has fewer than three frames")};
inline constexpr MessageForm<1> takeIsTheSame{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 has the same frames as this clip: the expected error is too small, since the trials find "
                       "there what they hide")};
inline constexpr MessageForm<3> filledFootHeld{
    QT_TRANSLATE_NOOP("limber::Message", "%1 stands in frames %2 to %3 and is held in its place there")};
inline constexpr MessageForm<4> fillJumps{QT_TRANSLATE_NOOP(
    "limber::Message", "beside the filling %1 turns by %2° from frame %3 to the next, and nearby by at "
                       "most %4°: a frame at the end of the gap may be lost, too")};
inline constexpr MessageForm<0> fillErrorUnknown{
    QT_TRANSLATE_NOOP("limber::Message", "the expected error is unknown: the clip is too short for trials")};
inline constexpr MessageForm<1> gapNeedsEnds{QT_TRANSLATE_NOOP(
    "limber::Message", "a frame before and one after those to fill must stay: expected frames from 1 to %1")};
inline constexpr MessageForm<0> tooShortForGap{QT_TRANSLATE_NOOP(
    "limber::Message", "the clip has fewer than three frames, so there is none between two others to fill")};
inline constexpr MessageForm<0> nothingToFillIn{
    QT_TRANSLATE_NOOP("limber::Message", "these joints have no channels to fill")};
inline constexpr MessageForm<0> noBodyToFillFrom{QT_TRANSLATE_NOOP(
    "limber::Message", "nothing else of the body is known in these frames: only curve and straight can fill them")};
inline constexpr MessageForm<1> gapEndLost{
    QT_TRANSLATE_NOOP("limber::Message", "the joints have no numbers in frame %1, which is beside those to fill")};
inline constexpr MessageForm<3> gapCut{
    QT_TRANSLATE_NOOP("limber::Message", "%1 has no data from frame %2 to frame %3; of these, only the chosen frames "
                                         "were filled")};
inline constexpr MessageForm<0> noGapFound{
    QT_TRANSLATE_NOOP("limber::Message", "no joint is without data in these frames")};
inline constexpr CountedMessageForm<3> lostFrozen{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints) without data, frames %2 to %3: frozen while the body moves"),
    "%1 without data, frames %2 to %3: frozen while the body moves"};
inline constexpr CountedMessageForm<3> lostZero{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints) without data, frames %2 to %3: all angles are 0"),
    "%1 without data, frames %2 to %3: all angles are 0"};
inline constexpr CountedMessageForm<3> lostJumping{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints) without data, frames %2 to %3: jumping to and fro"),
    "%1 without data, frames %2 to %3: jumping to and fro"};
inline constexpr CountedMessageForm<3> lostImplausible{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body "
                        "moves like that, and back"),
    "%1 without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back"};
// The same in a list that has the frames beside it.
inline constexpr CountedMessageForm<1> frozenInList{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints): frozen while the body moves"),
    "%1: frozen while the body moves"};
inline constexpr CountedMessageForm<1> zeroInList{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints): all angles are 0"), "%1: all angles are 0"};
inline constexpr CountedMessageForm<1> jumpingInList{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints): jumping to and fro"), "%1: jumping to and fro"};
inline constexpr CountedMessageForm<1> implausibleInList{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints): where it never is while the body moves like that"),
    "%1: where it never is while the body moves like that"};
inline constexpr CountedMessageForm<3> lostAtEnd{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where "
                                           "only one side of the gap is known, so that it cannot be filled"),
    "%1 without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it "
    "cannot "
    "be filled"};
inline constexpr CountedMessageForm<1> spikesToRepair{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that"),
    "%1 jumps away for 1 to 3 frames and back: Despike repairs that"};
inline constexpr MessageForm<1> fillRepairs{QT_TRANSLATE_NOOP("limber::Message", "%1. Fill repairs that")};
inline constexpr CountedMessageForm<3> jointSpikes{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 jumps away and back at %n places, most in frame %2, by %3°"),
    "%1 jumps away and back in frame %2, by %3°"};
inline constexpr CountedMessageForm<3> placeSpikes{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170"),
    "%1 jumps to another place and back in frame %2, by %3 cm on a body of 170"};
inline constexpr MessageForm<3> figureJumps{QT_TRANSLATE_NOOP(
    "limber::Message", "The figure jumps to another place from frame %1 to frame %2, %3 cm away on a body of 170")};
inline constexpr MessageForm<3> figureTeleports{QT_TRANSLATE_NOOP(
    "limber::Message", "The figure jumps to another place from frame %1 to frame %2, %3 body lengths away")};
inline constexpr CountedMessageForm<0> gapsFound{QT_TRANSLATE_N_NOOP("limber::Message", "%n gaps"), "%n gap"};

// Time
inline constexpr CountedMessageForm<2> framesAtRate{
    QT_TRANSLATE_N_NOOP("limber::Message", "now %n frames at %1 fps, still %2 s"),
    "now %n frame at %1 fps, still %2 s"};
inline constexpr MessageForm<2> steadiedBelow{
    QT_TRANSLATE_NOOP("limber::Message", "movement above %1 Hz is filtered out (limit at %2 fps)")};
inline constexpr MessageForm<1> framesWouldBeTooMany{
    QT_TRANSLATE_NOOP("limber::Message", "%1 frames would be too many")};
inline constexpr MessageForm<1> wrongTimeKey{
    QT_TRANSLATE_NOOP("limber::Message", "expected SOURCEFRAME:FRAME with + between them, found “%1”")};
inline constexpr MessageForm<2> noSuchSourceFrame{
    QT_TRANSLATE_NOOP("limber::Message", "there is no frame %1 to move: the frames are 0 to %2")};
inline constexpr MessageForm<2> keysCross{
    QT_TRANSLATE_NOOP("limber::Message", "frames keep their order: frames %1 and %2 would meet or change places")};
inline constexpr MessageForm<0> keysNeeded{
    QT_TRANSLATE_NOOP("limber::Message", "expected keys, marks or match, which say where frames move")};
inline constexpr MessageForm<1> tooFewFramesToMatch{
    QT_TRANSLATE_NOOP("limber::Message", "matching needs at least %1 frames in both clips")};
inline constexpr MessageForm<2> cannotMatchLengths{QT_TRANSLATE_NOOP(
    "limber::Message", "the clips last %1 s and %2 s: nothing is played more than three times as fast or as slowly")};
inline constexpr MessageForm<2> posesMatched{
    QT_TRANSLATE_NOOP("limber::Message", "joints are %1 units from those of the other clip on average, as seen from "
                                         "the figure; stretched evenly they would be %2 units away")};
inline constexpr MessageForm<1> marksUnreadable{
    QT_TRANSLATE_NOOP("limber::Message", "the file of marks “%1” cannot be read")};
inline constexpr MessageForm<2> speedsFromTo{
    QT_TRANSLATE_NOOP("limber::Message", "played at %1 to %2 times the speed")};

// A second clip
inline constexpr MessageForm<3> tooFewFollow{
    QT_TRANSLATE_NOOP("limber::Message", "the other clip has no joint “%1”, and a retarget finds counterparts of only "
                                         "%2 of %3 joints; retarget it with a mapping of your own first")};
inline constexpr MessageForm<0> otherHasNoFrames{QT_TRANSLATE_NOOP("limber::Message", "the other clip has no frames")};
inline constexpr MessageForm<0> clipHasNoFrames{QT_TRANSLATE_NOOP("limber::Message", "the clip has no frames")};
inline constexpr MessageForm<2> otherRetargeted{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the other clip has another skeleton: its motion was first retargeted to this one (%1 of %2 joints follow it)")};
inline constexpr CountedMessageForm<0> otherBones{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have other offsets in the other clip; its rotations are used"),
    "%n joint has another offset in the other clip; its rotations are used"};
inline constexpr MessageForm<2> clipMoved{QT_TRANSLATE_NOOP(
    "limber::Message", "the other clip is rotated by %1° and moved by %2 units along the floor to fit")};
inline constexpr MessageForm<2> otherStoodUp{
    QT_TRANSLATE_NOOP("limber::Message", "%1 is up in the other clip: it is rotated so that %2 is up, as in this one")};
inline constexpr MessageForm<1> upTakenFromOther{
    QT_TRANSLATE_NOOP("limber::Message", "%1 is up in the result, as in the other clip: nothing shows it in this one")};
inline constexpr MessageForm<2> joinedAt{
    QT_TRANSLATE_NOOP("limber::Message", "the other clip begins at frame %1; the transition ends at frame %2")};
inline constexpr MessageForm<3> joinedFrames{QT_TRANSLATE_NOOP(
    "limber::Message",
    "this clip ends with frame %1, and the other one continues with its frame %2; the poses are %3 units apart")};
inline constexpr MessageForm<0> nothingToJoinAt{QT_TRANSLATE_NOOP(
    "limber::Message", "the clips are alike and too short for a search; they are joined at their ends")};
inline constexpr MessageForm<2> posesFarApart{
    QT_TRANSLATE_NOOP("limber::Message", "%1 rotates by %2° in the transition: the poses are far apart")};

// Loops
inline constexpr MessageForm<4> loopSeam{QT_TRANSLATE_NOOP(
    "limber::Message", "the cycle is frames %1 to %2; its ends differed by %3 units and by %4° at most")};
inline constexpr MessageForm<1> cycleTravels{
    QT_TRANSLATE_NOOP("limber::Message", "each cycle moves on by %1 units along the floor")};
inline constexpr MessageForm<1> cycleTurnsLeft{
    QT_TRANSLATE_NOOP("limber::Message", "the figure turns %1° to the left in each cycle")};
inline constexpr MessageForm<1> cycleTurnsRight{
    QT_TRANSLATE_NOOP("limber::Message", "the figure turns %1° to the right in each cycle")};
inline constexpr MessageForm<1> turnRemovedLeft{QT_TRANSLATE_NOOP(
    "limber::Message", "the figure turned %1° to the left in the cycle; this was removed with its travel")};
inline constexpr MessageForm<1> turnRemovedRight{QT_TRANSLATE_NOOP(
    "limber::Message", "the figure turned %1° to the right in the cycle; this was removed with its travel")};
inline constexpr CountedMessageForm<0> figuresTogether{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "the %n figures are moved together, so that they keep their positions relative to each other"),
    "the %n figure is moved as a whole"};
inline constexpr CountedMessageForm<0> figuresApart{
    QT_TRANSLATE_N_NOOP("limber::Message", "the %n figures travel differently, so that each goes on from where its own "
                                           "cycle ends"),
    "the %n figure goes on from where its cycle ends"};
inline constexpr CountedMessageForm<0> figuresInPlace{
    QT_TRANSLATE_N_NOOP("limber::Message", "each of the %n figures stays in place"), "the %n figure stays in place"};
inline constexpr MessageForm<4> otherCycle{QT_TRANSLATE_NOOP(
    "limber::Message", "another cycle is frames %1 to %2; its ends differ by %3 units and by %4° at most")};
inline constexpr MessageForm<5> otherCycleTurnsLeft{
    QT_TRANSLATE_NOOP("limber::Message", "another cycle is frames %1 to %2, in which the figure turns %5° to the left; "
                                         "its ends differ by %3 units and by %4° at most")};
inline constexpr MessageForm<5> otherCycleTurnsRight{
    QT_TRANSLATE_NOOP("limber::Message", "another cycle is frames %1 to %2, in which the figure turns %5° to the "
                                         "right; its ends differ by %3 units and by %4° at most")};
inline constexpr CountedMessageForm<0> cyclesFound{QT_TRANSLATE_N_NOOP("limber::Message", "%n cycles"), "%n cycle"};
inline constexpr MessageForm<1> noCycle{QT_TRANSLATE_NOOP(
    "limber::Message", "this clip has no cycle: %1; to loop all the same, set these or other frames as the cycle")};
inline constexpr MessageForm<1> noCommonCycle{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the figures have no cycle together: %1; to loop all the same, set these or other frames as the cycle")};
inline constexpr MessageForm<5> wideCycle{QT_TRANSLATE_NOOP(
    "limber::Message", "the movement repeats in frames %1 and %2, but %3 differs by %4°, and the fade hides at most "
                       "%5°; to loop all the same, set these or other frames as the cycle")};
// Why there is no cycle; each names the two frames that come nearest to one, and the joint that differs most
inline constexpr MessageForm<4> missedCycle{
    QT_TRANSLATE_NOOP("limber::Message", "frames %1 and %2 are most alike (%3 differs by %4°)")};
inline constexpr MessageForm<4> shortClip{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 to %2 last %3 s, and the shortest cycle that is looked for lasts %4 s")};
inline constexpr MessageForm<6> missedDuration{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 and %2 are most alike (%3 differs by %4°), but they are %5 s apart, and the longest "
                       "cycle that is looked for lasts %6 s")};
inline constexpr MessageForm<6> missedMovement{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in %5 % of "
                       "the frames between them, and the limit is %6 %")};
inline constexpr MessageForm<4> missedStart{QT_TRANSLATE_NOOP(
    "limber::Message",
    "frames %1 and %2 are most alike (%3 differs by %4°), but the figure stands still in the first of them")};
inline constexpr MessageForm<6> missedStride{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 and %2 are most alike (%3 differs by %4°), but they are only %5 frames apart, and a "
                       "stride takes at least %6")};
inline constexpr MessageForm<6> missedReturn{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 and %2 are most alike (%3 differs by %4°), but the pose only moves on between them: "
                       "at the end it is %5 units away, where one that comes back would be at most %6 away")};
inline constexpr MessageForm<6> missedDistance{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 to %2 come nearest to one (%3 differs by %4°), but their poses are %5 units apart, "
                       "and the limit for them is %6")};
inline constexpr MessageForm<5> missedStrides{QT_TRANSLATE_NOOP(
    "limber::Message",
    "frames %1 to %2 come nearest to one (%3 differs by %4°), but they are %5 strides, not a whole number")};
inline constexpr MessageForm<5> missedJoint{QT_TRANSLATE_NOOP(
    "limber::Message", "frames %1 to %2 come nearest to one, but %3 differs by %4°, and the limit is %5°")};
// The joint in these messages if there are several figures
inline constexpr MessageForm<2> jointOfFigure{QT_TRANSLATE_NOOP("limber::Message", "%1 of the figure “%2”")};
inline constexpr MessageForm<4> wideSeam{
    QT_TRANSLATE_NOOP("limber::Message", "the ends do not fit: %1 differs by %2° in frames %3 and %4, so closing the "
                                         "cycle changes how it moves")};
inline constexpr CountedMessageForm<0> fewerCycles{
    QT_TRANSLATE_N_NOOP("limber::Message", "the clip has only %n cycles to choose from"),
    "the clip has only %n cycle to choose from"};
inline constexpr MessageForm<0> tooFewForLoop{
    QT_TRANSLATE_NOOP("limber::Message", "a loop needs more frames than these")};

inline constexpr CountedMessageForm<1> mixedFrames{
    QT_TRANSLATE_N_NOOP("limber::Message", "the first %n frames are mixed; the longer clip has %1"),
    "the first frame is mixed; the longer clip has %1"};
inline constexpr CountedMessageForm<0> stepsMatched{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n steps of the other clip are matched with steps of this one"),
    "%n step of the other clip is matched with one of this one"};
inline constexpr CountedMessageForm<1> softSpine{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n joints of the spine between the mask and the rest are mixed in part: %1"),
    "%n joint of the spine between the mask and the rest is mixed in part: %1"};
inline constexpr MessageForm<0> noStepsToMatch{
    QT_TRANSLATE_NOOP("limber::Message", "the clips have no steps that could be matched")};

// Keys
inline constexpr CountedMessageForm<3> keysNeededFor{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n keys; joints: %1, keys per joint: %2, in %3 % of the frames"),
    "%n key; joints: %1, keys per joint: %2, in %3 % of the frames"};
inline constexpr MessageForm<2> endsOff{
    QT_TRANSLATE_NOOP("limber::Message", "the ends of limbs are off by up to %1 (at %2)")};

} // namespace limber::messages
