#include "contacts/raisedheel.h"

#include "base/at.h"
#include "contacts/footanchors.h"
#include "contacts/legreach.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double onGround = 1.0; // ncm above its place
constexpr double unreached = 0.2; // ncm that the pelvis would have to go down

// Tells in which frames of a contact the heel is off the ground.
class StandingHeel
{
public:
    StandingHeel(const LegTrack &leg, const glm::dvec3 &up, double ncmPerUnit, const FrameInterval &contact)
        : m_leg(leg), m_up(up), m_ncmPerUnit(ncmPerUnit), m_place(medianPosition(leg.ankle, contact))
    {
    }

    [[nodiscard]] bool isRaisedIn(int frame) const
    {
        const double raised = glm::dot(at(m_leg.ankle, frame) - m_place, m_up) * m_ncmPerUnit;
        return raised > onGround || dropIn(frame) * m_ncmPerUnit > unreached;
    }

private:
    // Returns how far the pelvis would have to go down for the heel to be where it stands.
    [[nodiscard]] double dropIn(int frame) const
    {
        if (m_leg.hip.empty())
            return 0.0;
        const glm::dvec3 &hip = at(m_leg.hip, frame);
        return LegReach(hip, at(m_leg.knee, frame), at(m_leg.ankle, frame)).dropFor(hip, m_place, m_up);
    }

    const LegTrack &m_leg;
    glm::dvec3 m_up;
    double m_ncmPerUnit;
    glm::dvec3 m_place; // where the heel stands
};

} // namespace

std::vector<FrameInterval> withoutRaisedHeel(const LegTrack &leg, const glm::dvec3 &up, double ncmPerUnit,
                                             std::span<const FrameInterval> contacts,
                                             std::span<const FrameInterval> toeContacts)
{
    std::vector<FrameInterval> grounded;
    for (FrameInterval contact : contacts) {
        const StandingHeel heel(leg, up, ncmPerUnit, contact);
        const auto isRaised = [&](int frame) {
            return heel.isRaisedIn(frame) &&
                   std::ranges::any_of(toeContacts, [=](const FrameInterval &toe) { return toe.contains(frame); });
        };
        const int fewest = contact.frameCount() / 2 + 1;
        while (contact.frameCount() > fewest && isRaised(contact.last))
            --contact.last;
        while (contact.frameCount() > fewest && isRaised(contact.first))
            ++contact.first;
        grounded.push_back(contact);
    }
    return grounded;
}

} // namespace limber
