#pragma once

#include "base/message.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

// What Second Life's viewer requires of a BVH file, rule by rule.
enum class UploadRule : std::uint8_t {
    // The text
    HierarchyLine,
    BlankLine,
    UnexpectedLine,
    MissingName,
    NameEndsHierarchy, // the name contains MOTION or }
    NameFirstWord, // the text after a space is not read
    NameLength,
    BraceLine,
    OffsetLine,
    ChannelsLine,
    ChannelCount, // neither 3 nor 6
    RotationWords, // not three with a capital letter for the axis
    PositionOrder, // not X, Y, Z before the rotations
    EndSiteSpelling,
    EndSiteLines,
    MotionLine,
    FramesLine,
    FrameTimeLine,
    MissingRows,
    SurplusRows,
    ShortRow,
    LongRow,
    NotANumber,
    NulByte,
    // The motion
    RootName,
    UnknownMoves,
    SpecialJoint,
    RepeatedBone,
    NothingMoves,
    TooManyJoints,
    TooLong,
    NoDuration,
    AssetSize,
    PositionLimit,
    PositionsAdded, // displacements from the OFFSET, which the viewer reads as whole positions
    FirstFrameNotPlayed,
    PoseLost, // a joint that is held in a pose is left out, since no frame differs from the first
};

enum class UploadSeverity : std::uint8_t {
    Note, // for information; the upload is correct
    Warning, // it can be uploaded, but something is read differently than intended
    Error, // the viewer refuses it, or reads all of it wrongly
};

// What the viewer says when it refuses a file.
enum class ViewerError : std::uint8_t {
    None,
    NoHierarchy,
    NoJointLine,
    NoName,
    NoOffset,
    NoChannels,
    NoRotation,
    NoAxis,
    NoFrames,
    NoFrameTime,
    EndOfFile,
    NoPosition,
    BadRoot,
    TooLong,
    NotInitialised, // it was read, but makes no animation
    TooLarge, // the asset is too large to be sent to the server
    Misread, // the viewer says nothing
};

// Repairs that make a clip follow a rule.
enum class UploadRepair : std::uint8_t {
    RenameRoot, // to hip
    RenameJoint, // without spaces, MOTION and braces
    LayOutChannels, // three rotations, and three positions before them if there are any
    HoldStill, // a joint that may not move stays as in the first frame
    CutToLimit, // to 60 s
    FewerFrames, // so few per second that the animation is small enough
    InsertReference, // a rest pose before the first frame
    WholePositions, // the OFFSET is added to position channels that are displacements from it
    HoldJoint, // it is bent a little in the first frame, so that the held joint is not left out
    StandardText, // the file is written anew in the standard layout
};

// Returns a word such as "root-name"; the words stay, since programs rely on them.
[[nodiscard]] std::string_view codeOf(UploadRule rule);
// Returns a word such as "rename-root".
[[nodiscard]] std::string_view codeOf(UploadRepair repair);
// Returns a code such as "E_ST_BAD_ROOT", as in the viewer's sources if they have one.
[[nodiscard]] std::string_view codeOf(ViewerError error);

[[nodiscard]] UploadSeverity severityOf(UploadRule rule);
// Returns the repair for a rule, or nothing if a person has to decide.
[[nodiscard]] std::optional<UploadRepair> repairOf(UploadRule rule);
// Returns what to do, in a sentence.
[[nodiscard]] Message adviceOn(UploadRule rule);
// Returns what the viewer says, in its own English words.
[[nodiscard]] Message wordsOf(ViewerError error);

} // namespace limber
