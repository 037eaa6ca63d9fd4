#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"

#include <optional>

namespace limber {

// The contacts of a clip for what an edit made of it: joints are found again by their keys (see jointKeys), those that
// are gone are left out. Nothing if the clip has another number of frames, which cannot be found again.
[[nodiscard]] std::optional<Contacts> carriedContacts(const Contacts &contacts, const Clip &from, const Clip &to);

} // namespace limber
