#include "holding/holdweights.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

constexpr double longer = 1.6; // what jumps in a fade makes it so many times longer
constexpr int mostSteps = 6;
constexpr double mostTimes = 3.0; // what was asked for, unless the hold may be loosened
constexpr double mostOfFrames = 0.3; // that a fade takes up, so that many of them are held
constexpr double least = 2.0; // frames: a fade that was none begins with so many
constexpr double looserBy = 0.15;
constexpr int framesAround = 3; // of a jump that are loosened
constexpr double wider = 1.3;
constexpr double widest = 5.0; // times the fades
constexpr double mostSlowness = 8.0;
constexpr double roundsForSlowness = 12.0;
constexpr int framesBeside = 3; // a fade: what jumps there belongs to it

// Returns the means over `radius` entries on both sides; the ends repeat.
std::vector<double> meansOf(const std::vector<double> &values, int radius)
{
    const int count = static_cast<int>(values.size());
    std::vector<double> means(values.size());
    double sum = 0.0;
    const auto valueAt = [&](int index) { return at(values, std::clamp(index, 0, count - 1)); };
    for (int index = -radius; index <= radius; ++index)
        sum += valueAt(index);
    for (int index = 0; index < count; ++index) {
        at(means, index) = std::clamp(sum / (2 * radius + 1), 0.0, 1.0);
        sum += valueAt(index + radius + 1) - valueAt(index - radius);
    }
    return means;
}

// Returns the largest values that are not above these and change by no more than `slope` from one to the next.
std::vector<double> risingSlowly(std::vector<double> values, double slope)
{
    for (std::size_t index = 1; index < values.size(); ++index)
        values[index] = std::min(values[index], values[index - 1] + slope);
    for (std::size_t index = values.size(); index-- > 1;)
        values[index - 1] = std::min(values[index - 1], values[index] + slope);
    return values;
}

} // namespace

std::vector<double> nearnessTo(const std::vector<bool> &entries, double radius)
{
    std::vector<double> distances(entries.size(), std::numeric_limits<double>::infinity());
    double distance = std::numeric_limits<double>::infinity();
    const auto pass = [&](std::size_t index) {
        distance = entries[index] ? 0.0 : distance + 1.0;
        distances[index] = std::min(distances[index], distance);
    };
    for (std::size_t index = 0; index < entries.size(); ++index)
        pass(index);
    distance = std::numeric_limits<double>::infinity();
    for (std::size_t index = entries.size(); index-- > 0;)
        pass(index);
    for (double &each : distances)
        each = smootherStep(1.0 - each / (radius + 1.0));
    return distances;
}

bool HoldWeights::Fade::mayLengthen() const
{
    return next > length && steps < mostSteps;
}

void HoldWeights::Fade::lengthen()
{
    length = next;
    next = std::min(most, std::max(least, longer * next));
    ++steps;
}

HoldWeights::HoldWeights(const FrameInterval &frames, int frameCount, double fadeIn, double fadeOut)
    : m_frames(frames), m_radius(std::max({least, fadeIn, fadeOut})), m_standardRadius(m_radius)
{
    m_in = makeFade(fadeIn, frames.first > 0);
    m_out = makeFade(fadeOut, frames.last < frameCount - 1);
    const auto count = static_cast<std::size_t>(frames.frameCount());
    m_loose.resize(count);
    m_looseness.resize(count);
    m_grip.resize(count, 1.0);
    m_smoothGrip.resize(count, 1.0);
    findFull();
}

HoldWeights::Fade HoldWeights::makeFade(double length, bool isNeeded) const
{
    Fade fade;
    fade.most = std::min(mostOfFrames * m_frames.frameCount(), std::max(least, mostTimes * length));
    fade.next = std::min(length, fade.most);
    if (isNeeded && fade.next > 0.0)
        fade.lengthen();
    fade.steps = 0;
    return fade;
}

void HoldWeights::findFull()
{
    m_full.first = m_frames.first + static_cast<int>(std::lround(m_in.length));
    m_full.last = std::max(m_full.first, m_frames.last - static_cast<int>(std::lround(m_out.length)));
}

double HoldWeights::weight(int frame) const
{
    if (!m_frames.contains(frame))
        return 0.0;
    const std::size_t index = indexOf(frame);
    const double grip = 1.0 - m_looseness[index] * (1.0 - m_smoothGrip[index]);
    if (frame < m_full.first)
        return grip * smootherStep((frame - m_frames.first + 1.0) / (m_full.first - m_frames.first + 1.0));
    if (frame > m_full.last)
        return grip * smootherStep((m_frames.last + 1.0 - frame) / (m_frames.last + 1.0 - m_full.last));
    return grip;
}

void HoldWeights::setLoose(const std::vector<bool> &frames)
{
    m_loose = frames;
    m_in.most = m_out.most = mostOfFrames * m_frames.frameCount();
    findLooseness();
}

// The hold may be loosened wholly up to half of the radius from the loose frames.
void HoldWeights::findLooseness()
{
    std::vector<bool> whole(m_loose.size());
    const std::vector<double> nearness = nearnessTo(m_loose, m_radius / 2.0);
    for (std::size_t index = 0; index < whole.size(); ++index)
        whole[index] = nearness[index] > 0.0;
    m_looseness = nearnessTo(whole, m_radius);
}

bool HoldWeights::calm(int frame, bool isGross)
{
    if (frame <= m_full.first + framesBeside && m_in.mayLengthen()) {
        m_in.isToLengthen = true;
        return true;
    }
    if (frame > m_full.last - framesBeside && m_out.mayLengthen()) {
        m_out.isToLengthen = true;
        return true;
    }
    // A fade that is as long as it may get is no reason to let go in between.
    const bool isHeld = frame > m_full.first && frame <= m_full.last;
    const std::size_t index = indexOf(std::clamp(frame, m_frames.first, m_frames.last));
    if (isGross && isHeld && m_looseness[index] <= 0.0) {
        m_loose[index] = true;
        m_isToWiden = true;
        return true;
    }
    if ((m_keepsHold && !isHeld) || m_looseness[index] <= 0.0)
        return false;
    if (m_looseness[index] < 1.0 && m_radius < widest * m_standardRadius)
        m_isToWiden = true;
    loosen(frame);
    return true;
}

void HoldWeights::loosen(int frame)
{
    for (int near = frame - framesAround - 1; near <= frame + framesAround; ++near) {
        if (m_frames.contains(near))
            m_grip[indexOf(near)] = std::max(0.0, m_grip[indexOf(near)] - looserBy);
    }
}

void HoldWeights::settle()
{
    for (Fade *fade : {&m_in, &m_out}) {
        if (fade->isToLengthen)
            fade->lengthen();
        fade->isToLengthen = false;
    }
    findFull();
    if (m_isToWiden) {
        m_radius = std::min(widest * m_standardRadius, wider * m_radius);
        findLooseness();
    }
    m_isToWiden = false;
    // The longer something jumps, the more slowly the hold is loosened.
    const double slowness = std::min(mostSlowness, 1.0 + m_rounds++ / roundsForSlowness);
    const int radius = static_cast<int>(std::lround(std::max(least, m_standardRadius / 2.0)));
    const std::vector<double> slow = risingSlowly(m_grip, 1.0 / (slowness * 2.0 * radius));
    m_smoothGrip = meansOf(meansOf(slow, radius), radius);
}

} // namespace limber
