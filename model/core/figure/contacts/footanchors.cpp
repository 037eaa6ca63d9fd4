#include "contacts/footanchors.h"

#include "base/statistics.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

glm::dvec3 placeOf(const Anchor &anchor, const std::vector<glm::dvec3> &slides, std::size_t frame)
{
    return slides.empty() ? anchor.position : anchor.position + slides[frame];
}

glm::dvec3 medianPosition(const std::vector<glm::dvec3> &track, const FrameInterval &frames)
{
    glm::dvec3 median(0.0);
    std::vector<double> values(static_cast<std::size_t>(frames.frameCount()));
    for (int axis = 0; axis < 3; ++axis) {
        std::transform(track.begin() + frames.first, track.begin() + frames.last + 1, values.begin(),
                       [axis](const glm::dvec3 &position) { return position[axis]; });
        median[axis] = middleValue(values);
    }
    return median;
}

namespace {

// Returns the anchors. `heights` along `up` replace those of the track, if there are any.
std::vector<Anchor> anchorsOf(const std::vector<glm::dvec3> &track, const std::vector<double> &heights,
                              const glm::dvec3 &up, const std::vector<FrameInterval> &contacts, FootAnchorRule rule)
{
    std::vector<Anchor> anchors;
    for (const FrameInterval &contact : contacts) {
        const FrameInterval frames =
            rule == FootAnchorRule::First ? FrameInterval{contact.first, contact.first} : contact;
        Anchor anchor{contact, medianPosition(track, frames)};
        if (!heights.empty()) {
            std::vector<double> wanted(heights.begin() + frames.first, heights.begin() + frames.last + 1);
            anchor.position += up * (middleValue(wanted) - glm::dot(anchor.position, up));
        }
        anchors.push_back(anchor);
    }
    return anchors;
}

// Makes the anchors of a foot agree with each other. It spreads from the longest contact to the contacts that meet it,
// from these to those that meet them, and so on. Contacts of one joint come one after the other, so that meeting
// contacts form no circles and each is set once.
class AnchorAgreement
{
public:
    AnchorAgreement(const LegTrack &leg, FootAnchors &anchors) : m_leg(leg), m_anchors{&anchors.ankle, &anchors.toe}
    {
        for (int joint : {0, 1})
            m_settled[joint].resize(m_anchors[joint]->size());
    }

    void make()
    {
        for (const Contact &contact : longestFirst()) {
            if (isSettled(contact))
                continue;
            settle(contact);
            while (!m_toSpread.empty()) {
                const Contact from = m_toSpread.back();
                m_toSpread.pop_back();
                spread(from);
            }
        }
    }

private:
    struct Contact
    {
        int joint; // 0 for the ankle, 1 for the toe
        std::size_t index;
    };

    [[nodiscard]] Anchor &at(const Contact &contact) const { return (*m_anchors[contact.joint])[contact.index]; }
    [[nodiscard]] bool isSettled(const Contact &contact) const { return m_settled[contact.joint][contact.index]; }
    void settle(const Contact &contact)
    {
        m_settled[contact.joint][contact.index] = true;
        m_toSpread.push_back(contact);
    }

    [[nodiscard]] std::vector<Contact> longestFirst() const
    {
        std::vector<Contact> all;
        for (int joint : {0, 1}) {
            for (std::size_t index = 0; index < m_anchors[joint]->size(); ++index)
                all.push_back({joint, index});
        }
        std::ranges::stable_sort(all, [this](const Contact &a, const Contact &b) {
            return at(a).frames.frameCount() > at(b).frames.frameCount();
        });
        return all;
    }

    void spread(const Contact &from)
    {
        const FrameInterval &frames = at(from).frames;
        const int other = 1 - from.joint;
        const std::vector<Anchor> &others = *m_anchors[other];
        auto met = std::ranges::lower_bound(others, frames.first - 1, {},
                                            [](const Anchor &anchor) { return anchor.frames.last; });
        for (; met != others.end() && met->frames.first <= frames.last + 1; ++met) {
            const Contact contact{other, static_cast<std::size_t>(met - others.begin())};
            if (isSettled(contact))
                continue;
            at(contact).position = agreeing(from, contact);
            settle(contact);
        }
    }

    // Returns the position that is nearest to the wanted one and a foot's length from the settled one. If the contacts
    // only follow each other, it takes the foot as it is in that frame.
    [[nodiscard]] glm::dvec3 agreeing(const Contact &settled, const Contact &wanted) const
    {
        const FrameInterval &a = at(settled).frames;
        const FrameInterval &b = at(wanted).frames;
        const auto frame = static_cast<std::size_t>(std::min(std::max(a.first, b.first), b.last));
        const glm::dvec3 foot = (wanted.joint == 1 ? 1.0 : -1.0) * (m_leg.toe[frame] - m_leg.ankle[frame]);
        // What slides is there only in this frame: it meets where it has got to, not at its place.
        const glm::dvec3 from = placeIn(frame, settled);
        const glm::dvec3 to = placeIn(frame, wanted);
        const std::vector<FrameInterval> both = intersectionOf({&a, 1}, {&b, 1});
        const glm::dvec3 agreed =
            from + (both.empty() ? foot : wayOfFoot(both.front(), to - from, wanted.joint == 1 ? 1.0 : -1.0));
        return at(wanted).position + (agreed - to);
    }

    // Returns the way between ankle and toe while both stand: as their places have it, but for a foot that slides so
    // far that its places in contacts of other frames would wring it. A positive `sign` is from the ankle to the toe.
    [[nodiscard]] glm::dvec3 wayOfFoot(const FrameInterval &frames, const glm::dvec3 &places, double sign) const
    {
        constexpr double mostWrung = 0.25; // of the foot's length
        const auto first = static_cast<std::size_t>(frames.first);
        const glm::dvec3 foot = sign * (m_leg.toe[first] - m_leg.ankle[first]);
        const glm::dvec3 usual = sign * (medianPosition(m_leg.toe, frames) - medianPosition(m_leg.ankle, frames));
        const bool isWrung = glm::distance(places, usual) > mostWrung * glm::length(foot);
        const glm::dvec3 direction = directionOf(isWrung ? usual : places);
        return direction == glm::dvec3(0.0) ? foot : direction * glm::length(foot);
    }

    [[nodiscard]] glm::dvec3 placeIn(std::size_t frame, const Contact &contact) const
    {
        return placeOf(at(contact), contact.joint == 0 ? m_leg.ankleSlides : m_leg.toeSlides, frame);
    }

    const LegTrack &m_leg;
    std::vector<Anchor> *m_anchors[2];
    std::vector<bool> m_settled[2];
    std::vector<Contact> m_toSpread;
};

} // namespace

FootAnchors chooseFootAnchors(const LegTrack &leg, const glm::dvec3 &up, FootAnchorRule rule)
{
    FootAnchors anchors{anchorsOf(leg.ankle, leg.ankleHeights, up, leg.ankleContacts, rule),
                        anchorsOf(leg.toe, leg.toeHeights, up, leg.toeContacts, rule)};
    AnchorAgreement(leg, anchors).make();
    for (Anchor &ankle : anchors.ankle)
        ankle.rolls = !leg.ankleHeights.empty() && intersectionOf({&ankle.frames, 1}, leg.toeContacts).empty();
    return anchors;
}

} // namespace limber
