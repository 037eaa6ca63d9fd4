#include "batch/batchprogress.h"

#include "output/messages.h"

#include <array>
#include <cmath>
#include <cstdio>

#include <unistd.h>

namespace limber::cli {

namespace {

std::string durationText(double seconds)
{
    constexpr double minute = 60.0;
    constexpr double hour = 3600.0;
    std::array<char, 40> text{};
    if (seconds >= hour)
        std::snprintf(text.data(), text.size(), "%.1f h", seconds / hour);
    else if (seconds >= 2 * minute)
        std::snprintf(text.data(), text.size(), "%.0f min", seconds / minute);
    else
        std::snprintf(text.data(), text.size(), seconds < 10 ? "%.1f s" : "%.0f s", seconds);
    return text.data();
}

} // namespace

BatchProgress::BatchProgress(std::int64_t total, bool isQuiet)
    : m_total(total), m_isShown(!isQuiet && ::isatty(STDERR_FILENO) == 1)
{
}

BatchProgress::~BatchProgress()
{
    if (m_isShown && m_shownAt > 0.0)
        std::fputs("\r\033[K", stderr);
}

double BatchProgress::seconds() const
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
}

void BatchProgress::add(std::string_view status)
{
    ++m_count;
    const auto found = m_counts.find(status);
    if (found != m_counts.end())
        ++found->second;
    else
        m_counts.emplace(status, 1);
    constexpr double often = 0.25;
    if (m_isShown && seconds() - m_shownAt > often)
        show();
}

void BatchProgress::show()
{
    m_shownAt = seconds();
    const double rate = static_cast<double>(m_count) / m_shownAt;
    const std::size_t done = m_count + m_skipped;
    std::string line =
        m_total > 0 ? std::to_string(done) + " of " + countedText(m_total, "file") : countedText(done, "file");
    line += ", " + std::to_string(std::lround(rate)) + " per second";
    if (m_total > 0)
        line += ", " + durationText(static_cast<double>(m_total - m_count - m_skipped) / rate) + " left";
    for (const auto &[status, count] : m_counts) {
        if (status != "done" && status != "clean")
            line += ", " + std::to_string(count) + ' ' + status;
    }
    std::fprintf(stderr, "\r%s\033[K", line.c_str());
}

std::string BatchProgress::text() const
{
    std::string line = countedText(m_count, "file") + " in " + durationText(seconds());
    const char *separator = ": ";
    for (const auto &[status, count] : m_counts) {
        line += separator + std::to_string(count) + ' ' + status;
        separator = ", ";
    }
    if (m_skipped > 0)
        line += "; " + std::to_string(m_skipped) + (m_skipped == 1 ? " was done before" : " were done before");
    return line;
}

} // namespace limber::cli
