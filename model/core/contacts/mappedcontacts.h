#pragma once

#include "contacts/contacts.h"
#include "motion/framemap.h"

namespace limber {

// An interval where its frames came to lie; it may reach beyond the clip.
[[nodiscard]] FrameInterval mappedInterval(const FrameInterval &interval, const FrameMap &frames);

// The contacts of a clip for another one with these of its frames, `frameCount` in all.
[[nodiscard]] Contacts mappedContacts(const Contacts &contacts, const FrameMap &frames, int frameCount);

} // namespace limber
