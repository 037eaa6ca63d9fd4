#include "body/frontvote.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

const glm::dvec3 &positionIn(const Pose &pose, int joint)
{
    return at(pose.jointPositions, joint);
}

// Returns a positive vote if the first limb is on the left, which is up cross forward.
double vote(const glm::dvec3 &up, const glm::dvec3 &forward, const glm::dvec3 &toFirst)
{
    const double size = glm::length(up) * glm::length(toFirst);
    return size > 0.0 ? glm::dot(glm::cross(up, forward), toFirst) / size : 0.0;
}

// Returns whether the foot stands out: a foot that only continues the leg shows no direction.
bool standsOut(const glm::dvec3 &foot, const glm::dvec3 &up)
{
    constexpr double least = 0.4;
    return glm::length(glm::cross(foot, up)) > least * glm::length(foot) * glm::length(up);
}

} // namespace

FrontVote::FrontVote(const Skeleton &skeleton, const FigureTree &tree, const Limbs &limbs)
    : m_limbs(limbs), m_legs(limbs.legs.bones->joints), m_arm(limbs.arms.bones->joints[0]),
      m_top(limbs.headward.empty() ? limbs.arms.fork : limbs.headward.back()), m_size(tree.size)
{
    for (std::size_t side = 0; side < 2; ++side) {
        for (int end = 0; end < skeleton.endSiteCount(); ++end) {
            if (skeleton.endSite(end).parent == limbs.legs.chains[side].back())
                m_footEnds[side] = end;
        }
    }
}

int FrontVote::leg(std::size_t side, std::size_t index) const
{
    return m_limbs.legs.chains[side][m_legs[index]];
}

glm::dvec3 FrontVote::tip(const Pose &pose, std::size_t side) const
{
    const int end = m_footEnds[side];
    return end < 0 ? positionIn(pose, m_limbs.legs.chains[side].back()) : at(pose.endPositions, end);
}

// Returns the vector from the line between hip and ankle to the joint that is farthest from it: the knee, even if
// joints were inserted into the bones.
glm::dvec3 FrontVote::bend(const Pose &pose, std::size_t side) const
{
    const glm::dvec3 hip = positionIn(pose, leg(side, 0));
    const glm::dvec3 line = positionIn(pose, leg(side, 2)) - hip;
    const double square = std::max(glm::dot(line, line), std::numeric_limits<double>::min());
    glm::dvec3 most(0.0);
    for (std::size_t i = m_legs[0] + 1; i < m_legs[2]; ++i) {
        const glm::dvec3 displacement = positionIn(pose, m_limbs.legs.chains[side][i]) - hip;
        const glm::dvec3 out = displacement - line * (glm::dot(displacement, line) / square);
        if (glm::length(out) > glm::length(most))
            most = out;
    }
    return most;
}

bool FrontVote::isMirrored(const Pose &pose) const
{
    constexpr double mostUnlike = 0.01;
    const glm::dvec3 &first = positionIn(pose, leg(0, 0));
    const glm::dvec3 &second = positionIn(pose, leg(1, 0));
    const double width = glm::length(first - second);
    if (width <= 0.0)
        return false;
    const glm::dvec3 normal = (first - second) / width;
    const glm::dvec3 middle = 0.5 * (first + second);
    for (const LimbPair *pair : {&m_limbs.legs, &m_limbs.arms}) {
        for (std::size_t i = 0; i < pair->chains[0].size(); ++i) {
            const glm::dvec3 displacement = positionIn(pose, pair->chains[0][i]) - middle;
            const glm::dvec3 image = displacement - 2.0 * glm::dot(displacement, normal) * normal;
            if (glm::length(image - (positionIn(pose, pair->chains[1][i]) - middle)) > mostUnlike * m_size)
                return false;
        }
    }
    return true;
}

void FrontVote::addPose(const Pose &pose)
{
    addFeetAndArms(pose);
    addKnees(pose);
    m_moves = true;
}

void FrontVote::addSinglePose(const Pose &pose)
{
    if (isMirrored(pose))
        addFeetAndArms(pose);
}

void FrontVote::addFeetAndArms(const Pose &pose)
{
    const glm::dvec3 up = positionIn(pose, m_top) - positionIn(pose, m_limbs.pelvis);
    const glm::dvec3 toFirst = positionIn(pose, leg(0, 0)) - positionIn(pose, leg(1, 0));
    for (std::size_t side = 0; side < 2; ++side) {
        const glm::dvec3 wholeLeg = positionIn(pose, leg(side, 2)) - positionIn(pose, leg(side, 0));
        const double lengths = glm::length(wholeLeg) * glm::length(up);
        m_standing -= lengths > 0.0 ? glm::dot(wholeLeg, up) / lengths : 0.0;
        const glm::dvec3 foot = tip(pose, side) - positionIn(pose, leg(side, 2));
        if (standsOut(foot, up))
            m_feet += vote(up, foot, toFirst);
    }
    const glm::dvec3 arms =
        positionIn(pose, m_limbs.arms.chains[0][m_arm]) - positionIn(pose, m_limbs.arms.chains[1][m_arm]);
    if (const double width = glm::length(toFirst); width > 0.0)
        m_arms += glm::dot(toFirst, arms) / width;
    ++m_count;
}

void FrontVote::addKnees(const Pose &pose)
{
    const glm::dvec3 up = positionIn(pose, m_top) - positionIn(pose, m_limbs.pelvis);
    const glm::dvec3 toFirst = positionIn(pose, leg(0, 0)) - positionIn(pose, leg(1, 0));
    for (std::size_t side = 0; side < 2; ++side)
        m_knees += vote(up, bend(pose, side), toFirst);
}

int FrontVote::signOf(double votes) const
{
    // As a fraction of all bones together: the smallest foot or bend that counts.
    constexpr double clear = 0.002;
    if (m_count == 0 || std::abs(votes) < clear * m_size * m_count)
        return 0;
    return votes > 0.0 ? 1 : -1;
}

int FrontVote::firstLegIsLeft() const
{
    // A clue that is much weaker than the other one may be wrong.
    constexpr double muchWeaker = 0.25;
    const double weaker = std::min(std::abs(m_feet), std::abs(m_knees));
    const double stronger = std::max(std::abs(m_feet), std::abs(m_knees));
    if (m_feet * m_knees < 0.0 && weaker > muchWeaker * stronger)
        return 0;
    return signOf(std::abs(m_feet) > std::abs(m_knees) ? m_feet : m_knees);
}

bool FrontVote::isCertain() const
{
    constexpr double clearFeet = 0.01; // of all bones together
    constexpr double stands = 0.5; // mean cosine
    const bool kneesAgree = !m_moves || m_feet * m_knees > 0.0;
    return firstLegIsLeft() != 0 && firstArmIsAtFirstLeg() != 0 && kneesAgree &&
           std::abs(m_feet) > clearFeet * m_size * m_count && m_standing > stands * 2.0 * m_count;
}

int FrontVote::firstArmIsAtFirstLeg() const
{
    return signOf(m_arms);
}

} // namespace limber
