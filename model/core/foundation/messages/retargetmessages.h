#pragma once

#include "base/messageform.h"

// Notes on what was not possible when a motion was transferred to another figure, or a figure was changed.
namespace limber::messages {

// Why no contacts were found
inline constexpr MessageForm<0> tooFewFrames{
    QT_TRANSLATE_NOOP("limber::Message", "No contacts: speeds need at least three frames.")};
inline constexpr MessageForm<0> noFrameTime{
    QT_TRANSLATE_NOOP("limber::Message", "No contacts: speeds need a frame time.")};
inline constexpr MessageForm<0> noFigureSize{
    QT_TRANSLATE_NOOP("limber::Message", "No contacts: the figure has no size to compare heights and speeds with.")};
inline constexpr MessageForm<0> positionsNotFinite{
    QT_TRANSLATE_NOOP("limber::Message", "No contacts: the positions of the joint are not finite.")};
inline constexpr MessageForm<2> neverSlow{QT_TRANSLATE_NOOP(
    "limber::Message",
    "No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; scaled to a 170 cm body).")};
inline constexpr MessageForm<4> neverSlowButHigh{QT_TRANSLATE_NOOP(
    "limber::Message", "No contacts: near the ground the foot never slows below %1 cm/s (slowest: %2; while slow it "
                       "stays %3 cm or more above the ground, the limit is %4 cm; scaled to a 170 cm body).")};
inline constexpr MessageForm<1> neverLow{QT_TRANSLATE_NOOP(
    "limber::Message", "No contacts: the foot is never near the ground (within %1 cm; scaled to a 170 cm body).")};
inline constexpr MessageForm<2> neverLowWhileSlow{QT_TRANSLATE_NOOP(
    "limber::Message", "No contacts: the foot is never near the ground (within %1 cm; while slow it stays %2 cm or "
                       "more above the ground, the limit is %1 cm; scaled to a 170 cm body).")};
inline constexpr MessageForm<2> contactsTooShort{
    QT_TRANSLATE_NOOP("limber::Message", "No contacts: none lasts long enough (longest: %1 s, the limit is %2 s).")};

// Figures with other proportions
inline constexpr MessageForm<0> noWholeLeg{
    QT_TRANSLATE_NOOP("limber::Message", "No whole leg was found: no feet are held.")};
inline constexpr MessageForm<2> neverStands{QT_TRANSLATE_NOOP("limber::Message", "%1 never stands. %2")};
inline constexpr MessageForm<2> neverStand{QT_TRANSLATE_NOOP("limber::Message", "%1 never stand. %2")};
inline constexpr MessageForm<3> neverStandNearest{
    QT_TRANSLATE_NOOP("limber::Message", "%1 never stand; %2 comes nearest. %3")};
inline constexpr MessageForm<0> travelStays{
    QT_TRANSLATE_NOOP("limber::Message", "No joint above the legs has position channels: the travel stays as it was.")};
inline constexpr CountedMessageForm<0> deadOffsets{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "Position channels replace the OFFSET of %n joints, which stay where they were."),
    "Position channels replace the OFFSET of %n joint, which stays where it was."};

// Retargeting
inline constexpr CountedMessageForm<0> unknownDirections{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged."),
    "%n joint has a zero-length bone, so its direction is unknown; its rotation is copied unchanged."};
inline constexpr MessageForm<1> sourceLies{QT_TRANSLATE_NOOP(
    "limber::Message", "The figure of the source does not stand in most frames: %1 is taken as its up axis.")};
inline constexpr MessageForm<2> figureRaised{QT_TRANSLATE_NOOP(
    "limber::Message", "The figure is raised by up to %1 units (frame %2): it would sink into the floor.")};
inline constexpr MessageForm<1> sourceReferenceTaken{QT_TRANSLATE_NOOP(
    "limber::Message", "The rest pose of the source does not stand: frame %1 shows how its body is built.")};
inline constexpr MessageForm<1> targetReferenceTaken{
    QT_TRANSLATE_NOOP("limber::Message",
                      "The rest pose of the target does not stand: frame %1 of its file shows how its body is built.")};
inline constexpr MessageForm<2> limbTwisted{
    QT_TRANSLATE_NOOP("limber::Message", "%1 is rotated about its own bone by %2° compared with the source.")};
inline constexpr MessageForm<0> noLegs{QT_TRANSLATE_NOOP(
    "limber::Message",
    "Neither skeleton has legs: travel is scaled by the size of the bodies, and no feet are locked.")};
inline constexpr MessageForm<0> noLegsOfSource{QT_TRANSLATE_NOOP(
    "limber::Message", "The source has no legs: travel is scaled by the size of the bodies, and no feet are locked.")};
inline constexpr MessageForm<0> noLegsOfTarget{QT_TRANSLATE_NOOP(
    "limber::Message", "The target has no legs: travel is scaled by the size of the bodies, and no feet are locked.")};
inline constexpr MessageForm<0> legsDoNotFollow{
    QT_TRANSLATE_NOOP("limber::Message", "No leg of the target follows a leg of the source: travel is scaled by the "
                                         "size of the bodies, and no feet are locked.")};
inline constexpr MessageForm<0> sidesOfSourceExchanged{
    QT_TRANSLATE_NOOP("limber::Message", "The names of the source call its right side left, as feet and arms show: its "
                                         "joints are mapped by their sides.")};
inline constexpr MessageForm<0> sidesOfTargetExchanged{
    QT_TRANSLATE_NOOP("limber::Message", "The names of the target call its right side left, as feet and arms show: its "
                                         "joints are mapped by their sides.")};
inline constexpr MessageForm<0> nothingMapped{
    QT_TRANSLATE_NOOP("limber::Message", "No target joint is mapped: the figure stays at rest.")};
inline constexpr MessageForm<1> limbStays{
    QT_TRANSLATE_NOOP("limber::Message", "No joint of the source moves %1 and the joints below: they stay still.")};
inline constexpr MessageForm<1> limbsStay{QT_TRANSLATE_NOOP(
    "limber::Message", "No joint of the source moves these and the joints below: %1. They stay still.")};
inline constexpr MessageForm<1> limbLost{QT_TRANSLATE_NOOP(
    "limber::Message", "No joint of the target follows %1 and the joints below: their motion is lost.")};
inline constexpr MessageForm<1> jointsLost{QT_TRANSLATE_NOOP(
    "limber::Message", "No joint of the target follows the moving joints below %1: their motion is lost.")};
inline constexpr MessageForm<2> jointsBelow{QT_TRANSLATE_NOOP("limber::Message", "%1 (%2)")};
inline constexpr MessageForm<2> partsListed{QT_TRANSLATE_NOOP("limber::Message", "%1, %2")};
inline constexpr MessageForm<0> rootCannotTravel{QT_TRANSLATE_NOOP(
    "limber::Message", "The target has no position channels at its root: it turns, but does not travel.")};
inline constexpr MessageForm<0> pelvisCarriesTravel{
    QT_TRANSLATE_NOOP("limber::Message", "No root above the pelvis: the pelvis carries the travel.")};
inline constexpr CountedMessageForm<0> movementLost{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "%n joints move relative to their parents and have no position channels in the target: that movement is lost."),
    "%n joint moves relative to its parent and has no position channels in the target: that movement is lost."};
inline constexpr MessageForm<2> rotationLost{
    QT_TRANSLATE_NOOP("limber::Message", "%1 lacks rotation channels; up to %2° are lost.")};
inline constexpr MessageForm<4> contactOutOfReach{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 is short of its contact, by up to %2 cm on a body of 170, in frames %3 to %4.")};
inline constexpr CountedMessageForm<4> contactsOutOfReach{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4."),
    "%1 is short of %n contact, by up to %2 cm on a body of 170 in frames %3 to %4."};
inline constexpr MessageForm<4> looseContact{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 still slides in frames %2 to %3: it is held by %4 %, since its limb would jump.")};
inline constexpr MessageForm<3> freeContact{
    QT_TRANSLATE_NOOP("limber::Message", "%1 slides in frames %2 to %3: it is not held, since its limb would jump.")};
inline constexpr CountedMessageForm<4> looseContacts{
    QT_TRANSLATE_N_NOOP("limber::Message", "%1 still slides in %n contacts, since its limb would jump: in frames %2 to "
                                           "%3 it is held least, by %4 %."),
    "%1 still slides in %n contact, since its limb would jump: in frames %2 to %3 it is held least, by %4 %."};
inline constexpr CountedMessageForm<3> freeContacts{
    QT_TRANSLATE_N_NOOP(
        "limber::Message",
        "%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held."),
    "%1 still slides in %n contact, since its limb would jump: in frames %2 to %3 it is not held."};
inline constexpr MessageForm<1> standsElsewhere{QT_TRANSLATE_NOOP(
    "limber::Message",
    "The feet of the motion stand at height %1, and so do those of the character. Set on Floor brings "
    "the motion to height 0.")};

} // namespace limber::messages
