#include "viewport/seeing/touchinpose.h"

#include <algorithm>
#include <cstddef>

namespace limber {

namespace {

// The shapes of a course: first its parts, then forearm and hand of each arm.
class ShapeList
{
public:
    explicit ShapeList(const TouchCourse &course) : m_partCount(course.parts.size())
    {
        for (const PartCourse &part : course.parts)
            m_shapes.push_back({.capsules = part.capsules.front()});
        for (const ArmCourse &arm : course.arms) {
            m_shapes.push_back({.capsules = {forearmCapsule(arm.places.front(), course.unitsPerNcm, 1.0)}});
            m_shapes.push_back({.capsules = {handCapsule(arm.places.front(), course.unitsPerNcm, 1.0)}});
        }
    }

    [[nodiscard]] TouchShape &of(TouchPart part, std::size_t index)
    {
        if (part == TouchPart::Forearm)
            return m_shapes[m_partCount + 2 * index];
        return m_shapes[part == TouchPart::Hand ? m_partCount + 2 * index + 1 : index];
    }

    [[nodiscard]] std::vector<TouchShape> &all() { return m_shapes; }

private:
    std::size_t m_partCount;
    std::vector<TouchShape> m_shapes;
};

// The larger part of a pair is the one that is drawn thinner: most clothes and muscles are on it. Of a hand and a
// forearm at the same part, the hand decides.
void makeThinner(const std::vector<TouchPair> &pairs, ShapeList &shapes, std::size_t parts)
{
    std::vector<double> thinner(parts, 0.0);
    for (const TouchPair &pair : pairs) {
        if (pair.inner == TouchPart::Hand && pair.outer != TouchPart::Hand && pair.outer != TouchPart::Forearm)
            thinner[pair.other] = std::max(thinner[pair.other], pair.thinner);
    }
    for (std::size_t part = 0; part < parts; ++part) {
        for (Capsule &capsule : shapes.all()[part].capsules)
            capsule.radius = std::max(0.0, capsule.radius - thinner[part]);
    }
}

} // namespace

std::vector<TouchShape> touchInPose(const Clip &pose, const PositionRules &rules, const FigureLegs &figure,
                                    const std::vector<TouchPair> &pairs)
{
    const auto course = touchCourse(pose, rules, figure, 1.0, {});
    if (!course || course->arms.empty())
        return {};
    ShapeList shapes(*course);
    makeThinner(pairs, shapes, course->parts.size());
    const MovedArms arms(*course, 1.0);
    for (const TouchPair &pair : pairs) {
        const double depth = arms.overlap(pair, 0).depth / course->unitsPerNcm;
        for (TouchShape *shape : {&shapes.of(pair.inner, pair.arm), &shapes.of(pair.outer, pair.other)})
            shape->depthNcm = std::max(shape->depthNcm, depth);
    }
    return std::move(shapes.all());
}

} // namespace limber
