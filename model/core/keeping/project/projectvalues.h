#pragma once

#include "base/finding.h"
#include "messages/projectmessages.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "project/project.h"
#include "json/jsonquoting.h"
#include "json/jsontree.h"

#include <glm/vec3.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

// The values of a choice with their words in a project file.
template <typename Choice, std::size_t count>
using ProjectWords = std::array<std::pair<Choice, std::string_view>, count>;

inline constexpr ProjectWords<PositionRuleChoice, 3> positionWords{
    {{PositionRuleChoice::Auto, "auto"}, {PositionRuleChoice::Replace, "replace"}, {PositionRuleChoice::Add, "add"}}};
inline constexpr ProjectWords<UpAxisChoice, 4> upWords{
    {{UpAxisChoice::Auto, "auto"}, {UpAxisChoice::X, "x"}, {UpAxisChoice::Y, "y"}, {UpAxisChoice::Z, "z"}}};
inline constexpr ProjectWords<PosesApartChoice, 3> posesApartWords{
    {{PosesApartChoice::Ask, "ask"}, {PosesApartChoice::LeaveOut, "leave out"}, {PosesApartChoice::Filter, "filter"}}};
inline constexpr ProjectWords<bool, 2> feetWords{{{true, "held"}, {false, "free"}}};
inline constexpr ProjectWords<FigureStyle, 3> bodyWords{
    {{FigureStyle::Bones, "bones"}, {FigureStyle::BodyWithBones, "both"}, {FigureStyle::Body, "body"}}};
inline constexpr ProjectWords<bool, 2> texturesWords{{{true, "shown"}, {false, "plain"}}};
inline constexpr ProjectWords<bool, 2> sidesWords{{{false, "outside"}, {true, "both"}}};
// These are the side views only: the user's own camera is a member of the view.
inline constexpr ProjectWords<ViewPlace, 3> placeWords{
    {{ViewPlace::Front, "front"}, {ViewPlace::Right, "right"}, {ViewPlace::Top, "top"}}};

template <typename Choice, std::size_t count>
[[nodiscard]] constexpr std::string_view wordOf(Choice choice, const ProjectWords<Choice, count> &words)
{
    for (const auto &[value, word] : words) {
        if (value == choice)
            return word;
    }
    return words.front().second;
}

// The findings in a project file. None of them refuses the file: wrong parts are left out, and the findings say so.
class ProjectTrouble
{
public:
    explicit ProjectTrouble(std::string_view text) : m_text(text) {}

    // Reports that something at a byte of the text was left out.
    void leaveOut(std::size_t offset, const MessageForm<1> &what, const Message &why);
    // Reports that a value of an unexpected kind was left out.
    void leaveOut(const JsonNode &found, const MessageForm<1> &what, const MessageForm<1> &expected);
    // Reports what is left of a list of objects, each of which was taken, or a member that should be such a list.
    void leaveOutRest(const JsonNode &list);
    // Reports a member that no version up to this one knows.
    void passOver(const JsonNode &member);
    // Adds a note about a byte of the text.
    void leaveNote(std::size_t offset, const Message &note);

    // Returns the findings in the order in which they were added; if there are very many, the last one says how many
    // more.
    [[nodiscard]] std::vector<Finding> takeFindings();

private:
    [[nodiscard]] bool isFull();

    std::string_view m_text;
    std::vector<Finding> m_findings;
    int m_more = 0; // findings that are not kept
};

// These functions return the values of project files, or nothing for anything else.
[[nodiscard]] std::optional<double> finiteNumber(const JsonNode &node);
[[nodiscard]] std::optional<int> wholeNumber(const JsonNode &node);
[[nodiscard]] std::optional<double> fraction(const JsonNode &node); // 0 to 1
[[nodiscard]] std::optional<bool> truth(const JsonNode &node);
[[nodiscard]] std::optional<glm::dvec3> threeNumbers(const JsonNode &node); // finite
// Returns two whole numbers of which the second is not below the first.
[[nodiscard]] std::optional<FrameInterval> frameInterval(const JsonNode &node);
// Returns whether it is a path down from a folder as project files write it: names with slashes between them.
[[nodiscard]] bool isPathBelow(std::string_view path);
// Returns the shortest decimals that read as the same number. Zero has no sign, which means nothing in a project.
[[nodiscard]] std::string projectNumber(double number);
// Returns the text on one line.
[[nodiscard]] std::string oneLine(std::string text);

template <typename Choice, std::size_t count>
[[nodiscard]] std::optional<Choice> choiceOf(const JsonNode &node, const ProjectWords<Choice, count> &words)
{
    for (const auto &[value, word] : words) {
        if (node.is(JsonNode::Kind::String) && node.text == word)
            return value;
    }
    return std::nullopt;
}

// Returns the words of a choice as a list for a message.
template <typename Choice, std::size_t count>
[[nodiscard]] std::string listOf(const ProjectWords<Choice, count> &words)
{
    std::string list;
    for (const auto &[value, word] : words)
        list += (list.empty() ? "" : ", ") + jsonQuoted(word);
    return list;
}

} // namespace limber
