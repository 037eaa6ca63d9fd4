#include "posing/spreadchange.h"

#include "looking/lookpath.h"
#include "twisting/twistspread.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double holdingFadeSeconds = 0.35;
constexpr int mostFadeFrames = 1000; // whatever the frame time in the file is

constexpr double visibleDegrees = 0.05; // by which something looks past its target
constexpr int mostCarryingRounds = 12; // until nodes and what carries them agree
constexpr double agreedDifference = 1e-7; // of a position's size, and of a rotation's entries

bool agree(const std::vector<PoseGoal> &a, const std::vector<PoseGoal> &b)
{
    return std::ranges::equal(a, b, [](const PoseGoal &one, const PoseGoal &other) {
        const double size = 1.0 + glm::length(one.position);
        bool isSame = one.node == other.node && glm::distance(one.position, other.position) <= agreedDifference * size;
        for (int axis = 0; isSame && one.rotation && other.rotation && axis < 3; ++axis)
            isSame = glm::distance((*one.rotation)[axis], (*other.rotation)[axis]) <= agreedDifference;
        return isSame;
    });
}

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
        if (const auto &twisting = spread.twisting)
            m_twist.emplace(clip.skeleton, rules, twisting->roles, twisting->chain, twisting->shares);
    }

    // Lets what looks at something know all of its frames before the first of them changes; false if the progress
    // stopped it.
    bool look(const Progress &progress)
    {
        if (!m_looker)
            return true;
        const ChangeWindow &window = m_spread.window;
        m_path = lookPath(*m_looker, m_clip.motion, window.frames(), progress);
        if (m_path && window.frames().contains(window.centre())) // there it looks as it did in the drag
            passThrough(*m_path, window.centre(), m_looker->aim(m_clip.motion.frame(window.centre())).turn);
        return m_path.has_value();
    }

    void change(int frame)
    {
        const std::span<const double> before = m_clip.motion.frame(frame);
        m_values.assign(before.begin(), before.end());
        const bool isCentre = frame == m_spread.window.centre();
        // The change is also applied to the centre, since the angles of later frames continue from there.
        const double weight = m_spread.window.weight(frame);
        if (m_looker)
            turn(frame, weight);
        else if (m_twist)
            twist(frame, weight);
        else
            m_spread.change.apply(frame, weight, m_values);
        if (isCentre)
            m_values = m_spread.centreValues;
        else if (m_solver != nullptr)
            hold(frame, before);
        if (!std::ranges::equal(m_values, before))
            std::ranges::copy(m_values, m_clip.motion.editFrame(frame).begin());
    }

    [[nodiscard]] const SpreadOutcome &outcome() const { return m_outcome; }

private:
    void turn(int frame, double weight)
    {
        const double missed = m_looker->turnBy(m_path->aim(frame).turn, frame, weight, m_values).missedDegrees;
        if (missed < visibleDegrees || weight < 0.5)
            return;
        ++m_outcome.missedFrames;
        if (missed > m_outcome.mostMissedDegrees) {
            m_outcome.mostMissedDegrees = missed;
            m_outcome.mostMissedFrame = frame;
        }
    }

    void twist(int frame, double weight)
    {
        if (weight > 0.0)
            m_twist->twist(frame, weight * m_spread.twisting->degrees, m_values);
        m_spread.twisting->rest.apply(frame, weight, m_values);
    }

    void hold(int frame, std::span<const double> before)
    {
        evaluatePose(m_clip.skeleton, before, m_rules, m_before);
        evaluatePose(m_clip.skeleton, m_values, m_rules, m_changed);
        const SolvedPose solved = solveHeld(
            m_clip.skeleton, m_rules, m_spread.held, frame, m_fadeFrames, m_before, m_changed,
            [this](std::span<const PoseGoal> goals) { return m_solver->hold(m_values, goals, m_spread.solver); });
        m_values = solved.values;
    }

    Clip &m_clip;
    const PositionRules &m_rules;
    const PoseSolver *m_solver;
    SpreadChange &m_spread;
    int m_fadeFrames;
    std::optional<Looker> m_looker;
    std::optional<LookPath> m_path; // of it
    std::optional<TwistSpread> m_twist;
    SpreadOutcome m_outcome;
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

SolvedPose solveHeld(const Skeleton &skeleton, const PositionRules &rules, std::span<const HeldNode> held, int frame,
                     int fadeFrames, const Pose &before, const Pose &changed, const HeldSolution &solve)
{
    const bool isCarried = std::ranges::any_of(held, [](const HeldNode &node) { return node.space != NoJoint; });
    std::vector<PoseGoal> goals = holdingGoals(skeleton, held, frame, fadeFrames, before, changed);
    SolvedPose solved = solve(goals);
    for (int round = 0; isCarried && round < mostCarryingRounds; ++round) {
        const Pose pose = evaluatePose(skeleton, solved.values, rules);
        std::vector<PoseGoal> next = holdingGoals(skeleton, held, frame, fadeFrames, before, changed, pose);
        if (agree(goals, next))
            break;
        goals = std::move(next);
        solved = solve(goals);
    }
    return solved;
}

std::optional<SpreadOutcome> spreadChange(Clip &clip, const PositionRules &rules, const PoseSolver *solver,
                                          SpreadChange spread, const Progress &progress)
{
    Spreader spreader(clip, rules, solver, spread);
    const FrameInterval &frames = spread.window.frames();
    const double looked = spread.looking ? 0.5 : 0.0;
    if (!spreader.look(progress.part(0.0, looked)))
        return std::nullopt;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.part(looked, 1.0).wantsToStop(frame - frames.first, frames.frameCount()))
            return std::nullopt;
        spreader.change(frame);
    }
    return spreader.outcome();
}

} // namespace limber
