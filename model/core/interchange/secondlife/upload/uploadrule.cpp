#include "secondlife/upload/uploadrule.h"

#include "base/at.h"
#include "messages/uploadmessages.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

using Rule = UploadRule;
using Repair = UploadRepair;
using Severity = UploadSeverity;

struct RuleRow
{
    Rule rule;
    std::string_view code;
    Severity severity;
    std::optional<Repair> repair;
    const MessageForm<0> &advice;
};

constexpr auto Error = Severity::Error;
constexpr auto Warning = Severity::Warning;

constexpr std::array rules = {
    RuleRow{Rule::HierarchyLine, "hierarchy-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::BlankLine, "blank-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::UnexpectedLine, "unexpected-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::MissingName, "missing-name", Error, std::nullopt, messages::adviceName},
    RuleRow{Rule::NameEndsHierarchy, "name-ends-hierarchy", Error, Repair::RenameJoint, messages::adviceRename},
    RuleRow{Rule::NameFirstWord, "name-first-word", Warning, Repair::RenameJoint, messages::adviceRename},
    RuleRow{Rule::NameLength, "name-length", Warning, std::nullopt, messages::adviceName},
    RuleRow{Rule::BraceLine, "brace-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::OffsetLine, "offset-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::ChannelsLine, "channels-line", Error, Repair::LayOutChannels, messages::adviceChannels},
    RuleRow{Rule::ChannelCount, "channel-count", Error, Repair::LayOutChannels, messages::adviceChannels},
    RuleRow{Rule::RotationWords, "rotation-words", Error, Repair::LayOutChannels, messages::adviceChannels},
    RuleRow{Rule::PositionOrder, "position-order", Warning, Repair::LayOutChannels, messages::adviceChannels},
    RuleRow{Rule::EndSiteSpelling, "end-site-spelling", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::EndSiteLines, "end-site-lines", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::MotionLine, "motion-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::FramesLine, "frames-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::FrameTimeLine, "frame-time-line", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::MissingRows, "missing-rows", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::SurplusRows, "surplus-rows", Warning, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::ShortRow, "short-row", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::LongRow, "long-row", Warning, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::NotANumber, "not-a-number", Error, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::NulByte, "nul-byte", Warning, Repair::StandardText, messages::adviceStandardText},
    RuleRow{Rule::RootName, "root-name", Error, Repair::RenameRoot, messages::adviceRootName},
    RuleRow{Rule::UnknownMoves, "unknown-moves", Error, Repair::HoldStill, messages::adviceUnknown},
    RuleRow{Rule::SpecialJoint, "special-joint", Error, Repair::HoldStill, messages::adviceSpecial},
    RuleRow{Rule::RepeatedBone, "repeated-bone", Warning, std::nullopt, messages::adviceRepeated},
    RuleRow{Rule::NothingMoves, "nothing-moves", Error, Repair::InsertReference, messages::adviceReference},
    RuleRow{Rule::TooManyJoints, "too-many-joints", Error, std::nullopt, messages::adviceTooManyJoints},
    RuleRow{Rule::TooLong, "too-long", Error, Repair::CutToLimit, messages::adviceTooLong},
    RuleRow{Rule::NoDuration, "no-duration", Warning, std::nullopt, messages::adviceNoDuration},
    RuleRow{Rule::AssetSize, "asset-size", Error, Repair::FewerFrames, messages::adviceAssetSize},
    RuleRow{Rule::PositionLimit, "position-limit", Warning, std::nullopt, messages::advicePositionLimit},
    RuleRow{Rule::PositionsAdded, "positions-added", Warning, Repair::WholePositions, messages::adviceWholePositions},
    RuleRow{Rule::FirstFrameNotPlayed, "first-frame-not-played", Severity::Note, Repair::InsertReference,
            messages::adviceReference},
    RuleRow{Rule::PoseLost, "pose-lost", Severity::Note, Repair::HoldJoint, messages::adviceHold},
};

struct ErrorRow
{
    ViewerError error;
    std::string_view code;
    const MessageForm<0> &words;
};

constexpr std::array errors = {
    ErrorRow{ViewerError::None, "E_ST_OK", messages::viewerOk},
    ErrorRow{ViewerError::NoHierarchy, "E_ST_NO_HIER", messages::viewerNoHierarchy},
    ErrorRow{ViewerError::NoJointLine, "E_ST_NO_JOINT", messages::viewerNoJoint},
    ErrorRow{ViewerError::NoName, "E_ST_NO_NAME", messages::viewerNoName},
    ErrorRow{ViewerError::NoOffset, "E_ST_NO_OFFSET", messages::viewerNoOffset},
    ErrorRow{ViewerError::NoChannels, "E_ST_NO_CHANNELS", messages::viewerNoChannels},
    ErrorRow{ViewerError::NoRotation, "E_ST_NO_ROTATION", messages::viewerNoRotation},
    ErrorRow{ViewerError::NoAxis, "E_ST_NO_AXIS", messages::viewerNoAxis},
    ErrorRow{ViewerError::NoFrames, "E_ST_NO_FRAMES", messages::viewerNoFrames},
    ErrorRow{ViewerError::NoFrameTime, "E_ST_NO_FRAME_TIME", messages::viewerNoFrameTime},
    ErrorRow{ViewerError::EndOfFile, "E_ST_EOF", messages::viewerEndOfFile},
    ErrorRow{ViewerError::NoPosition, "E_ST_NO_POS", messages::viewerNoPosition},
    ErrorRow{ViewerError::BadRoot, "E_ST_BAD_ROOT", messages::viewerBadRoot},
    ErrorRow{ViewerError::TooLong, "anim_too_long", messages::viewerTooLong},
    ErrorRow{ViewerError::NotInitialised, "failed_to_initialize", messages::viewerNotInitialised},
    ErrorRow{ViewerError::TooLarge, "asset_too_large", messages::viewerTooLarge},
    ErrorRow{ViewerError::Misread, "misread", messages::viewerMisread},
};

// Each table has a row for each value, in its order.
static_assert(rules.size() == static_cast<std::size_t>(Rule::PoseLost) + 1);
static_assert(std::ranges::is_sorted(rules, {}, &RuleRow::rule));
static_assert(errors.size() == static_cast<std::size_t>(ViewerError::Misread) + 1);
static_assert(std::ranges::is_sorted(errors, {}, &ErrorRow::error));

const RuleRow &rowOf(Rule rule)
{
    return at(rules, rule);
}

const ErrorRow &rowOf(ViewerError error)
{
    return at(errors, error);
}

} // namespace

std::string_view codeOf(UploadRule rule)
{
    return rowOf(rule).code;
}

std::string_view codeOf(UploadRepair repair)
{
    constexpr std::array<std::string_view, 10> codes = {
        "rename-root",  "rename-joint",     "lay-out-channels", "hold-still", "cut-to-limit",
        "fewer-frames", "insert-reference", "whole-positions",  "hold-joint", "standard-text"};
    static_assert(codes.size() == static_cast<std::size_t>(Repair::StandardText) + 1);
    return at(codes, repair);
}

std::string_view codeOf(ViewerError error)
{
    return rowOf(error).code;
}

UploadSeverity severityOf(UploadRule rule)
{
    return rowOf(rule).severity;
}

std::optional<UploadRepair> repairOf(UploadRule rule)
{
    return rowOf(rule).repair;
}

Message adviceOn(UploadRule rule)
{
    return rowOf(rule).advice();
}

Message wordsOf(ViewerError error)
{
    return rowOf(error).words();
}

} // namespace limber
