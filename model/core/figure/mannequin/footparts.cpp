#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace limber {

namespace {

// A foot at a place along its sole, in units of the body.
struct FootSize
{
    double along; // -1 at the heel, 0 below the ankle, 1 at the ball
    double halfWidth;
    double height; // above the sole, as a share of the ankle's height
    double extra; // and in addition to that
};

constexpr double usualAnkle = 7.5; // above the sole, in units of the body
constexpr FootSize footSizes[] = {{-1.00, 2.8, 0.34, 0.6}, {-0.80, 3.4, 0.60, 0.8}, {-0.45, 3.6, 0.85, 1.4},
                                  {0.00, 3.6, 1.00, 2.6},  {0.28, 3.7, 0.85, 1.6},  {0.55, 4.2, 0.58, 1.2},
                                  {0.80, 4.7, 0.36, 1.0},  {1.00, 4.9, 0.26, 1.0}};
constexpr FootSize toeSizes[] = {{0.25, 4.8, 0.20, 1.0}, {0.60, 4.4, 0.15, 1.2}, {0.85, 3.3, 0.11, 1.1}};

// One foot of a figure. Its sole is horizontal where the figure stands in its reference pose.
class FootParts
{
public:
    FootParts(PartList &parts, int foot, int toe)
        : m_parts(parts), m_figure(parts.figure()), m_foot(foot), m_toe(toe), m_unit(parts.figure().unit())
    {
    }

    void add()
    {
        findNodes();
        if (!findSole())
            return;
        const glm::dvec3 ball = m_ball - m_ankle;
        const double reach = std::clamp(glm::dot(ball, m_ahead), 7.0 * m_unit, 20.0 * m_unit);
        m_heel = std::clamp(0.36 * reach, 3.5 * m_unit, 6.0 * m_unit);
        PartList::Sleeve sleeve{.widest = 4.5 * m_unit};
        sleeve.loft = {
            .domeBelow = 0.6 * m_unit, .domeAbove = 0.17 * toeLength(), .slices = 12, .lowest = -m_ankleHeight};
        for (const FootSize &size : footSizes)
            sleeve.loft.rings.push_back(ringOf(size, size.along * (size.along < 0.0 ? m_heel : reach)));
        for (const FootSize &size : toeSizes)
            sleeve.loft.rings.push_back(ringOf(size, reach + size.along * toeLength()));
        sleeve.pieces.push_back({placeOf(m_foot, m_ankle), {}});
        if (m_toe != NoJoint)
            sleeve.pieces.push_back({placeOf(m_toe, m_ball - glm::dot(ball, m_up) * m_up),
                                     {.begin = glm::dot(ball, m_ahead), .cut = reach, .bend = 3.0 * m_unit}});
        m_parts.addSleeve(sleeve);
    }

private:
    void findNodes()
    {
        m_ankle = m_figure.positionOf(NodeId::joint(m_foot));
        const NodeId end = m_figure.endOf(m_toe != NoJoint ? m_toe : m_foot);
        m_hasEnd = end.isValid();
        if (m_hasEnd)
            m_end = m_figure.positionOf(end);
        m_ball = m_toe != NoJoint ? m_figure.positionOf(NodeId::joint(m_toe)) : m_ankle;
    }

    // Finds up, ahead and the height of the sole in the reference pose.
    bool findSole()
    {
        const glm::dvec3 towards = m_toe != NoJoint ? m_ball - m_ankle : m_hasEnd ? m_end - m_ankle : glm::dvec3(0.0);
        glm::dvec3 front = m_figure.directionInWorld(m_foot, m_figure.frontOf(m_foot));
        m_up = m_figure.up();
        m_ahead = directionOf(towards - glm::dot(towards, m_up) * m_up);
        if (m_ahead == glm::dvec3(0.0) || !isFlat(towards)) {
            if (front == glm::dvec3(0.0) || towards == glm::dvec3(0.0))
                return false;
            lieAlong(towards, front);
        }
        if (m_toe == NoJoint)
            m_ball = m_ankle + std::clamp(0.72 * glm::dot(towards, m_ahead), 8.0 * m_unit, 16.0 * m_unit) * m_ahead;
        const double ankle = glm::dot(m_ankle, m_up);
        m_sole = ankle;
        if (m_toe != NoJoint)
            m_sole = std::min(m_sole, glm::dot(m_ball, m_up));
        if (m_hasEnd)
            m_sole = std::min(m_sole, glm::dot(m_end, m_up));
        constexpr double least = 3.0;
        // The less the bones lead down, the less they show how high the ankle is.
        if (const double shown = (ankle - m_sole) / m_unit; shown < least)
            m_sole = ankle - std::lerp(usualAnkle, least, shown / least) * m_unit;
        m_sole = std::max(m_sole, ankle - 14.0 * m_unit);
        m_ankleHeight = ankle - m_sole;
        return true;
    }

    // Whether the foot stands in the reference pose as feet do: its bone leads ahead and somewhat down.
    [[nodiscard]] bool isFlat(const glm::dvec3 &towards) const
    {
        constexpr double steepest = 1.2; // down for each unit ahead
        const double ahead = glm::dot(towards, m_ahead);
        const double down = -glm::dot(towards, m_up);
        return m_figure.standsInReference() && down > -0.3 * ahead && down < steepest * ahead;
    }

    // Lays the sole along the foot's bone, which leads down from the ankle to the toes, usually by half a radian.
    void lieAlong(const glm::dvec3 &bone, const glm::dvec3 &front)
    {
        constexpr double usualSlope = 0.48;
        const double slope = std::min(usualSlope, std::atan(usualAnkle * m_unit / glm::length(bone)));
        const glm::dvec3 along = directionOf(bone);
        const glm::dvec3 side = directionOf(glm::cross(front, along));
        const glm::dvec3 up = glm::cross(along, side);
        m_ahead = std::cos(slope) * along + std::sin(slope) * up;
        m_up = std::cos(slope) * up - std::sin(slope) * along;
    }

    // Returns the place of a bone that leads ahead from a point at the height of the ankle.
    [[nodiscard]] PartList::Place placeOf(int joint, const glm::dvec3 &from) const
    {
        return {.joint = joint,
                .origin = m_figure.seenFrom(joint, from),
                .along = m_figure.directionSeenFrom(joint, m_ahead),
                .front = m_figure.directionSeenFrom(joint, m_up)};
    }

    [[nodiscard]] Ring ringOf(const FootSize &size, double way) const
    {
        const double height = size.height * m_ankleHeight + size.extra * m_unit;
        const double middle = 0.30 * height;
        return {.y = way,
                .halfWidth = size.halfWidth * m_unit,
                .front = height - middle,
                .back = 1.25 * middle,
                .shift = middle - m_ankleHeight,
                .squareness = 2.3};
    }

    [[nodiscard]] double toeLength() const
    {
        if (!m_hasEnd)
            return 7.0 * m_unit;
        return std::clamp(glm::dot(m_end - m_ball, m_ahead), 4.5 * m_unit, 9.0 * m_unit);
    }

    PartList &m_parts;
    const FigureAnatomy &m_figure;
    int m_foot;
    int m_toe;
    double m_unit;
    glm::dvec3 m_ankle{0.0};
    glm::dvec3 m_ball{0.0};
    glm::dvec3 m_end{0.0};
    bool m_hasEnd = false;
    glm::dvec3 m_up{0.0};
    glm::dvec3 m_ahead{0.0};
    double m_sole = 0.0; // along up
    double m_ankleHeight = 0.0;
    double m_heel = 0.0;
};

} // namespace

void addFeet(PartList &parts)
{
    const BodyRoles &roles = parts.figure().roles();
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        if (const int foot = roles.find(BodyPart::Foot, side); foot != NoJoint)
            FootParts(parts, foot, roles.find(BodyPart::Toe, side)).add();
    }
}

} // namespace limber
