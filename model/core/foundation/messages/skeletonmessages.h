#pragma once

#include "base/messageform.h"

// Operations on feet, roots and skeletons: what was found and done, and what was not possible.
namespace limber::messages {

// Files beside the clip
inline constexpr MessageForm<3> lineAndColumn{QT_TRANSLATE_NOOP("limber::Message", "line %1, column %2: %3")};

// Said after the sizes of what a figure does, which count on its own scale.
inline constexpr MessageForm<0> sizesOfPerson{
    QT_TRANSLATE_NOOP("limber::Message", "centimetres and metres are those of a figure 1.70 m tall")};

// Feet
inline constexpr MessageForm<0> noFrames{QT_TRANSLATE_NOOP("limber::Message", "the clip has no frames")};
inline constexpr MessageForm<0> needsWholeLegs{
    QT_TRANSLATE_NOOP("limber::Message", "no whole leg was found: thigh, shin and foot, one below the other")};
inline constexpr MessageForm<0> noFootStands{QT_TRANSLATE_NOOP("limber::Message", "no foot stands in these frames")};
inline constexpr CountedMessageForm<2> contactsHeld{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s"),
    "%n contact held: the foot slid by up to %1 cm/s in it, now by %2 cm/s"};
inline constexpr CountedMessageForm<0> contactsLeftAlone{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n contacts stay as they are: the feet already stand in them"),
    "%n contact stays as it is: the foot already stands in it"};
inline constexpr CountedMessageForm<0> contactsHeldAsBefore{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n contacts held: the feet stand in them as in the take"),
    "%n contact held: the foot stands in it as in the take"};
inline constexpr MessageForm<3> footMovedMost{
    QT_TRANSLATE_NOOP("limber::Message", "a foot is moved by up to %1 cm: %2, frame %3")};
inline constexpr MessageForm<1> heldOnMovingFloor{
    QT_TRANSLATE_NOOP("limber::Message", "the feet are held on a floor that moves at %1 m/s below them")};
inline constexpr MessageForm<1> heldOnVaryingFloor{
    QT_TRANSLATE_NOOP("limber::Message", "the feet are held on a floor that moves at up to %1 m/s below them")};
inline constexpr MessageForm<1> travelOftenDoesNotFit{QT_TRANSLATE_NOOP(
    "limber::Message", "the travel does not fit the steps: standing feet slide at up to %1 m/s; Walk Off "
                       "gives the figure the travel that the steps imply")};
inline constexpr MessageForm<1> travelDoesNotFit{QT_TRANSLATE_NOOP(
    "limber::Message", "the travel does not fit the steps: standing feet slide at %1 m/s; Walk Off gives "
                       "the figure the travel that the steps imply")};
inline constexpr CountedMessageForm<0> contactsHeldInPart{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n contacts are held only in part, since a limb would jump"),
    "%n contact is held only in part, since its limb would jump"};
inline constexpr CountedMessageForm<0> contactsTremble{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n contacts are not held: the feet tremble too much in the take to say where "
                        "they stand"),
    "%n contact is not held: the foot trembles too much in the take to say where it stands"};
inline constexpr CountedMessageForm<0> contactsNotHeld{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n contacts are not held, since a limb would jump"),
    "%n contact is not held, since its limb would jump"};
// These texts are shown beside the name of an operation in a list: the largest slide in a frame, and the height of the
// floor.
inline constexpr MessageForm<1> slideFound{QT_TRANSLATE_NOOP("limber::Message", "slide %1 cm/s")};
inline constexpr MessageForm<1> floorFound{QT_TRANSLATE_NOOP("limber::Message", "at %1")};
inline constexpr MessageForm<2> pelvisLowered{QT_TRANSLATE_NOOP(
    "limber::Message", "the pelvis is lowered by up to %1 cm (frame %2) so that the feet reach their positions")};
inline constexpr MessageForm<4> footOutOfReach{
    QT_TRANSLATE_NOOP("limber::Message", "%1 is up to %2 cm short of its contact in frames %3 to %4")};
inline constexpr CountedMessageForm<4> feetOutOfReach{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 is short of %n contacts, by up to %2 cm in frames %3 to %4"),
    "%1 is short of %n contact, by up to %2 cm in frames %3 to %4"};
inline constexpr MessageForm<4> contactLoosened{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump")};
inline constexpr MessageForm<3> contactFree{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 slides as before in frames %2 to %3: it is not held, since its limb would jump")};
inline constexpr CountedMessageForm<4> contactsLoosened{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1 still slides in %n contacts, since its limb would jump: it is held least "
                        "in frames %2 to %3, by %4 %"),
    "%1 still slides in %n contact, since its limb would jump: it is held least in frames %2 to %3, by %4 %"};
inline constexpr CountedMessageForm<3> contactsFree{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1 still slides in %n contacts, since its limb would jump: it is not held in "
                        "frames %2 to %3"),
    "%1 still slides in %n contact, since its limb would jump: it is not held in frames %2 to %3"};
inline constexpr MessageForm<0> pelvisCannotMove{QT_TRANSLATE_NOOP(
    "limber::Message", "no joint above the legs has three position channels: the pelvis is not lowered")};

// Balance
inline constexpr CountedMessageForm<0> leanCount{QT_TRANSLATE_N_NOOP("limber::Message", "%n leaning poses"),
                                                 "%n leaning pose"};
inline constexpr CountedMessageForm<4> balanced{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by "
                        "up to %4 cm"),
    "%n pose leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm"};
inline constexpr MessageForm<0> nothingLeans{QT_TRANSLATE_NOOP("limber::Message", "no slow pose leans out")};
inline constexpr MessageForm<0> nothingStands{
    QT_TRANSLATE_NOOP("limber::Message", "nothing stands: no foot carries the figure, so there is nothing to balance")};
inline constexpr CountedMessageForm<0> leansAreHeld{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n poses stay: so far out, something else than the feet must carry the figure"),
    "%n pose stays: so far out, something else than the feet must carry the figure"};
inline constexpr CountedMessageForm<0> leansOnOtherFoot{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the "
        "feet to say which one does"),
    "%n pose stays: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which "
    "one does"};
inline constexpr MessageForm<3> stillLeansOut{
    QT_TRANSLATE_NOOP("limber::Message", "in frames %1 to %2 the figure still leans out, by up to %3 cm")};
inline constexpr MessageForm<3> leanStays{QT_TRANSLATE_NOOP(
    "limber::Message", "in frames %1 to %2 the figure leans out by up to %3 cm and stays: a knee or a "
                       "standing foot would jump")};

// Floor
inline constexpr MessageForm<2> floorShifted{
    QT_TRANSLATE_NOOP("limber::Message", "the floor was at height %1: the clip moves by %2 units along the up axis")};
inline constexpr MessageForm<0> floorByLowest{
    QT_TRANSLATE_NOOP("limber::Message", "no foot was found standing: the lowest point of the figure shows the floor")};
inline constexpr MessageForm<1> tiltFound{QT_TRANSLATE_NOOP("limber::Message", "the floor was tilted by %1°")};
inline constexpr MessageForm<0> noTiltFound{
    QT_TRANSLATE_NOOP("limber::Message", "standing feet define no plane: a tilt of the floor cannot be detected")};
inline constexpr CountedMessageForm<1> feetPushedOut{
    QT_TRANSLATE_N_NOOP("limber::Message", "feet were below the floor in %n frames, by up to %1 cm"),
    "a foot was below the floor in %n frame, by %1 cm"};
inline constexpr MessageForm<0> noWholeLegToPush{
    QT_TRANSLATE_NOOP("limber::Message", "no whole leg was found: no foot is pushed out of the floor")};

// Moving the whole figure
inline constexpr MessageForm<2> rootCannotMove{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 lacks position channels: it stays up to %2 units from where it should be")};
inline constexpr MessageForm<0> nothingTravels{
    QT_TRANSLATE_NOOP("limber::Message", "no joint has position channels: nothing travels")};
inline constexpr MessageForm<2> directionIsUp{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 does not lie in the floor, since %2 is the up axis: expected one of the other axes")};
inline constexpr MessageForm<0> facesNowhere{
    QT_TRANSLATE_NOOP("limber::Message", "the figure faces straight up or down in the first frame")};
inline constexpr MessageForm<1> turnedBy{QT_TRANSLATE_NOOP("limber::Message", "rotated by %1° about the up axis")};
inline constexpr MessageForm<2> movedToOrigin{
    QT_TRANSLATE_NOOP("limber::Message", "%2 stood %1 units from the origin in the first frame")};
inline constexpr MessageForm<2> travelTaken{
    QT_TRANSLATE_NOOP("limber::Message", "travel removed: %1 units, ending %2 units from its start")};
inline constexpr MessageForm<3> walkedOff{
    QT_TRANSLATE_NOOP("limber::Message", "the figure now travels %1 units in %2 s, turning by %3°")};
inline constexpr MessageForm<0> nothingToWalkOff{
    QT_TRANSLATE_NOOP("limber::Message", "no foot stands, so there is nothing to walk off from")};
inline constexpr MessageForm<0> walksOffAlready{
    QT_TRANSLATE_NOOP("limber::Message", "the floor below the feet is still: the figure travels as its feet walk")};
inline constexpr MessageForm<0> slidesAsItTravels{QT_TRANSLATE_NOOP(
    "limber::Message", "no foot stands while the figure travels: its travel does not fit its steps. In "
                       "Place takes it out; then Walk Off gives it that of its feet")};
inline constexpr MessageForm<0> floorIsUnknown{QT_TRANSLATE_NOOP(
    "limber::Message", "feet slide nearly all the time, and how the floor moves below them was not found: "
                       "that of a path that turns is not. Its speed can be set")};
inline constexpr MessageForm<0> noJump{QT_TRANSLATE_NOOP("limber::Message", "there is no jump in these frames")};
inline constexpr CountedMessageForm<0> jumpCount{QT_TRANSLATE_N_NOOP("limber::Message", "%n jumps"), "%n jump"};
inline constexpr CountedMessageForm<1> jumpsFall{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall"),
    "%n jump: things fall at %1 m/s² in it if the figure is 1.70 m tall"};
inline constexpr MessageForm<1> playsTooFast{
    QT_TRANSLATE_NOOP("limber::Message", "by that the clip plays %1 times too fast")};
inline constexpr MessageForm<3> playsTooFastByRate{QT_TRANSLATE_NOOP(
    "limber::Message", "by that the clip plays %1 times too fast: perhaps %2 frames per second are played at %3")};
inline constexpr MessageForm<1> playsTooSlowly{
    QT_TRANSLATE_NOOP("limber::Message", "by that the clip plays %1 times too slowly")};
inline constexpr MessageForm<3> playsTooSlowlyByRate{QT_TRANSLATE_NOOP(
    "limber::Message", "by that the clip plays %1 times too slowly: perhaps %2 frames per second are played at %3")};
inline constexpr CountedMessageForm<2> jumpsTooFast{
    QT_TRANSLATE_N_NOOP("limber::Message", "in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip "
                                           "seems to play %2 times too fast"),
    "in %n jump things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast"};
inline constexpr CountedMessageForm<2> jumpsTooSlow{
    QT_TRANSLATE_N_NOOP("limber::Message", "in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip "
                                           "seems to play %2 times too slowly"),
    "in %n jump things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly"};
inline constexpr MessageForm<2> frameTimeFitted{
    QT_TRANSLATE_NOOP("limber::Message", "the frame time was multiplied by %1 and is now %2 s")};
inline constexpr CountedMessageForm<1> jumpsLeftAlone{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n jumps stay as they are: gravity would kick the figure by up to %1 m/s "
                                           "where it takes off or lands"),
    "%n jump stays as it is: gravity would kick the figure by up to %1 m/s where it takes off or lands"};
inline constexpr MessageForm<1> movedInJumps{QT_TRANSLATE_NOOP("limber::Message", "the figure moves by up to %1 cm")};

// Arms
inline constexpr MessageForm<0> needsWholeArms{
    QT_TRANSLATE_NOOP("limber::Message", "no whole arm was found: upper arm, forearm and hand, one below the other")};
inline constexpr MessageForm<0> nothingInside{
    QT_TRANSLATE_NOOP("limber::Message", "nothing is inside another part of the body")};
inline constexpr MessageForm<1> inTrunk{QT_TRANSLATE_NOOP("limber::Message", "%1 in the trunk")};
inline constexpr MessageForm<1> inHead{QT_TRANSLATE_NOOP("limber::Message", "%1 in the head")};
inline constexpr MessageForm<2> inJoint{QT_TRANSLATE_NOOP("limber::Message", "%1 in %2")};
inline constexpr CountedMessageForm<0> insideCount{QT_TRANSLATE_N_NOOP("limber::Message", "%n places"), "%n place"};
inline constexpr CountedMessageForm<3> insideInFrame{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places"),
    "%1, by up to %2 cm on a body of 170 (frame %3)"};
inline constexpr MessageForm<4> insideInFrames{
    QT_TRANSLATE_NOOP("limber::Message", "%1: frames %2 to %3, up to %4 cm on a body of 170")};
inline constexpr MessageForm<3> insideInOneFrame{
    QT_TRANSLATE_NOOP("limber::Message", "%1: frame %2, %3 cm on a body of 170")};
inline constexpr CountedMessageForm<2> broughtApart{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm"),
    "in %n place a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm"};
inline constexpr CountedMessageForm<2> leftInside{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2"),
    "in %n place a hand or a forearm is still inside, by up to %1 cm: frame %2"};
inline constexpr MessageForm<2> usuallyInside{
    QT_TRANSLATE_NOOP("limber::Message", "%1 by %2 cm in most frames: taken for the shape of this body and left")};
inline constexpr MessageForm<0> armsWouldJump{
    QT_TRANSLATE_NOOP("limber::Message", "an arm that would jump comes out only in part, or stays")};
inline constexpr MessageForm<0> armsWouldMoveFar{QT_TRANSLATE_NOOP(
    "limber::Message", "an arm that would have to move much farther than it is inside stays as it is")};

// Roots
inline constexpr MessageForm<1> headingTaken{
    QT_TRANSLATE_NOOP("limber::Message", "turns removed: %1° from the first to the last frame")};

inline constexpr MessageForm<2> travelReturned{
    QT_TRANSLATE_NOOP("limber::Message", "travel restored: %1 units, ending %2 units from its start")};
inline constexpr MessageForm<1> headingReturned{
    QT_TRANSLATE_NOOP("limber::Message", "turns restored: %1° from the first to the last frame")};
inline constexpr CountedMessageForm<1> otherFrameCount{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "the other clip has %n frames and this one %1: expected the clip from before its travel was removed"),
    "the other clip has %n frame and this one %1: expected the clip from before its travel was removed"};
inline constexpr MessageForm<2> otherFrameTime{
    QT_TRANSLATE_NOOP("limber::Message", "the other clip has a frame time of %1 s and this one of %2 s: expected the "
                                         "clip from before its travel was removed")};
inline constexpr MessageForm<0> otherDoesNotTravel{
    QT_TRANSLATE_NOOP("limber::Message", "the other clip has no joint with position channels: nothing travels in it")};

inline constexpr MessageForm<1> turnedOver{
    QT_TRANSLATE_NOOP("limber::Message", "the figure hung head down and is turned over about %1")};

// Mirror
inline constexpr CountedMessageForm<1> pairsMirrored{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n pairs of joints change sides; the mirror is normal to %1"),
    "%n pair of joints changes sides; the mirror is normal to %1"};
inline constexpr CountedMessageForm<1> jointsAlone{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have no partner on the other side and are mirrored where they "
                                           "are: %1"),
    "%n joint has no partner on the other side and is mirrored where it is: %1"};
inline constexpr MessageForm<2> notSymmetric{QT_TRANSLATE_NOOP(
    "limber::Message", "left and right differ, by up to %1 units (%2); every joint keeps its own bones")};
inline constexpr MessageForm<1> sidesFromFrame{
    QT_TRANSLATE_NOOP("limber::Message", "the rest pose does not stand; frame %1 shows left and right")};
inline constexpr MessageForm<2> pairExpected{
    QT_TRANSLATE_NOOP("limber::Message", "line %1: expected LEFT=RIGHT, found “%2”")};
inline constexpr MessageForm<2> noSuchJointInLine{
    QT_TRANSLATE_NOOP("limber::Message", "line %1: there is no joint “%2”")};
inline constexpr MessageForm<2> jointTwiceInPairs{
    QT_TRANSLATE_NOOP("limber::Message", "line %1: “%2” has a partner already")};

// Mirror Side
inline constexpr CountedMessageForm<0> jointsTakeLeft{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints on the right take the poses of their partners on the left"),
    "%n joint on the right takes the poses of its partner on the left"};
inline constexpr CountedMessageForm<0> jointsTakeRight{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints on the left take the poses of their partners on the right"),
    "%n joint on the left takes the poses of its partner on the right"};
inline constexpr MessageForm<0> noSidesToMirror{QT_TRANSLATE_NOOP(
    "limber::Message", "no joint to work on is known to be left or right and has a partner on the other side")};

// Hold
inline constexpr MessageForm<4> heldInWorld{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is held where it is in frame %2, from frame %3 to %4")};
inline constexpr MessageForm<5> heldOnJoint{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is held on “%2” as in frame %3, from frame %4 to %5")};
inline constexpr CountedMessageForm<3> holdOutOfReach{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)"),
    "“%1” cannot reach its place in %n of these frames: it is %2 units too far away (frame %3)"};
inline constexpr CountedMessageForm<3> holdLetGo{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)"),
    "“%1” is let go in %n of these frames, so that nothing jumps: it is %2 units away (frame %3)"};
inline constexpr CountedMessageForm<3> holdMissed{
    QT_TRANSLATE_N_NOOP("limber::Message", "“%1” is not in its place in %n of these frames, because channels are "
                                           "missing: by up to %2 units (frame %3)"),
    "“%1” is not in its place in %n of these frames, because channels are missing: by %2 units (frame %3)"};
inline constexpr CountedMessageForm<3> holdRotatedMissed{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)"),
    "“%1” cannot keep its rotation in %n of these frames: it is off by %2° (frame %3)"};
inline constexpr MessageForm<0> nothingToHold{
    QT_TRANSLATE_NOOP("limber::Message", "neither position nor rotation is selected")};
inline constexpr MessageForm<1> noRotationToHold{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is an end site, which has no rotation of its own")};
inline constexpr MessageForm<2> spaceMovesAlong{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” cannot be held on “%2”, because “%2” moves with the joints that bring it there")};
inline constexpr MessageForm<1> nothingMovesForHold{
    QT_TRANSLATE_NOOP("limber::Message", "no joint can bring “%1” to another position")};

// Look At
inline constexpr MessageForm<2> looksAtJoint{QT_TRANSLATE_NOOP("limber::Message", "“%1” looks at “%2”")};
inline constexpr MessageForm<1> looksAtPoint{QT_TRANSLATE_NOOP("limber::Message", "“%1” looks at a point")};
inline constexpr MessageForm<2> turnsTowardJoint{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” turns toward “%2”, but looks past it in every frame")};
inline constexpr MessageForm<1> turnsTowardPoint{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” turns toward a point, but looks past it in every frame")};
inline constexpr CountedMessageForm<4> lookBehind{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, "
                        "and “%1” turns %4° to a side at most (yaw)"),
    "“%1” looks past it in %n of these frames, by %2° (frame %3): it is behind the figure, and “%1” turns %4° to a "
    "side at most (yaw)"};
inline constexpr CountedMessageForm<4> lookBeyondSide{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns "
                        "%4° to a side at most (yaw)"),
    "“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° to a side at most (yaw)"};
inline constexpr CountedMessageForm<4> lookBeyondHeight{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns "
                        "%4° up or down at most (pitch)"),
    "“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° up or down at most (pitch)"};
inline constexpr CountedMessageForm<4> lookLate{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns "
                        "%4° in a second at most"),
    "“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° in a second at most"};
inline constexpr MessageForm<2> lookFast{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” turns faster than a head can (frame %2): more frames or a longer fade make "
                       "it slower")};
inline constexpr MessageForm<1> noRotationToLook{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” has no rotation channels to look with")};
inline constexpr MessageForm<2> targetMovesAlong{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” cannot look at “%2”, which moves with it")};

inline constexpr MessageForm<2> rootCarriesTravel{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” carries the travel; it ends %2 units from its start")};

// Spread Twist
inline constexpr CountedMessageForm<2> twistSpread{
    QT_TRANSLATE_N_NOOP("limber::Message", "“%1” turns by %2° about its bone, spread over %n joints"),
    "“%1” turns by %2° about its bone, alone"};
inline constexpr MessageForm<2> twistUnshown{
    QT_TRANSLATE_NOOP("limber::Message", "channels between the first joint and “%1” miss the twist by up to %2°")};
inline constexpr MessageForm<2> notAboveForTwist{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is not above “%2”, and takes no share of its twist")};
inline constexpr MessageForm<1> noRotationToTwist{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” has no rotation channels to twist with")};
inline constexpr MessageForm<1> noBoneToTwist{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” has no bone to turn about; choose a joint of the spine, the head or a hand")};

// Size and axes
inline constexpr MessageForm<0> scaleExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected one of these: a factor, a height, or two units")};
inline constexpr MessageForm<0> noHeightToScale{
    QT_TRANSLATE_NOOP("limber::Message", "the figure has no height that could be scaled")};
inline constexpr MessageForm<0> scaleTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "the lengths would be too large for a number")};
inline constexpr MessageForm<2> scaledBy{
    QT_TRANSLATE_NOOP("limber::Message", "all lengths multiplied by %1: the figure is now %2 units tall")};
inline constexpr MessageForm<0> notUpright{QT_TRANSLATE_NOOP(
    "limber::Message",
    "the figure does not stand with its head above its feet, so that nothing would show that it hangs")};
inline constexpr MessageForm<0> needsHeadAndFeet{QT_TRANSLATE_NOOP(
    "limber::Message", "no head or spine with two feet was found, so that nothing would show that the figure hangs")};
inline constexpr MessageForm<2> upNotShown{QT_TRANSLATE_NOOP(
    "limber::Message", "the figure does not show that %1 is up: %2 will be read from the file, unless you choose %1")};
inline constexpr MessageForm<1> upAlready{QT_TRANSLATE_NOOP("limber::Message", "%1 is the up axis already")};
inline constexpr CountedMessageForm<0> ordersPermuted{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have another order of rotations, so that they keep their angles"),
    "%n joint has another order of rotations, so that it keeps its angles"};

// Surgery
inline constexpr MessageForm<1> nameNotWritable{QT_TRANSLATE_NOOP(
    "limber::Message", "a file cannot hold the name “%1”: no braces, no control characters, no spaces at its ends")};
inline constexpr MessageForm<2> nameWasTaken{
    QT_TRANSLATE_NOOP("limber::Message", "there is a joint “%1” already: the new one is called “%2”")};
inline constexpr MessageForm<2> jointInserted{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is now between “%2” and its parent")};
inline constexpr MessageForm<2> bonesBentBySharing{QT_TRANSLATE_NOOP(
    "limber::Message", "“%1” keeps its orientation but moves by up to %2 units, since the new joint rotates its bone")};
inline constexpr MessageForm<0> parentOrEndExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected a parent or an end site, and not both")};
inline constexpr MessageForm<0> leafNeedsOffset{
    QT_TRANSLATE_NOOP("limber::Message", "expected the offset from the parent")};
inline constexpr MessageForm<1> notAnEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is a joint, expected an end site such as Head/End")};
inline constexpr MessageForm<2> leafAdded{QT_TRANSLATE_NOOP("limber::Message", "“%1” is now a child of “%2”")};
inline constexpr CountedMessageForm<3> collapseLoses{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); "
                        "loss=positions gives them position channels, loss=accept allows this"),
    "“%1” would not stay where it is: it would be off by up to %2 units (mean %3); loss=positions gives it position "
    "channels, loss=accept allows this"};
inline constexpr MessageForm<3> childIsOff{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” is off by up to %2 units (mean %3)")};
inline constexpr MessageForm<2> endSiteIsOff{
    QT_TRANSLATE_NOOP("limber::Message", "an end site of “%1” is off by up to %2 units: it cannot have channels")};
inline constexpr MessageForm<1> endSitesDropped{
    QT_TRANSLATE_NOOP("limber::Message", "the end site of “%1” was removed: it has no parent left")};
inline constexpr CountedMessageForm<0> positionsAdded{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints now have position channels"),
    "%n joint now has position channels"};
inline constexpr CountedMessageForm<0> rootsNow{QT_TRANSLATE_N_NOOP("limber::Message", "the clip now has %n roots"),
                                                "the clip now has %n root"};
inline constexpr MessageForm<1> lastJoint{QT_TRANSLATE_NOOP("limber::Message", "nothing would be left without “%1”")};
inline constexpr CountedMessageForm<1> jointsRemoved{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints removed, from “%1” down"), "“%1” removed (%n joint)"};
inline constexpr MessageForm<2> wouldBeBelowItself{
    QT_TRANSLATE_NOOP("limber::Message", "“%2” is below “%1” itself: expected a joint that is not")};
inline constexpr MessageForm<2> isChildAlready{QT_TRANSLATE_NOOP("limber::Message", "“%1” is a child of “%2” already")};
inline constexpr MessageForm<1> isRootAlready{QT_TRANSLATE_NOOP("limber::Message", "“%1” is the root already")};
inline constexpr CountedMessageForm<1> pathReversed{
    QT_TRANSLATE_N_NOOP("limber::Message", "“%1” is now the root; %n joints have changed places with their parents"),
    "“%1” is now the root; %n joint has changed places with its parent"};
inline constexpr MessageForm<1> offsetFolded{
    QT_TRANSLATE_NOOP("limber::Message", "the OFFSET of “%1” is now 0; its position channels hold the whole position")};

// Channels
inline constexpr MessageForm<1> channelsExpected{QT_TRANSLATE_NOOP(
    "limber::Message", "expected channels from Xposition to Zrotation, each once, with + between them, or none; found "
                       "“%1”")};
inline constexpr MessageForm<0> lastChannels{
    QT_TRANSLATE_NOOP("limber::Message", "no channels would be left: without any, a file has no frames")};
inline constexpr CountedMessageForm<1> channelsChanged{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints now have these channels: %1"),
    "%n joint now has these channels: %1"};
inline constexpr MessageForm<3> channelRotationLost{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” loses rotations of up to %2° (frame %3)")};
inline constexpr MessageForm<3> channelPositionLost{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” loses positions of up to %2 units (frame %3)")};
inline constexpr CountedMessageForm<0> moreChannelsLost{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n more joints lose movement"), "%n more joint loses movement"};
inline constexpr CountedMessageForm<0> jointsLaidOut{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints now have other channels"), "%n joint now has other channels"};
inline constexpr CountedMessageForm<1> movingPositionsDropped{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints lose positions that move: %1"),
    "%n joint loses positions that move: %1"};
inline constexpr CountedMessageForm<1> travelTakenByRoot{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n roots now carry the travel of: %1"),
    "the root now carries the travel of: %1"};
inline constexpr CountedMessageForm<1> positionsInOffsets{
    QT_TRANSLATE_N_NOOP("limber::Message", "the positions of %n joints never change and are now in their OFFSET: %1"),
    "the position of %n joint never changes and is now in its OFFSET: %1"};
inline constexpr CountedMessageForm<0> blanksReplaced{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n names now have _ instead of spaces"),
    "%n name now has _ instead of spaces"};

// Rest pose
inline constexpr MessageForm<0> oneRestPoseExpected{
    QT_TRANSLATE_NOOP("limber::Message", "expected one of frame=N, pose=t or a, and aim=x or y")};
inline constexpr MessageForm<0> noArmsFound{
    QT_TRANSLATE_NOOP("limber::Message", "no arms were found on both sides: the pose is not known")};
inline constexpr MessageForm<0> noPoseOfAnimals{QT_TRANSLATE_NOOP(
    "limber::Message", "a T-pose is one of a human body, and this figure goes on four feet: insert its rest pose")};
inline constexpr CountedMessageForm<0> restTurned{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints have another orientation at rest; no joint moves"),
    "%n joint has another orientation at rest; no joint moves"};
inline constexpr MessageForm<2> restPoseLies{QT_TRANSLATE_NOOP(
    "limber::Message", "at rest the figure stands along %1, but %2 is up: it lies in the new frames; pose=t "
                       "inserts a pose that stands")};

// Names
inline constexpr MessageForm<0> renameExpected{QT_TRANSLATE_NOOP(
    "limber::Message", "expected a text to replace, a style, the names of a program, a mapping file or a prefix")};
inline constexpr MessageForm<1> badExpression{QT_TRANSLATE_NOOP("limber::Message", "“%1” is not a regular expression")};
inline constexpr CountedMessageForm<0> namesWithoutRole{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n joints are not a part of the body that these names know: their names stay"),
    "%n joint is not a part of the body that these names know: its name stays"};
inline constexpr MessageForm<2> staysSinceNotWritable{
    QT_TRANSLATE_NOOP("limber::Message", "“%1” keeps its name: a file cannot hold “%2”")};
inline constexpr MessageForm<2> jointRenamed{QT_TRANSLATE_NOOP("limber::Message", "“%1” is now “%2”")};
inline constexpr CountedMessageForm<0> moreRenamed{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n more joints have other names"), "%n more joint has another name"};
inline constexpr CountedMessageForm<0> namesNotInMap{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints are not in the mapping file: their names stay"),
    "%n joint is not in the mapping file: its name stays"};
inline constexpr MessageForm<1> mapFollowedTwice{QT_TRANSLATE_NOOP(
    "limber::Message", "several joints follow “%1” in the mapping file: the first one's name is taken")};
inline constexpr MessageForm<0> mapWithoutNames{QT_TRANSLATE_NOOP(
    "limber::Message", "the mapping file names no joint of this clip; reverse=yes reads it the other way round")};
inline constexpr MessageForm<0> mapWithoutNamesReversed{QT_TRANSLATE_NOOP(
    "limber::Message", "the mapping file names no joint of this clip; reverse=no reads it the other way round")};
inline constexpr CountedMessageForm<0> oddNames{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%n new names have spaces, colons or other characters that some programs do not read"),
    "%n new name has spaces, colons or other characters that some programs do not read"};

} // namespace limber::messages
