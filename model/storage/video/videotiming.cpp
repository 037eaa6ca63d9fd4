#include "storage/video/videotiming.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace limber {

namespace {

constexpr double digitsOfFiles = 2e-5; // relative: "0.033333" is meant to be 1/30
constexpr double mostDenominator = 100'000.0;
constexpr double mostNumerator = 1e9;

// Returns the nearest fraction with small terms, by continued fractions.
FrameRate nearestFraction(double rate)
{
    double before = 1.0;
    double beforeDenominator = 0.0;
    double numerator = std::floor(rate);
    double denominator = 1.0;
    double rest = rate - numerator;
    while (rest > 1e-12) {
        const double inverse = 1.0 / rest;
        const double term = std::floor(inverse);
        const double next = term * numerator + before;
        const double nextDenominator = term * denominator + beforeDenominator;
        if (nextDenominator > mostDenominator || next > mostNumerator)
            break;
        before = numerator;
        beforeDenominator = denominator;
        numerator = next;
        denominator = nextDenominator;
        rest = inverse - term;
    }
    return {static_cast<int>(std::clamp(numerator, 1.0, mostNumerator)), static_cast<int>(denominator)};
}

} // namespace

FrameRate frameRateOf(double frameTimeSeconds)
{
    const double rate = std::clamp(1.0 / frameTimeSeconds, 1.0 / mostDenominator, mostNumerator);
    const auto isMeant = [rate](double other) { return std::abs(rate - other) <= digitsOfFiles * rate; };
    const double whole = std::round(rate);
    if (whole >= 1.0 && isMeant(whole))
        return {static_cast<int>(whole), 1};
    const double film = std::round(rate * 1.001);
    if (film >= 1.0 && film < mostNumerator / 1000.0 && isMeant(film / 1.001))
        return {static_cast<int>(film) * 1000, 1001};
    if (rate < 1.0) { // the function below needs a rate of at least 1
        const FrameRate inverse = nearestFraction(1.0 / rate);
        return {inverse.denominator, inverse.numerator};
    }
    return nearestFraction(rate);
}

VideoTiming timingOf(std::vector<int> frames, double frameTimeSeconds)
{
    return {std::move(frames), frameRateOf(frameTimeSeconds)};
}

VideoTiming timingAt(double framesPerSecond, const std::vector<int> &frames, double frameTimeSeconds)
{
    VideoTiming timing{{}, frameRateOf(1.0 / framesPerSecond)};
    const auto count = static_cast<double>(frames.size());
    const auto shown = static_cast<std::size_t>(std::max(1.0, std::round(count * frameTimeSeconds * framesPerSecond)));
    timing.frames.reserve(shown);
    for (std::size_t i = 0; i < shown && !frames.empty(); ++i) {
        const double at = std::round(static_cast<double>(i) / (framesPerSecond * frameTimeSeconds));
        timing.frames.push_back(frames[static_cast<std::size_t>(std::min(at, count - 1.0))]);
    }
    return timing;
}

VideoTiming withAtMost(int framesPerSecond, const VideoTiming &timing)
{
    const int step = static_cast<int>(std::ceil(timing.rate.perSecond() / framesPerSecond - 1e-9));
    if (step <= 1)
        return timing;
    VideoTiming fewer;
    for (std::size_t i = 0; i < timing.frames.size(); i += static_cast<std::size_t>(step))
        fewer.frames.push_back(timing.frames[i]);
    const int common = std::gcd(timing.rate.numerator, step);
    fewer.rate = {timing.rate.numerator / common, timing.rate.denominator * (step / common)};
    return fewer;
}

} // namespace limber
