#pragma once

#include "contacts/contacts.h"
#include "motion/framemap.h"

namespace limber {

// Returns the interval in the new frames; it may reach beyond the clip.
[[nodiscard]] FrameInterval mappedInterval(const FrameInterval &interval, const FrameMap &frames);

// Returns the contacts of a clip for another clip with these of its frames, `frameCount` in all.
[[nodiscard]] Contacts mappedContacts(const Contacts &contacts, const FrameMap &frames, int frameCount);

} // namespace limber
