#include "contacts/footlock.h"

#include "base/at.h"
#include "contacts/legplan.h"
#include "geometry/geometry.h"
#include "ground/floormotion.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace limber {

namespace {

constexpr int mostLoosenings = 24; // rounds
constexpr int reachOfContact = 60; // frames: how far from its fade a contact may still move the pelvis

void addProblems(int leg, const std::vector<double> &missing, std::vector<ReachProblem> &problems)
{
    bool open = false;
    for (int frame = 0; frame < static_cast<int>(missing.size()); ++frame) {
        const double length = at(missing, frame);
        if (length > 0.0 && !open)
            problems.push_back({leg, {frame, frame}, length});
        open = length > 0.0;
        if (open) {
            problems.back().frames.last = frame;
            problems.back().missing = std::max(problems.back().missing, length);
        }
    }
}

// Plans all legs and the pelvis together.
class LockPlanner
{
public:
    LockPlanner(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                const FootLockSettings &settings)
        : m_up(up), m_settings(settings), m_frameTimeSeconds(frameTimeSeconds)
    {
        const LockLengths lengths(settings, frameTimeSeconds);
        for (const LegTrack &leg : legs)
            m_legs.emplace_back(leg, up, lengths, settings);
    }

    [[nodiscard]] FootLock run()
    {
        FootLock lock = planned();
        for (int round = 0; round < mostLoosenings && loosenJumps(lock); ++round)
            lock = planned();
        for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
            const auto loose = m_legs[leg].looseContacts(static_cast<int>(leg));
            lock.loose.insert(lock.loose.end(), loose.begin(), loose.end());
            for (const FrameInterval &frames : m_legs[leg].standingContacts())
                lock.standing.push_back({static_cast<int>(leg), frames});
        }
        return lock;
    }

private:
    [[nodiscard]] FootLock planned() const
    {
        FootLock lock;
        lock.pelvisDrop = pelvisDrop();
        std::vector<double> missing;
        for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
            lock.legs.push_back(m_legs[leg].goals(lock.pelvisDrop, missing));
            addProblems(static_cast<int>(leg), missing, lock.problems);
        }
        return lock;
    }

    [[nodiscard]] std::vector<double> pelvisDrop() const
    {
        std::vector<ReachingLeg> reaching;
        std::vector<FrameInterval> moving;
        for (const LegPlan &leg : m_legs) {
            reaching.push_back(leg.reaching());
            moving = unionOf(moving, leg.movingFrames(), leg.frameCount());
        }
        if (m_settings.frames)
            moving = intersectionOf(moving, {&*m_settings.frames, 1});
        return pelvisOffset(reaching, m_up, moving, m_settings.longestDrop, m_frameTimeSeconds);
    }

    // Loosens the contacts that make legs jump; returns whether there was one.
    bool loosenJumps(const FootLock &lock)
    {
        std::vector<std::set<int>> contacts(m_legs.size());
        for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
            for (const LegPlan::Trouble &trouble : m_legs[leg].troubles(lock.pelvisDrop, lock.legs[leg]))
                blame(leg, trouble, contacts);
        }
        for (std::size_t leg = 0; leg < m_legs.size(); ++leg)
            m_legs[leg].loosen(contacts[leg]);
        return std::ranges::any_of(contacts, [](const std::set<int> &loosened) { return !loosened.empty(); });
    }

    // Finds the contact that makes a leg jump: the leg's own, or else that of another leg, which moves the pelvis, or
    // else the leg's nearest.
    void blame(std::size_t leg, const LegPlan::Trouble &trouble, std::vector<std::set<int>> &contacts) const
    {
        const auto tryLeg = [&](std::size_t other, int reach) {
            const int contact = m_legs[other].contactAt(trouble, reach);
            if (contact >= 0)
                contacts[other].insert(contact);
            return contact >= 0;
        };
        bool isFound = tryLeg(leg, 0);
        for (std::size_t other = 0; other < m_legs.size(); ++other)
            isFound = isFound || tryLeg(other, 0);
        if (!isFound)
            tryLeg(leg, reachOfContact);
    }

    glm::dvec3 m_up;
    const FootLockSettings &m_settings;
    double m_frameTimeSeconds;
    std::vector<LegPlan> m_legs;
};

// Plans on a floor that moves: as somebody sees it who moves along with it.
FootLock planOnMovingFloor(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                           const FootLockSettings &settings)
{
    std::vector<LegTrack> tracks;
    for (const LegTrack &leg : legs)
        tracks.push_back(trackOnFloor(leg, settings.floorPath));
    FootLockSettings still = settings;
    still.floorPath.clear();
    FootLock lock = planFootLock(tracks, up, frameTimeSeconds, still);
    for (LegGoals &leg : lock.legs)
        moveAlong(settings.floorPath, 1.0, leg.ankle);
    return lock;
}

} // namespace

LegTrack trackOnFloor(LegTrack track, std::span<const glm::dvec3> path)
{
    for (std::vector<glm::dvec3> *positions : {&track.hip, &track.knee, &track.ankle, &track.toe})
        moveAlong(path, -1.0, *positions);
    return track;
}

FootLock planFootLock(std::span<const LegTrack> legs, const glm::dvec3 &up, double frameTimeSeconds,
                      const FootLockSettings &settings)
{
    if (!settings.floorPath.empty())
        return planOnMovingFloor(legs, up, frameTimeSeconds, settings);
    FootLock lock = LockPlanner(legs, directionOf(up), frameTimeSeconds, settings).run();
    std::erase_if(lock.problems, [&](const ReachProblem &problem) {
        const LegTrack &leg = at(legs, problem.leg);
        const auto frame = static_cast<std::size_t>(problem.frames.first);
        const double length =
            glm::distance(leg.hip[frame], leg.knee[frame]) + glm::distance(leg.knee[frame], leg.ankle[frame]);
        return problem.missing < visibleFractionOfLeg * length;
    });
    return lock;
}

} // namespace limber
