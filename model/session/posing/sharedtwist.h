#pragma once

#include "body/bodyroles.h"
#include "session/posing/toolsettings.h"

#include <QString>

#include <span>
#include <vector>

namespace limber {

class Session;

// Returns whether a joint belongs to a part of the body whose joints share a twist: a spine, a neck with its head, a
// forearm with its hand.
[[nodiscard]] bool canShareTwist(const Skeleton &skeleton, const BodyRoles &roles, int joint);
// Returns the joints that share a twist of this joint by the user's choice, from the base to the joint itself. It is
// alone if it belongs to no such part of the body.
[[nodiscard]] std::vector<int> sharingJoints(const Skeleton &skeleton, const BodyRoles &roles, int joint,
                                             const TwistSharing &sharing);
// Returns in a sentence why these joints cannot share a twist; empty if they can.
[[nodiscard]] QString sharingRefusal(Session &session, std::span<const int> chain);

} // namespace limber
