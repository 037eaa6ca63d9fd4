#include "json/jsonfindings.h"

#include "messages/jsonmessages.h"
#include "json/jsonpositions.h"
#include "json/jsontree.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

Finding findingAt(Severity severity, std::string_view text, std::size_t offset, Message message)
{
    const JsonPosition position = JsonPositions(text).of(offset);
    return {severity, position.line, position.column, std::move(message)};
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

} // namespace limber
