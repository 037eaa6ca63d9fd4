#pragma once

#include "base/messageform.h"

// What the reader finds in a BVH file.
namespace limber::messages {

// Pieces of sentences: what was found
inline constexpr MessageForm<1> quotedWord{QT_TRANSLATE_NOOP("limber::Message", "“%1”")};
inline constexpr MessageForm<0> endOfFile{QT_TRANSLATE_NOOP("limber::Message", "the end of the file")};
inline constexpr MessageForm<2> both{QT_TRANSLATE_NOOP("limber::Message", "%1, %2")};

// The file as a whole
inline constexpr MessageForm<0> emptyFile{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found nothing: the file is empty")};
inline constexpr MessageForm<0> blankFile{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found nothing: the file is blank")};
inline constexpr MessageForm<1> endlessBlanks{
    QT_TRANSLATE_NOOP("limber::Message", "expected a word, found more than %1 MiB of white space")};
inline constexpr MessageForm<1> endlessWord{
    QT_TRANSLATE_NOOP("limber::Message", "expected a shorter word, found one of more than %1 MiB")};
inline constexpr MessageForm<1> otherFormat{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found %1: this is not a BVH file")};
inline constexpr MessageForm<0> brokenUtf16{QT_TRANSLATE_NOOP("limber::Message", "expected text, found broken UTF-16")};
inline constexpr MessageForm<0> keptUtf16{
    QT_TRANSLATE_NOOP("limber::Message", "the file is UTF-16 and stays so when saved")};
inline constexpr CountedMessageForm<0> moreWarnings{
    QT_TRANSLATE_N_NOOP("limber::Message", "and %n more warnings of this kind"), "and %n more warnings of this kind"};

// Formats of files that are not BVH files
inline constexpr MessageForm<0> formatGzip{QT_TRANSLATE_NOOP("limber::Message", "gzip data")};
inline constexpr MessageForm<0> formatZip{QT_TRANSLATE_NOOP("limber::Message", "a zip archive")};
inline constexpr MessageForm<0> format7Zip{QT_TRANSLATE_NOOP("limber::Message", "a 7-Zip archive")};
inline constexpr MessageForm<0> formatRar{QT_TRANSLATE_NOOP("limber::Message", "a RAR archive")};
inline constexpr MessageForm<0> formatBzip2{QT_TRANSLATE_NOOP("limber::Message", "bzip2 data")};
inline constexpr MessageForm<0> formatXz{QT_TRANSLATE_NOOP("limber::Message", "xz data")};
inline constexpr MessageForm<0> formatFbx{QT_TRANSLATE_NOOP("limber::Message", "an FBX file")};
inline constexpr MessageForm<0> formatGltf{QT_TRANSLATE_NOOP("limber::Message", "a glTF file")};
inline constexpr MessageForm<0> formatBlender{QT_TRANSLATE_NOOP("limber::Message", "a Blender file")};
inline constexpr MessageForm<0> formatPng{QT_TRANSLATE_NOOP("limber::Message", "a PNG image")};
inline constexpr MessageForm<0> formatJpeg{QT_TRANSLATE_NOOP("limber::Message", "a JPEG image")};
inline constexpr MessageForm<0> formatPdf{QT_TRANSLATE_NOOP("limber::Message", "a PDF document")};
inline constexpr MessageForm<0> formatBiovision{
    QT_TRANSLATE_NOOP("limber::Message", "a Biovision file of another kind")};
inline constexpr MessageForm<0> formatDatabase{QT_TRANSLATE_NOOP("limber::Message", "a database")};
inline constexpr MessageForm<0> formatGitLfs{
    QT_TRANSLATE_NOOP("limber::Message", "a Git LFS pointer instead of the file itself")};
inline constexpr MessageForm<0> formatHtml{QT_TRANSLATE_NOOP("limber::Message", "a web page (HTML)")};
inline constexpr MessageForm<0> formatXml{QT_TRANSLATE_NOOP("limber::Message", "an XML file")};
inline constexpr MessageForm<0> formatProject{
    QT_TRANSLATE_NOOP("limber::Message", "a project of Limber, which belongs beside a BVH file")};
inline constexpr MessageForm<0> formatJson{QT_TRANSLATE_NOOP("limber::Message", "a JSON file")};
inline constexpr MessageForm<0> formatAsf{QT_TRANSLATE_NOOP("limber::Message", "an Acclaim (ASF) skeleton")};
inline constexpr MessageForm<0> formatAmc{QT_TRANSLATE_NOOP("limber::Message", "Acclaim (AMC) motion")};

// Words
inline constexpr MessageForm<0> commentDropped{
    QT_TRANSLATE_NOOP("limber::Message", "comment line dropped: BVH has no comments")};
inline constexpr MessageForm<0> gluedBrace{
    QT_TRANSLATE_NOOP("limber::Message", "brace not separated from the word beside it: separated")};
inline constexpr MessageForm<2> unusualCase{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found %2: accepted despite unusual capitalisation")};

// The hierarchy
inline constexpr MessageForm<1> expectedHierarchy{QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found %1")};
inline constexpr MessageForm<1> misspeltHierarchy{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found %1: accepted")};
inline constexpr MessageForm<0> rootBeforeHierarchy{
    QT_TRANSLATE_NOOP("limber::Message", "expected HIERARCHY, found ROOT: accepted as the start of the hierarchy")};
inline constexpr MessageForm<1> expectedRoot{QT_TRANSLATE_NOOP("limber::Message", "expected ROOT, found %1")};
inline constexpr MessageForm<1> expectedRootOrMotion{
    QT_TRANSLATE_NOOP("limber::Message", "expected ROOT or MOTION, found %1")};
inline constexpr MessageForm<0> missingMotion{QT_TRANSLATE_NOOP(
    "limber::Message", "expected MOTION, found the end of the file: loaded as a skeleton with 0 frames")};
inline constexpr MessageForm<0> motionWithColon{
    QT_TRANSLATE_NOOP("limber::Message", "expected MOTION, found “MOTION:”: accepted")};
inline constexpr MessageForm<1> expectedInEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET or } of the End Site, found %1")};
inline constexpr MessageForm<1> expectedInJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET, CHANNELS, JOINT, End Site or }, found %1")};
inline constexpr MessageForm<1> tooDeep{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most %1 levels of joints, found one more")};
inline constexpr MessageForm<1> expectedOpeningBrace{QT_TRANSLATE_NOOP("limber::Message", "expected {, found %1")};
inline constexpr MessageForm<1> unclosedEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected } of the End Site, found %1")};
inline constexpr MessageForm<2> unclosedJoint{
    QT_TRANSLATE_NOOP("limber::Message", "expected } of joint “%1”, found %2")};

// End sites
inline constexpr MessageForm<0> endSiteInOneWord{
    QT_TRANSLATE_NOOP("limber::Message", "expected End Site, found “EndSite”: accepted")};
inline constexpr MessageForm<0> endSiteAlone{
    QT_TRANSLATE_NOOP("limber::Message", "expected End Site, found “End” alone: accepted")};
inline constexpr MessageForm<1> endSiteNamed{
    QT_TRANSLATE_NOOP("limber::Message", "expected End Site, found “End %1”: accepted")};
inline constexpr MessageForm<1> missingEndSite{QT_TRANSLATE_NOOP(
    "limber::Message", "expected an End Site in joint “%1”, found none: its last bone has no length")};
inline constexpr MessageForm<2> severalEndSites{
    QT_TRANSLATE_NOOP("limber::Message", "expected one End Site in joint “%1”, found %2: all kept")};
inline constexpr MessageForm<1> jointBesideEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected JOINT or End Site in joint “%1”, found both: all kept")};

// OFFSET
inline constexpr MessageForm<0> endSiteWithoutOffset{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET of the End Site, found }")};
inline constexpr MessageForm<2> jointWithoutOffset{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET of joint “%1”, found %2")};
inline constexpr MessageForm<0> repeatedOffset{
    QT_TRANSLATE_NOOP("limber::Message", "expected one OFFSET, found a second one")};
inline constexpr MessageForm<1> expectedOffsetNumbers{
    QT_TRANSLATE_NOOP("limber::Message", "expected three numbers after OFFSET, found %1")};
inline constexpr MessageForm<1> offsetLostToZero{
    QT_TRANSLATE_NOOP("limber::Message", "number too small for a double, read as 0: %1")};
inline constexpr MessageForm<1> offsetBeyondFloat{
    QT_TRANSLATE_NOOP("limber::Message", "number beyond what most programs can read: %1")};

// CHANNELS
inline constexpr MessageForm<1> missingChannels{
    QT_TRANSLATE_NOOP("limber::Message", "expected CHANNELS in joint “%1”, found none: it has no channels")};
inline constexpr MessageForm<0> channelsAfterChild{
    QT_TRANSLATE_NOOP("limber::Message", "expected CHANNELS before the joint's children, found it after one")};
inline constexpr MessageForm<0> repeatedChannels{
    QT_TRANSLATE_NOOP("limber::Message", "expected one CHANNELS list, found a second one")};
inline constexpr MessageForm<0> channelsBeforeOffset{
    QT_TRANSLATE_NOOP("limber::Message", "expected OFFSET before CHANNELS, found it after: accepted")};
inline constexpr MessageForm<1> channelsInEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected no CHANNELS in an End Site, found %1")};
inline constexpr MessageForm<0> noChannelsInEndSite{
    QT_TRANSLATE_NOOP("limber::Message", "expected no CHANNELS in an End Site, found CHANNELS 0: ignored")};
inline constexpr MessageForm<1> expectedChannelCount{
    QT_TRANSLATE_NOOP("limber::Message", "expected the number of channels, found %1")};
inline constexpr MessageForm<1> channelCountForm{
    QT_TRANSLATE_NOOP("limber::Message", "expected a whole number of channels, found %1: accepted")};
inline constexpr MessageForm<3> unknownChannel{
    QT_TRANSLATE_NOOP("limber::Message", "expected a channel name (%1 of %2 given; Xposition to Zrotation), found %3")};
inline constexpr MessageForm<2> surplusChannel{
    QT_TRANSLATE_NOOP("limber::Message", "expected no more channel names than the count gives (%1), found %2")};
inline constexpr MessageForm<1> repeatedChannel{
    QT_TRANSLATE_NOOP("limber::Message", "expected each channel once, found %1 again: applied in the order given")};

// Names
inline constexpr MessageForm<0> missingName{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name, found none: the joint has no name")};
inline constexpr MessageForm<1> nulInName{
    QT_TRANSLATE_NOOP("limber::Message", "expected a name, found a NUL byte in %1")};
inline constexpr MessageForm<2> oddName{QT_TRANSLATE_NOOP("limber::Message", "joint name %1 %2: kept unchanged")};
inline constexpr MessageForm<2> oddNameInOtherEncoding{
    QT_TRANSLATE_NOOP("limber::Message", "joint name %1 %2; bytes kept (see View › Joint Name Encoding)")};
inline constexpr MessageForm<0> hasSpaces{QT_TRANSLATE_NOOP("limber::Message", "has spaces")};
inline constexpr MessageForm<0> isOverlong{QT_TRANSLATE_NOOP("limber::Message", "is over 255 bytes long")};
inline constexpr MessageForm<0> isNotUtf8{QT_TRANSLATE_NOOP("limber::Message", "is not UTF-8")};
inline constexpr MessageForm<0> hasControlCharacters{QT_TRANSLATE_NOOP("limber::Message", "has control characters")};
inline constexpr MessageForm<1> repeatedName{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected names that differ, found “%1” again: joints are identified by their position in the file")};

// Numbers
inline constexpr MessageForm<1> expectedNumber{QT_TRANSLATE_NOOP("limber::Message", "expected a number, found %1")};
inline constexpr MessageForm<1> expectedDouble{
    QT_TRANSLATE_NOOP("limber::Message", "expected a number that fits a double, found %1")};
inline constexpr MessageForm<0> lostToZero{
    QT_TRANSLATE_NOOP("limber::Message", "number too small for a double, read as 0")};
inline constexpr MessageForm<0> beyondFloat{
    QT_TRANSLATE_NOOP("limber::Message", "number beyond what most programs can read: kept")};

// The head of the motion
inline constexpr MessageForm<1> expectedFrameTime{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frame Time:, found %1")};
inline constexpr MessageForm<1> expectedFramesAndTime{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frames: and Frame Time:, found %1")};
inline constexpr MessageForm<0> missingFrameCount{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frames:, found no such line: the actual number of rows is used")};
inline constexpr MessageForm<0> repeatedFrameCount{
    QT_TRANSLATE_NOOP("limber::Message", "expected the rows of the motion, found a second Frames: line")};
inline constexpr MessageForm<0> repeatedFrameTime{
    QT_TRANSLATE_NOOP("limber::Message", "expected the rows of the motion, found a second Frame Time: line")};
inline constexpr MessageForm<0> swappedHeader{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frames: before Frame Time:, found them swapped: accepted")};
inline constexpr MessageForm<1> frameTimeInOneWord{
    QT_TRANSLATE_NOOP("limber::Message", "expected Frame Time:, found “%1” in one word: accepted")};
inline constexpr MessageForm<1> noColon{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1: and a space, found no colon: accepted")};
inline constexpr MessageForm<1> spaceBeforeColon{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1: and a space, found a space before the colon: accepted")};
inline constexpr MessageForm<1> noSpaceAfterColon{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1: and a space, found no space: accepted")};
inline constexpr MessageForm<2> unusualHeaderCase{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1:, found “%2”: accepted despite unusual capitalisation")};
inline constexpr MessageForm<1> expectedFrameCount{
    QT_TRANSLATE_NOOP("limber::Message", "expected a whole number of frames, found %1")};
inline constexpr MessageForm<1> frameCountForm{
    QT_TRANSLATE_NOOP("limber::Message", "expected a plain whole number of frames, found %1: accepted")};
inline constexpr MessageForm<1> expectedSeconds{
    QT_TRANSLATE_NOOP("limber::Message", "expected a frame time in seconds, found %1")};
inline constexpr MessageForm<0> frameTimeZero{
    QT_TRANSLATE_NOOP("limber::Message", "expected a frame time over 0, found 0: played at 30 frames per second")};
inline constexpr MessageForm<1> unusualFrameTime{
    QT_TRANSLATE_NOOP("limber::Message", "expected a frame time from 0.001 to 10 seconds, found %1: kept")};

// The rows
inline constexpr MessageForm<1> valuesWithoutChannels{
    QT_TRANSLATE_NOOP("limber::Message", "expected no values, as there are no channels, found %1")};
inline constexpr MessageForm<1> tooManyEmptyFrames{QT_TRANSLATE_NOOP(
    "limber::Message", "expected at most %1 frames where there are no channels, found more: loaded with 0 frames")};
inline constexpr MessageForm<0> tooManyFrames{
    QT_TRANSLATE_NOOP("limber::Message", "expected fewer than 2147483647 frames, found more")};
inline constexpr MessageForm<2> frameCountDiffers{QT_TRANSLATE_NOOP(
    "limber::Message", "expected rows as declared (Frames: %1), found %2: the actual number of rows is used")};
inline constexpr CountedMessageForm<0> frameCountFarOff{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected more frames as declared, found %n rows: the actual number of rows is used"),
    "expected more frames as declared, found %n row: the actual number of rows is used"};
inline constexpr CountedMessageForm<3> reflowedRows{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected one frame per line (number of values: %1), found %2: read as one "
                                           "stream, which gives exactly the %n rows declared (%3 before this line)"),
    "expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n row "
    "declared (%3 before this line)"};
inline constexpr CountedMessageForm<2> rowLength{
    QT_TRANSLATE_N_NOOP("limber::Message", "expected %n values in the row of frame %1, found %2"),
    "expected %n value in the row of frame %1, found %2"};
inline constexpr CountedMessageForm<1> incompleteRow{
    QT_TRANSLATE_N_NOOP("limber::Message",
                        "expected %n values in the last row, found %1 complete: incomplete row dropped"),
    "expected %n value in the last row, found %1 complete: incomplete row dropped"};
inline constexpr MessageForm<0> trailingText{QT_TRANSLATE_NOOP(
    "limber::Message",
    "expected the end of the file after the last frame, found text: dropped from the clip, kept in the file")};
inline constexpr MessageForm<1> secondSection{
    QT_TRANSLATE_NOOP("limber::Message", "expected the end of the file, found “%1” again: one file holds one motion")};

} // namespace limber::messages
