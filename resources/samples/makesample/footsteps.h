#pragma once

#include "body.h"

#include <vector>

namespace limber::samples {

// One foot on one spot of the floor, from the strike of its heel until its toes leave.
struct Footstep
{
    Side side = Side::Left;
    double x = 0.0; // of the ankle when the foot is flat
    double z = 0.0;
    double toeOutDegrees = 0.0;
    double strikeSeconds = 0.0;
    double heelOffSeconds = 0.0;
    double toeOffSeconds = 0.0;
};

// Where and when the feet stand in a short walk: from standing, seven steps forward, to standing. The first two
// footsteps are the standing feet; then left and right take turns.
struct WalkPlan
{
    double durationSeconds = 0.0;
    std::vector<Footstep> footsteps; // in order of their strikes

    [[nodiscard]] std::vector<Footstep> of(Side side) const;
    // The steps without the first two, which stand from the start.
    [[nodiscard]] std::vector<Footstep> taken() const;
};

[[nodiscard]] WalkPlan planWalk();

} // namespace limber::samples
