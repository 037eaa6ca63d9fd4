#pragma once

#include <memory>
#include <optional>
#include <string>

namespace limber {

// Replaces what fits a pattern in names.
class NameReplacement
{
public:
    // How the pattern is written.
    enum class Pattern {
        Text, // every occurrence of it; with * or ? the whole name, * for any run of bytes and ? for one
        Expression, // a regular expression as in ECMAScript; $1 in the new text is its first group
    };

    // Nothing where the expression is none.
    [[nodiscard]] static std::optional<NameReplacement> of(Pattern pattern, const std::string &from,
                                                           const std::string &to);

    // The name with the pattern replaced; nothing where it does not fit. Names longer than any joint's are left alone
    // by expressions, which might take forever.
    [[nodiscard]] std::optional<std::string> replaced(const std::string &name) const;

    // How the three kinds do it.
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
