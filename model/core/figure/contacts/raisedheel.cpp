#include "contacts/raisedheel.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/legreach.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double onGround = 1.0; // ncm above the middle height
constexpr double unreached = 0.2; // ncm that the pelvis would have to go down

// Tells in which frames of a contact the heel is off the ground.
class HeelHeights
{
public:
    HeelHeights(const LegTrack &leg, const glm::dvec3 &up, double ncmPerUnit, const FrameInterval &contact)
        : m_leg(leg), m_up(up), m_ncmPerUnit(ncmPerUnit)
    {
        std::vector<double> heights;
        for (int frame = contact.first; frame <= contact.last; ++frame)
            heights.push_back(heightIn(frame));
        m_middle = median(std::move(heights));
    }

    [[nodiscard]] bool isRaisedIn(int frame) const
    {
        const double raised = (heightIn(frame) - m_middle) * m_ncmPerUnit;
        return raised > onGround || (raised > unreached && dropIn(frame) * m_ncmPerUnit > unreached);
    }

private:
    [[nodiscard]] double heightIn(int frame) const { return glm::dot(at(m_leg.ankle, frame), m_up); }

    // Returns how far the pelvis would have to go down for the heel to be at its middle height.
    [[nodiscard]] double dropIn(int frame) const
    {
        if (m_leg.hip.empty())
            return 0.0;
        const glm::dvec3 &hip = at(m_leg.hip, frame);
        const glm::dvec3 &ankle = at(m_leg.ankle, frame);
        const LegReach reach(hip, at(m_leg.knee, frame), ankle);
        return reach.dropFor(hip, ankle + m_up * (m_middle - heightIn(frame)), m_up);
    }

    const LegTrack &m_leg;
    glm::dvec3 m_up;
    double m_ncmPerUnit;
    double m_middle = 0.0; // file units
};

} // namespace

std::vector<FrameInterval> withoutRaisedHeel(const LegTrack &leg, const glm::dvec3 &up, double ncmPerUnit,
                                             std::span<const FrameInterval> contacts,
                                             std::span<const FrameInterval> toeContacts)
{
    std::vector<FrameInterval> grounded;
    for (FrameInterval contact : contacts) {
        const HeelHeights heights(leg, up, ncmPerUnit, contact);
        const auto isRaised = [&](int frame) {
            return heights.isRaisedIn(frame) &&
                   std::ranges::any_of(toeContacts, [=](const FrameInterval &toe) { return toe.contains(frame); });
        };
        while (contact.last > contact.first && isRaised(contact.last))
            --contact.last;
        while (contact.last > contact.first && isRaised(contact.first))
            ++contact.first;
        grounded.push_back(contact);
    }
    return grounded;
}

} // namespace limber
