#pragma once

#include "base/message.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

// What Second Life's viewer wants of a BVH file, rule by rule.
enum class UploadRule : std::uint8_t {
    // The text
    HierarchyLine,
    BlankLine,
    UnexpectedLine,
    MissingName,
    NameEndsHierarchy, // it contains MOTION or }
    NameFirstWord, // what is after a blank is not read
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
    PositionsAdded, // displacements from the OFFSET, which the viewer takes for whole positions
    FirstFrameNotPlayed,
    PoseLost, // a joint that is held in a pose is left out, since no frame differs from the first
};

enum class UploadSeverity : std::uint8_t {
    Note, // to know; the upload is as it should be
    Warning, // it can be uploaded, and something is read otherwise than it is meant
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
    NotInitialised, // it was read, and makes no animation
    TooLarge, // of the asset, on its way to the server
    Misread, // it says nothing
};

// What can be done to a clip so that a rule is kept.
enum class UploadRepair : std::uint8_t {
    RenameRoot, // to hip
    RenameJoint, // without spaces, MOTION and braces
    LayOutChannels, // three rotations, and three positions before them where there are any
    HoldStill, // a joint that may not move stays as in the first frame
    CutToLimit, // to 60 s
    FewerFrames, // as many a second as make the animation small enough
    InsertReference, // a rest pose before the first frame
    WholePositions, // the OFFSET is added to position channels that are displacements from it
    HoldJoint, // bent a little in the first frame, a joint that is held is not left out
    StandardText, // the file is written anew in the standard layout
};

// "root-name"; the words stay, since programs rely on them.
[[nodiscard]] std::string_view codeOf(UploadRule rule);
// "rename-root".
[[nodiscard]] std::string_view codeOf(UploadRepair repair);
// "E_ST_BAD_ROOT" and the like, as the viewer's sources have it where they have it.
[[nodiscard]] std::string_view codeOf(ViewerError error);

[[nodiscard]] UploadSeverity severityOf(UploadRule rule);
// Nothing where a person has to decide.
[[nodiscard]] std::optional<UploadRepair> repairOf(UploadRule rule);
// What to do, in a sentence.
[[nodiscard]] Message adviceOn(UploadRule rule);
// What the viewer says, in English as it says it.
[[nodiscard]] Message wordsOf(ViewerError error);

} // namespace limber
