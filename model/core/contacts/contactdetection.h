#pragma once

#include "base/message.h"
#include "contacts/contacts.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// When a joint counts as planted. Lengths are normalised centimetres (ncm: the body's length is 170), so that the
// numbers fit every figure and unit; times are seconds, so that they fit every frame rate.
struct ContactLimits
{
    double height = 4.0; // over the joint's own low level: planted below it …
    double speed = 16.0; // … and slower than this, a second
    double releaseHeight = 6.0; // lifted above this …
    double releaseSpeed = 25.0; // … or faster than this
    double shortestSeconds = 0.1; // shorter contacts are dropped
    double longestGapSeconds = 0.067; // shorter gaps are closed
    double smoothingHz = 8.0; // low-pass for detection only
    bool speedOnly = false; // for stairs and slopes: any height will do
};

// The contacts of one joint, or why there are none.
struct DetectedContacts
{
    std::vector<FrameInterval> intervals; // in order, without overlap
    Message whyNone; // empty where there are intervals
};

// Finds when a joint stands still near its low level, the 5th percentile of its height, with hysteresis (after
// Bindiganavale and Badler 1998; Ikemoto, Arikan and Forsyth 2006). World positions by frame in file units, `up` of any
// length but 0. Frames with positions that are not finite are never planted.
[[nodiscard]] DetectedContacts detectContacts(std::span<const glm::dvec3> positions, const glm::dvec3 &up,
                                              double ncmPerUnit, double frameTimeSeconds,
                                              const ContactLimits &limits = {});

} // namespace limber
