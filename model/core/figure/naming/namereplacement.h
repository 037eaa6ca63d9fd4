#pragma once

#include <memory>
#include <optional>
#include <string>

namespace limber {

// Replaces the parts of names that match a pattern.
class NameReplacement
{
public:
    // How the pattern is written.
    enum class Pattern {
        Text, // every occurrence of a text; with * or ? the whole name, where * matches any bytes and ? matches one
        Expression, // a regular expression as in ECMAScript; $1 in the new text is its first group
    };

    // Returns nothing if the expression is invalid.
    [[nodiscard]] static std::optional<NameReplacement> of(Pattern pattern, const std::string &from,
                                                           const std::string &to);

    // Returns the name with the pattern replaced, or nothing if it does not match. Expressions ignore names longer than
    // any joint's, which might take forever.
    [[nodiscard]] std::optional<std::string> replaced(const std::string &name) const;

    // The three implementations of a replacement.
    class Method
    {
    public:
        virtual ~Method() = default;
        [[nodiscard]] virtual std::optional<std::string> replaced(const std::string &name) const = 0;
    };

private:
    explicit NameReplacement(std::shared_ptr<const Method> method) : m_method(std::move(method)) {}

    std::shared_ptr<const Method> m_method;
};

} // namespace limber
