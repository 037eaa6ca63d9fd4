#include "contacts/toeroll.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Radians by which a heel rises further than in the take, and less far.
constexpr double mostRise = 0.35;
constexpr double mostSink = 0.25;

// Returns how steep a vector is, in radians.
double pitchOf(const glm::dvec3 &vector, const glm::dvec3 &up)
{
    return std::asin(std::clamp(glm::dot(directionOf(vector), up), -1.0, 1.0));
}

// The roll of one foot about the toe of one contact.
class ToeRoll
{
public:
    ToeRoll(const LegTrack &leg, const FootAnchors &anchors, const Anchor &toe, const glm::dvec3 &up)
        : m_leg(leg), m_anchors(anchors), m_toe(toe), m_up(up)
    {
    }

    // Returns the angle at which the law of cosines gives the distance of the take from hip to ankle, or as much of it
    // as a foot may roll; about the axis that lifts the heel.
    [[nodiscard]] glm::dvec3 in(int frame, const glm::dvec3 &rotation) const
    {
        const glm::dvec3 ankle = rotationFromVector(rotation) * (at(m_leg.ankle, frame) - at(m_leg.toe, frame));
        const glm::dvec3 axis = directionOf(glm::cross(ankle, m_up));
        const glm::dvec3 hip = at(m_leg.hip, frame) - toeIn(frame);
        const double wanted = glm::distance(at(m_leg.hip, frame), at(m_leg.ankle, frame));
        const double along = glm::dot(hip, ankle);
        const double across = glm::dot(hip, glm::cross(axis, ankle));
        const double most = std::hypot(along, across);
        if (axis == glm::dvec3(0.0) || !(most > 0.0))
            return glm::dvec3(0.0);
        const double cosine = (glm::dot(hip, hip) + glm::dot(ankle, ankle) - wanted * wanted) / (2.0 * most);
        const double middle = std::atan2(across, along);
        const double apart = std::acos(std::clamp(cosine, -1.0, 1.0));
        const double angle = std::abs(middle - apart) < std::abs(middle + apart) ? middle - apart : middle + apart;
        const double limit = angle > 0.0 ? mostRise : std::min(mostSink, pitchOf(ankle, m_up) - standingPitch());
        return limit > 0.0 ? limit * std::tanh(angle / limit) * axis : glm::dvec3(0.0);
    }

private:
    // Returns how steeply the foot rises from the toe to the ankle while both stand; level if they never do.
    [[nodiscard]] double standingPitch() const
    {
        const auto met = std::ranges::find_if(m_anchors.ankle, [&](const Anchor &ankle) {
            return ankle.frames.first <= m_toe.frames.last && m_toe.frames.first <= ankle.frames.last;
        });
        if (met == m_anchors.ankle.end())
            return 0.0;
        const int frame = std::max(met->frames.first, m_toe.frames.first);
        return pitchOf(placeOf(*met, m_leg.ankleSlides, static_cast<std::size_t>(frame)) - toeIn(frame), m_up);
    }

    [[nodiscard]] glm::dvec3 toeIn(int frame) const
    {
        return placeOf(m_toe, m_leg.toeSlides, static_cast<std::size_t>(frame));
    }

    const LegTrack &m_leg;
    const FootAnchors &m_anchors;
    const Anchor &m_toe;
    glm::dvec3 m_up;
};

// Returns by frame how many frames away the nearest one is in which the ankle stands.
std::vector<int> framesFromStanding(const LegTrack &leg)
{
    const int frames = static_cast<int>(leg.ankle.size());
    std::vector<int> away(leg.ankle.size(), frames);
    for (const FrameInterval &contact : leg.ankleContacts)
        std::fill(away.begin() + contact.first, away.begin() + contact.last + 1, 0);
    for (int frame = 1; frame < frames; ++frame)
        at(away, frame) = std::min(at(away, frame), at(away, frame - 1) + 1);
    for (int frame = frames - 2; frame >= 0; --frame)
        at(away, frame) = std::min(at(away, frame), at(away, frame + 1) + 1);
    return away;
}

// Limits how far the rolls of a contact change from frame to frame, from both ends. They stay zero where the ankle
// stands.
void slowDown(const std::vector<int> &away, const FrameInterval &contact, std::vector<glm::dvec3> &rolls)
{
    const auto follow = [&](int frame, int other) {
        const glm::dvec3 from = at(rolls, other);
        const double change = glm::distance(at(rolls, frame), from);
        if (change > mostRollPerFrame && at(away, frame) > 0)
            at(rolls, frame) = from + (mostRollPerFrame / change) * (at(rolls, frame) - from);
    };
    for (int frame = contact.first + 1; frame <= contact.last; ++frame)
        follow(frame, frame - 1);
    for (int frame = contact.last - 1; frame >= contact.first; --frame)
        follow(frame, frame + 1);
}

} // namespace

std::vector<glm::dvec3> rollsOverToes(const LegTrack &leg, const FootAnchors &anchors,
                                      std::span<const glm::dvec3> rotations, const glm::dvec3 &up, double fade)
{
    std::vector<glm::dvec3> rolls(leg.ankle.size());
    const std::vector<int> away = framesFromStanding(leg);
    for (const Anchor &toe : anchors.toe) {
        const ToeRoll roll(leg, anchors, toe, up);
        for (int frame = toe.frames.first; frame <= toe.frames.last; ++frame) {
            if (at(away, frame) > 0)
                at(rolls, frame) = smoothStep(at(away, frame) / fade) * roll.in(frame, at(rotations, frame));
        }
        slowDown(away, toe.frames, rolls);
    }
    return rolls;
}

} // namespace limber
