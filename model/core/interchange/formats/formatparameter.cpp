#include "formats/formatparameter.h"

#include "base/numbertext.h"
#include "bvh/text/numberformat.h"

#include <algorithm>

namespace limber {

namespace {

using Kind = Parameter::Kind;

bool isOnByStandard(const Parameter &parameter)
{
    return parameter.kind == Kind::Flag && parameter.standard == "yes";
}

std::string_view unitWords(Unit unit)
{
    switch (unit) {
    case Unit::Degrees:
        return "degrees";
    case Unit::Seconds:
        return "seconds";
    case Unit::FramesPerSecond:
        return "frames per second";
    default:
        return unitText(unit);
    }
}

std::vector<std::string_view> listedWordsOf(const Parameter &parameter)
{
    std::vector<std::string_view> words;
    for (const ParameterWord &word : parameter.words)
        words.push_back(word.word);
    return words;
}

bool isInRange(const FormatParameter &one, double number)
{
    const bool isHighEnough = one.isOverLeast ? number > one.parameter.least : number >= one.parameter.least;
    return isHighEnough && number <= one.parameter.most;
}

} // namespace

std::string optionName(const FormatParameter &parameter)
{
    return (isOnByStandard(parameter.parameter) ? "no-" : "") + std::string(parameter.parameter.name);
}

std::string optionValueName(const FormatParameter &parameter)
{
    if (parameter.parameter.kind == Kind::Flag)
        return {};
    if (parameter.valueName != nullptr)
        return parameter.valueName;
    std::string words;
    for (const ParameterWord &word : parameter.parameter.words)
        words += (words.empty() ? "" : "|") + std::string(word.word);
    if (!words.empty())
        return words;
    return parameter.parameter.kind == Kind::Text ? "TEXT" : parameter.parameter.kind == Kind::File ? "FILE" : "N";
}

std::string expectationOf(const FormatParameter &one)
{
    if (one.expected != nullptr)
        return one.expected;
    const Parameter &parameter = one.parameter;
    if (parameter.kind != Kind::Number && parameter.kind != Kind::WholeNumber)
        return listedWords(listedWordsOf(parameter), "or");
    std::string text(unitWords(parameter.unit));
    if (one.isOverLeast)
        text += text.empty() ? "over " : " over ";
    else if (!text.empty())
        text += " from ";
    text += shortestNumber(parameter.least) + " to " + shortestNumber(parameter.most);
    return parameter.words.empty() ? text : text + " or " + listedWords(listedWordsOf(parameter), "or");
}

bool takes(const FormatParameter &one, std::string_view value)
{
    const Parameter &parameter = one.parameter;
    if (std::ranges::find(parameter.words, value, &ParameterWord::word) != parameter.words.end() ||
        std::ranges::find(one.otherWords, value) != one.otherWords.end())
        return true;
    switch (parameter.kind) {
    case Kind::Number: {
        const auto number = numberOfText(value);
        return number && isInRange(one, *number);
    }
    case Kind::WholeNumber: {
        const auto number = wholeNumberOfText(value);
        return number && isInRange(one, *number);
    }
    case Kind::Flag:
        return value == "yes" || value == "no";
    case Kind::Word:
        return false;
    default:
        return true;
    }
}

std::string listedWords(const std::vector<std::string_view> &words, std::string_view lastJoint)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 < words.size() ? ", " : ' ' + std::string(lastJoint) + ' ';
        list += words[i];
    }
    return list;
}

} // namespace limber
