#include "json/jsontree.h"

#include "messages/jsonmessages.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

Finding findingAt(Severity severity, std::string_view text, std::size_t offset, Message message)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineEnd = before.find_last_of('\n');
    std::size_t lineStart = lineEnd == std::string_view::npos ? 0 : lineEnd + 1;
    if (lineStart == 0 && before.starts_with(utf8Mark))
        lineStart = utf8Mark.size();
    const auto isNewCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    const std::string_view line = before.substr(lineStart);
    Finding finding;
    finding.severity = severity;
    finding.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    finding.column = 1 + static_cast<int>(std::count_if(line.begin(), line.end(), isNewCharacter));
    finding.message = std::move(message);
    return finding;
}

} // namespace

Finding jsonError(std::string_view text, std::size_t offset, Message message)
{
    return findingAt(Severity::Error, text, offset, std::move(message));
}

Finding jsonWarning(std::string_view text, std::size_t offset, Message message)
{
    return findingAt(Severity::Warning, text, offset, std::move(message));
}

Message jsonFound(const JsonNode &node)
{
    switch (node.kind) {
    case JsonNode::Kind::Null:
        return messages::jsonConstant(wordArgument("null"));
    case JsonNode::Kind::Bool:
        return messages::jsonConstant(wordArgument(node.number != 0.0 ? "true" : "false"));
    case JsonNode::Kind::Array:
        return messages::jsonList();
    case JsonNode::Kind::Object:
        return messages::jsonObject();
    case JsonNode::Kind::Number:
    case JsonNode::Kind::String:
        break;
    }
    return messages::quotedText(wordArgument(node.text));
}

Finding jsonMismatch(std::string_view text, const JsonNode &found, const MessageForm<1> &expected)
{
    return jsonError(text, found.offset, expected(jsonFound(found)));
}

std::string jsonQuoted(std::string_view utf8)
{
    constexpr std::string_view hex = "0123456789abcdef";
    std::string text = "\"";
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text += {'\\', c};
        } else if (byte < 0x20 || byte == 0x7F) {
            text += "\\u00";
            text += {hex[byte / 16], hex[byte % 16]};
        } else {
            text.push_back(c);
        }
    }
    return text + '"';
}

} // namespace limber
