#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr BodyPart longFingers[] = {BodyPart::IndexFinger, BodyPart::MiddleFinger, BodyPart::RingFinger,
                                    BodyPart::LittleFinger};

Ring handRing(double y, double halfThickness, double halfWidth)
{
    return {.y = y, .halfWidth = halfThickness, .front = halfWidth, .back = halfWidth, .squareness = 2.7};
}

// One hand of a figure. Across its front, which is where the thumb is, it is flat.
class HandParts
{
public:
    HandParts(PartList &parts, int hand, BodySide side)
        : m_parts(parts), m_figure(parts.figure()), m_hand(hand), m_side(side), m_unit(parts.figure().unit())
    {
    }

    void add()
    {
        PartList::Place place = placeOfHand();
        if (place.along == glm::dvec3(0.0))
            return;
        const bool hasFingers = addFingers();
        std::vector<Loft> lofts{hasFingers ? palm(place) : mitten(place)};
        if (jointOf(BodyPart::Thumb) == NoJoint)
            lofts.push_back(thumb());
        m_parts.add(place, lofts);
    }

private:
    [[nodiscard]] int jointOf(BodyPart part, int number = 1) const
    {
        const int joint = m_figure.roles().find(part, m_side, number);
        return joint != NoJoint && m_figure.skeleton().isInSubtree(joint, m_hand) ? joint : NoJoint;
    }

    [[nodiscard]] glm::dvec3 seen(int joint) const
    {
        return m_figure.seenFrom(m_hand, m_figure.positionOf(NodeId::joint(joint)));
    }

    [[nodiscard]] PartList::Place placeOfHand() const
    {
        PartList::Place place{.joint = m_hand, .front = m_figure.frontOf(m_hand)};
        const AnatomicalFrame &frame = m_figure.frames().of(m_hand);
        if (frame.isKnown())
            place.along = frame.along();
        else if (frame.knowsAbove())
            place.along = frame.jointFromAbove[1];
        constexpr double farOff = 0.7; // cosine
        const NodeId reach = m_figure.endOf(m_hand);
        const glm::dvec3 bone =
            reach.isValid() ? directionOf(m_figure.seenFrom(m_hand, m_figure.positionOf(reach))) : glm::dvec3(0.0);
        // What is known of the body above a lone arm may be wrong.
        if (bone != glm::dvec3(0.0) && glm::dot(bone, place.along) < farOff)
            place.along = bone;
        if (const int thumb = jointOf(BodyPart::Thumb); thumb != NoJoint) {
            const glm::dvec3 base = seen(thumb);
            const NodeId end = m_figure.endOf(thumb);
            const glm::dvec3 tip = end.isValid() ? m_figure.seenFrom(m_hand, m_figure.positionOf(end)) : base;
            const glm::dvec3 aside = tip - glm::dot(tip, place.along) * place.along;
            if (glm::length(aside) > 1.5 * m_unit && frame.origin != FrameOrigin::Bones)
                place.front = aside;
        }
        return place;
    }

    // Returns how far the knuckles of the long fingers are from the wrist, and 0 without any.
    [[nodiscard]] double knuckles(const glm::dvec3 &along) const
    {
        double sum = 0.0;
        int count = 0;
        for (const BodyPart part : longFingers) {
            if (const int joint = jointOf(part); joint != NoJoint) {
                sum += glm::dot(seen(joint), along);
                ++count;
            }
        }
        return count > 1 ? sum / count : 0.0;
    }

    [[nodiscard]] Loft palm(const PartList::Place &place) const
    {
        const double length = std::clamp(knuckles(place.along), 5.0 * m_unit, 12.0 * m_unit);
        const double u = m_unit;
        return {.rings = {handRing(0.0, 1.9 * u, 2.6 * u), handRing(0.25 * length, 1.7 * u, 3.3 * u),
                          handRing(0.65 * length, 1.5 * u, 4.0 * u), handRing(1.0 * length, 1.25 * u, 4.1 * u)},
                .domeBelow = 2.0 * u,
                .domeAbove = 0.9 * u,
                .slices = 12};
    }

    [[nodiscard]] Loft mitten(const PartList::Place &place) const
    {
        const double u = m_unit;
        double length = 17.5 * u;
        if (const NodeId end = m_figure.endOf(m_hand); end.isValid()) {
            const double reach = glm::dot(m_figure.seenFrom(m_hand, m_figure.positionOf(end)), place.along);
            if (reach > 12.0 * u)
                length = std::min(reach, 20.0 * u);
        }
        return {.rings = {handRing(0.0, 1.9 * u, 2.6 * u), handRing(0.14 * length, 1.75 * u, 3.2 * u),
                          handRing(0.35 * length, 1.6 * u, 4.0 * u), handRing(0.50 * length, 1.45 * u, 4.2 * u),
                          handRing(0.72 * length, 1.2 * u, 3.8 * u), handRing(0.90 * length, 0.95 * u, 3.0 * u)},
                .domeBelow = 2.0 * u,
                .domeAbove = 0.1 * length,
                .slices = 12};
    }

    [[nodiscard]] Loft thumb() const
    {
        const double u = m_unit;
        const auto ring = [u](double y, double aside, double radius) {
            return Ring{
                .y = y * u, .halfWidth = radius * u, .front = radius * u, .back = radius * u, .shift = aside * u};
        };
        return {.rings = {ring(1.8, 2.2, 1.5), ring(4.2, 4.2, 1.55), ring(6.6, 5.7, 1.35), ring(8.8, 6.6, 1.1)},
                .domeBelow = 1.0 * u,
                .domeAbove = 1.1 * u,
                .slices = 8};
    }

    bool addFingers()
    {
        for (const BodyPart part : {BodyPart::Thumb, BodyPart::IndexFinger, BodyPart::MiddleFinger,
                                    BodyPart::RingFinger, BodyPart::LittleFinger})
            addFinger(part);
        return hasSeveralFingers();
    }

    // A lone finger stands for all of them: it belongs to the mitten, which is the hand's.
    void addFinger(BodyPart part)
    {
        const bool isAlone = part != BodyPart::Thumb && !hasSeveralFingers();
        PartList::Sleeve sleeve{.loft = {.slices = 8}, .widest = 5.0 * m_unit};
        double way = 0.0;
        for (int number = 1; jointOf(part, number) != NoJoint; ++number) {
            const int joint = jointOf(part, number);
            m_parts.noteDone(joint);
            const int next = nextJoint(m_figure.skeleton(), m_figure.roles(), joint);
            const NodeId tip = next != NoJoint ? NodeId::joint(next) : m_figure.endOf(joint);
            if (isAlone || !tip.isValid())
                continue;
            const PartList::Place place = m_parts.between(joint, tip);
            if (!(place.length > 0.3 * m_unit) || place.length > 14.0 * m_unit)
                break;
            if (sleeve.pieces.empty())
                sleeve.loft.rings.push_back(roundRing(way, thicknessOf(part, number)));
            sleeve.pieces.push_back({place, {.begin = way, .cut = way, .bend = 1.2 * m_unit}});
            way += place.length;
            sleeve.loft.rings.push_back(roundRing(way, thicknessOf(part, number + 1)));
        }
        if (sleeve.pieces.empty())
            return;
        sleeve.loft.domeBelow = sleeve.loft.rings.front().halfWidth;
        sleeve.loft.domeAbove = sleeve.loft.rings.back().halfWidth;
        m_parts.addSleeve(sleeve);
    }

    // Returns the radius at the beginning of a bone of a finger, by its number.
    [[nodiscard]] double thicknessOf(BodyPart part, int number) const
    {
        const double base = part == BodyPart::Thumb ? 1.25 : part == BodyPart::LittleFinger ? 0.82 : 0.95;
        return base * m_unit * std::max(0.66, 1.08 - 0.08 * number);
    }

    [[nodiscard]] bool hasSeveralFingers() const
    {
        return std::ranges::count_if(longFingers, [this](BodyPart part) { return jointOf(part) != NoJoint; }) > 1;
    }

    PartList &m_parts;
    const FigureAnatomy &m_figure;
    int m_hand;
    BodySide m_side;
    double m_unit;
};

} // namespace

void addHands(PartList &parts)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        if (const int hand = parts.figure().roles().find(BodyPart::Hand, side); hand != NoJoint)
            HandParts(parts, hand, side).add();
    }
}

} // namespace limber
