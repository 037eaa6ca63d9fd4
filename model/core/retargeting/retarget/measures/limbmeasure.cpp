#include "retarget/measures/limbmeasure.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

constexpr double clearBendDegrees = 20.0;
constexpr double wrongBendDegrees = 5.0;
constexpr int fewestClearBends = 3;
constexpr double leastAgreement = 0.2; // of the clear bends' axes
constexpr double wrongWay = -0.5;

} // namespace

LimbMeasure::LimbMeasure(const BodyRoles &roles)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        addLimb(roles, side, BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot);
        addLimb(roles, side, BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand);
    }
}

void LimbMeasure::addLimb(const BodyRoles &roles, BodySide side, BodyPart upper, BodyPart middle, BodyPart lower)
{
    Limb limb{middle, side, roles.find(upper, side), roles.find(middle, side), roles.find(lower, side), {}, {}, 0, 0};
    if (limb.upper != NoJoint && limb.middle != NoJoint && limb.lower != NoJoint)
        m_limbs.push_back(std::move(limb));
}

void LimbMeasure::add(const MeasuredFrames &frames, std::span<const glm::mat4x3> worldFromJoint, int jointCount)
{
    for (Limb &limb : m_limbs) {
        limb.frames += frames.count;
        for (int frame = 0; frame < frames.count; ++frame) {
            const glm::dvec3 upper = frames.at(frame, limb.middle) - frames.at(frame, limb.upper);
            const glm::dvec3 lower = frames.at(frame, limb.lower) - frames.at(frame, limb.middle);
            const glm::dvec3 normal = glm::cross(upper, lower);
            const double degrees = std::atan2(glm::length(normal), glm::dot(upper, lower)) * degreesPerRadian;
            if (!(degrees > wrongBendDegrees))
                continue;
            const auto matrix = static_cast<std::size_t>(frame * jointCount + limb.upper);
            const glm::dmat3 world(worldFromJoint[matrix]);
            const Bend bend{glm::transpose(world) * directionOf(normal), degrees};
            limb.bends.push_back(bend);
            if (degrees > clearBendDegrees) {
                limb.usual += bend.axis;
                ++limb.clearBends;
            }
        }
    }
}

std::vector<LimbMeasure::Overextension> LimbMeasure::answer() const
{
    std::vector<Overextension> found;
    for (const Limb &limb : m_limbs) {
        if (limb.clearBends < fewestClearBends || glm::length(limb.usual) < leastAgreement * limb.clearBends)
            continue;
        const glm::dvec3 usual = glm::normalize(limb.usual);
        const auto wrong =
            std::ranges::count_if(limb.bends, [&](const Bend &bend) { return glm::dot(bend.axis, usual) < wrongWay; });
        found.push_back({limb.part, limb.side, static_cast<double>(wrong) / limb.frames});
    }
    return found;
}

} // namespace limber
