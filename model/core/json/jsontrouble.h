#pragma once

#include "json/jsontree.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// What is wrong with the content of a JSON text: the first error and all warnings, with their positions.
class JsonTrouble
{
public:
    explicit JsonTrouble(std::string_view text) : m_text(text) {}

    void fail(Finding error);
    // Fails if the value is of another kind; answers whether it is of this one.
    bool expect(const JsonNode &node, JsonNode::Kind kind, const MessageForm<1> &expected);
    // Fails if the value is not 1, the only version of files that this program knows.
    void expectVersion(const JsonNode &node);
    // Warns of an unknown member.
    void passOver(const JsonNode &member);

    [[nodiscard]] const std::optional<Finding> &error() const { return m_error; }
    [[nodiscard]] std::vector<Finding> takeWarnings() { return std::move(m_warnings); }

private:
    std::string_view m_text;
    std::vector<Finding> m_warnings;
    std::optional<Finding> m_error;
};

} // namespace limber
