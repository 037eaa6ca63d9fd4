#include "looking/lookat.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace limber {

namespace {

constexpr double halfTurn = 3.14159265358979323846;
constexpr double softRadians = 0.15; // how far a joint goes on beyond its limit
constexpr double behindRadians = 2.0; // from here on it turns back, until the target is exactly behind it
constexpr double overhead = 0.3; // of a direction: with less along the floor it hardly has a side
// Sines of the angle between front and the vertical, below which roll has no meaning, and above which all of it.
constexpr double steep = 0.3;
constexpr double flat = 0.75;
constexpr int mostRounds = 12; // the eye moves when the neck turns, and a hand when the chest does
constexpr double sameRadians = 1e-9;

double softened(double radians, double most)
{
    const double beyond = std::abs(radians) - most;
    const double kept =
        beyond <= 0.0 ? std::abs(radians) : most + softRadians * (1.0 - std::exp(-beyond / softRadians));
    return std::copysign(kept, radians);
}

std::vector<int> watched(const LookAt &look, const Skeleton &skeleton)
{
    std::vector<int> joints{look.joint};
    if (look.node.isValid())
        joints.push_back(look.node.isJoint() ? look.node.index : skeleton.parentOf(look.node));
    return joints;
}

// Returns the axes of something that looks along `front` without roll.
glm::dmat3 levelAxes(const glm::dvec3 &front, const glm::dvec3 &up)
{
    const glm::dvec3 above = directionOf(up - front * glm::dot(front, up));
    return {glm::cross(above, front), above, front};
}

} // namespace

LookingBody lookingBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
{
    return {roles, up, std::make_shared<const BodyFront>(clip, rules, roles, up)};
}

Looker::Looker(const Skeleton &skeleton, const PositionRules &rules, LookingBody body, const LookAt &look)
    : m_skeleton(skeleton), m_look(look), m_body(std::move(body)), m_up(directionOf(m_body.up)),
      m_pose(skeleton, rules, watched(look, skeleton))
{
    findJoints();
    for (const int joint : m_joints)
        m_angles.emplace_back(m_skeleton.joint(joint));
    m_locals.resize(m_joints.size());
}

// A head turns with everything between it and the spine, and with the uppermost joint of the spine.
void Looker::findJoints()
{
    const BodyRoles &roles = m_body.roles;
    m_joints = {m_look.joint};
    m_shares = {1.0};
    m_base = m_skeleton.joint(m_look.joint).parent;
    const BodyPart part = roles.of(m_look.joint).part;
    if (part != BodyPart::Head && part != BodyPart::Neck) // some figures end with a neck
        return;
    std::vector<int> above;
    int joint = m_base;
    while (joint != NoJoint && roles.of(joint).part != BodyPart::Spine) {
        above.push_back(joint);
        joint = m_skeleton.joint(joint).parent;
    }
    if (joint == NoJoint)
        return;
    m_base = joint;
    const double necks = above.empty() ? 0.0 : m_look.neckShare;
    std::ranges::reverse(above);
    m_joints = {joint};
    m_shares = {isLocked(joint) ? 0.0 : m_look.chestShare};
    for (const int neck : above) {
        m_joints.push_back(neck);
        m_shares.push_back(m_shares.back() + (isLocked(neck) ? 0.0 : necks / static_cast<double>(above.size())));
    }
    m_joints.push_back(m_look.joint);
    m_shares.push_back(1.0);
}

// Returns the nearest angles at which the joint can look.
glm::dvec2 Looker::limited(const glm::dvec3 &direction) const
{
    const glm::dvec3 own = glm::transpose(m_baseAxes) * direction;
    const double yaw = std::atan2(own.x, own.z);
    const double back = smootherStep((halfTurn - std::abs(yaw)) / (halfTurn - behindRadians));
    const double side = smootherStep(std::hypot(own.x, own.z) / overhead);
    return {softened(yaw, m_look.mostYawDegrees / degreesPerRadian) * back * side,
            softened(std::asin(std::clamp(own.y, -1.0, 1.0)), m_look.mostPitchDegrees / degreesPerRadian)};
}

// Returns by how many degrees a direction is beyond the limits, to a side and up or down.
glm::dvec2 Looker::beyondLimits(const glm::dvec3 &direction) const
{
    const glm::dvec3 own = glm::transpose(m_baseAxes) * direction;
    const glm::dvec2 angles = degreesPerRadian * glm::dvec2(std::abs(std::atan2(own.x, own.z)),
                                                            std::asin(std::clamp(std::abs(own.y), 0.0, 1.0)));
    return glm::max(angles - glm::dvec2(m_look.mostYawDegrees, m_look.mostPitchDegrees), 0.0);
}

glm::dvec3 Looker::directionBy(const glm::dvec2 &angles) const
{
    return m_baseAxes * glm::dvec3(std::sin(angles.x) * std::cos(angles.y), std::sin(angles.y),
                                   std::cos(angles.x) * std::cos(angles.y));
}

// Returns the direction to the target; zero if there is none.
glm::dvec3 Looker::directionIn(const Pose &pose) const
{
    const glm::dvec3 target = m_look.node.isValid() ? pose.positionOf(m_look.node) : m_look.point;
    // Squares of huge numbers are infinite.
    const glm::dvec3 half = 0.5 * target - 0.5 * at(pose.jointPositions, m_look.joint);
    const double size = std::max({1.0, std::abs(half.x), std::abs(half.y), std::abs(half.z)});
    const glm::dvec3 direction = directionOf(half / size);
    return std::isfinite(glm::dot(direction, m_frontBefore)) ? direction : glm::dvec3(0.0);
}

// Rolls as the front did against the horizon; where that is steep, against the chest, and otherwise takes the shortest
// way.
glm::dquat Looker::turnTo(const glm::dvec3 &front, const glm::dvec3 &wanted) const
{
    glm::dquat turn = quaternionArc(front, wanted, m_up);
    if (!m_look.keepsRoll)
        return turn;
    for (const glm::dvec3 &up : {m_baseAxes[1], m_up}) {
        const double sine = std::min(glm::length(glm::cross(front, up)), glm::length(glm::cross(wanted, up)));
        if (sine <= steep)
            continue;
        const glm::dquat level = glm::quat_cast(levelAxes(wanted, up) * glm::transpose(levelAxes(front, up)));
        turn = glm::slerp(turn, level, smootherStep((sine - steep) / (flat - steep)));
    }
    return turn;
}

bool Looker::isTurned(int joint) const
{
    return std::ranges::find(m_joints, joint) != m_joints.end();
}

bool Looker::isLocked(int joint) const
{
    return static_cast<std::size_t>(joint) < m_look.locked.size() && at(m_look.locked, joint);
}

// Turns the joints from their pose before, all by their shares.
void Looker::place(const glm::dquat &turn)
{
    const glm::dvec3 vector = rotationVector(turn);
    glm::dmat3 above(1.0);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const int parent = m_skeleton.joint(m_joints[i]).parent;
        if (!isTurned(parent))
            above = parent == NoJoint ? glm::dmat3(1.0) : at(m_before.worldFromJoint, parent);
        const glm::dmat3 world =
            glm::mat3_cast(rotationFromVector(m_shares[i] * vector)) * at(m_before.worldFromJoint, m_joints[i]);
        m_locals[i] = glm::transpose(above) * world;
        above = above * AngleEditor(m_skeleton.joint(m_joints[i])).write(0, m_locals[i], m_values);
    }
}

void Looker::start(std::span<const double> values)
{
    m_before = m_pose.of(values);
    m_values.assign(values.begin(), values.end());
    const int base = m_base == NoJoint ? m_look.joint : m_base;
    m_baseAxes = at(m_before.worldFromJoint, base) * m_body.front->of(base);
    m_frontBefore = at(m_before.worldFromJoint, m_look.joint) * m_body.front->of(m_look.joint)[2];
}

glm::dquat Looker::againstChest(const glm::dmat3 &world) const
{
    return glm::quat_cast(glm::transpose(m_baseAxes) * world);
}

glm::dquat Looker::rotationIn(std::span<const double> values)
{
    start(values);
    return againstChest(at(m_before.worldFromJoint, m_look.joint));
}

LookAim Looker::aim(std::span<const double> values)
{
    start(values);
    const glm::dmat3 before = at(m_before.worldFromJoint, m_look.joint);
    LookAim aim{.turn = againstChest(before)};
    std::optional<glm::dvec2> angles;
    for (int round = 0; round < mostRounds; ++round) {
        const glm::dvec3 direction = directionIn(round == 0 ? m_before : m_pose.of(m_values));
        if (direction == glm::dvec3(0.0))
            return aim;
        const glm::dvec2 next = limited(direction);
        const bool isSame = angles && glm::distance(*angles, next) < sameRadians;
        angles = next;
        const glm::dquat turn = turnTo(m_frontBefore, directionBy(next));
        aim = {againstChest(glm::mat3_cast(turn) * before), beyondLimits(direction), true};
        if (isSame)
            break;
        place(turn);
    }
    return aim;
}

LookResult Looker::turnBy(const glm::dquat &turn, int frame, double weight, std::span<double> values)
{
    start(values);
    const glm::dmat3 before = at(m_before.worldFromJoint, m_look.joint);
    const glm::dmat3 world = m_baseAxes * glm::mat3_cast(turn);
    place(glm::quat_cast(world * glm::transpose(before)));
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        if (isLocked(m_joints[i]))
            continue;
        const glm::dquat now = glm::quat_cast(m_angles[i].rotation(values));
        const glm::dquat turned = glm::quat_cast(m_locals[i]);
        m_angles[i].write(frame, glm::mat3_cast(weight >= 1.0 ? turned : glm::slerp(now, turned, weight)), values);
    }
    const glm::dvec3 direction = directionIn(m_pose.of(m_values));
    const glm::dvec3 looks = world * glm::transpose(before) * m_frontBefore;
    const double missed = std::atan2(glm::length(glm::cross(looks, direction)), glm::dot(looks, direction));
    return {.missedDegrees = direction == glm::dvec3(0.0) ? 0.0 : missed * degreesPerRadian,
            .before = againstChest(before),
            .after = againstChest(at(m_pose.of(values).worldFromJoint, m_look.joint))};
}

LookResult Looker::turn(int frame, double weight, std::span<double> values)
{
    return turnBy(aim(values).turn, frame, weight, values);
}

} // namespace limber
