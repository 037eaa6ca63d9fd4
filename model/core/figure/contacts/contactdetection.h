#pragma once

#include "base/message.h"
#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// When a joint counts as planted. Lengths are normalised centimetres (ncm: the body's length is 170), so that the
// numbers fit every figure and unit. Times are in seconds, so that they fit every frame rate.
struct ContactLimits
{
    double height = 4.0; // above the joint's own low level: it is planted below this …
    double speed = 16.0; // … and slower than this, per second
    double releaseHeight = 6.0; // it is released if it is lifted above this …
    double releaseSpeed = 25.0; // … or faster than this
    double highestRise = 3.0; // it does not stand where it is higher than this above its level in the contact
    double shortestSeconds = 0.1; // shorter contacts are dropped
    double longestGapSeconds = 0.067; // shorter gaps are closed
    double smoothingHz = 8.0; // low-pass for detection only
    bool speedOnly = false; // for stairs and slopes: the height is ignored
};

// Why a joint has no contacts.
enum class NoContactReason { None, Unknowable, NeverLow, NeverSlow, TooShort };

// The contacts of one joint, or the reason why there are none.
struct DetectedContacts
{
    std::vector<FrameInterval> intervals; // in order, without overlap
    Message whyNone{}; // empty if there are intervals
    NoContactReason reason = NoContactReason::None; // None if there are intervals
    // How far the joint is from a contact, to be compared between joints with the same reason: height, speed or, with a
    // minus, duration. 0 if it is not known.
    double missedBy = 0.0;
};

// Finds when a joint stands still near its low level, which is the 5th percentile of its height, with hysteresis (after
// Bindiganavale and Badler 1998; Ikemoto, Arikan and Forsyth 2006). Positions are in the world, by frame and in file
// units; `up` may have any length but 0. A joint is never planted in frames with positions that are not finite.
[[nodiscard]] DetectedContacts detectContacts(std::span<const glm::dvec3> positions, const glm::dvec3 &up,
                                              double ncmPerUnit, double frameTimeSeconds,
                                              const ContactLimits &limits = {});

} // namespace limber
