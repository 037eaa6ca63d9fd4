#include "json/jsontrouble.h"

#include "messages/jsonmessages.h"

namespace limber {

void JsonTrouble::fail(Finding error)
{
    if (!m_error)
        m_error = std::move(error);
}

bool JsonTrouble::expect(const JsonNode &node, JsonNode::Kind kind, const MessageForm<1> &expected)
{
    if (!node.is(kind))
        fail(jsonMismatch(m_text, node, expected));
    return node.is(kind);
}

void JsonTrouble::expectVersion(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Number) || node.number != 1.0)
        fail(jsonMismatch(m_text, node, messages::expectedVersion));
}

void JsonTrouble::passOver(const JsonNode &member)
{
    m_warnings.push_back(jsonWarning(m_text, member.keyOffset, messages::unknownMember(wordArgument(member.key))));
}

} // namespace limber
