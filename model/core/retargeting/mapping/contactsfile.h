#pragma once

#include "base/reading.h"
#include "contacts/contacts.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Reads {"contacts": {"LeftFoot": [[0, 12], [40, 55]], …}}: for each joint by its key (see jointKeys) the first and
// last frames, counted from 0. The file belongs to this clip: a joint that the skeleton does not have, frames outside
// the clip and anything else in another form are refused by line and column. For mapping files, which are meant for
// many clips, see readMapping and fitContacts.
[[nodiscard]] Reading<Contacts> readContacts(std::string_view text, const Skeleton &skeleton, int frameCount);

// Returns the text of such a file; the same contacts give the same bytes.
[[nodiscard]] std::string contactsText(const Contacts &contacts, const Skeleton &skeleton);

} // namespace limber
