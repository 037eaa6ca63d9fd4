#pragma once

#include "filling/chainends.h"
#include "filling/gaphinges.h"
#include "filling/gapwindow.h"
#include "filling/learningtake.h"

#include <memory>
#include <vector>

namespace limber {

// A clip at whose places a filling is tried: what is learned from it, and by what a filling is limited and judged.
class FillSource
{
public:
    explicit FillSource(std::unique_ptr<const LearningTake> take);

    [[nodiscard]] const LearningTake &take() const { return *m_take; }
    [[nodiscard]] const ChainEnds &ends() const { return m_ends; }
    [[nodiscard]] const GapHinges &hinges() const { return m_hinges; }
    [[nodiscard]] double frameTimeSeconds() const { return m_frameTimeSeconds; }

    // Returns a window with as many known frames beside it as tell its speed.
    [[nodiscard]] GapWindow windowAt(const FrameInterval &frames, int step) const;
    // Returns all places for so many frames at which nothing is lost, with known frames beside them.
    [[nodiscard]] std::vector<FrameInterval> placesFor(int length) const;

private:
    std::unique_ptr<const LearningTake> m_take;
    ChainEnds m_ends;
    GapHinges m_hinges;
    double m_frameTimeSeconds;
    int m_beside; // how many known frames beside a window are looked at
};

} // namespace limber
