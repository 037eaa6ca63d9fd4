#pragma once

#include "base/messageform.h"
#include "json/jsonpositions.h"
#include "json/jsontree.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The errors and warnings about the content of a JSON text: the first error and all warnings, with their positions.
class JsonTrouble
{
public:
    explicit JsonTrouble(std::string_view text) : m_positions(text) {}

    // Reports an error at a byte of the text.
    void fail(std::size_t offset, Message message);
    // Reports an error at a value; `expected` gets what was found.
    void mismatch(const JsonNode &found, const MessageForm<1> &expected);
    // Fails if the value is of another kind; returns whether it is of this kind.
    bool expect(const JsonNode &node, JsonNode::Kind kind, const MessageForm<1> &expected);
    // Fails if the value is not 1, which is the only version of files that this program knows.
    void expectVersion(const JsonNode &node);
    // Warns about an unknown member.
    void passOver(const JsonNode &member);

    // Returns the position of a byte of the text.
    [[nodiscard]] JsonPosition positionOf(std::size_t offset) { return m_positions.of(offset); }
    [[nodiscard]] const std::optional<Finding> &error() const { return m_error; }
    [[nodiscard]] std::vector<Finding> takeWarnings() { return std::move(m_warnings); }

private:
    Finding findingAt(Severity severity, std::size_t offset, Message message);

    JsonPositions m_positions;
    std::vector<Finding> m_warnings;
    std::optional<Finding> m_error;
};

} // namespace limber
