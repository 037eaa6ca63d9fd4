#include "cleanup/seams/cycledistances.h"

#include "items/decimaltext.h"
#include "operations/callcheck.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

CycleDistances::CycleDistances(SeamMap map, double frameTimeSeconds)
    : m_map(std::move(map)), m_frameTimeSeconds(frameTimeSeconds)
{
}

SeamRange CycleDistances::range() const
{
    return SeamRange::ofCycle(m_map.frames.back() + 1);
}

std::optional<double> CycleDistances::distance(int column, int row) const
{
    return column <= row ? std::optional(m_map.distance(column, row)) : std::nullopt;
}

double CycleDistances::between(const FrameInterval &seam) const
{
    return m_map.search.between(seam.first, seam.last).distance;
}

QString CycleDistances::turnText(double degrees)
{
    constexpr double clearDegrees = 2.0; // as in the notes of the operation
    if (std::abs(degrees) < clearDegrees)
        return {};
    const QString text = degrees > 0.0 ? tr("The figure turns %1° to the left in each cycle.")
                                       : tr("The figure turns %1° to the right in each cycle.");
    return text.arg(decimalText(std::abs(degrees), 'f', 0));
}

std::vector<SeamOffer> CycleDistances::offers() const
{
    std::vector<SeamOffer> offers;
    for (const LoopCandidate &each : m_map.candidates) {
        const QString title = tr("%1 to %2").arg(each.frames.first).arg(each.frames.last);
        QString words = tr("Frames %1 to %2: the ends differ by %3 cm on a body of 170, and %4° at most")
                            .arg(each.frames.first)
                            .arg(each.frames.last)
                            .arg(decimalText(each.seamNcm, 'f', 1), decimalText(each.seamDegrees, 'f', 1));
        if (const QString turn = turnText(each.turnDegrees); !turn.isEmpty())
            words += QLatin1Char('\n') + turn;
        offers.push_back({each.frames, title, words});
    }
    return offers;
}

// A cell may stand for many frames, so the search goes from one of them to the best pair near it.
FrameInterval CycleDistances::refined(const FrameInterval &seam) const
{
    return m_map.search.refined(seam, std::max(1, m_map.frames.at(1)), m_map.shortest);
}

// Without frames of the user it is the pair of the ring, or the whole clip if that is too short for one.
FrameInterval CycleDistances::seamIn(const std::string &value) const
{
    const int last = m_map.frames.back();
    if (const auto frames = parseFrames(value)) {
        FrameInterval wanted{frames->first, frames->last};
        for (int *frame : {&wanted.first, &wanted.last})
            *frame = *frame == FramesText::lastFrame ? last : *frame;
        if (wanted.last <= last && wanted.first < wanted.last)
            return wanted;
    }
    return m_map.best.value_or(FrameInterval{0, last});
}

std::string CycleDistances::valueOf(const FrameInterval &seam) const
{
    return std::to_string(seam.first) + "-" + std::to_string(seam.last);
}

QString CycleDistances::wordsFor(const FrameInterval &seam) const
{
    const double seconds = (seam.last - seam.first) * m_frameTimeSeconds;
    const QString best = m_map.candidates.empty() ? tr("Frames %1 and %2 (%4 s), the most alike: %3 units apart")
                                                  : tr("Frames %1 and %2 (%4 s), the best cycle: %3 units apart");
    const QString text = m_map.best == seam ? best : tr("Frames %1 and %2 (%4 s): %3 units apart");
    return text.arg(seam.first).arg(seam.last).arg(distanceText(between(seam))).arg(decimalText(seconds, 'f', 2));
}

QString CycleDistances::help() const
{
    return tr("Left and Right move the first frame of the cycle, Up and Down the last one, ten frames "
              "with Shift. Return jumps to the nearest matching pair, Home to the best match.");
}

} // namespace limber
