#include "geometry/twobones.h"

#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace limber {

namespace {

constexpr double straightSine = 1e-3; // up to this value the leg does not determine its hinge
constexpr double bentSine = 2e-2; // from this value on it does; in between both axes are mixed
constexpr double clearBend = 10.0 / degreesPerRadian; // forward, from here on a bend is no noise
constexpr double impossibleBend = 30.0 / degreesPerRadian; // no knee bends so far backward: its hinge must be wrong
constexpr double calmestBend = 3.0 / degreesPerRadian; // of a calm knee, which is never wholly straight
constexpr double smallMove = 0.01; // of the leg's length: a goal nearer than this changes the knee's side only in part
constexpr double bentEnoughCosine = 0.96592582628906829; // of 15 degrees: bent enough to learn the hinge from

bool isFinite(const glm::dvec3 &v)
{
    return std::isfinite(glm::dot(v, v));
}

} // namespace

glm::dvec3 bendingAxis(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge)
{
    const glm::dvec3 normal = glm::cross(directionOf(upper), directionOf(lower));
    const double sine = glm::length(normal);
    const glm::dvec3 along = directionOf(upper) + directionOf(lower);
    if (directionOf(hinge) == glm::dvec3(0.0))
        return directionOf(normal) != glm::dvec3(0.0) ? directionOf(normal) : normalTo(along);
    const glm::dvec3 known = normalTo(along, hinge);
    if (sine <= straightSine)
        return known;
    const glm::dvec3 present = normal * ((glm::dot(normal, known) < 0.0 ? -1.0 : 1.0) / sine);
    return directionOf(glm::mix(known, present, smoothStep((sine - straightSine) / (bentSine - straightSine))));
}

namespace {

// A leg in the frame of its own line from hip to ankle: how far the knee is off that line, to the front and to the
// side.
class LegBend
{
public:
    LegBend(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge)
        : m_thigh(glm::length(upper)), m_shin(glm::length(lower)),
          m_bend(std::atan2(glm::length(glm::cross(upper, lower)), glm::dot(upper, lower)))
    {
        m_line = directionOf(upper + lower);
        if (m_line == glm::dvec3(0.0))
            m_line = normalTo(upper);
        const glm::dvec3 off = upper - m_line * glm::dot(upper, m_line);
        const glm::dvec3 known = hinge - m_line * glm::dot(hinge, m_line);
        const glm::dvec3 own = glm::cross(off, m_line);
        m_axis = normalTo(m_line, directionOf(known) != glm::dvec3(0.0) ? known : own);
        m_front = glm::cross(m_line, m_axis);
        m_off = {glm::dot(off, m_front), glm::dot(off, m_axis)};
    }

    [[nodiscard]] const glm::dvec3 &line() const { return m_line; }
    [[nodiscard]] const glm::dvec3 &axis() const { return m_axis; }

    // The leg on its line, from the hip.
    struct Placed
    {
        glm::dvec3 knee{0.0};
        glm::dvec3 ankle{0.0};
    };

    // Returns the leg with the ankle at this distance. `turned` says how far a knee that is nearly straight or bent
    // backward comes to the front: 0 not at all, 1 wholly. In between it points to one side.
    [[nodiscard]] Placed bentAround(double distance, double turned) const
    {
        const double along = alongFor(distance);
        const double off = std::sqrt((m_thigh - along) * (m_thigh + along));
        const glm::dvec2 front = bentToFront(off);
        const double present = std::atan2(m_off.y, m_off.x);
        // The side of a leg that is straight now is noise, which a larger bend must not show.
        const double kept = (1.0 - glm::mix(turned, 1.0, ownSide())) * std::min(1.0, glm::length(m_off) / off);
        const double side = glm::mix(std::atan2(front.y, front.x), present, off > 0.0 ? kept : 0.0);
        return {m_line * along + (m_front * std::cos(side) + m_axis * std::sin(side)) * off, m_line * distance};
    }

    // Returns the same, but in between the knee is somewhere on the way between its present place and the one at the
    // front. Such a leg is a little too long or too short for its goal, by a thousandth of the leg for a knee that was
    // bent 5 degrees backward: no way around the line is continuous for all knees.
    [[nodiscard]] Placed bentThrough(double distance, double turned) const
    {
        const double share = glm::mix(turned, 1.0, ownSide());
        if (share == 1.0)
            return bentAround(distance, turned);
        const double along = alongFor(distance);
        const glm::dvec2 off = glm::mix(m_off, bentToFront(std::sqrt((m_thigh - along) * (m_thigh + along))), share);
        const double square = glm::dot(off, off);
        const double thigh = std::sqrt(std::max(0.0, m_thigh * m_thigh - square));
        const double shin = std::sqrt(std::max(0.0, m_shin * m_shin - square));
        return {m_line * thigh + m_front * off.x + m_axis * off.y, m_line * (thigh + shin)};
    }

    // See calmReach().
    [[nodiscard]] double calmReach() const
    {
        const double forward = forwardBend();
        const double off = glm::length(m_off);
        const double aside = off > 0.0 ? m_bend * m_off.y / off : 0.0;
        const double bend = std::hypot(calmBend(forward), aside);
        return std::sqrt(std::max(0.0, m_thigh * m_thigh + m_shin * m_shin + 2.0 * m_thigh * m_shin * std::cos(bend)));
    }

private:
    // Returns a bend that is as large as a clear one, and small for one that is nearly straight or backward. Far
    // backward, the hinge must be wrong, and only its size counts.
    static double calmBend(double forward)
    {
        if (forward >= clearBend)
            return forward;
        const double rising = std::max(0.0, 0.5 * (1.0 + forward / clearBend));
        const double steepness = 2.0 * clearBend / (clearBend - calmestBend); // no kink at the clear bend
        const double calm = calmestBend + (clearBend - calmestBend) * std::pow(rising, steepness);
        return glm::mix(calm, -forward, smoothStep((-forward - clearBend) / (impossibleBend - clearBend)));
    }

    // Returns how far along the line the knee is, by the law of cosines.
    [[nodiscard]] double alongFor(double distance) const
    {
        const double along =
            distance > 0.0 ? (m_thigh * m_thigh - m_shin * m_shin + distance * distance) / (2.0 * distance) : 0.0;
        return std::clamp(along, -m_thigh, m_thigh);
    }

    // Returns where a knee goes that is to be this far off the line, to the front and to the side. A clear bend keeps
    // its direction. A nearly straight or backward knee only keeps how far it is aside, so that its noise is not
    // magnified, and goes to the front: knees bend no other way. All that changes continuously, since captured knees
    // pass through straight all the time. Far backward, the hinge must be wrong, and the knee stays there.
    [[nodiscard]] glm::dvec2 bentToFront(double off) const
    {
        const double present = glm::length(m_off);
        const double scale = present > 0.0 ? glm::mix(1.0, off / present, ownSide()) : 0.0;
        const double aside = std::clamp(m_off.y * scale, -off, off);
        const double kept = 1.0 - 2.0 * smoothStep((-forwardBend() - impossibleBend) / impossibleBend);
        const double front = kept * std::sqrt((off - aside) * (off + aside));
        return {front, std::copysign(std::sqrt(std::max(0.0, (off - front) * (off + front))), m_off.y)};
    }

    // Returns how far the present bend decides to which side the knee points.
    [[nodiscard]] double ownSide() const
    {
        return std::max(smoothStep(forwardBend() / clearBend), smoothStep((m_bend - impossibleBend) / impossibleBend));
    }

    [[nodiscard]] double forwardBend() const
    {
        const double off = glm::length(m_off);
        return off > 0.0 ? m_bend * m_off.x / off : 0.0;
    }

    double m_thigh;
    double m_shin;
    double m_bend; // radians
    glm::dvec3 m_line{0.0}; // from hip to ankle, of length 1
    glm::dvec3 m_axis{0.0}; // about which the knee bends, of length 1 and normal to the line
    glm::dvec3 m_front{0.0}; // where a bent knee points
    glm::dvec2 m_off{0.0}; // where the knee is now: how far to the front, and how far along the axis
};

} // namespace

namespace {

// Solves the leg; `place` puts the knee for a distance.
template <typename Place>
TwoBoneRotations solved(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle, const glm::dvec3 &goal,
                        const glm::dvec3 &hinge, const Place &place)
{
    const bool usable = isFinite(hip) && isFinite(knee) && isFinite(ankle) && isFinite(goal) && isFinite(hinge);
    if (!usable || goal == ankle)
        return {};
    const glm::dvec3 upper = knee - hip;
    const glm::dvec3 lower = ankle - knee;
    const double shortest = std::abs(glm::length(upper) - glm::length(lower));
    const double longest = glm::length(upper) + glm::length(lower);
    const double wanted = glm::distance(goal, hip);

    // The leg swings as a whole to the line to its goal, and there its bones rotate by the smallest angles.
    const LegBend bend(upper, lower, hinge);
    const glm::dvec3 line = directionOf(goal - hip);
    const glm::dquat swing =
        line == glm::dvec3(0.0) ? glm::dquat(1.0, 0.0, 0.0, 0.0) : quaternionArc(bend.line(), line, bend.axis());
    const LegBend::Placed placed = place(bend, std::clamp(wanted, shortest, longest));
    return {swing * quaternionArc(upper, placed.knee, bend.axis()),
            swing * quaternionArc(lower, placed.ankle - placed.knee, bend.axis()),
            std::abs(wanted - glm::length(placed.ankle))};
}

} // namespace

TwoBoneRotations solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                               const glm::dvec3 &goal, const glm::dvec3 &hinge)
{
    const double length = glm::distance(hip, knee) + glm::distance(knee, ankle);
    const double turned = smoothStep(glm::distance(goal, ankle) / (smallMove * length));
    return solved(hip, knee, ankle, goal, hinge,
                  [turned](const LegBend &bend, double distance) { return bend.bentAround(distance, turned); });
}

TwoBoneRotations solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                               const glm::dvec3 &goal, const glm::dvec3 &hinge, double turned)
{
    return solved(hip, knee, ankle, goal, hinge,
                  [turned](const LegBend &bend, double distance) { return bend.bentThrough(distance, turned); });
}

double calmReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle, const glm::dvec3 &hinge)
{
    const glm::dvec3 upper = knee - hip;
    const glm::dvec3 lower = ankle - knee;
    if (directionOf(hinge) == glm::dvec3(0.0) || !isFinite(upper) || !isFinite(lower))
        return glm::distance(hip, ankle);
    return LegBend(upper, lower, hinge).calmReach();
}

glm::dvec3 hingeInThigh(std::span<const glm::dvec3> hips, std::span<const glm::dvec3> knees,
                        std::span<const glm::dvec3> ankles, std::span<const glm::dquat> worldFromThigh)
{
    assert(knees.size() == hips.size() && ankles.size() == hips.size() && worldFromThigh.size() == hips.size());
    glm::dvec3 sum(0.0);
    for (std::size_t frame = 0; frame < hips.size(); ++frame) {
        const glm::dvec3 upper = directionOf(knees[frame] - hips[frame]);
        const glm::dvec3 lower = directionOf(ankles[frame] - knees[frame]);
        const glm::dvec3 axis = directionOf(glm::cross(upper, lower));
        if (axis != glm::dvec3(0.0) && glm::dot(upper, lower) < bentEnoughCosine)
            sum += glm::conjugate(worldFromThigh[frame]) * axis;
    }
    return directionOf(sum);
}

} // namespace limber
