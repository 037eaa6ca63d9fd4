#include "json/jsonextent.h"

#include <algorithm>

namespace limber {

namespace {

// Returns the byte after a string that begins here.
std::size_t endOfString(std::string_view text, std::size_t offset)
{
    for (std::size_t i = offset + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return text.size();
}

// Returns the byte after the bracket that closes the one that is here.
std::size_t endOfBrackets(std::string_view text, std::size_t offset)
{
    int open = 0;
    for (std::size_t i = offset; i < text.size();) {
        const char c = text[i];
        if (c == '"') {
            i = endOfString(text, i);
            continue;
        }
        ++i;
        if (c == '[' || c == '{')
            ++open;
        else if ((c == ']' || c == '}') && --open == 0)
            return i;
    }
    return text.size();
}

} // namespace

std::string_view jsonTextAt(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return {};
    const char first = text[offset];
    std::size_t end = std::min(text.find_first_of(",:]} \t\r\n", offset), text.size()); // of a number or a word
    if (first == '"')
        end = endOfString(text, offset);
    else if (first == '[' || first == '{')
        end = endOfBrackets(text, offset);
    return text.substr(offset, end - offset);
}

} // namespace limber
