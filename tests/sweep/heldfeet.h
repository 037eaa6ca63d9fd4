#pragma once

#include "sweep/takes.h"

#include "contacts/contacts.h"

#include <optional>

namespace limber::test {

// Returns a take with its hips moved up in all frames by this many normalised centimetres while its feet are held in
// their contacts; nothing if its hips cannot move or no foot stands.
[[nodiscard]] std::optional<Clip> withMovedHips(const Take &take, const Contacts &contacts, double ncm);

} // namespace limber::test
