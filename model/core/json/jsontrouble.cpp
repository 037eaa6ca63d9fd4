#include "json/jsontrouble.h"

namespace limber {

void JsonTrouble::fail(Finding error)
{
    if (!m_error)
        m_error = std::move(error);
}

bool JsonTrouble::expect(const JsonNode &node, JsonNode::Kind kind, std::string_view what)
{
    if (!node.is(kind))
        fail(jsonMismatch(m_text, node, what));
    return node.is(kind);
}

void JsonTrouble::expectVersion(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Number) || node.number != 1.0)
        fail(jsonMismatch(m_text, node, "1, the version that this program knows"));
}

void JsonTrouble::passOver(const JsonNode &member)
{
    m_warnings.push_back(
        jsonWarning(m_text, member.keyOffset, "'" + printable(member.key) + "' is unknown and was ignored"));
}

} // namespace limber
