#include "footsteps.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace limber::samples {

namespace {

constexpr double walkSeconds = 5.5;
constexpr double firstStrikeSeconds = 1.17;
constexpr double stepSeconds = 0.54;
constexpr double swingSeconds = 0.41;
constexpr double heelLeadSeconds = 0.15; // from a heel's lifting to the other heel's strike
constexpr std::array<double, 7> stepLengths = {47.0, 56.0, 58.0, 59.0, 58.0, 49.0, 0.0};
constexpr double standingHalfWidth = 8.0;
constexpr double walkingHalfWidth = 5.0;

Side other(Side side)
{
    return side == Side::Left ? Side::Right : Side::Left;
}

Footstep footstep(Side side, double z, double halfWidth)
{
    constexpr double toeOut = 7.0;
    Footstep step;
    step.side = side;
    step.x = side == Side::Left ? halfWidth : -halfWidth;
    step.z = z;
    step.toeOutDegrees = side == Side::Left ? toeOut : -toeOut;
    step.strikeSeconds = -1.0;
    step.heelOffSeconds = step.toeOffSeconds = walkSeconds + 1.0;
    return step;
}

} // namespace

std::vector<Footstep> WalkPlan::of(Side side) const
{
    std::vector<Footstep> own;
    std::ranges::copy_if(footsteps, std::back_inserter(own), [&](const Footstep &step) { return step.side == side; });
    return own;
}

std::vector<Footstep> WalkPlan::taken() const
{
    return {footsteps.begin() + 2, footsteps.end()};
}

WalkPlan planWalk()
{
    WalkPlan plan;
    plan.durationSeconds = walkSeconds;
    plan.footsteps = {footstep(Side::Right, 0.0, standingHalfWidth), footstep(Side::Left, 0.0, standingHalfWidth)};
    double z = 0.0;
    Side side = Side::Right;
    for (std::size_t i = 0; i < stepLengths.size(); ++i) {
        const bool isLast = i + 1 == stepLengths.size();
        z += stepLengths[i];
        Footstep step = footstep(side, z, isLast ? standingHalfWidth : walkingHalfWidth);
        step.strikeSeconds = firstStrikeSeconds + stepSeconds * static_cast<double>(i);
        // The same foot leaves its last spot for this one; its heel lifts before the other foot strikes.
        Footstep &left = plan.footsteps[plan.footsteps.size() - 2];
        left.toeOffSeconds = step.strikeSeconds - swingSeconds;
        left.heelOffSeconds = step.strikeSeconds - stepSeconds - heelLeadSeconds;
        plan.footsteps.push_back(step);
        side = other(side);
    }
    return plan;
}

} // namespace limber::samples
