#include "base/finding.h"

#include "base/steeringcharacters.h"

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
    Code{FindingKind::FrozenFrames, "frozen-frames"},
    Code{FindingKind::AbsurdNumber, "absurd-number"},
    Code{FindingKind::WrongSpeed, "wrong-speed"},
    Code{FindingKind::InsideBody, "inside-body"},
    Code{FindingKind::LostJoints, "lost-joints"},
    Code{FindingKind::Spikes, "spikes"},
    Code{FindingKind::Teleport, "teleport"},
};

std::string escape(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        result += "\\x";
        result += digits[byte >> 4];
        result += digits[byte & 15];
    }
    return result;
}

} // namespace

std::string_view codeOf(FindingKind kind)
{
    const auto *const found = std::ranges::find(codes, kind, &Code::kind);
    return found == codes.end() ? codes.front().word : found->word;
}

std::string printable(std::string_view bytes, std::size_t maxCharacters)
{
    std::string result;
    std::size_t characters = 0;
    // If a text as a whole is not UTF-8, it has another encoding, and parts of it look like UTF-8 only by chance.
    const bool utf8 = isUtf8(bytes);
    const auto lengthOf = [utf8](std::string_view rest) {
        return utf8 || static_cast<unsigned char>(rest.front()) < 0x80 ? utf8Length(rest) : 0;
    };
    while (!bytes.empty()) {
        const std::size_t length = lengthOf(bytes);
        const std::string_view sequence = bytes.substr(0, length == 0 ? 1 : length);
        const std::string shown =
            length == 0 || isControlCharacter(sequence) ? escape(sequence) : std::string(sequence);
        characters += shown.size() == sequence.size() ? 1 : shown.size();
        if (characters > maxCharacters)
            return result + "…";
        result += shown;
        bytes.remove_prefix(sequence.size());
    }
    return result;
}

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string positionText(int line, int column)
{
    if (line == 0)
        return {};
    return ":" + std::to_string(line) + (column == 0 ? "" : ":" + std::to_string(column));
}

std::string Finding::toString(std::string_view file) const
{
    constexpr std::size_t wholePath = 4096;
    return printable(file, wholePath) + positionText(line, column) +
           (severity == Severity::Error ? ": error: " : ": warning: ") + message.text();
}

} // namespace limber
