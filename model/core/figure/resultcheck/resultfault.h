#pragma once

#include "motion/skeleton.h"

#include <cstdint>

namespace limber {

// What a result does in one frame that its source does not do near that frame.
struct ResultFault
{
    // What an animator sees.
    enum class Kind : std::uint8_t {
        Jump, // a joint turns in the world from one frame to the next
        BackwardBend, // a knee or an elbow bends against its hinge
        Jerk, // a knee or an elbow accelerates, ncm per frame and frame
        ThroughFloor, // a part of a foot is below the floor, ncm
    };

    Kind kind = Kind::Jump; // what it does
    int joint = NoJoint; // of the result
    int frame = 0; // of the result; a jump ends in it
    double amount = 0.0; // degrees; ncm for a jerk and below a floor
    double sourceAmount = 0.0; // the most of the source within five frames
    double allowed = 0.0; // the most that would not be a fault

    // Returns how much larger it is than allowed.
    [[nodiscard]] double excess() const { return amount - allowed; }

    friend bool operator==(const ResultFault &, const ResultFault &) = default;
};

} // namespace limber
