#include "output/progressline.h"

#include <chrono>
#include <cstdio>

#include <unistd.h>

namespace limber::cli {

namespace {

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

ProgressLine::ProgressLine(std::string what, bool isQuiet)
    : m_what(std::move(what)), m_isShown(!isQuiet && ::isatty(STDERR_FILENO) == 1), m_startSeconds(secondsNow())
{
}

ProgressLine::~ProgressLine()
{
    if (m_percent >= 0)
        std::fputs("\r\033[K", stderr);
}

Progress ProgressLine::callback()
{
    if (!m_isShown)
        return {};
    return [this](double fraction) {
        show(fraction);
        return true;
    };
}

void ProgressLine::show(double fraction)
{
    constexpr double patienceSeconds = 0.3;
    const int percent = static_cast<int>(fraction * 100.0);
    if (percent == m_percent || secondsNow() - m_startSeconds < patienceSeconds)
        return;
    m_percent = percent;
    std::fprintf(stderr, "\r%s %d %%\033[K", m_what.c_str(), percent);
}

} // namespace limber::cli
