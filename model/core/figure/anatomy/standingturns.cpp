#include "anatomy/standingturns.h"

#include "base/at.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <cmath>

namespace limber {

namespace {

constexpr double footDownRadians = 0.5; // from the ankle to the ball of a foot that is flat on the floor

// The directions of a body that stands.
class StandingBody
{
public:
    StandingBody(Axis up, double armsDownRadians)
        : m_up(directionOf(up)), m_left(directionOf(up == Axis::X ? Axis::Y : Axis::X)),
          m_front(glm::cross(m_left, m_up)), m_armsDown(armsDownRadians)
    {
    }

    // Returns the world rotation of a part's anatomical frame.
    [[nodiscard]] glm::dmat3 frameOf(const JointRole &role) const
    {
        switch (role.part) {
        case BodyPart::Thigh:
        case BodyPart::Shin:
            return frame(m_left, -m_up);
        case BodyPart::Foot:
            return frame(m_left, std::cos(footDownRadians) * m_front - std::sin(footDownRadians) * m_up);
        case BodyPart::Toe:
            return frame(m_left, m_front);
        case BodyPart::HipJoint:
        case BodyPart::Clavicle:
            return sideways(outward(role));
        default:
            if (role.part < BodyPart::UpperArm)
                return frame(m_left, m_up);
            return sideways(std::cos(m_armsDown) * outward(role) - std::sin(m_armsDown) * m_up);
        }
    }

private:
    [[nodiscard]] static glm::dmat3 frame(const glm::dvec3 &side, const glm::dvec3 &along)
    {
        return {side, along, glm::cross(side, along)};
    }
    [[nodiscard]] glm::dmat3 sideways(const glm::dvec3 &along) const
    {
        return frame(glm::cross(along, m_front), along);
    }
    [[nodiscard]] glm::dvec3 outward(const JointRole &role) const
    {
        return role.side == BodySide::Right ? -m_left : m_left;
    }

    glm::dvec3 m_up;
    glm::dvec3 m_left;
    glm::dvec3 m_front;
    double m_armsDown;
};

} // namespace

std::vector<glm::dmat3> standingTurns(const Skeleton &skeleton, const BodyRoles &roles, const AnatomicalFrames &frames,
                                      Axis up, double armsDownRadians)
{
    const StandingBody body(up, armsDownRadians);
    std::vector<glm::dmat3> turns;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
        const JointRole &role = roles.of(joint);
        // A thumb points anywhere in a T-pose.
        const bool isKnown =
            frames.of(joint).isKnown() && skeleton.joint(joint).hasRotations() && role.part != BodyPart::Thumb;
        turns.push_back(isKnown ? body.frameOf(role) * glm::transpose(frames.of(joint).jointFromBody) : above);
    }
    return turns;
}

} // namespace limber
