#include "anatomy/standing.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// As cosines: thighs of somebody who stands, shins of a rest pose with slightly bent knees, and a trunk that is bowed.
constexpr double leastThigh = 0.5;
constexpr double leastShin = 0.25;
constexpr double leastTrunk = 0.55;
constexpr double leastTrunkAtRest = 0.8; // from the lower to the upper half of the trunk
// Rest poses are symmetric; captured ones that serve as a rest pose nearly so.
constexpr double mostUneven = 50.0 / degreesPerRadian;
// What drawn rest poses stay below, but not each pose of a motion: how far legs and arms differ, and knees bend in a
// pose that is not exactly even.
constexpr double unevenLegs = 20.0 / degreesPerRadian;
constexpr double unevenArms = 30.0 / degreesPerRadian;
constexpr double bentKnee = 25.0 / degreesPerRadian;
constexpr double even = 3.0 / degreesPerRadian;
// An arm does not cross the body, and feet do not point backward.
constexpr double mostInward = -0.35;
constexpr double mostBackward = -0.5;

double angleBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

double squared(double value)
{
    return value * value;
}

// Judges one pose by the directions of its bones.
class Judge
{
public:
    Judge(const BodyMarks &marks, const Pose &pose, const BodyAxes &axes) : m_marks(marks), m_pose(pose), m_axes(axes)
    {
        m_result.isKnown = true;
        m_result.isUpright = true;
        m_result.stands = true;
    }

    Standing judge()
    {
        judgeTrunk();
        judgeLegs();
        judgeArms();
        m_result.stands = m_result.stands && m_result.isUpright;
        m_result.seemsCaptured = m_seemsCaptured || (m_mostUneven > even && m_mostKnee > bentKnee);
        return m_result;
    }

private:
    [[nodiscard]] glm::dvec3 bone(int from, int to) const
    {
        if (from == NoJoint || to == NoJoint)
            return glm::dvec3(0.0);
        return directionOf(at(m_pose.jointPositions, to) - at(m_pose.jointPositions, from));
    }

    // Judges a bone that should point in a direction; one without a length says nothing.
    void judgeDirection(const glm::dvec3 &bone, const glm::dvec3 &wanted, double least, double weight)
    {
        if (bone == glm::dvec3(0.0))
            return;
        m_result.isUpright = m_result.isUpright && glm::dot(bone, wanted) > least;
        m_result.cost += weight * squared(angleBetween(bone, wanted));
    }

    void judgeTrunk()
    {
        judgeDirection(bone(m_marks.pelvis, m_marks.chest), m_axes.up, leastTrunk, 0.5);
        judgeDirection(bone(m_marks.chest, m_marks.neck), m_axes.up, 0.0, 0.0);
        const glm::dvec3 lower = bone(m_marks.pelvis, m_marks.chest);
        const glm::dvec3 upper = bone(m_marks.chest, m_marks.head);
        judgeDirection(upper, m_axes.up, leastTrunk, 0.5);
        if (lower != glm::dvec3(0.0) && upper != glm::dvec3(0.0))
            m_result.isBent = glm::dot(lower, upper) <= leastTrunkAtRest;
        m_result.stands = m_result.stands && !m_result.isBent;
    }

    void judgeLegs()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            judgeDirection(bone(m_marks.thighs[side], m_marks.shins[side]), -m_axes.up, leastThigh, 1.0);
            judgeDirection(bone(m_marks.shins[side], m_marks.feet[side]), -m_axes.up, leastShin, 1.0);
            m_mostKnee = std::max(m_mostKnee, angleBetween(bone(m_marks.thighs[side], m_marks.shins[side]),
                                                           bone(m_marks.shins[side], m_marks.feet[side])));
            const glm::dvec3 foot = bone(m_marks.feet[side], m_marks.toes[side]);
            m_result.stands = m_result.stands && glm::dot(foot, m_axes.front) > mostBackward;
        }
        judgeEvenness(m_marks.thighs, m_marks.shins, 0.0, unevenLegs);
        judgeEvenness(m_marks.shins, m_marks.feet, 0.0, unevenLegs);
        judgeEvenness(m_marks.feet, m_marks.toes, 0.5, mostUneven);
    }

    void judgeArms()
    {
        judgeEvenness(m_marks.collars, m_marks.upperArms, 0.0, unevenArms);
        judgeEvenness(m_marks.upperArms, m_marks.forearms, 0.25, unevenArms);
        judgeEvenness(m_marks.forearms, m_marks.hands, 0.25, unevenArms);
        for (std::size_t side = 0; side < 2; ++side) {
            const glm::dvec3 outward = side == 0 ? m_axes.left : -m_axes.left;
            const glm::dvec3 upper = bone(m_marks.upperArms[side], m_marks.forearms[side]);
            const glm::dvec3 lower = bone(m_marks.forearms[side], m_marks.hands[side]);
            m_result.stands = m_result.stands && glm::dot(upper, outward) > mostInward;
            m_result.cost += 0.5 * squared(glm::dot(upper, m_axes.front));
            m_result.cost += 0.25 * squared(1.0 - std::max(0.0, glm::dot(upper, outward)));
            if (upper != glm::dvec3(0.0) && lower != glm::dvec3(0.0))
                m_result.cost += 0.5 * squared(angleBetween(upper, lower));
        }
    }

    // Compares the bones of the left side with the mirror images of those of the right side.
    void judgeEvenness(const BodyMarks::Pair &from, const BodyMarks::Pair &to, double weight, double mostDrawn)
    {
        const glm::dvec3 left = bone(from[0], to[0]);
        const glm::dvec3 right = bone(from[1], to[1]);
        if (left == glm::dvec3(0.0) || right == glm::dvec3(0.0))
            return;
        const double uneven = angleBetween(left, right - 2.0 * glm::dot(right, m_axes.left) * m_axes.left);
        m_result.stands = m_result.stands && uneven < mostUneven;
        m_seemsCaptured = m_seemsCaptured || uneven > mostDrawn;
        m_mostUneven = std::max(m_mostUneven, uneven);
        m_result.cost += weight * squared(uneven);
    }

    const BodyMarks &m_marks;
    const Pose &m_pose;
    const BodyAxes &m_axes;
    Standing m_result;
    bool m_seemsCaptured = false;
    double m_mostUneven = 0.0;
    double m_mostKnee = 0.0;
};

} // namespace

bool Standing::isDrawn() const
{
    constexpr double most = 0.2;
    return stands && !seemsCaptured && cost < most;
}

bool Standing::mayBindSkins() const
{
    constexpr double most = 0.8; // an A-pose with elbows bent by 45 degrees has 0.7
    return stands && !seemsCaptured && cost < most;
}

Standing standingOf(const BodyMarks &marks, const Pose &pose)
{
    const auto axes = bodyAxes(marks, pose);
    return axes && BodyMarks::hasBoth(marks.shins) ? Judge(marks, pose, *axes).judge() : Standing();
}

} // namespace limber
