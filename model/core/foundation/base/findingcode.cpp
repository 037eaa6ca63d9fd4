#include "base/finding.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

struct Code
{
    FindingKind kind;
    std::string_view word;
};

constexpr std::array codes = {
    Code{FindingKind::Other, "other"},
    Code{FindingKind::Unreadable, "unreadable"},
    Code{FindingKind::EmptyFile, "empty-file"},
    Code{FindingKind::OtherFormat, "other-format"},
    Code{FindingKind::BrokenEncoding, "broken-encoding"},
    Code{FindingKind::Utf16, "utf-16"},
    Code{FindingKind::EndlessText, "endless-text"},
    Code{FindingKind::MoreWarnings, "more-warnings"},
    Code{FindingKind::UnexpectedWord, "unexpected-word"},
    Code{FindingKind::KeywordCase, "keyword-case"},
    Code{FindingKind::Comment, "comment"},
    Code{FindingKind::GluedBrace, "glued-brace"},
    Code{FindingKind::HierarchyKeyword, "hierarchy-keyword"},
    Code{FindingKind::MissingRoot, "missing-root"},
    Code{FindingKind::MissingMotion, "missing-motion"},
    Code{FindingKind::MissingBrace, "missing-brace"},
    Code{FindingKind::UnclosedBlock, "unclosed-block"},
    Code{FindingKind::TooDeep, "too-deep"},
    Code{FindingKind::MissingOffset, "missing-offset"},
    Code{FindingKind::RepeatedOffset, "repeated-offset"},
    Code{FindingKind::BadOffset, "bad-offset"},
    Code{FindingKind::MissingChannels, "missing-channels"},
    Code{FindingKind::RepeatedChannels, "repeated-channels"},
    Code{FindingKind::ChannelsBeforeOffset, "channels-before-offset"},
    Code{FindingKind::ChannelsAfterChild, "channels-after-child"},
    Code{FindingKind::ChannelsInEndSite, "channels-in-end-site"},
    Code{FindingKind::BadChannelCount, "bad-channel-count"},
    Code{FindingKind::ChannelCountForm, "channel-count-form"},
    Code{FindingKind::UnknownChannel, "unknown-channel"},
    Code{FindingKind::SurplusChannel, "surplus-channel"},
    Code{FindingKind::RepeatedChannel, "repeated-channel"},
    Code{FindingKind::ChannelCase, "channel-case"},
    Code{FindingKind::MissingName, "missing-name"},
    Code{FindingKind::OddName, "odd-name"},
    Code{FindingKind::RepeatedName, "repeated-name"},
    Code{FindingKind::EndSiteWord, "end-site-word"},
    Code{FindingKind::MissingEndSite, "missing-end-site"},
    Code{FindingKind::SeveralEndSites, "several-end-sites"},
    Code{FindingKind::JointBesideEndSite, "joint-beside-end-site"},
    Code{FindingKind::NulInName, "nul-in-name"},
    Code{FindingKind::BadNumber, "bad-number"},
    Code{FindingKind::NumberTooLarge, "number-too-large"},
    Code{FindingKind::NumberLostToZero, "number-lost-to-zero"},
    Code{FindingKind::NumberBeyondFloat, "number-beyond-float"},
    Code{FindingKind::MissingFrameCount, "missing-frame-count"},
    Code{FindingKind::RepeatedFrameCount, "repeated-frame-count"},
    Code{FindingKind::BadFrameCount, "bad-frame-count"},
    Code{FindingKind::FrameCountForm, "frame-count-form"},
    Code{FindingKind::FrameCount, "frame-count"},
    Code{FindingKind::MissingFrameTime, "missing-frame-time"},
    Code{FindingKind::RepeatedFrameTime, "repeated-frame-time"},
    Code{FindingKind::BadFrameTime, "bad-frame-time"},
    Code{FindingKind::FrameTimeZero, "frame-time-zero"},
    Code{FindingKind::UnusualFrameTime, "unusual-frame-time"},
    Code{FindingKind::SwappedHeader, "swapped-header"},
    Code{FindingKind::HeaderPunctuation, "header-punctuation"},
    Code{FindingKind::ValuesWithoutChannels, "values-without-channels"},
    Code{FindingKind::RowLength, "row-length"},
    Code{FindingKind::ReflowedRows, "reflowed-rows"},
    Code{FindingKind::IncompleteRow, "incomplete-row"},
    Code{FindingKind::TrailingText, "trailing-text"},
    Code{FindingKind::SecondSection, "second-section"},
    Code{FindingKind::TooManyFrames, "too-many-frames"},
    Code{FindingKind::Repaired, "repaired"},
    Code{FindingKind::HangsHeadDown, "hangs-head-down"},
    Code{FindingKind::PoseApart, "pose-apart"},
};

} // namespace

std::string_view codeOf(FindingKind kind)
{
    const auto *const found = std::ranges::find(codes, kind, &Code::kind);
    return found == codes.end() ? codes.front().word : found->word;
}

} // namespace limber
