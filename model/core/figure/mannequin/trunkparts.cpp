#include "mannequin/bodyproportions.h"
#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// How wide and deep a trunk is at a height, from 0 at the hip joints to 1 where the neck begins. Widths are shares of
// the hips' and the shoulders' half widths plus flesh, depths are in units of the body.
struct TrunkSize
{
    double height;
    double ofHips;
    double ofShoulders;
    double flesh;
    double front;
    double back;
};

constexpr std::array<TrunkSize, 12> trunkSizes{{{-0.17, 0.22, 0.00, 1.4, 3.4, 3.8},
                                                {-0.11, 0.64, 0.00, 3.0, 6.8, 8.2},
                                                {-0.03, 0.97, 0.00, 7.4, 9.2, 10.9},
                                                {0.06, 1.00, 0.00, 8.4, 9.8, 10.9},
                                                {0.16, 0.90, 0.00, 7.4, 10.0, 9.6},
                                                {0.30, 0.58, 0.20, 4.2, 9.4, 8.0},
                                                {0.42, 0.33, 0.46, 2.8, 9.9, 8.2},
                                                {0.58, 0.15, 0.73, 1.4, 11.6, 9.8},
                                                {0.74, 0.00, 0.90, 1.0, 12.6, 11.0},
                                                {0.86, 0.00, 0.86, 0.6, 10.8, 10.6},
                                                {0.95, 0.00, 0.56, 0.4, 7.8, 8.8},
                                                {1.02, 0.00, 0.00, 5.8, 5.6, 6.0}}};

// Returns the value at a height on a smooth curve through those of the table.
template <typename Value>
double smoothAt(double height, Value value)
{
    const auto last = static_cast<int>(trunkSizes.size()) - 1;
    const auto heightOf = [](int i) { return trunkSizes[static_cast<std::size_t>(i)].height; };
    int i = 0;
    while (i + 2 <= last && heightOf(i + 1) < height)
        ++i;
    const double x = std::clamp((height - heightOf(i)) / (heightOf(i + 1) - heightOf(i)), 0.0, 1.0);
    const auto at = [&](int index) { return value(trunkSizes[static_cast<std::size_t>(std::clamp(index, 0, last))]); };
    const double before = at(i - 1);
    const double from = at(i);
    const double to = at(i + 1);
    const double after = at(i + 2);
    return from + 0.5 * x *
                      (to - before +
                       x * (2.0 * before - 5.0 * from + 4.0 * to - after + x * (3.0 * (from - to) + after - before)));
}

// The trunk of a figure, along the line from between the hips up to the neck.
class Trunk
{
public:
    explicit Trunk(PartList &parts) : m_parts(parts), m_figure(parts.figure()), m_size(proportionsOf(parts.figure()))
    {
        const glm::dvec3 hips = 0.5 * (positionOf(m_figure.roles().find(BodyPart::Thigh, BodySide::Left)) +
                                       positionOf(m_figure.roles().find(BodyPart::Thigh, BodySide::Right)));
        m_hips = hips;
        std::vector<int> joints;
        for (int joint = nextJoint(m_figure.skeleton(), m_figure.roles(), pelvis()); joint != NoJoint;
             joint = nextJoint(m_figure.skeleton(), m_figure.roles(), joint)) {
            joints.push_back(joint);
            const BodyPart part = m_figure.roles().of(joint).part;
            if (part == BodyPart::Neck || part == BodyPart::Head)
                break;
        }
        if (joints.empty())
            return;
        m_up = directionOf(positionOf(joints.back()) - hips);
        // The first joint may lie far behind the hips, but it is the height that counts.
        double way = std::max(0.0, glm::dot(positionOf(joints.front()) - hips, m_up));
        for (std::size_t i = 0; i < joints.size(); ++i) {
            way += i == 0 ? 0.0 : glm::distance(positionOf(joints[i - 1]), positionOf(joints[i]));
            m_line.push_back({joints[i], way});
        }
        m_length = way;
        constexpr double usualLength = 48.0;
        m_size.depth *= std::clamp(way / (usualLength * m_figure.unit()), 0.72, 1.15);
    }

    void add()
    {
        const double u = m_figure.unit();
        if (m_line.empty() || !(m_length > 12.0 * u))
            return;
        const double pelvisTop = std::max(m_line.front().way, 0.17 * m_length);
        addPelvis(pelvisTop);
        for (std::size_t i = 0; i + 1 < m_line.size(); ++i)
            addSegment(m_line[i], m_line[i + 1], pelvisTop);
    }

private:
    struct Point
    {
        int joint = NoJoint;
        double way = 0.0; // from the hips
    };

    [[nodiscard]] int pelvis() const { return m_figure.roles().find(BodyPart::Pelvis); }
    [[nodiscard]] glm::dvec3 positionOf(int joint) const { return m_figure.positionOf(NodeId::joint(joint)); }

    [[nodiscard]] Ring ringAt(double way, double y) const
    {
        const double height = way / m_length;
        const double u = m_figure.unit();
        const double depth = m_size.depth * u;
        const auto mean = [height](auto member) {
            return smoothAt(height, [member](const TrunkSize &size) { return size.*member; });
        };
        const double width = mean(&TrunkSize::ofHips) * m_size.halfHips +
                             mean(&TrunkSize::ofShoulders) * m_size.halfShoulders +
                             mean(&TrunkSize::flesh) * std::max(0.95, m_size.depth) * u;
        return {.y = y,
                .halfWidth = width,
                .front = mean(&TrunkSize::front) * depth,
                .back = mean(&TrunkSize::back) * depth,
                .squareness = 2.35};
    }

    [[nodiscard]] Loft loftBetween(double from, double to, double zero) const
    {
        Loft loft{.slices = 20};
        const int steps = std::max(2, static_cast<int>(std::ceil((to - from) / (4.0 * m_figure.unit()))));
        for (int step = 0; step <= steps; ++step) {
            const double way = from + (to - from) * step / steps;
            loft.rings.push_back(ringAt(way, way - zero));
        }
        return loft;
    }

    void addPelvis(double top)
    {
        const double u = m_figure.unit();
        PartList::Place place{.joint = pelvis()};
        place.origin = m_figure.seenFrom(pelvis(), m_hips);
        place.along = m_figure.directionSeenFrom(pelvis(), m_up);
        // From the hips themselves: a spine that begins in the pelvis' own joint gives it no direction.
        const glm::dvec3 left = positionOf(m_figure.roles().find(BodyPart::Thigh, BodySide::Left)) - m_hips;
        place.front = m_figure.directionSeenFrom(pelvis(), glm::cross(left, m_up));
        Loft loft = loftBetween(-0.17 * m_length, top, 0.0);
        loft.domeBelow = 1.2 * u;
        loft.domeAbove = 4.0 * u;
        m_parts.add(place, {loft});
        m_parts.addPlates(place, {patchAt(0.09 * m_length, 0.0, 2.8 * u, 0.30)});
    }

    void addSegment(const Point &from, const Point &to, double pelvisTop)
    {
        const double u = m_figure.unit();
        m_parts.noteDone(from.joint);
        const double low = std::max(from.way, pelvisTop);
        if (to.way - low < 0.5 * u)
            return;
        const PartList::Place place = m_parts.between(from.joint, NodeId::joint(to.joint));
        Loft loft = loftBetween(low, to.way, from.way);
        loft.domeBelow = std::min(4.5 * u, 0.45 * ringAt(low, 0.0).back);
        loft.domeAbove = to.joint == m_line.back().joint ? 2.0 * u : 4.0 * u;
        m_parts.add(place, {loft});
        addPlates(place, from, to);
    }

    void addPlates(const PartList::Place &place, const Point &from, const Point &to)
    {
        const double u = m_figure.unit();
        const double middle = 0.735 * m_length;
        if (middle < from.way || middle >= to.way)
            return;
        Patch back = patchAt(middle, from.way, 8.0 * u, 0.24);
        back.isBehind = true;
        m_parts.addPlates(place, {patchAt(middle, from.way, 6.0 * u, 0.64), back});
    }

    [[nodiscard]] Patch patchAt(double middle, double zero, double halfHeight, double halfAngle) const
    {
        Patch patch{.halfAngle = halfAngle, .thickness = 0.9 * m_figure.unit()};
        for (const double offset : {-1.0, -0.6, 0.0, 0.6, 1.0}) {
            const double way = middle + offset * halfHeight;
            patch.rings.push_back(ringAt(way, way - zero));
        }
        return patch;
    }

    PartList &m_parts;
    const FigureAnatomy &m_figure;
    Proportions m_size;
    glm::dvec3 m_hips{0.0};
    glm::dvec3 m_up{0.0}; // from there to the neck, in the reference pose
    std::vector<Point> m_line; // from the first joint above the pelvis to the first of neck or head
    double m_length = 0.0;
};

} // namespace

void addTrunk(PartList &parts)
{
    Trunk(parts).add();
}

} // namespace limber
