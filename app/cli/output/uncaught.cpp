#include "output/uncaught.h"

#include <algorithm>
#include <new>

namespace limber::cli {

namespace {

constexpr std::size_t longestReason = 200; // bytes

} // namespace

UncaughtLine::UncaughtLine(const std::exception_ptr &error) noexcept
{
    add("limber-cli: error: ");
    try {
        if (error)
            std::rethrow_exception(error);
        add("the program has ended itself, which is a mistake in it");
    } catch (const std::bad_alloc &) {
        add("there is not enough memory");
    } catch (const std::exception &caught) {
        add("something unexpected happened, which is a mistake in the program: ");
        addReason(caught.what());
    } catch (...) {
        add("something unexpected happened, which is a mistake in the program");
    }
    add("\n");
}

void UncaughtLine::add(std::string_view part) noexcept
{
    const std::size_t count = std::min(part.size(), m_text.size() - m_length);
    std::copy_n(part.data(), count, m_text.data() + m_length);
    m_length += count;
}

// The reason may quote a file, so none of its bytes may control a terminal.
void UncaughtLine::addReason(const char *reason) noexcept
{
    const std::size_t begin = m_length;
    add(std::string_view(reason).substr(0, longestReason));
    std::replace_if(
        m_text.begin() + static_cast<std::ptrdiff_t>(begin), m_text.begin() + static_cast<std::ptrdiff_t>(m_length),
        [](char c) { return c < ' ' || c > '~'; }, '?');
}

} // namespace limber::cli
