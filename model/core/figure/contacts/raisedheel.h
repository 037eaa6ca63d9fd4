#pragma once

#include "contacts/footlock.h"
#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Cuts off the beginnings and ends of an ankle's contacts at which the heel is off the ground while the toe stands: the
// ankle is above the middle height of its contact by more than a hundredth of the body, or by less, but a stretched leg
// would not reach its place there, also since the foot slides or the hips have gone too far. Such a heel moves so
// slowly that it seems planted; if it were held, the lock would pull the pelvis down, and with it bend the other leg.
// At least half of a contact stays. The contacts must be tidied; `up` must have length 1.
[[nodiscard]] std::vector<FrameInterval> withoutRaisedHeel(const LegTrack &leg, const glm::dvec3 &up, double ncmPerUnit,
                                                           std::span<const FrameInterval> contacts,
                                                           std::span<const FrameInterval> toeContacts);

} // namespace limber
