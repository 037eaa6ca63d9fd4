#include "naming/namereplacement.h"

#include <regex>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr std::size_t longestName = 256; // for expressions

// Replaces every occurrence of a text.
class LiteralMethod : public NameReplacement::Method
{
public:
    LiteralMethod(std::string from, std::string to) : m_from(std::move(from)), m_to(std::move(to)) {}

    [[nodiscard]] std::optional<std::string> replaced(const std::string &name) const override
    {
        std::string result;
        std::size_t begin = 0;
        std::size_t found = m_from.empty() ? std::string::npos : name.find(m_from);
        if (found == std::string::npos)
            return std::nullopt;
        for (; found != std::string::npos; found = name.find(m_from, begin)) {
            result.append(name, begin, found - begin).append(m_to);
            begin = found + m_from.size();
        }
        return result.append(name, begin);
    }

private:
    std::string m_from;
    std::string m_to;
};

// Replaces the whole name, with * and ?. The first * of the new text stands for what the first * of the pattern
// matched, and so on; the same applies to ?.
class WildcardMethod : public NameReplacement::Method
{
public:
    WildcardMethod(std::string from, std::string to) : m_from(std::move(from)), m_to(std::move(to)) {}

    [[nodiscard]] std::optional<std::string> replaced(const std::string &name) const override
    {
        std::vector<std::pair<std::size_t, std::size_t>> runs(m_from.size()); // by position in the pattern
        if (!matches(name, runs))
            return std::nullopt;
        std::string result;
        std::size_t nextStar = 0;
        std::size_t nextMark = 0;
        for (const char c : m_to) {
            if (c != '*' && c != '?') {
                result += c;
                continue;
            }
            std::size_t &next = c == '*' ? nextStar : nextMark;
            const std::size_t from = m_from.find(c, next);
            if (from == std::string::npos)
                continue; // the pattern has fewer of them
            result.append(name, runs[from].first, runs[from].second - runs[from].first);
            next = from + 1;
        }
        return result;
    }

private:
    // Backtracks only to the last *, so that the work is bounded by the product of the lengths.
    bool matches(const std::string &name, std::vector<std::pair<std::size_t, std::size_t>> &runs) const
    {
        std::size_t at = 0;
        std::size_t pattern = 0;
        std::size_t star = std::string::npos;
        while (at < name.size() || pattern < m_from.size()) {
            if (pattern < m_from.size() && m_from[pattern] == '*') {
                star = pattern;
                runs[pattern++] = {at, at};
                continue;
            }
            const bool fits =
                pattern < m_from.size() && at < name.size() && (m_from[pattern] == '?' || m_from[pattern] == name[at]);
            if (fits) {
                runs[pattern++] = {at, at + 1};
                ++at;
                continue;
            }
            if (star == std::string::npos || runs[star].second >= name.size())
                return false;
            at = ++runs[star].second;
            pattern = star + 1;
        }
        return true;
    }

    std::string m_from;
    std::string m_to;
};

class ExpressionMethod : public NameReplacement::Method
{
public:
    ExpressionMethod(std::regex from, std::string to) : m_from(std::move(from)), m_to(std::move(to)) {}

    [[nodiscard]] std::optional<std::string> replaced(const std::string &name) const override
    {
        if (name.size() > longestName)
            return std::nullopt;
        try {
            if (!std::regex_search(name, m_from))
                return std::nullopt;
            return std::regex_replace(name, m_from, m_to);
        } catch (const std::regex_error &) {
            return std::nullopt; // too complex for this name
        }
    }

private:
    std::regex m_from;
    std::string m_to;
};

std::optional<std::regex> expressionOf(const std::string &text)
{
    auto flags = std::regex::ECMAScript;
#ifdef __GLIBCXX__
    // Without back references the time is bounded by the length of the name.
    const auto bounded = flags | std::regex_constants::__polynomial;
#else
    const auto bounded = flags;
#endif
    for (const auto way : {bounded, flags}) {
        try {
            return std::regex(text, way);
        } catch (const std::regex_error &) {
            continue;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<NameReplacement> NameReplacement::of(Pattern pattern, const std::string &from, const std::string &to)
{
    if (pattern == Pattern::Expression) {
        auto expression = from.size() <= longestName ? expressionOf(from) : std::nullopt;
        if (!expression)
            return std::nullopt;
        return NameReplacement(std::make_shared<ExpressionMethod>(std::move(*expression), to));
    }
    if (from.find_first_of("*?") != std::string::npos)
        return NameReplacement(std::make_shared<WildcardMethod>(from, to));
    return NameReplacement(std::make_shared<LiteralMethod>(from, to));
}

std::optional<std::string> NameReplacement::replaced(const std::string &name) const
{
    return m_method->replaced(name);
}

} // namespace limber
