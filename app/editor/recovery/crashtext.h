#pragma once

#include <array>
#include <cstddef>

namespace limber {

// A text that a signal handler can build: it allocates no memory, and is cut off when it is full.
class CrashText
{
public:
    explicit CrashText(const char *begin) { add(begin); }

    void add(const char *text);
    void add(unsigned long number);
    [[nodiscard]] const char *text() const { return m_text.data(); }
    void writeTo(int file) const;

private:
    std::array<char, 6000> m_text{}; // ends with a zero byte
    std::size_t m_size = 0;
};

} // namespace limber
