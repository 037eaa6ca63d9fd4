#pragma once

#include "session/posing/toolsettings.h"

namespace limber {

class Session;

// Returns the frames to which a change of the current frame goes, by the user's choice.
[[nodiscard]] ChangeWindow chosenWindow(const Session &session, const ChangeSpread &spread);

} // namespace limber
