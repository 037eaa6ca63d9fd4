#include "naming/namestyle.h"

#include "base/ascii.h"
#include "base/messageform.h"

#include <algorithm>
#include <array>
#include <vector>

namespace limber {

namespace {

constexpr NamedStyle styles[] = {
    {"LeftX", QT_TRANSLATE_NOOP("limber::Operation", "LeftArm"), NameStyle::LeftWord},
    {"lX", QT_TRANSLATE_NOOP("limber::Operation", "lArm"), NameStyle::LetterFirst},
    {"L_X", QT_TRANSLATE_NOOP("limber::Operation", "L_Arm"), NameStyle::LetterFirstUnderscore},
    {"X_L", QT_TRANSLATE_NOOP("limber::Operation", "Arm_L"), NameStyle::LetterLastUnderscore},
    {"X.L", QT_TRANSLATE_NOOP("limber::Operation", "Arm.L"), NameStyle::LetterLastDot},
    {"X_l", QT_TRANSLATE_NOOP("limber::Operation", "Arm_l"), NameStyle::SmallLetterLastUnderscore},
    {"X.l", QT_TRANSLATE_NOOP("limber::Operation", "Arm.l"), NameStyle::SmallLetterLastDot},
    {"camel", QT_TRANSLATE_NOOP("limber::Operation", "upperArm"), NameStyle::CamelCase},
    {"pascal", QT_TRANSLATE_NOOP("limber::Operation", "UpperArm"), NameStyle::PascalCase},
    {"snake", QT_TRANSLATE_NOOP("limber::Operation", "upper_arm"), NameStyle::SnakeCase},
    {"lower", QT_TRANSLATE_NOOP("limber::Operation", "All small letters"), NameStyle::LowerCase},
    {"upper", QT_TRANSLATE_NOOP("limber::Operation", "All capitals"), NameStyle::UpperCase},
};

char raised(char c)
{
    return isLower(c) ? static_cast<char>(c - ('a' - 'A')) : c;
}

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(), lowered);
    return text;
}

bool isSeparator(char c)
{
    return c == '_' || c == '.' || c == '-' || c == ' ';
}

// Returns the words of a name. It splits at separators, and where a capital follows a small letter or a digit, or
// begins a word after capitals (IKFoot: IK, Foot).
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    bool isNew = true;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (isSeparator(name[i])) {
            isNew = true;
            continue;
        }
        const bool followsSmall = i > 0 && isUpper(name[i]) && !isUpper(name[i - 1]);
        const bool beginsWord =
            i > 0 && i + 1 < name.size() && isUpper(name[i]) && isUpper(name[i - 1]) && isLower(name[i + 1]);
        if (isNew || followsSmall || beginsWord)
            words.emplace_back();
        isNew = false;
        words.back() += name[i];
    }
    return words;
}

bool statesSide(const std::string &word, BodySide side)
{
    constexpr std::array<std::string_view, 4> left{"left", "l", "lft", "lt"};
    constexpr std::array<std::string_view, 4> right{"right", "r", "rgt", "rt"};
    return std::ranges::find(side == BodySide::Left ? left : right, lowerCase(word)) !=
           (side == BodySide::Left ? left : right).end();
}

// Returns the name without its side, or the whole name if no part of it is known to show a side.
std::string withoutSide(const std::string &name, BodySide side)
{
    std::size_t at = 0;
    for (const std::string &word : wordsOf(name)) {
        at = name.find(word, at);
        if (statesSide(word, side)) {
            std::size_t end = at + word.size();
            if (at > 0 && isSeparator(name[at - 1]))
                --at;
            else if (end < name.size() && isSeparator(name[end]))
                ++end;
            return name.substr(0, at) + name.substr(end);
        }
        at += word.size();
    }
    const char letter = side == BodySide::Left ? 'l' : 'r';
    return !name.empty() && lowered(name.front()) == letter ? name.substr(1) : name; // lhand
}

std::string capitalised(std::string text)
{
    if (!text.empty())
        text.front() = raised(text.front());
    return text;
}

// Adds a side to a name without one.
std::string withSide(const std::string &rest, BodySide side, NameStyle style)
{
    const bool isLeft = side == BodySide::Left;
    const std::string capital = isLeft ? "L" : "R";
    switch (style) {
    case NameStyle::LeftWord:
        return (isLeft ? "Left" : "Right") + capitalised(rest);
    case NameStyle::LetterFirst:
        return lowerCase(capital) + capitalised(rest);
    case NameStyle::LetterFirstUnderscore:
        return capital + "_" + rest;
    case NameStyle::LetterLastUnderscore:
        return rest + "_" + capital;
    case NameStyle::LetterLastDot:
        return rest + "." + capital;
    case NameStyle::SmallLetterLastUnderscore:
        return rest + "_" + lowerCase(capital);
    default:
        return rest + "." + lowerCase(capital);
    }
}

// Returns where the own name begins, behind the name of a file or a figure.
std::size_t beginOfOwn(const std::string &name)
{
    const std::size_t colon = name.rfind(':');
    return colon == std::string::npos ? 0 : colon + 1;
}

std::string withSideReplaced(const std::string &name, BodySide side, BodySide wanted, NameStyle style)
{
    const std::size_t begin = beginOfOwn(name);
    const std::string own = name.substr(begin);
    const std::string rest = withoutSide(own, side);
    return rest == own || rest.empty() ? name : name.substr(0, begin) + withSide(rest, wanted, style);
}

std::string inCase(const std::string &name, NameStyle style)
{
    std::string result;
    for (const std::string &word : wordsOf(name)) {
        const std::string small = lowerCase(word);
        if (style == NameStyle::SnakeCase)
            result += (result.empty() ? "" : "_") + small;
        else
            result += style == NameStyle::CamelCase && result.empty() ? small : capitalised(small);
    }
    return result.empty() ? name : result;
}

} // namespace

std::span<const NamedStyle> namedStyles()
{
    return styles;
}

std::string styled(const std::string &name, BodySide side, NameStyle style)
{
    const std::size_t begin = beginOfOwn(name);
    const std::string prefix = name.substr(0, begin);
    std::string own = name.substr(begin);
    switch (style) {
    case NameStyle::LowerCase:
        return prefix + lowerCase(own);
    case NameStyle::UpperCase:
        std::ranges::transform(own, own.begin(), raised);
        return prefix + own;
    case NameStyle::CamelCase:
    case NameStyle::PascalCase:
    case NameStyle::SnakeCase:
        return prefix + inCase(own, style);
    default:
        return side == BodySide::Centre ? name : withSideReplaced(name, side, side, style);
    }
}

std::string nameOnOtherSide(const std::string &name, BodySide side)
{
    if (side == BodySide::Centre)
        return name;
    const BodySide other = oppositeSide(side);
    return withSideReplaced(name, side, other, NameStyle::LeftWord);
}

} // namespace limber
