#include "base/celltext.h"

#include "base/steeringcharacters.h"

#include <algorithm>

namespace limber {

std::string cellText(std::string_view utf8)
{
    constexpr std::string_view hexDigits = "0123456789abcdef";
    constexpr std::string_view formulaBegins = "=+-@";
    std::string text;
    if (!utf8.empty() && formulaBegins.find(utf8.front()) != std::string_view::npos)
        text = '\'';
    while (!utf8.empty()) {
        const std::string_view character = utf8.substr(0, std::max<std::size_t>(utf8Length(utf8), 1));
        utf8.remove_prefix(character.size());
        if (!isControlCharacter(character)) {
            text += character;
            continue;
        }
        for (const char c : character) {
            const auto byte = static_cast<unsigned char>(c);
            text += {'\\', 'x', hexDigits[byte >> 4], hexDigits[byte & 15]};
        }
    }
    return text;
}

} // namespace limber
