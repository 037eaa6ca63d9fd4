#include "operations/operationcall.h"

#include "messages/operationmessages.h"

#include <algorithm>

namespace limber {

namespace {

bool needsQuotes(std::string_view value)
{
    return value.empty() || value.find_first_of(",:=\"\\ \t") != std::string_view::npos;
}

std::string quotedValue(std::string_view value)
{
    if (!needsQuotes(value))
        return std::string(value);
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

// Parses a call from left to right.
class CallParser
{
public:
    explicit CallParser(std::string_view text) : m_rest(text) {}

    ParsedCall parse()
    {
        OperationCall call;
        call.name = takeUntil(":");
        if (call.name.empty())
            return {std::nullopt, messages::nameExpected()};
        while (!m_rest.empty()) {
            m_rest.remove_prefix(1); // the colon or comma
            OperationCall::Argument argument{takeUntil("=,"), {}};
            if (argument.key.empty() || m_rest.empty() || m_rest.front() != '=')
                return {std::nullopt, messages::settingExpected(nameArgument(call.name), nameArgument(argument.key))};
            m_rest.remove_prefix(1);
            if (!takeValue(argument.value))
                return {std::nullopt, messages::quoteExpected(nameArgument(call.name), nameArgument(argument.key))};
            call.arguments.push_back(std::move(argument));
        }
        return {std::move(call), {}};
    }

private:
    std::string takeUntil(std::string_view ends)
    {
        const std::size_t end = std::min(m_rest.find_first_of(ends), m_rest.size());
        std::string taken(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return taken;
    }

    // Takes a value; returns false if quotes are not closed, or if something other than a comma follows them.
    bool takeValue(std::string &value)
    {
        if (m_rest.empty() || m_rest.front() != '"') {
            value = takeUntil(",");
            return true;
        }
        std::size_t i = 1;
        for (; i < m_rest.size() && m_rest[i] != '"'; ++i) {
            if (m_rest[i] == '\\' && i + 1 < m_rest.size())
                ++i;
            value += m_rest[i];
        }
        if (i >= m_rest.size())
            return false;
        m_rest.remove_prefix(i + 1);
        return m_rest.empty() || m_rest.front() == ',';
    }

    std::string_view m_rest;
};

} // namespace

const std::string *OperationCall::value(std::string_view key) const
{
    const auto found = std::ranges::find(arguments, key, &Argument::key);
    return found == arguments.end() ? nullptr : &found->value;
}

void OperationCall::set(std::string_view key, std::string value)
{
    const auto found = std::ranges::find(arguments, key, &Argument::key);
    if (value.empty()) {
        if (found != arguments.end())
            arguments.erase(found);
    } else if (found != arguments.end()) {
        found->value = std::move(value);
    } else {
        arguments.push_back({std::string(key), std::move(value)});
    }
}

std::string OperationCall::text() const
{
    std::string text = name;
    char separator = ':';
    for (const Argument &argument : arguments) {
        text += separator + argument.key + '=' + quotedValue(argument.value);
        separator = ',';
    }
    return text;
}

ParsedCall parseCall(std::string_view text)
{
    return CallParser(text).parse();
}

} // namespace limber
