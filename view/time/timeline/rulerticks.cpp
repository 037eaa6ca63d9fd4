#include "timeline/rulerticks.h"

#include "base/at.h"

#include <QFontMetrics>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double labelGap = 24.0; // pixels
constexpr double leastTickGap = 6.0;
constexpr double shortestStep = 0.001; // seconds
constexpr std::array<const char *, 3> unitWords = {"frames", "seconds", "timecode"};

int framesPerSecond(double frameTimeSeconds)
{
    return static_cast<int>(std::clamp(std::round(1.0 / frameTimeSeconds), 1.0, 1e6));
}

std::vector<RulerTick> frameTicks(const TimeScale &scale, const QFontMetrics &metrics)
{
    std::vector<RulerTick> ticks;
    const int widest = metrics.horizontalAdvance(QString::number(scale.lastFrame()));
    for (const Tick &tick : scale.ticks(widest + labelGap, leastTickGap))
        ticks.push_back({static_cast<double>(tick.frame), tick.isLabelled ? QString::number(tick.frame) : QString()});
    return ticks;
}

// Returns the smallest number that is 1, 2 or 5 times a power of ten and at least `limit`.
double decimalStep(double limit)
{
    for (double power = shortestStep; power < 1e12; power *= 10.0) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (factor * power >= limit)
                return factor * power;
        }
    }
    return 1e12;
}

std::vector<RulerTick> secondTicks(const TimeScale &scale, double frameTime, const QFontMetrics &metrics)
{
    const double pixelsPerSecond = scale.pixelsPerFrame() / frameTime;
    const double last = scale.lastVisible() * frameTime;
    const int widest = metrics.horizontalAdvance(QLocale().toString(scale.lastFrame() * frameTime, 'f', 2));
    const double step = decimalStep((widest + labelGap) / pixelsPerSecond);
    const int parts = step / 10.0 * pixelsPerSecond >= leastTickGap ? 10 : 2; // a half is a multiple of no 1, 2, 5
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 3);
    std::vector<RulerTick> ticks;
    const auto first = static_cast<long long>(std::ceil(scale.firstVisible() * frameTime / step * parts - 1e-9));
    const auto end = static_cast<long long>(std::floor(last / step * parts + 1e-9));
    for (long long i = first; i <= end; ++i) {
        const double seconds = static_cast<double>(i) * step / parts;
        ticks.push_back({seconds / frameTime, i % parts == 0 ? QLocale().toString(seconds, 'f', decimals) : QString()});
    }
    return ticks;
}

// Returns a step in frames: 1, 2, 5, 10 … as long as it divides a second, then the usual steps of seconds, minutes and
// hours.
int timecodeStep(double limit, int perSecond)
{
    for (const int frames : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        if (frames >= limit && frames < perSecond && perSecond % frames == 0)
            return frames;
    }
    for (const double seconds : {1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0, 3600.0, 36000.0}) {
        if (seconds * perSecond >= limit)
            return static_cast<int>(std::min(seconds * perSecond, 1e9));
    }
    return 1000000000;
}

std::vector<RulerTick> timecodeTicks(const TimeScale &scale, double frameTime, const QFontMetrics &metrics)
{
    const int perSecond = framesPerSecond(frameTime);
    const int widest = metrics.horizontalAdvance(timecode(scale.lastFrame(), frameTime));
    const int labelStep = timecodeStep((widest + labelGap) / scale.pixelsPerFrame(), perSecond);
    int tickStep = timecodeStep(leastTickGap / scale.pixelsPerFrame(), perSecond);
    while (labelStep % tickStep != 0)
        tickStep = timecodeStep(tickStep + 1.0, perSecond);
    std::vector<RulerTick> ticks;
    const auto first = static_cast<long long>(std::ceil(scale.firstVisible() / tickStep)) * tickStep;
    const auto last = static_cast<long long>(std::floor(scale.lastVisible()));
    for (long long frame = first; frame <= last; frame += tickStep) {
        const bool isLabelled = frame % labelStep == 0;
        ticks.push_back(
            {static_cast<double>(frame), isLabelled ? timecode(static_cast<int>(frame), frameTime) : QString()});
    }
    return ticks;
}

} // namespace

std::vector<RulerTick> rulerTicks(TimeUnit unit, const TimeScale &scale, double frameTimeSeconds,
                                  const QFontMetrics &metrics)
{
    switch (unit) {
    case TimeUnit::Seconds:
        return secondTicks(scale, frameTimeSeconds, metrics);
    case TimeUnit::Timecode:
        return timecodeTicks(scale, frameTimeSeconds, metrics);
    case TimeUnit::Frames:
        break;
    }
    return frameTicks(scale, metrics);
}

QString timecode(int frame, double frameTimeSeconds)
{
    const int perSecond = framesPerSecond(frameTimeSeconds);
    const int seconds = frame / perSecond;
    const int digits = std::max<int>(2, static_cast<int>(QString::number(perSecond - 1).size()));
    const QLatin1Char zero('0');
    return QStringLiteral("%1:%2:%3:%4")
        .arg(seconds / 3600, 2, 10, zero)
        .arg(seconds / 60 % 60, 2, 10, zero)
        .arg(seconds % 60, 2, 10, zero)
        .arg(frame % perSecond, digits, 10, zero);
}

QString wordOf(TimeUnit unit)
{
    return QLatin1StringView(at(unitWords, unit));
}

TimeUnit timeUnitOf(const QString &word)
{
    const auto found = std::ranges::find_if(unitWords, [&](const char *one) { return word == QLatin1StringView(one); });
    return found != unitWords.end() ? static_cast<TimeUnit>(found - unitWords.begin()) : TimeUnit::Frames;
}

} // namespace limber
