#pragma once

#include "base/progress.h"
#include "contacts/legrecord.h"
#include "ground/floormotion.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Finds how the floor below the legs of one figure moves (see searchFloor()): the velocity that low points of its feet
// share, with a preference for a still floor; without a foot that is ever slow over any floor it is still. Where the
// body gets farther in the world than the floor, it is still, too, and the feet slide. The units are those of
// detectContacts(). Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<FloorMotion> floorMotionBelow(std::span<const LegRecord> legs, const glm::dvec3 &up,
                                                          double ncmPerUnit, double frameTimeSeconds,
                                                          const Progress &progress = {});

// Returns how the floor below the legs of one figure moves in each frame as the standing feet show it, starting from a
// floor that is nearly right: the mean velocity of the points that stand, in four rounds in which a point counts less
// and less the more it is off. While no foot stands the velocity is linear in between. `smoothHz` is the cut-off of a
// low-pass, 0 for none. Returns nothing if no foot ever stands.
[[nodiscard]] std::optional<FloorMotion> floorUnderFeet(std::span<const LegRecord> legs, const glm::dvec3 &up,
                                                        double ncmPerUnit, double frameTimeSeconds,
                                                        const FloorMotion &near, double smoothHz);

// Adds to the contacts of these legs, as detectContactsOfLegs() returns them, the frames in which a foot carries weight
// although neither ankle nor toe stands still: on its heel while it lands, on the tips of its toes while it leaves.
// They count for the ankle or the toe, whichever is nearer to the lowest point; see supportOf().
void addSupport(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds,
                const FloorMotion &floor, std::vector<JointDetection> &detections);

// Returns the contacts that are held of those that somebody gives. If at least two thirds are those of `whole`, as they
// were detected, somebody has changed detected ones: then a joint is held in those of `firm`, as if they had not been
// given, but for what was added, and up to an end that was moved. All others are held wholly.
[[nodiscard]] Contacts heldOf(const Contacts &given, const Contacts &whole, const Contacts &firm, int frameCount);

} // namespace limber
