#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"

#include <optional>

namespace limber {

// Returns the contacts of a clip for the clip that an edit made of it. Joints are found again by their keys (see
// jointKeys); contacts of joints that are gone are left out. Returns nothing if the clip has another number of frames,
// since frames then cannot be found again.
[[nodiscard]] std::optional<Contacts> carriedContacts(const Contacts &contacts, const Clip &from, const Clip &to);

} // namespace limber
