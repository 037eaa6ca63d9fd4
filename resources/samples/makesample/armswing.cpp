#include "armswing.h"

#include "pose/pose.h"

namespace limber::samples {

namespace {

struct Extremes
{
    double forward;
    double standing;
    double back;
};

KeyCurve swingCurve(const WalkPlan &plan, Side side, const Extremes &extremes, double delaySeconds)
{
    const std::vector<Footstep> steps = plan.taken();
    const double firstToeOff = plan.footsteps.front().toeOffSeconds;
    std::vector<KeyCurve::Key> keys = {{0.0, extremes.standing}, {firstToeOff - 0.1, extremes.standing}};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool isLast = i + 1 == steps.size();
        const double vigour = isLast ? 0.12 : i == 0 ? 0.6 : i + 2 == steps.size() ? 0.75 : 1.0;
        const double peak = steps[i].side == side ? extremes.back : extremes.forward;
        keys.push_back(
            {steps[i].strikeSeconds + delaySeconds, extremes.standing + (peak - extremes.standing) * vigour});
    }
    keys.push_back({steps.back().strikeSeconds + 0.65, extremes.standing});
    keys.push_back({plan.durationSeconds, extremes.standing});
    return {std::move(keys), KeyCurve::Shape::Smooth};
}

} // namespace

ArmSwing::ArmSwing(const WalkPlan &plan, Side side)
    : m_side(side), m_swing(swingCurve(plan, side, {20.0, 1.0, -17.0}, 0.03)),
      m_elbow(swingCurve(plan, side, {33.0, 14.0, 15.0}, 0.10))
{
}

ArmPose ArmSwing::at(double seconds) const
{
    constexpr double hangingDegrees = 81.0; // from the side down; not quite to the body
    constexpr double inwardDegrees = 18.0; // of the elbow, so that the forearm swings a little across
    constexpr double wristDegrees = 6.0;
    const double mirror = m_side == Side::Left ? 1.0 : -1.0;
    const double swing = m_swing.at(seconds);

    ArmPose pose;
    pose.shoulder = rotationAbout(Axis::Y, -mirror * swing * 0.15) * rotationAbout(Axis::Z, -mirror * 3.0);
    const glm::dmat3 hanging = rotationAbout(Axis::X, -swing) * rotationAbout(Axis::Z, -mirror * hangingDegrees) *
                               rotationAbout(Axis::X, inwardDegrees);
    pose.arm = glm::transpose(pose.shoulder) * hanging;
    pose.foreArm = rotationAbout(Axis::Y, -mirror * m_elbow.at(seconds));
    pose.hand = rotationAbout(Axis::Z, -mirror * wristDegrees);
    return pose;
}

} // namespace limber::samples
