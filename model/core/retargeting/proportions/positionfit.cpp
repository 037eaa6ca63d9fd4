#include "proportions/positionfit.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostSteps = 20;
// The cost of a rotation by one radian, as a fraction of the squared size. With a much smaller value, limbs that are
// too long for their positions would fold to changing sides.
constexpr double stiffnessFraction = 1e-3;
constexpr double firstDamping = 1e-4;
constexpr double settledFraction = 1e-9; // of the cost
constexpr double zeroCost = 1e-12; // of the size squared

// Returns the matrix for the motion of a point that is `arm` away: rotation x arm = crossing(arm) rotation.
glm::dmat3 crossing(const glm::dvec3 &arm)
{
    return {0.0, -arm.z, arm.y, arm.z, 0.0, -arm.x, -arm.y, arm.x, 0.0};
}

double squared(const glm::dvec3 &v)
{
    return glm::dot(v, v);
}

} // namespace

PositionFit::PositionFit(const Skeleton &skeleton, std::vector<Freedom> freedom, double size)
    : m_skeleton(skeleton), m_freedom(std::move(freedom)), m_stiffness(stiffnessFraction * size * size)
{
    const std::size_t count = m_freedom.size();
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (!isFixed(joint))
            m_joints.push_back(joint);
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (!isFixed(skeleton.endSite(end).parent))
            m_endSites.push_back(end);
    }
    m_rotations.assign(count, {1.0, 0.0, 0.0, 0.0});
    m_local.resize(count);
    m_world.resize(count);
    m_positions.resize(count);
    m_endPositions.resize(static_cast<std::size_t>(skeleton.endSiteCount()));
    m_quadratics.resize(count);
    m_eliminations.resize(count);
    m_stepRotations.resize(count);
    m_stepShifts.resize(count);
}

void PositionFit::fit(const Pose &wanted, std::span<const glm::dvec3> translations)
{
    takeFrame(wanted, translations);
    // The other frames start from the first one; therefore it may take longer.
    descend(m_isFirst ? 10 * mostSteps : mostSteps, m_isFirst ? 1e-4 * settledFraction : settledFraction);
    m_isFirst = false;
}

// Makes steps until one gains too little. That step is not taken, so that joints at rest do not move.
void PositionFit::descend(int most, double settled)
{
    const double squareOfSize = m_stiffness / stiffnessFraction;
    double best = cost(m_rotations);
    double damping = 0.0;
    for (m_steps = 0; m_steps < most && std::isfinite(best); ++m_steps) {
        solve(damping);
        const std::vector<glm::dquat> tried = stepped();
        place(tried);
        const double now = cost(tried);
        const bool isSettled = std::abs(best - now) <= settled * (best + zeroCost * squareOfSize);
        if (isSettled || !(now < best)) {
            place(m_rotations);
            if (isSettled)
                return;
            damping = damping == 0.0 ? firstDamping * squareOfSize : damping * 10.0;
            continue;
        }
        m_rotations = tried;
        best = now;
        damping *= 0.1;
    }
}

void PositionFit::takeFrame(const Pose &wanted, std::span<const glm::dvec3> translations)
{
    m_wanted = &wanted;
    m_translations = translations;
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        const auto i = static_cast<std::size_t>(joint);
        const int parent = m_skeleton.joint(joint).parent;
        m_world[i] = glm::quat_cast(wanted.worldFromJoint[i]);
        if (parent == NoJoint) {
            m_local[i] = m_world[i];
            m_positions[i] = translations[i];
            continue;
        }
        // Starts from the old pose; place() then moves the free joints.
        const auto above = static_cast<std::size_t>(parent);
        m_local[i] = glm::conjugate(glm::quat_cast(wanted.worldFromJoint[above])) * m_world[i];
        m_positions[i] = m_positions[above] + m_world[above] * translations[i];
    }
    place(m_rotations);
}

void PositionFit::place(const std::vector<glm::dquat> &rotations)
{
    for (const int joint : m_joints) {
        const auto i = static_cast<std::size_t>(joint);
        const int parent = m_skeleton.joint(joint).parent;
        const glm::dquat local = rotations[i] * m_local[i];
        if (parent == NoJoint) {
            m_world[i] = glm::normalize(local);
            continue;
        }
        const auto above = static_cast<std::size_t>(parent);
        m_world[i] = glm::normalize(m_world[above] * local);
        m_positions[i] = m_positions[above] + m_world[above] * m_translations[i];
    }
    for (const int end : m_endSites) {
        const EndSite &site = m_skeleton.endSite(end);
        const auto above = static_cast<std::size_t>(site.parent);
        at(m_endPositions, end) = m_positions[above] + m_world[above] * site.offset;
    }
}

double PositionFit::cost(const std::vector<glm::dquat> &rotations) const
{
    double sum = 0.0;
    for (const int joint : m_joints) {
        const auto i = static_cast<std::size_t>(joint);
        sum +=
            squared(m_positions[i] - m_wanted->jointPositions[i]) + m_stiffness * squared(rotationVector(rotations[i]));
    }
    for (const int end : m_endSites) {
        const auto i = static_cast<std::size_t>(end);
        sum += squared(m_endPositions[i] - m_wanted->endPositions[i]);
    }
    return sum;
}

// From the tips to the base, this eliminates each joint's rotation: the rest is a function of the joint's position and
// of its parent's rotation. From the base to the tips, it computes the rotations.
void PositionFit::solve(double damping)
{
    const glm::dmat3 one(1.0);
    for (const int joint : m_joints) {
        const auto i = static_cast<std::size_t>(joint);
        m_quadratics[i] = {one, glm::dmat3(0.0), glm::dmat3(0.0), m_positions[i] - m_wanted->jointPositions[i], {}};
    }
    const auto addHanging = [this](int joint, const glm::dvec3 &arm, const Quadratic &after) {
        Quadratic &own = at(m_quadratics, joint);
        const glm::dmat3 cross = crossing(arm);
        const glm::dmat3 across = glm::transpose(cross) * after.shiftRotation;
        own.shiftShift += after.shiftShift;
        own.shiftRotation += after.shiftShift * cross + after.shiftRotation;
        own.rotationRotation +=
            glm::transpose(cross) * after.shiftShift * cross + across + glm::transpose(across) + after.rotationRotation;
        own.shift += after.shift;
        own.rotation += glm::transpose(cross) * after.shift + after.rotation;
    };
    for (const int end : m_endSites) {
        const auto i = static_cast<std::size_t>(end);
        const int parent = m_skeleton.endSite(end).parent;
        const Quadratic after{one, glm::dmat3(0.0), glm::dmat3(0.0), m_endPositions[i] - m_wanted->endPositions[i], {}};
        addHanging(parent, m_endPositions[i] - at(m_positions, parent), after);
    }
    for (auto joint = m_joints.rbegin(); joint != m_joints.rend(); ++joint) {
        const auto i = static_cast<std::size_t>(*joint);
        const int parent = m_skeleton.joint(*joint).parent;
        const Quadratic after = eliminated(i, m_quadratics[i], damping);
        if (!isFixed(parent))
            addHanging(parent, m_positions[i] - at(m_positions, parent), after);
    }
    for (const int joint : m_joints) {
        const auto i = static_cast<std::size_t>(joint);
        const int parent = m_skeleton.joint(joint).parent;
        glm::dvec3 parentRotation(0.0);
        m_stepShifts[i] = glm::dvec3(0.0);
        if (!isFixed(parent)) {
            const auto above = static_cast<std::size_t>(parent);
            parentRotation = m_stepRotations[above];
            m_stepShifts[i] = m_stepShifts[above] + glm::cross(parentRotation, m_positions[i] - m_positions[above]);
        }
        const Elimination &left = m_eliminations[i];
        const double stiffness = m_stiffness + damping;
        m_stepRotations[i] =
            m_freedom[i] == Freedom::Rigid
                ? parentRotation
                : -(left.inverse * (left.rotationShift * m_stepShifts[i] - stiffness * parentRotation + left.rotation));
    }
}

PositionFit::Quadratic PositionFit::eliminated(std::size_t joint, const Quadratic &own, double damping)
{
    if (m_freedom[joint] == Freedom::Rigid)
        return own; // it rotates with its parent
    const int parent = m_skeleton.joint(static_cast<int>(joint)).parent;
    const glm::dvec3 soFar = rotationVector(m_rotations[joint]); // in the parent's frame
    const glm::dvec3 inWorld = parent == NoJoint ? soFar : at(m_world, parent) * soFar;
    const double stiffness = m_stiffness + damping;
    Elimination &left = m_eliminations[joint];
    left.inverse = glm::inverse(own.rotationRotation + glm::dmat3(stiffness));
    left.rotationShift = glm::transpose(own.shiftRotation);
    left.rotation = own.rotation + m_stiffness * inWorld;
    const glm::dmat3 gain = own.shiftRotation * left.inverse;
    Quadratic rest;
    rest.shiftShift = own.shiftShift - gain * left.rotationShift;
    rest.shiftRotation = stiffness * gain;
    rest.rotationRotation = glm::dmat3(stiffness) - stiffness * stiffness * left.inverse;
    rest.shift = own.shift - gain * left.rotation;
    rest.rotation = stiffness * (left.inverse * left.rotation) - m_stiffness * inWorld;
    return rest;
}

std::vector<glm::dquat> PositionFit::stepped() const
{
    std::vector<glm::dquat> rotations = m_rotations;
    for (const int joint : m_joints) {
        const auto i = static_cast<std::size_t>(joint);
        if (m_freedom[i] == Freedom::Rigid)
            continue;
        const int parent = m_skeleton.joint(joint).parent;
        const glm::dquat own = rotationFromVector(m_stepRotations[i]);
        if (parent == NoJoint) {
            rotations[i] = own * rotations[i];
            continue;
        }
        const auto above = static_cast<std::size_t>(parent);
        const glm::dquat &world = m_world[above];
        const glm::dvec3 parentRotation = isFixed(parent) ? glm::dvec3(0.0) : m_stepRotations[above];
        const glm::dquat against = glm::conjugate(rotationFromVector(parentRotation)) * own;
        rotations[i] = glm::normalize(glm::conjugate(world) * against * world * rotations[i]);
    }
    return rotations;
}

} // namespace limber
