#include "operations/callcheck.h"

#include "base/nearestword.h"
#include "bvh/text/numberformat.h"
#include "bvh/text/numberparser.h"
#include "messages/operationmessages.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

namespace limber {

namespace {

constexpr ParameterWord allWord[] = {{"all", QT_TRANSLATE_NOOP("limber::Operation", "All")}};

constexpr ParameterWord autoWord[] = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Automatic")}};

const Parameter &jointsParameter()
{
    static const Parameter joints{
        .name = jointsKey,
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Joints"),
        .help = QT_TRANSLATE_NOOP("limber::Operation", "Names of the joints to change, separated by +."),
        .kind = Parameter::Kind::Text,
        .standard = "all",
        .words = {std::begin(allWord), std::end(allWord)}};
    return joints;
}

const Parameter &foundJointsParameter()
{
    static const Parameter joints{
        .name = jointsKey,
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Joints"),
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Names of the joints to change, separated by +; auto looks for them."),
        .kind = Parameter::Kind::Text,
        .standard = autoWord[0].word,
        .words = {std::begin(autoWord), std::end(autoWord)}};
    return joints;
}

const Parameter &framesParameter()
{
    static const Parameter frames{.name = framesKey,
                                  .title = QT_TRANSLATE_NOOP("limber::Operation", "Frames"),
                                  .help = QT_TRANSLATE_NOOP("limber::Operation", "Frames to change: FIRST-LAST."),
                                  .kind = Parameter::Kind::Frames,
                                  .standard = "all",
                                  .words = {std::begin(allWord), std::end(allWord)}};
    return frames;
}

std::optional<int> frameIn(std::string_view text)
{
    if (text == "last")
        return FramesText::lastFrame;
    const auto number = numberIn(text);
    const bool isFrame = number && !text.starts_with('-') && *number == std::floor(*number) &&
                         *number <= std::numeric_limits<int>::max();
    return isFrame ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::string listOf(const std::vector<std::string> &words)
{
    std::string list;
    for (const std::string &word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

std::vector<std::string> wordsOf(const Parameter &parameter)
{
    std::vector<std::string> words;
    for (const ParameterWord &word : parameter.words)
        words.emplace_back(word.word);
    return words;
}

Message withoutWords(const Parameter &parameter)
{
    using enum Parameter::Kind;
    const MessageArgument least = numberArgument(shortestNumber(parameter.least));
    const MessageArgument most = numberArgument(shortestNumber(parameter.most));
    switch (parameter.kind) {
    case Number: {
        const std::string_view unit = unitText(parameter.unit);
        return unit.empty() ? messages::numberFromTo(least, most)
                            : messages::numberWithUnit(least, most, wordArgument(unit));
    }
    case WholeNumber:
        return messages::wholeNumberFromTo(least, most);
    case Flag:
        return messages::yesOrNo();
    case Frame:
        return messages::aFrame();
    case Frames:
        return messages::framesFromTo();
    case FramePair:
        return messages::framePair();
    case Joint:
        return messages::aJointName();
    case Node:
        return messages::aNodeName();
    case Offset:
        return messages::threeNumbers();
    case Pair:
        return messages::twoNumbers(least, most);
    case Place:
        return messages::aNodeOrPoint();
    case Clip:
    case File:
        return messages::aFile();
    case Clips:
        return messages::someFiles();
    case Word:
    case Text:
        break;
    }
    return parameter.name == jointsKey ? messages::jointNames() : messages::someText();
}

bool fits(const Parameter &parameter, std::string_view value)
{
    using enum Parameter::Kind;
    if (isWordOf(parameter, value))
        return true;
    switch (parameter.kind) {
    case Number:
    case WholeNumber: {
        const auto number = numberIn(value);
        const bool isInRange = number && *number >= parameter.least && *number <= parameter.most;
        return isInRange && (parameter.kind == Number || *number == std::floor(*number));
    }
    case Flag:
        return value == "yes" || value == "no";
    case Word:
        return false;
    case Frame:
        return frameIn(value).has_value();
    case Frames:
        return parseFrames(value).has_value();
    case FramePair:
        return parseFramePair(value).has_value();
    case Offset:
        return offsetIn(value).has_value();
    case Pair: {
        const auto pair = pairIn(value);
        return pair && std::min(pair->x, pair->y) >= parameter.least && std::max(pair->x, pair->y) <= parameter.most;
    }
    case Clips:
        return std::ranges::none_of(clipNamesIn(value), &std::string::empty);
    default:
        return !value.empty();
    }
}

// Returns the letters and digits of a name or a title, in lower case: "Lock Feet" is "lockfeet".
std::string plainOf(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return plain;
}

// Returns the name of the operation that is most likely meant, by its name or by the title that it has in the window;
// empty if there is none.
std::string nearestName(const std::string &typed)
{
    std::vector<std::string> names;
    std::vector<std::string> titles;
    for (const Operation &operation : operations()) {
        names.emplace_back(operation.name);
        titles.push_back(plainOf(operation.title));
    }
    const std::string plain = plainOf(typed);
    const bool isTitle = std::ranges::find(titles, plain) != titles.end();
    if (std::string nearest = nearestWord(typed, names); !nearest.empty() && !isTitle)
        return nearest;
    const std::string title = isTitle ? plain : nearestWord(plain, titles);
    const auto found = std::ranges::find(titles, title);
    return found == titles.end() ? std::string() : names[static_cast<std::size_t>(found - titles.begin())];
}

Message problemOfName(const std::string &name)
{
    const std::string nearest = nearestName(name);
    if (nearest.empty())
        return messages::noSuchOperation(nameArgument(name));
    return messages::didYouMean(messages::noSuchOperationAlone(nameArgument(name)), wordArgument(nearest));
}

Message problemOfKey(const Operation &operation, const std::string &key)
{
    std::vector<std::string> keys;
    for (const Parameter *parameter : parametersOf(operation))
        keys.emplace_back(parameter->name);
    const MessageArgument name = wordArgument(operation.name);
    if (keys.empty())
        return messages::noParameters(name);
    const std::string nearest = nearestWord(key, keys);
    if (nearest.empty())
        return messages::noSuchParameterOf(name, nameArgument(key), wordArgument(listOf(keys)));
    return messages::didYouMean(messages::noSuchParameter(name, nameArgument(key)), wordArgument(nearest));
}

Message problemOfValue(const Operation &operation, const Parameter &parameter, const std::string &value)
{
    if (fits(parameter, value))
        return {};
    const Message problem = messages::expectedForParameter(wordArgument(operation.name), wordArgument(parameter.name),
                                                           expectationOf(parameter), nameArgument(value));
    const std::string nearest = nearestWord(value, wordsOf(parameter));
    return nearest.empty() ? problem : messages::didYouMean(problem, wordArgument(nearest));
}

} // namespace

std::optional<FramesText> parseFrames(std::string_view text)
{
    if (text == "all")
        return FramesText{};
    const std::size_t dash = text.find('-');
    const auto first = frameIn(text.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : frameIn(text.substr(dash + 1));
    const bool isLast = last && *last == FramesText::lastFrame;
    if (!first || !last || (!isLast && (*first == FramesText::lastFrame || *first > *last)))
        return std::nullopt;
    return FramesText{*first, *last};
}

std::optional<FramesText> parseFramePair(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto last = frameIn(text.substr(0, colon));
    const auto first = frameIn(text.substr(colon + 1));
    return last && first ? std::optional(FramesText{*first, *last}) : std::nullopt;
}

std::vector<std::string> clipNamesIn(std::string_view text)
{
    std::vector<std::string> names(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlus = text[i] == '+';
        const bool isOfName = !isPlus || (i + 1 < text.size() && text[i + 1] == '+');
        if (!isOfName) {
            names.emplace_back();
            continue;
        }
        names.back() += text[i];
        i += isPlus ? 1 : 0;
    }
    return names;
}

std::string clipNamesText(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names) {
        text += text.empty() ? "" : "+";
        for (const char c : name)
            text += c == '+' ? std::string("++") : std::string(1, c);
    }
    return text;
}

std::optional<double> numberIn(std::string_view text)
{
    const ParsedNumber number = parseWholeNumber(text);
    return number.fault == NumberFault::None ? std::optional(number.value) : std::nullopt;
}

std::optional<glm::dvec2> pairIn(std::string_view text)
{
    const std::size_t middle = text.find('+', 1);
    if (middle == std::string_view::npos)
        return std::nullopt;
    const auto first = numberIn(text.substr(0, middle));
    const auto second = numberIn(text.substr(middle + 1));
    return first && second ? std::optional(glm::dvec2(*first, *second)) : std::nullopt;
}

std::optional<glm::dvec3> offsetIn(std::string_view text)
{
    glm::dvec3 offset(0.0);
    for (int axis = 0; axis < 3; ++axis) {
        const std::size_t end = axis < 2 ? text.find('+', 1) : text.size();
        const auto number = numberIn(text.substr(0, end));
        if (!number || end == std::string_view::npos)
            return std::nullopt;
        offset[axis] = *number;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return offset;
}

std::vector<const Parameter *> parametersOf(const Operation &operation)
{
    std::vector<const Parameter *> all;
    if (operation.takesJoints)
        all.push_back(operation.findsJoints ? &foundJointsParameter() : &jointsParameter());
    if (operation.takesFrames)
        all.push_back(&framesParameter());
    for (const Parameter &parameter : operation.parameters)
        all.push_back(&parameter);
    return all;
}

const Parameter *parameterOf(const Operation &operation, std::string_view key)
{
    for (const Parameter *parameter : parametersOf(operation)) {
        if (parameter->name == key)
            return parameter;
    }
    return nullptr;
}

bool isWordOf(const Parameter &parameter, std::string_view value)
{
    return std::ranges::find(parameter.words, value, &ParameterWord::word) != parameter.words.end();
}

std::vector<Message> unusedSettings(const Operation &operation, const OperationCall &call)
{
    std::vector<Message> unused;
    for (const Parameter &parameter : operation.parameters) {
        const std::string *given = call.value(parameter.name);
        const Parameter *other = parameter.dependsOn.empty() ? nullptr : parameterOf(operation, parameter.dependsOn);
        if (given == nullptr || *given == parameter.standard || other == nullptr)
            continue;
        const std::string *chosen = call.value(other->name);
        const std::string value = chosen != nullptr ? *chosen : std::string(other->standard);
        if (std::ranges::find(parameter.dependsOnWords, std::string_view(value)) == parameter.dependsOnWords.end())
            unused.push_back(
                messages::settingUnused(wordArgument(parameter.name), wordArgument(other->name), nameArgument(value)));
    }
    return unused;
}

Message expectationOf(const Parameter &parameter)
{
    const std::string words = listOf(wordsOf(parameter));
    if (parameter.kind == Parameter::Kind::Word)
        return messages::oneOfWords(wordArgument(words));
    const bool isShared = &parameter == &jointsParameter() || &parameter == &framesParameter();
    if (words.empty() || isShared)
        return withoutWords(parameter);
    return messages::wordOr(wordArgument(words), withoutWords(parameter));
}

Message problemOfArguments(const OperationCall &call)
{
    const Operation *operation = findOperation(call.name);
    if (operation == nullptr)
        return problemOfName(call.name);
    for (const OperationCall::Argument &argument : call.arguments) {
        const Parameter *parameter = parameterOf(*operation, argument.key);
        if (parameter == nullptr)
            return problemOfKey(*operation, argument.key);
        if (std::ranges::count(call.arguments, argument.key, &OperationCall::Argument::key) > 1)
            return messages::givenTwice(wordArgument(operation->name), wordArgument(argument.key));
        if (Message problem = problemOfValue(*operation, *parameter, argument.value); !problem.isEmpty())
            return problem;
    }
    return {};
}

Message problemOf(const OperationCall &call)
{
    if (Message problem = problemOfArguments(call); !problem.isEmpty())
        return problem;
    const Operation *operation = findOperation(call.name);
    for (const Parameter &parameter : operation->parameters) {
        if (parameter.isRequired && call.value(parameter.name) == nullptr)
            return messages::missingParameter(wordArgument(operation->name), wordArgument(parameter.name),
                                              expectationOf(parameter));
    }
    return {};
}

} // namespace limber
