#include "mannequin/bodyproportions.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// Returns half of the distance between the joints of a part on both sides, within limits; `usual` if one is missing.
// All of them are in units of the body.
double halfDistance(const FigureAnatomy &figure, BodyPart part, double least, double usual, double most)
{
    const int left = figure.roles().find(part, BodySide::Left);
    const int right = figure.roles().find(part, BodySide::Right);
    if (left == NoJoint || right == NoJoint)
        return usual * figure.unit();
    const double distance =
        glm::distance(figure.positionOf(NodeId::joint(left)), figure.positionOf(NodeId::joint(right)));
    return std::clamp(0.5 * distance, least * figure.unit(), most * figure.unit());
}

} // namespace

Proportions proportionsOf(const FigureAnatomy &figure)
{
    Proportions size;
    size.halfHips = halfDistance(figure, BodyPart::Thigh, 7.0, 9.0, 22.0);
    constexpr double usualShoulders = 17.5;
    size.halfShoulders = halfDistance(figure, BodyPart::UpperArm, 14.0, usualShoulders, 22.0);
    size.depth = std::clamp(0.5 + 0.5 * size.halfShoulders / (usualShoulders * figure.unit()), 0.85, 1.2);
    return size;
}

} // namespace limber
