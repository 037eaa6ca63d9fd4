#pragma once

#include "base/messageform.h"

// What is wrong in the small files in JSON: mappings, contacts, names of joints.
namespace limber::messages {

// Pieces of sentences: what was found
inline constexpr MessageForm<1> quotedText{QT_TRANSLATE_NOOP("limber::Message", "'%1'")};
inline constexpr MessageForm<0> jsonEnd{QT_TRANSLATE_NOOP("limber::Message", "the end of the file")};
inline constexpr MessageForm<0> jsonList{QT_TRANSLATE_NOOP("limber::Message", "a list")};
inline constexpr MessageForm<0> jsonObject{QT_TRANSLATE_NOOP("limber::Message", "an object")};
inline constexpr MessageForm<1> jsonConstant{QT_TRANSLATE_NOOP("limber::Message", "%1")};

// Syntax
inline constexpr MessageForm<1> expectedJson{QT_TRANSLATE_NOOP("limber::Message", "expected JSON, found %1")};
inline constexpr MessageForm<1> expectedValue{QT_TRANSLATE_NOOP("limber::Message", "expected a value, found %1")};
inline constexpr MessageForm<1> expectedJsonEnd{
    QT_TRANSLATE_NOOP("limber::Message", "expected the end of the file, found %1")};
inline constexpr MessageForm<1> expectedQuotedName{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name in quotes, found %1")};
inline constexpr MessageForm<1> expectedColon{QT_TRANSLATE_NOOP("limber::Message", "expected a colon, found %1")};
inline constexpr MessageForm<1> expectedCommaOrBrace{
    QT_TRANSLATE_NOOP("limber::Message", "expected a comma or }, found %1")};
inline constexpr MessageForm<1> expectedCommaOrBracket{
    QT_TRANSLATE_NOOP("limber::Message", "expected a comma or ], found %1")};
inline constexpr MessageForm<1> expectedClosingQuote{
    QT_TRANSLATE_NOOP("limber::Message", "expected a closing quote, found %1")};
inline constexpr MessageForm<1> expectedUtf8{QT_TRANSLATE_NOOP("limber::Message", "expected UTF-8, found %1")};
inline constexpr MessageForm<1> expectedEscape{
    QT_TRANSLATE_NOOP("limber::Message", "expected an escape of JSON, found %1")};
inline constexpr MessageForm<1> expectedJsonNumber{QT_TRANSLATE_NOOP("limber::Message", "expected a number, found %1")};
inline constexpr MessageForm<1> nameTwice{
    QT_TRANSLATE_NOOP("limber::Message", "expected each name once, found '%1' twice")};
inline constexpr MessageForm<0> tooManyValues{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most 1,000,000 values, found more")};
inline constexpr MessageForm<0> tooManyLevels{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most 16 levels, found more")};

// Kinds of values
inline constexpr MessageForm<1> unknownMember{QT_TRANSLATE_NOOP("limber::Message", "'%1' is unknown and was ignored")};
inline constexpr MessageForm<1> expectedVersion{
    QT_TRANSLATE_NOOP("limber::Message", "expected 1, the version that this program knows, found %1")};
inline constexpr MessageForm<1> expectedObject{QT_TRANSLATE_NOOP("limber::Message", "expected an object, found %1")};
inline constexpr MessageForm<1> expectedText{QT_TRANSLATE_NOOP("limber::Message", "expected a text, found %1")};
inline constexpr MessageForm<1> expectedName{QT_TRANSLATE_NOOP("limber::Message", "expected a name, found %1")};
inline constexpr MessageForm<1> expectedNames{
    QT_TRANSLATE_NOOP("limber::Message", "expected a list of names, found %1")};
inline constexpr MessageForm<1> expectedJointNames{
    QT_TRANSLATE_NOOP("limber::Message", "expected a list of joint names, found %1")};
inline constexpr MessageForm<2> expectedOneOf{QT_TRANSLATE_NOOP("limber::Message", "expected one of %1, found %2")};

// Names of joints
inline constexpr MessageForm<1> expectedParts{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object of parts of the body, found %1")};
inline constexpr MessageForm<1> expectedPart{
    QT_TRANSLATE_NOOP("limber::Message", "expected a part of the body, such as \"upper arm\", found '%1'")};
inline constexpr MessageForm<1> expectedPartOrNone{
    QT_TRANSLATE_NOOP("limber::Message", "expected a part of the body, such as \"upper arm\", or \"none\", found %1")};
inline constexpr MessageForm<1> expectedRules{
    QT_TRANSLATE_NOOP("limber::Message", "expected a list of rules, found %1")};
inline constexpr MessageForm<1> expectedRule{QT_TRANSLATE_NOOP("limber::Message", "expected a rule, found %1")};
inline constexpr MessageForm<0> expectedNameAndIs{
    QT_TRANSLATE_NOOP("limber::Message", "expected a rule with \"name\" and \"is\"")};

// Mappings
inline constexpr MessageForm<0> expectedMapping{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object with \"mapping\" or \"contacts\", found neither")};
inline constexpr MessageForm<0> expectedContacts{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object with \"contacts\", found a mapping without them")};
inline constexpr MessageForm<1> expectedTargetJoints{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object of target joints, found %1")};
inline constexpr MessageForm<1> expectedSourceJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected the name of a source joint or null, found %1")};
inline constexpr MessageForm<1> expectedChains{
    QT_TRANSLATE_NOOP("limber::Message", "expected a list of chains, found %1")};
inline constexpr MessageForm<1> expectedChain{QT_TRANSLATE_NOOP("limber::Message", "expected a chain, found %1")};
inline constexpr MessageForm<1> expectedSourceJoints{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object of source joints, found %1")};
inline constexpr MessageForm<1> expectedFramePairs{
    QT_TRANSLATE_NOOP("limber::Message", "expected a list of pairs of frames, found %1")};
inline constexpr MessageForm<1> expectedInterval{
    QT_TRANSLATE_NOOP("limber::Message", "expected [FIRST, LAST], two frames counted from 0, found %1")};
inline constexpr MessageForm<0> expectedIntervalsInOrder{
    QT_TRANSLATE_NOOP("limber::Message", "expected intervals in order that do not overlap")};
inline constexpr MessageForm<1> expectedSettings{
    QT_TRANSLATE_NOOP("limber::Message", "expected an object of settings, found %1")};
inline constexpr MessageForm<1> expectedSetting{
    QT_TRANSLATE_NOOP("limber::Message", "expected a number, a text, true or false, found %1")};
inline constexpr MessageForm<1> unknownSetting{
    QT_TRANSLATE_NOOP("limber::Message", "the setting “%1” is unknown or has an unknown value: ignored")};

// Mappings beside the clips that they are for
inline constexpr MessageForm<1> noTargetJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected a joint of the target, found '%1'")};
inline constexpr MessageForm<1> noSourceJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected a joint of the source, found '%1'")};
inline constexpr MessageForm<3> sourceJointTwice{
    QT_TRANSLATE_NOOP("limber::Message", "expected each source joint once, found '%1' for '%2' and for '%3'")};
inline constexpr MessageForm<4> pairsOutOfOrder{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected pairs in the order of the hierarchies: '%1' is above '%2' and follows '%3', which is below '%4'")};
inline constexpr MessageForm<3> contactTooLate{QT_TRANSLATE_NOOP(
    "limber::Message", "expected frames of a clip that has %1, found a contact of '%2' up to frame %3")};

} // namespace limber::messages
