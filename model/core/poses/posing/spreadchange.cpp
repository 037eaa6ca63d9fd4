#include "posing/spreadchange.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double holdingFadeSeconds = 0.35;
constexpr int mostFadeFrames = 1000; // whatever the frame time in the file is

// Gives one frame after another its part of the change.
class Spreader
{
public:
    Spreader(Clip &clip, const PositionRules &rules, const PoseSolver *solver, SpreadChange &spread)
        : m_clip(clip), m_rules(rules), m_solver(spread.held.empty() ? nullptr : solver), m_spread(spread),
          m_fadeFrames(holdingFadeFrames(clip.motion))
    {
        if (const auto &looking = spread.looking)
            m_looker.emplace(clip.skeleton, rules, looking->body, looking->look);
    }

    void change(int frame)
    {
        const std::span<const double> before = m_clip.motion.frame(frame);
        m_values.assign(before.begin(), before.end());
        const bool isCentre = frame == m_spread.window.centre();
        // The change is also applied to the centre, since the angles of later frames continue from there.
        if (m_looker)
            m_looker->turn(frame, m_spread.window.weight(frame), m_values);
        else
            m_spread.change.apply(frame, m_spread.window.weight(frame), m_values);
        if (isCentre)
            m_values = m_spread.centreValues;
        else if (m_solver != nullptr)
            hold(frame, before);
        if (!std::ranges::equal(m_values, before))
            std::ranges::copy(m_values, m_clip.motion.editFrame(frame).begin());
    }

private:
    void hold(int frame, std::span<const double> before)
    {
        evaluatePose(m_clip.skeleton, before, m_rules, m_before);
        evaluatePose(m_clip.skeleton, m_values, m_rules, m_changed);
        const std::vector<PoseGoal> goals =
            holdingGoals(m_clip.skeleton, m_spread.held, frame, m_fadeFrames, m_before, m_changed);
        if (!goals.empty())
            m_values = m_solver->hold(m_values, goals, m_spread.solver).values;
    }

    Clip &m_clip;
    const PositionRules &m_rules;
    const PoseSolver *m_solver;
    SpreadChange &m_spread;
    int m_fadeFrames;
    std::optional<Looker> m_looker;
    std::vector<double> m_values;
    Pose m_before;
    Pose m_changed;
};

} // namespace

int holdingFadeFrames(const Motion &motion)
{
    const double frames = holdingFadeSeconds / motion.playingFrameTimeSeconds();
    return static_cast<int>(std::min<double>(mostFadeFrames, std::round(frames)));
}

bool spreadChange(Clip &clip, const PositionRules &rules, const PoseSolver *solver, SpreadChange spread,
                  const Progress &progress)
{
    Spreader spreader(clip, rules, solver, spread);
    const FrameInterval &frames = spread.window.frames();
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.wantsToStop(frame - frames.first, frames.frameCount()))
            return false;
        spreader.change(frame);
    }
    return true;
}

} // namespace limber
