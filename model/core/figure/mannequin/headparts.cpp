#include "mannequin/bodyproportions.h"
#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// A head from chin to crown, in units of the body.
struct HeadSize
{
    double height; // 0 at the chin, 1 at the crown
    double halfWidth;
    double middle; // in front of the neck
    double halfDepth;
};

constexpr double usualHeight = 22.5; // in units of the body
constexpr std::array<HeadSize, 10> headSizes{{{0.00, 3.2, 6.2, 2.9},
                                              {0.05, 4.7, 5.2, 4.6},
                                              {0.15, 6.0, 3.6, 6.6},
                                              {0.28, 6.9, 2.4, 8.2},
                                              {0.43, 7.5, 1.7, 9.2},
                                              {0.60, 7.9, 1.4, 9.6},
                                              {0.75, 7.7, 1.2, 9.3},
                                              {0.87, 6.5, 1.0, 7.9},
                                              {0.95, 4.5, 0.9, 5.5},
                                              {0.99, 2.1, 0.8, 2.7}}};

// Where a head is on its joint, in file units.
struct HeadPlace
{
    double crown; // above the joint
    double height; // from the chin to the crown
    double unit; // of its other sizes
    [[nodiscard]] double chin() const { return crown - height; }
};

HeadPlace headAt(double crown, double unit)
{
    constexpr double longest = 30.0; // from the joint to the crown, where the joint is at the base of the neck
    const double size = std::max(crown / longest, unit);
    return {.crown = crown, .height = usualHeight * size, .unit = size};
}

// Returns how far the crown is above the head's joint.
double crownOf(const FigureAnatomy &figure, int head, const glm::dvec3 &up)
{
    constexpr double usual = 19.5;
    const double u = figure.unit();
    const NodeId end = figure.endOf(head);
    const double height = end.isValid() ? glm::dot(figure.seenFrom(head, figure.positionOf(end)), up) : 0.0;
    // A short end says nothing; a joint at the base of the neck has a long one.
    if (figure.roles().of(head).part == BodyPart::Neck && height < 16.0 * u)
        return std::max(height + 19.0 * u, 23.0 * u);
    return height < 9.0 * u ? usual * u : std::max(height, 16.0 * u);
}

// The first joint of a neck grows out of the shoulders; the others are round at both ends, so that a bent neck has no
// gaps and no edges.
void addNeck(PartList &parts, int joint, int next, bool isFirst)
{
    const double u = parts.figure().unit();
    const PartList::Place place = parts.between(joint, NodeId::joint(next));
    if (!(place.length > 0.5 * u))
        return parts.noteDone(joint);
    const auto ring = [u](double y, double radius) {
        return Ring{.y = y, .halfWidth = radius * u, .front = radius * u, .back = 1.05 * radius * u};
    };
    constexpr double top = 5.7;
    Loft loft{.rings = {ring(0.0, 5.9), ring(0.5 * place.length, 5.8), ring(place.length, top)},
              .domeBelow = 0.9 * top * u,
              .domeAbove = 0.9 * top * u};
    if (isFirst) {
        loft.rings = {ring(-2.0 * u, 6.3), ring(0.25 * place.length, 5.9), ring(place.length, top)};
    }
    parts.add(place, {loft});
}

Loft skull(const HeadPlace &head)
{
    const double u = head.unit;
    Loft loft{.slices = 18};
    for (const HeadSize &size : headSizes)
        loft.rings.push_back({.y = head.chin() + size.height * head.height,
                              .halfWidth = size.halfWidth * u,
                              .front = size.halfDepth * u,
                              .back = size.halfDepth * u,
                              .shift = size.middle * u,
                              .squareness = 2.15});
    loft.domeBelow = 0.4 * u;
    loft.domeAbove = 0.25 * u;
    return loft;
}

Loft nose(const HeadPlace &head)
{
    const double u = head.unit;
    const auto ring = [&](double height, double halfWidth, double depth, double at) {
        return Ring{.y = head.chin() + height * head.height,
                    .halfWidth = halfWidth * u,
                    .front = depth * u,
                    .back = 2.0 * u,
                    .shift = at * u,
                    .squareness = 2.0};
    };
    return {.rings = {ring(0.29, 1.5, 2.0, 10.0), ring(0.33, 1.5, 2.5, 10.0), ring(0.42, 1.0, 1.9, 10.1),
                      ring(0.50, 0.8, 1.1, 10.2)},
            .domeBelow = 0.6 * u,
            .domeAbove = 0.4 * u,
            .slices = 8};
}

// A plate before the eyes that is bent around the head.
Patch visor(const Loft &skull, double u)
{
    Patch patch{.halfAngle = 0.95, .thickness = 0.7 * u};
    constexpr double heights[] = {0.455, 0.50, 0.58, 0.625};
    for (const double height : heights) {
        const auto above = std::ranges::find_if(headSizes, [&](const HeadSize &size) { return size.height > height; });
        const auto i = static_cast<std::size_t>(above - headSizes.begin());
        const double share = (height - headSizes[i - 1].height) / (headSizes[i].height - headSizes[i - 1].height);
        const Ring &low = skull.rings[i - 1];
        const Ring &high = skull.rings[i];
        Ring ring = low;
        ring.y = std::lerp(low.y, high.y, share);
        ring.halfWidth = std::lerp(low.halfWidth, high.halfWidth, share);
        ring.front = std::lerp(low.front, high.front, share);
        ring.shift = std::lerp(low.shift, high.shift, share);
        patch.rings.push_back(ring);
    }
    return patch;
}

// Returns where the crown is from the head's joint. A neck may lean where the head on it is upright.
glm::dvec3 directionOfHead(const FigureAnatomy &figure, int head)
{
    const AnatomicalFrame &frame = figure.frames().of(head);
    const bool hasBone = frame.isKnown() && figure.roles().of(head).part == BodyPart::Head;
    if (!hasBone && figure.standsInReference())
        return figure.directionSeenFrom(head, figure.up());
    return frame.isKnown() ? frame.along() : frame.knowsAbove() ? frame.jointFromAbove[1] : glm::dvec3(0.0);
}

} // namespace

void addHead(PartList &parts)
{
    const FigureAnatomy &figure = parts.figure();
    for (int number = 1; figure.roles().find(BodyPart::Neck, BodySide::Centre, number) != NoJoint; ++number) {
        const int joint = figure.roles().find(BodyPart::Neck, BodySide::Centre, number);
        const int next = nextJoint(figure.skeleton(), figure.roles(), joint);
        if (next != NoJoint && !parts.isDone(joint))
            addNeck(parts, joint, next, number == 1);
    }
    const int head = figure.carrierOfHead();
    if (head == NoJoint)
        return;
    const double u = figure.unit();
    PartList::Place place{.joint = head, .front = figure.frontOf(head)};
    place.along = directionOfHead(figure, head);
    if (place.along == glm::dvec3(0.0))
        return;
    const HeadPlace size = headAt(crownOf(figure, head, place.along), u);
    const Loft whole = skull(size);
    std::vector<Loft> lofts{whole, nose(size)};
    if (size.chin() > -1.0 * u)
        lofts.push_back({.rings = {roundRing(-1.0 * u, 5.2 * u), roundRing(size.chin() + 5.0 * u, 5.4 * u)},
                         .domeBelow = 2.0 * u,
                         .domeAbove = 2.0 * u});
    parts.add(place, lofts);
    parts.addPlates(place, {visor(whole, size.unit)});
    if (const int top = figure.roles().find(BodyPart::HeadTop); top != NoJoint)
        parts.noteDone(top);
}

} // namespace limber
