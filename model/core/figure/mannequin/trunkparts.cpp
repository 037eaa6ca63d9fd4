#include "mannequin/bodyproportions.h"
#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"
#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

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

// Where on the way from the hips to the neck the shoulders of the table are.
constexpr double usualShoulders = 0.84;

// The trunk and the neck of a figure, along the line from between the hips up to the head.
class Trunk
{
public:
    explicit Trunk(PartList &parts) : m_parts(parts), m_figure(parts.figure()), m_size(proportionsOf(parts.figure()))
    {
        m_hips = middleOf(BodyPart::Thigh).value_or(positionOf(pelvis()));
        for (int joint = nextAbove(pelvis()); joint != NoJoint; joint = nextAbove(joint)) {
            m_line.push_back({joint, 0.0});
            if (m_figure.roles().of(joint).part == BodyPart::Head)
                break;
        }
        const auto neck = std::ranges::find_if(m_line, [this](const Point &point) { return !isOfTrunk(point.joint); });
        m_neck = static_cast<std::size_t>(neck - m_line.begin());
        if (m_line.empty())
            return;
        m_hasNeck = m_neck < m_line.size();
        m_neck = std::min(m_neck, m_line.size() - 1);
        const glm::dvec3 top = positionOf(m_line[m_neck].joint);
        m_up = directionOf((m_hasNeck ? top : middleOf(BodyPart::UpperArm).value_or(top)) - m_hips);
        // The first joint may lie far behind the hips, but it is the height that counts.
        double way = std::max(0.0, glm::dot(positionOf(m_line.front().joint) - m_hips, m_up));
        for (std::size_t i = 0; i < m_line.size(); ++i) {
            way += i == 0 ? 0.0 : glm::distance(positionOf(m_line[i - 1].joint), positionOf(m_line[i].joint));
            m_line[i].way = way;
        }
        measure();
    }

    void add()
    {
        const double u = m_figure.unit();
        if (m_line.empty() || !(m_length > 12.0 * u))
            return;
        addSurface();
        m_parts.addPlates(placeOfPelvis(), {patchAt(0.09 * m_length, 0.0, 2.8 * u, 0.30)});
        for (std::size_t i = 0; i < m_neck; ++i) {
            m_parts.noteDone(m_line[i].joint);
            addPlates(m_line[i], m_line[i + 1]);
        }
    }

private:
    struct Point
    {
        int joint = NoJoint;
        double way = 0.0; // from the hips
    };

    [[nodiscard]] int pelvis() const { return m_figure.roles().find(BodyPart::Pelvis); }
    [[nodiscard]] glm::dvec3 positionOf(int joint) const { return m_figure.positionOf(NodeId::joint(joint)); }
    [[nodiscard]] int nextAbove(int joint) const { return nextJoint(m_figure.skeleton(), m_figure.roles(), joint); }
    [[nodiscard]] bool isOfTrunk(int joint) const
    {
        const BodyPart part = m_figure.roles().of(joint).part;
        return part != BodyPart::Neck && part != BodyPart::Head;
    }
    [[nodiscard]] int find(BodyPart part, BodySide side) const { return m_figure.roles().find(part, side); }
    // Returns the middle between the joints of a part on both sides; nothing if one is missing.
    [[nodiscard]] std::optional<glm::dvec3> middleOf(BodyPart part) const
    {
        const int left = find(part, BodySide::Left);
        const int right = find(part, BodySide::Right);
        if (left == NoJoint || right == NoJoint)
            return std::nullopt;
        return 0.5 * (positionOf(left) + positionOf(right));
    }
    // Returns how far above the hips the shoulders are; without arms where they usually are.
    [[nodiscard]] double shoulderHeight() const
    {
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            if (const int arm = find(BodyPart::UpperArm, side); arm != NoJoint)
                return glm::dot(positionOf(arm) - m_hips, m_up);
        }
        return usualShoulders * m_line[m_neck].way;
    }

    // Finds how long and deep the trunk is, and at what share of its length the shoulders are.
    void measure()
    {
        const double shoulders = shoulderHeight();
        // Without a neck the shoulders show how long it is.
        m_length = m_hasNeck ? m_line[m_neck].way : std::max(m_line[m_neck].way, shoulders / usualShoulders);
        constexpr double usualLength = 48.0;
        m_size.depth *= std::clamp(m_length / (usualLength * m_figure.unit()), 0.72, 1.15);
        m_shoulders = std::clamp(shoulders / std::max(m_length, m_figure.unit()), 0.72, 1.12);
        m_top = std::max(1.02, m_shoulders + 0.15) * m_length;
        m_head = std::max(m_line.back().way, m_top);
    }

    // Returns the way to a height of the table: hips, shoulders and neck are where the figure has them.
    [[nodiscard]] double wayTo(double height) const
    {
        constexpr double waist = 0.30;
        constexpr double top = 1.02;
        double share = height;
        if (height > usualShoulders)
            share = std::lerp(m_shoulders, m_top / m_length, (height - usualShoulders) / (top - usualShoulders));
        else if (height > waist)
            share = std::lerp(waist, m_shoulders, (height - waist) / (usualShoulders - waist));
        return share * m_length;
    }

    [[nodiscard]] Ring ringOf(const TrunkSize &size) const
    {
        const double u = m_figure.unit();
        const double depth = m_size.depth * u;
        return {.y = wayTo(size.height),
                .halfWidth = size.ofHips * m_size.halfHips + size.ofShoulders * m_size.halfShoulders +
                             size.flesh * std::max(0.95, m_size.depth) * u,
                .front = size.front * depth,
                .back = size.back * depth,
                .squareness = 2.35};
    }

    // Returns rings from between the legs up to where the head sits on the neck.
    [[nodiscard]] std::vector<Ring> rings() const
    {
        std::vector<Ring> result;
        for (const TrunkSize &size : trunkSizes)
            result.push_back(ringOf(size));
        const double u = m_figure.unit();
        if (m_head > m_top + u) {
            result.push_back(
                {.y = m_top + 0.4 * (m_head - m_top), .halfWidth = 5.6 * u, .front = 5.4 * u, .back = 5.8 * u});
            result.push_back({.y = m_head, .halfWidth = 5.4 * u, .front = 5.2 * u, .back = 5.6 * u});
        }
        return result;
    }

    [[nodiscard]] PartList::Place placeOfPelvis() const
    {
        PartList::Place place{.joint = pelvis()};
        place.origin = m_figure.seenFrom(pelvis(), m_hips);
        place.along = m_figure.directionSeenFrom(pelvis(), m_up);
        // From the hips themselves: a spine that begins in the pelvis' own joint gives it no direction.
        place.front = m_figure.frontOf(pelvis());
        if (middleOf(BodyPart::Thigh)) {
            const glm::dvec3 left = positionOf(find(BodyPart::Thigh, BodySide::Left)) - m_hips;
            place.front = m_figure.directionSeenFrom(pelvis(), glm::cross(left, m_up));
        }
        return place;
    }

    void addSurface()
    {
        const double u = m_figure.unit();
        PartList::Sleeve sleeve;
        sleeve.loft = {.rings = rings(), .domeBelow = 1.2 * u, .domeAbove = 3.0 * u, .slices = 18};
        sleeve.widest = 5.5 * u;
        sleeve.pieces.push_back({placeOfPelvis(), {}});
        double cut = std::max(m_line.front().way, 0.17 * m_length);
        for (std::size_t i = 0; i + 1 < m_line.size(); ++i) {
            if (i == m_neck)
                cut = std::max(cut, m_top); // the shoulders do not go along with the neck
            const double begin = std::max(cut, m_line[i].way);
            if (m_line[i + 1].way - begin < 0.5 * u)
                continue;
            sleeve.pieces.push_back({m_parts.between(m_line[i].joint, NodeId::joint(m_line[i + 1].joint)),
                                     {.begin = m_line[i].way, .cut = begin, .bend = m_length}});
            cut = begin;
        }
        if (!m_hasNeck)
            sleeve.pieces.push_back(
                {placeOfLast(),
                 {.begin = m_line.back().way, .cut = std::max(cut, m_line.back().way), .bend = m_length}});
        m_parts.addSleeve(sleeve);
    }

    // Returns the place of the last joint of a trunk without a neck.
    [[nodiscard]] PartList::Place placeOfLast() const
    {
        const int joint = m_line.back().joint;
        return {.joint = joint,
                .along = m_figure.directionSeenFrom(joint, m_up),
                .front = m_figure.frontOf(joint),
                .length = m_length - m_line.back().way};
    }

    void addPlates(const Point &from, const Point &to)
    {
        const double u = m_figure.unit();
        const double middle = wayTo(0.735);
        if (middle < from.way || middle >= to.way)
            return;
        Patch back = patchAt(middle, from.way, 8.0 * u, 0.24);
        back.isBehind = true;
        m_parts.addPlates(m_parts.between(from.joint, NodeId::joint(to.joint)),
                          {patchAt(middle, from.way, 6.0 * u, 0.64), back});
    }

    [[nodiscard]] Patch patchAt(double middle, double zero, double halfHeight, double halfAngle) const
    {
        Patch patch{.halfAngle = halfAngle, .thickness = 0.9 * m_figure.unit()};
        const std::vector<Ring> all = rings();
        for (const double offset : {-1.0, -0.6, 0.0, 0.6, 1.0}) {
            Ring ring = ringAt(all, middle + offset * halfHeight);
            ring.y -= zero;
            patch.rings.push_back(ring);
        }
        return patch;
    }

    PartList &m_parts;
    const FigureAnatomy &m_figure;
    Proportions m_size;
    glm::dvec3 m_hips{0.0};
    glm::dvec3 m_up{0.0}; // from there to the neck, in the reference pose
    std::vector<Point> m_line; // from the first joint above the pelvis to the head
    bool m_hasNeck = false; // or a head
    std::size_t m_neck = 0; // the first of them that is neck or head, or the last one
    double m_length = 0.0; // the way to it
    double m_shoulders = 0.0; // as a share of the length
    double m_top = 0.0; // the way to where the neck begins
    double m_head = 0.0; // the way to the head
};

} // namespace

void addTrunk(PartList &parts)
{
    Trunk(parts).add();
}

} // namespace limber
