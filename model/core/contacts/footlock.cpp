#include "contacts/footlock.h"

#include "contacts/footanchors.h"
#include "contacts/legreach.h"
#include "contacts/lockblend.h"
#include "contacts/pelvisdrop.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Of the leg's length: such a change is invisible, and without it a clip that already fits stays as it is.
constexpr double nothing = 1e-9;
constexpr int longestWindow = 1024; // frames; limits the work if the frame time is absurd

bool isFinite(const glm::dvec3 &v)
{
    return std::isfinite(glm::dot(v, v));
}

// Durations in frames of the clip.
struct FrameLengths
{
    BlendLengths blend;
    int window = 0; // half the width of the window that smooths the pelvis

    FrameLengths(const FootLockSettings &settings, double frameTimeSeconds)
    {
        const double seconds =
            frameTimeSeconds > 0.0 && std::isfinite(frameTimeSeconds) ? frameTimeSeconds : 1.0 / 30.0;
        blend = {settings.blendSeconds / seconds, settings.bridgeSeconds / seconds};
        window = static_cast<int>(std::clamp(std::round(blend.fade), 0.0, static_cast<double>(longestWindow)));
    }
};

// The plan of one leg: first where its foot goes, then how much of that the leg can reach.
class LegPlan
{
public:
    LegPlan(const LegTrack &leg, const glm::dvec3 &up, const FrameLengths &lengths, FootAnchorRule rule)
        : m_leg(leg), m_up(up)
    {
        repairTrack();
        m_leg.ankleContacts = tidied(leg.ankleContacts, frameCount());
        m_leg.toeContacts = leg.toe.empty() ? std::vector<FrameInterval>() : tidied(leg.toeContacts, frameCount());
        m_planted = unionOf(m_leg.ankleContacts, m_leg.toeContacts, frameCount());
        m_fractions = lockFractions(frameCount(), m_planted, lengths.blend.fade);
        m_rotations.resize(m_leg.ankle.size());
        m_shifts.resize(m_leg.ankle.size());
        const FootAnchors anchors = chooseFootAnchors(m_leg, up, rule);
        rotateFoot(anchors, lengths.blend);
        shiftAnkle(anchors, lengths.blend);
    }

    [[nodiscard]] int frameCount() const { return static_cast<int>(m_leg.ankle.size()); }

    // Adds how far the pelvis must go down for this leg, by frame.
    void addNeeds(const glm::dvec3 &up, double longestDrop, std::vector<double> &needs) const
    {
        for (std::size_t frame = 0; frame < needs.size(); ++frame) {
            if (m_fractions[frame] == 0.0 || m_shifts[frame] == glm::dvec3(0.0))
                continue;
            const LegReach reach = reachIn(frame);
            const double drop = reach.dropFor(m_leg.hip[frame], m_leg.ankle[frame] + m_shifts[frame], up);
            needs[frame] = std::max(needs[frame], m_fractions[frame] * std::min(drop, longestDrop * reach.length()));
        }
    }

    [[nodiscard]] LegGoals goals(const glm::dvec3 &up, const std::vector<double> &pelvisDrop,
                                 std::vector<double> &missing) const
    {
        const std::size_t count = m_leg.ankle.size();
        LegGoals goals{m_leg.ankle, std::vector(count, glm::dquat(1.0, 0.0, 0.0, 0.0)), std::vector(count, false)};
        missing.assign(count, 0.0);
        for (std::size_t frame = 0; frame < count; ++frame) {
            if (m_broken[frame] || (m_shifts[frame] == glm::dvec3(0.0) && m_rotations[frame] == glm::dvec3(0.0) &&
                                    pelvisDrop[frame] == 0.0))
                continue;
            goals.moved[frame] = true;
            goals.footRotation[frame] = rotationFromVector(m_rotations[frame]);
            goals.ankle[frame] = reachable(frame, m_leg.hip[frame] - up * pelvisDrop[frame], missing[frame]);
        }
        return goals;
    }

private:
    [[nodiscard]] LegReach reachIn(std::size_t frame) const
    {
        return {m_leg.hip[frame], m_leg.knee[frame], m_leg.ankle[frame]};
    }

    // Replaces positions that are not finite, since they would spread to their neighbours; in the end their frames stay
    // as they are.
    void repairTrack()
    {
        m_broken.resize(m_leg.ankle.size());
        for (std::vector<glm::dvec3> *track : {&m_leg.hip, &m_leg.knee, &m_leg.ankle, &m_leg.toe}) {
            glm::dvec3 last(0.0);
            for (std::size_t frame = 0; frame < track->size(); ++frame) {
                glm::dvec3 &position = (*track)[frame];
                if (!isFinite(position)) {
                    m_broken[frame] = true;
                    position = last;
                }
                last = position;
            }
        }
        for (std::vector<double> *heights : {&m_leg.ankleHeights, &m_leg.toeHeights}) {
            if (!std::all_of(heights->begin(), heights->end(), [](double height) { return std::isfinite(height); }))
                heights->clear();
        }
    }

    // Rotates the foot in frames in which both ankle and toe stand, so that it fits between their positions.
    void rotateFoot(const FootAnchors &anchors, const BlendLengths &blend)
    {
        auto ankle = anchors.ankle.begin();
        auto toe = anchors.toe.begin();
        const std::vector<FrameInterval> both = intersectionOf(m_leg.ankleContacts, m_leg.toeContacts);
        for (const FrameInterval &frames : both) {
            while (ankle->frames.last < frames.first)
                ++ankle;
            while (toe->frames.last < frames.first)
                ++toe;
            for (auto frame = static_cast<std::size_t>(frames.first); frame <= static_cast<std::size_t>(frames.last);
                 ++frame) {
                const glm::dquat rotation =
                    quaternionArc(m_leg.toe[frame] - m_leg.ankle[frame], toe->position - ankle->position);
                m_rotations[frame] = rotationVector(rotation);
                if (glm::length(m_rotations[frame]) < nothing)
                    m_rotations[frame] = glm::dvec3(0.0);
            }
        }
        blendBetweenLocks(m_rotations, both, blend);
    }

    void shiftAnkle(const FootAnchors &anchors, const BlendLengths &blend)
    {
        // The ankle comes last: if both stand, they agree except for rounding.
        for (const Anchor &toe : anchors.toe) {
            for (auto frame = static_cast<std::size_t>(toe.frames.first);
                 frame <= static_cast<std::size_t>(toe.frames.last); ++frame) {
                const glm::dvec3 foot = m_leg.toe[frame] - m_leg.ankle[frame];
                setShift(frame, toe.position - rotationFromVector(m_rotations[frame]) * foot);
            }
        }
        for (const Anchor &ankle : anchors.ankle) {
            for (auto frame = static_cast<std::size_t>(ankle.frames.first);
                 frame <= static_cast<std::size_t>(ankle.frames.last); ++frame) {
                const double rise = ankle.rolls ? m_leg.ankleHeights[frame] - glm::dot(ankle.position, m_up) : 0.0;
                setShift(frame, ankle.position + (std::isfinite(rise) ? rise : 0.0) * m_up);
            }
        }
        blendBetweenLocks(m_shifts, m_planted, blend);
    }

    void setShift(std::size_t frame, const glm::dvec3 &position)
    {
        const glm::dvec3 shift = position - m_leg.ankle[frame];
        m_shifts[frame] = glm::length(shift) < nothing * reachIn(frame).length() ? glm::dvec3(0.0) : shift;
    }

    // Returns the goal, moved to where the leg gets from the lowered hip: a planted foot only as far as necessary, a
    // foot in the air softly.
    [[nodiscard]] glm::dvec3 reachable(std::size_t frame, const glm::dvec3 &hip, double &missing) const
    {
        const glm::dvec3 goal = m_leg.ankle[frame] + m_shifts[frame];
        const LegReach reach = reachIn(frame);
        const double wanted = glm::distance(hip, goal);
        const double hard = std::min(wanted, reach.longest());
        const double fraction = m_fractions[frame];
        const double had = std::max(reach.shortest(), fraction * hard + (1.0 - fraction) * reach.softened(wanted));
        if (std::abs(wanted - had) <= nothing * reach.length())
            return goal;
        if (fraction == 1.0)
            missing = std::abs(wanted - had);
        return hip + (wanted > 0.0 ? (goal - hip) / wanted : normalTo(glm::dvec3(0.0))) * had;
    }

    LegTrack m_leg; // finite, with tidied contacts
    glm::dvec3 m_up; // of length 1
    std::vector<FrameInterval> m_planted; // when ankle or toe is planted
    std::vector<double> m_fractions; // how much of a lock is in effect
    std::vector<glm::dvec3> m_rotations; // rotation vectors of the foot
    std::vector<glm::dvec3> m_shifts; // of the ankle
    std::vector<bool> m_broken; // frames with numbers that are not finite
};

void addProblems(int leg, const std::vector<double> &missing, std::vector<ReachProblem> &problems)
{
    bool open = false;
    for (int frame = 0; frame < static_cast<int>(missing.size()); ++frame) {
        const double length = missing[static_cast<std::size_t>(frame)];
        if (length > 0.0 && !open)
            problems.push_back({leg, {frame, frame}, length});
        open = length > 0.0;
        if (open) {
            problems.back().frames.last = frame;
            problems.back().missing = std::max(problems.back().missing, length);
        }
    }
}

} // namespace

FootLock planFootLock(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                      const FootLockSettings &settings)
{
    const glm::dvec3 upwards = directionOf(up);
    const FrameLengths lengths(settings, frameTimeSeconds);
    std::vector<LegPlan> plans;
    for (const LegTrack &leg : legs)
        plans.emplace_back(leg, upwards, lengths, settings.anchor);

    FootLock lock;
    std::vector<double> needs(legs.empty() ? 0 : legs.front().ankle.size());
    for (const LegPlan &plan : plans)
        plan.addNeeds(upwards, settings.longestDrop, needs);
    lock.pelvisDrop = smoothAbove(needs, lengths.window);
    std::vector<double> missing;
    for (std::size_t leg = 0; leg < plans.size(); ++leg) {
        lock.legs.push_back(plans[leg].goals(upwards, lock.pelvisDrop, missing));
        addProblems(static_cast<int>(leg), missing, lock.problems);
    }
    return lock;
}

} // namespace limber
