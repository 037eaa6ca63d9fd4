#pragma once

#include "filling/gapfigure.h"
#include "filling/gaptracks.h"
#include "filling/othertake.h"
#include "filling/restofbody.h"

namespace limber {

class Vocabulary;

// A clip from which the movements of some joints are learned: what they do, and what the rest of the body does.
class LearningTake
{
public:
    // The clip with the gap; all arguments must outlive it.
    LearningTake(const Clip &clip, const PositionRules &rules, const UpAxis &up, const Vocabulary &vocabulary,
                 const Gap &gap);
    // Another take of the same figure; its numbers mean the same as those of the clip with the gap.
    LearningTake(const OtherTake &take, const LearningTake &own);
    LearningTake(const LearningTake &) = delete;
    LearningTake &operator=(const LearningTake &) = delete;

    [[nodiscard]] const Clip &clip() const { return m_clip; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] const Gap &gap() const { return m_gap; }
    [[nodiscard]] const GapFigure &figure() const { return m_figure; }
    [[nodiscard]] double unitsPerBody() const { return m_figure.unitsPerBody; }
    [[nodiscard]] const GapTracks &tracks() const { return m_tracks; }
    [[nodiscard]] const RestOfBody &rest() const { return m_rest; }
    [[nodiscard]] int frameCount() const { return m_clip.motion.frameCount(); }

private:
    const Clip &m_clip;
    PositionRules m_rules;
    Gap m_gap;
    GapFigure m_figure;
    GapTracks m_tracks;
    RestOfBody m_rest;
};

} // namespace limber
