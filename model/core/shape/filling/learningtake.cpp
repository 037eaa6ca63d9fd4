#include "filling/learningtake.h"

namespace limber {

namespace {

// Returns what is known of the joints of a gap in another take; it has no gap of its own.
Gap gapInTake(const OtherTake &take, const Gap &own)
{
    return {.joints = own.joints, .frames = {-1, -2}, .otherLosses = take.losses, .otherJoints = own.otherJoints};
}

// Returns the figure of another take: its roles are the same, but it may have another size.
GapFigure figureOfTake(const OtherTake &take, const GapFigure &own)
{
    return {own.roles, unitsPerBody(take.clip, take.rules, own.roles)};
}

} // namespace

LearningTake::LearningTake(const Clip &clip, const PositionRules &rules, const UpAxis &up, const Vocabulary &vocabulary,
                           const Gap &gap)
    : m_clip(clip), m_rules(rules), m_gap(gap), m_figure(figureOfGap(clip, rules, vocabulary, m_gap)),
      m_tracks(clip, m_rules, m_gap, m_figure.unitsPerBody),
      m_rest(clip, m_rules, FloorPlane(up.axis), m_figure.roles, m_gap, m_figure.unitsPerBody)
{
}

LearningTake::LearningTake(const OtherTake &take, const LearningTake &own)
    : m_clip(take.clip), m_rules(take.rules), m_gap(gapInTake(take, own.m_gap)),
      m_figure(figureOfTake(take, own.m_figure)),
      m_tracks(take.clip, m_rules, m_gap, m_figure.unitsPerBody, own.m_tracks),
      m_rest(take.clip, m_rules, FloorPlane(take.up.axis), m_figure.roles, m_figure.unitsPerBody, own.m_rest)
{
}

} // namespace limber
