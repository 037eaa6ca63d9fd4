#include "json/jsontrouble.h"

#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"

namespace limber {

void JsonTrouble::fail(std::size_t offset, Message message)
{
    if (!m_error)
        m_error = findingAt(Severity::Error, offset, std::move(message));
}

void JsonTrouble::mismatch(const JsonNode &found, const MessageForm<1> &expected)
{
    if (!m_error)
        fail(found.offset, expected(jsonFound(found)));
}

bool JsonTrouble::expect(const JsonNode &node, JsonNode::Kind kind, const MessageForm<1> &expected)
{
    if (!node.is(kind))
        mismatch(node, expected);
    return node.is(kind);
}

void JsonTrouble::expectVersion(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Number) || node.number != 1.0)
        mismatch(node, messages::expectedVersion);
}

void JsonTrouble::passOver(const JsonNode &member)
{
    m_warnings.push_back(
        findingAt(Severity::Warning, member.keyOffset, messages::unknownMember(wordArgument(member.key))));
}

Finding JsonTrouble::findingAt(Severity severity, std::size_t offset, Message message)
{
    const JsonPosition position = m_positions.of(offset);
    return {severity, position.line, position.column, std::move(message)};
}

} // namespace limber
