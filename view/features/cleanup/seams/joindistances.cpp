#include "cleanup/seams/joindistances.h"

#include "operations/callcheck.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Returns the number of frames from one of the grid to the next.
int gridStep(const std::vector<int> &frames)
{
    return frames.size() > 1 ? std::max(1, frames[1]) : 1;
}

} // namespace

JoinDistances::JoinDistances(JoinMap map) : m_map(std::move(map))
{
}

SeamRange JoinDistances::range() const
{
    return {m_map.search.secondFrameCount(), m_map.search.frameCount(), false};
}

std::optional<double> JoinDistances::distance(int column, int row) const
{
    return m_map.distance(row, column);
}

double JoinDistances::between(const FrameInterval &seam) const
{
    return m_map.search.between({seam.last, seam.first}).distance;
}

std::optional<FrameInterval> JoinDistances::best() const
{
    return FrameInterval{m_map.best.first, m_map.best.last};
}

FrameInterval JoinDistances::refined(const FrameInterval &seam) const
{
    const JoinFrames join =
        m_map.search.refined({seam.last, seam.first}, gridStep(m_map.lasts), gridStep(m_map.firsts));
    return {join.first, join.last};
}

// The operation refuses missing frames and unknown words; until then its default is shown.
FrameInterval JoinDistances::seamIn(const std::string &value) const
{
    const JoinFrames ends = m_map.search.ends();
    if (value == "auto")
        return {m_map.best.first, m_map.best.last};
    if (const auto frames = parseFramePair(value)) {
        const int secondLast = m_map.search.secondFrameCount() - 1;
        const FrameInterval wanted{frames->first == FramesText::lastFrame ? secondLast : frames->first,
                                   frames->last == FramesText::lastFrame ? ends.last : frames->last};
        if (wanted.first <= secondLast && wanted.last <= ends.last)
            return wanted;
    }
    return {ends.first, ends.last};
}

std::string JoinDistances::valueOf(const FrameInterval &seam) const
{
    return std::to_string(seam.last) + ":" + std::to_string(seam.first);
}

QString JoinDistances::wordsFor(const FrameInterval &seam) const
{
    const QString text = best() == seam
                             ? tr("Frame %1 of this clip, then frame %2 of the second, the most alike: %3 units apart")
                             : tr("Frame %1 of this clip, then frame %2 of the second: %3 units apart");
    return text.arg(seam.last).arg(seam.first).arg(distanceText(between(seam)));
}

QString JoinDistances::help() const
{
    return tr("Up and Down move the last frame of this clip, Left and Right the first one of the second clip, ten "
              "frames with Shift. Return jumps to the nearest matching pair, Home to the best match.");
}

} // namespace limber
