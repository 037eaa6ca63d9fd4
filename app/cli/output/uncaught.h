#pragma once

#include <array>
#include <cstddef>
#include <exception>
#include <string_view>

namespace limber::cli {

// The message about an uncaught exception: one line, made without allocating, since memory may be what is missing. Only
// std::bad_alloc is lack of memory; everything else is a mistake in the program.
class UncaughtLine
{
public:
    // Null stands for a program that ends itself without an exception.
    explicit UncaughtLine(const std::exception_ptr &error) noexcept;

    // Returns the line with its line end.
    [[nodiscard]] std::string_view text() const { return {m_text.data(), m_length}; }

private:
    void add(std::string_view part) noexcept;
    void addReason(const char *reason) noexcept;

    std::array<char, 400> m_text{};
    std::size_t m_length = 0;
};

} // namespace limber::cli
