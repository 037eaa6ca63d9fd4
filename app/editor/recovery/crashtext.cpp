#include "recovery/crashtext.h"

#include <unistd.h>

namespace limber {

void CrashText::add(const char *text)
{
    for (; *text != '\0' && m_size + 1 < m_text.size(); ++text)
        m_text[m_size++] = *text;
}

void CrashText::add(unsigned long number)
{
    std::array<char, 24> digits{};
    std::size_t first = digits.size() - 1;
    do {
        digits[--first] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number > 0);
    add(digits.data() + first);
}

void CrashText::writeTo(int file) const
{
    std::size_t written = 0;
    while (written < m_size) {
        const ssize_t count = ::write(file, m_text.data() + written, m_size - written);
        if (count <= 0)
            return;
        written += static_cast<std::size_t>(count);
    }
}

} // namespace limber
