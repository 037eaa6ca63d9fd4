#include "trunk.h"

#include "rotations.h"

#include <cmath>
#include <functional>
#include <numbers>

namespace limber::samples {

namespace {

using Keys = std::vector<KeyCurve::Key>;

// When, counted from a foot's strike, the body is lowest between both feet and highest over the one.
constexpr double lowSeconds = 0.01;
constexpr double highSeconds = 0.30;

double sign(Side side)
{
    return side == Side::Left ? 1.0 : -1.0;
}

// The first and the last step are shorter, and everything that swings with them swings less.
double vigour(std::size_t step, std::size_t count)
{
    if (step + 1 == count)
        return 0.15;
    return step == 0 || step + 2 == count ? 0.8 : 1.0;
}

// A curve that rests while the figure stands and has keys from each step between.
KeyCurve walkingCurve(const WalkPlan &plan, double standing,
                      const std::function<void(const Footstep &, double vigour, Keys &)> &addKeys)
{
    const std::vector<Footstep> steps = plan.taken();
    const double firstToeOff = plan.footsteps.front().toeOffSeconds;
    Keys keys = {{0.0, standing}, {firstToeOff - 0.3, standing}};
    for (std::size_t i = 0; i < steps.size(); ++i)
        addKeys(steps[i], vigour(i, steps.size()), keys);
    keys.push_back({steps.back().strikeSeconds + 0.55, standing});
    keys.push_back({plan.durationSeconds, standing});
    return {std::move(keys), KeyCurve::Shape::Smooth};
}

KeyCurve forwardCurve(const WalkPlan &plan)
{
    constexpr double aheadOfAnkles = 1.5;
    const std::vector<Footstep> steps = plan.taken();
    const double firstToeOff = plan.footsteps.front().toeOffSeconds;
    Keys keys = {{0.0, 0.0}, {firstToeOff - 0.35, 0.0}, {firstToeOff, 3.0}};
    double behind = 0.0;
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        const bool isLastStride = i + 2 == steps.size();
        keys.push_back({steps[i].strikeSeconds + 0.02, (behind + steps[i].z) / 2.0 - 0.5});
        keys.push_back({steps[i].strikeSeconds + highSeconds, steps[i].z - (isLastStride ? 6.5 : -1.0)});
        behind = steps[i].z;
    }
    keys.push_back({steps.back().strikeSeconds, steps.back().z - 1.0});
    keys.push_back({steps.back().strikeSeconds + 0.4, steps.back().z});
    keys.push_back({plan.durationSeconds, steps.back().z});
    for (KeyCurve::Key &key : keys)
        key.value += aheadOfAnkles;
    return {std::move(keys), KeyCurve::Shape::Smooth};
}

KeyCurve heightCurve(const WalkPlan &plan)
{
    constexpr double standing = body::restHipsHeight - 0.8;
    constexpr double low = 89.5;
    constexpr double high = 92.5;
    return walkingCurve(plan, standing, [](const Footstep &step, double vigour, Keys &keys) {
        keys.push_back({step.strikeSeconds + lowSeconds, standing + (low - standing) * vigour});
        if (vigour > 0.5)
            keys.push_back({step.strikeSeconds + highSeconds, high});
    });
}

KeyCurve swayCurve(const WalkPlan &plan)
{
    constexpr double sway = 2.6;
    const Footstep &firstSwing = plan.footsteps.front();
    bool isFirst = true;
    return walkingCurve(plan, 0.0, [&](const Footstep &step, double vigour, Keys &keys) {
        if (isFirst) // weight goes over to the other leg before a foot can lift
            keys.push_back({firstSwing.toeOffSeconds + 0.12, -sign(step.side) * 4.0});
        isFirst = false;
        keys.push_back({step.strikeSeconds + lowSeconds, 0.0});
        if (vigour > 0.5)
            keys.push_back({step.strikeSeconds + highSeconds, sign(step.side) * sway});
    });
}

// A swing that is at its peak when a foot strikes, in this direction for the left.
KeyCurve strikeCurve(const WalkPlan &plan, double peakOfLeft, double delaySeconds)
{
    return walkingCurve(plan, 0.0, [&](const Footstep &step, double vigour, Keys &keys) {
        keys.push_back({step.strikeSeconds + delaySeconds, sign(step.side) * peakOfLeft * vigour});
    });
}

// A swing that is at its peak while a foot is in the air, in this direction for the left.
KeyCurve airCurve(const WalkPlan &plan, double peakOfLeft)
{
    return walkingCurve(plan, 0.0, [&](const Footstep &step, double vigour, Keys &keys) {
        keys.push_back({step.strikeSeconds - 0.27, sign(step.side) * peakOfLeft * (vigour < 0.5 ? 0.6 : vigour)});
        keys.push_back({step.strikeSeconds + 0.01, 0.0});
    });
}

KeyCurve leanCurve(const WalkPlan &plan, double standing, double walking, double nod)
{
    return walkingCurve(plan, standing, [&](const Footstep &step, double vigour, Keys &keys) {
        const double lean = standing + (walking - standing) * vigour;
        keys.push_back({step.strikeSeconds + 0.06, lean + nod * vigour});
        if (vigour > 0.5)
            keys.push_back({step.strikeSeconds + 0.33, lean - nod * vigour});
    });
}

} // namespace

Trunk::Trunk(const WalkPlan &plan)
    : m_x(swayCurve(plan)), m_y(heightCurve(plan)), m_z(forwardCurve(plan)), m_hipsYaw(strikeCurve(plan, -5.0, 0.0)),
      m_hipsRoll(airCurve(plan, -3.2)), m_hipsPitch(leanCurve(plan, 3.0, 4.5, 0.8)),
      m_chestYaw(strikeCurve(plan, 6.0, 0.03)), m_chestRoll(airCurve(plan, 1.0)),
      m_chestPitch(leanCurve(plan, 0.5, 3.0, 0.7))
{
}

glm::dvec3 Trunk::hipsPosition(double seconds) const
{
    return {m_x.at(seconds), m_y.at(seconds), m_z.at(seconds)};
}

glm::dmat3 Trunk::hipsRotation(double seconds) const
{
    return turned(m_hipsPitch.at(seconds), m_hipsYaw.at(seconds), m_hipsRoll.at(seconds));
}

glm::dmat3 Trunk::chestRotation(double seconds) const
{
    constexpr double breathSeconds = 3.2;
    const double breath = 0.35 * std::sin(2.0 * std::numbers::pi * seconds / breathSeconds);
    return turned(m_chestPitch.at(seconds) + breath, m_chestYaw.at(seconds), m_chestRoll.at(seconds));
}

glm::dmat3 Trunk::headRotation(double seconds) const
{
    // The eyes stay on what lies ahead: a little down while walking, hardly any turn.
    return turned(0.8 * m_chestPitch.at(seconds), 0.2 * m_chestYaw.at(seconds), 0.0);
}

} // namespace limber::samples
