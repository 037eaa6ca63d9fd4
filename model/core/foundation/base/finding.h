#pragma once

#include "base/message.h"

#include <string>
#include <string_view>

namespace limber {

enum class Severity {
    Warning, // something was assumed, repaired or dropped; the clip was loaded
    Error, // the file was refused
};

// What a finding is about, for programs; the message is for people. The numbers and the words of codeOf() are part of
// the interface and stay.
enum class FindingKind {
    Other = 0,
    // The file as a whole
    Unreadable = 1, // cannot be opened or read, or does not fit into memory
    EmptyFile = 2,
    OtherFormat = 3,
    BrokenEncoding = 4,
    Utf16 = 5,
    MoreWarnings = 6, // the number of warnings left out when there are very many
    EndlessText = 7, // a word or white space without an end; the rest was not read
    // Words
    UnexpectedWord = 20,
    KeywordCase = 21,
    Comment = 22,
    GluedBrace = 23,
    // Hierarchy
    HierarchyKeyword = 40, // misspelt or missing
    MissingRoot = 41,
    MissingMotion = 42,
    MissingBrace = 43, // of an opening brace
    UnclosedBlock = 44,
    TooDeep = 45,
    MissingOffset = 46,
    RepeatedOffset = 47,
    BadOffset = 48, // not three numbers
    MissingChannels = 49,
    RepeatedChannels = 50, // two CHANNELS lists
    ChannelsBeforeOffset = 51,
    ChannelsAfterChild = 52,
    ChannelsInEndSite = 53,
    BadChannelCount = 54,
    ChannelCountForm = 55, // 3.0
    UnknownChannel = 56,
    SurplusChannel = 57,
    RepeatedChannel = 58,
    ChannelCase = 59,
    MissingName = 60,
    OddName = 61,
    RepeatedName = 62,
    EndSiteWord = 63,
    MissingEndSite = 64,
    SeveralEndSites = 65,
    JointBesideEndSite = 66,
    NulInName = 67,
    // Numbers
    BadNumber = 80,
    NumberTooLarge = 81, // for a double
    NumberLostToZero = 82,
    NumberBeyondFloat = 83,
    // Motion
    MissingFrameCount = 100,
    RepeatedFrameCount = 101,
    BadFrameCount = 102,
    FrameCountForm = 103, // 3.0
    FrameCount = 104, // different from the number of rows
    MissingFrameTime = 105,
    RepeatedFrameTime = 106,
    BadFrameTime = 107,
    FrameTimeZero = 108,
    UnusualFrameTime = 109,
    SwappedHeader = 110,
    HeaderPunctuation = 111,
    ValuesWithoutChannels = 112,
    RowLength = 113,
    ReflowedRows = 114,
    IncompleteRow = 115,
    TrailingText = 116,
    SecondSection = 117,
    TooManyFrames = 118,
    // What a repair changed
    Repaired = 140,
    // The figure
    HangsHeadDown = 160,
    PoseApart = 161, // a first or last frame that is no movement
    FrozenFrames = 162, // all numbers stay exactly the same within a movement
    AbsurdNumber = 163, // one that no movement has
    WrongSpeed = 164, // in jumps the figure falls as if the clip were played too fast or too slowly
    InsideBody = 165, // a hand or a forearm is inside another part of the body
    LostJoints = 166, // joints that have no data in some frames while the rest of the body moves on
    Spikes = 167, // a joint jumps away for a few frames and back
    Teleport = 168, // the figure is somewhere else from one frame to the next
};

// Something worth reporting about a file, with its position. Lines and columns count from 1; a column is a character;
// line 0 means the file as a whole.
struct Finding
{
    Severity severity = Severity::Warning; // whether the file was refused for it
    int line = 0; // from 1; 0 for the file as a whole
    int column = 0; // from 1, in characters; 0 for the line as a whole
    Message message; // what was expected, what was found, and what was done
    FindingKind kind = FindingKind::Other; // what it is about, for programs

    // Returns "FILE:LINE:COLUMN: warning: MESSAGE" in English, with the file's name made printable. What is not known
    // of the position is left out.
    [[nodiscard]] std::string toString(std::string_view file) const;
};

// Returns a position as it follows the name of a file in messages: ":LINE:COLUMN", ":LINE" for a line as a whole, and
// nothing for the file as a whole.
[[nodiscard]] std::string positionText(int line, int column);

// Returns the kind as one word, such as "row-length".
[[nodiscard]] std::string_view codeOf(FindingKind kind);

// Returns text from a file in a form that is fit for a message: at most 80 characters, with control characters and
// bytes that are not UTF-8 as escapes.
[[nodiscard]] std::string printable(std::string_view bytes, std::size_t maxCharacters = 80);

[[nodiscard]] bool isUtf8(std::string_view bytes);

} // namespace limber
