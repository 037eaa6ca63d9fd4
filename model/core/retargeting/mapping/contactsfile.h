#pragma once

#include "base/reading.h"
#include "contacts/contacts.h"
#include "ground/floormotion.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Reads {"contacts": {"LeftFoot": [[0, 12], [40, 55]], …}}: for each joint by its key (see jointKeys) the first and
// last frames, counted from 0. The file belongs to this clip: a joint that the skeleton does not have, frames outside
// the clip and anything else in another form are refused by line and column. For mapping files, which are meant for
// many clips, see readMapping and fitContacts.
[[nodiscard]] Reading<Contacts> readContacts(std::string_view text, const Skeleton &skeleton, int frameCount);

// Returns the text of such a file; the same contacts give the same bytes. `furtherMembers` are written as they are
// behind the contacts, such as that of floorText().
[[nodiscard]] std::string contactsText(const Contacts &contacts, const Skeleton &skeleton,
                                       const std::string &furtherMembers = {});

// Returns the member "floor" of such a file, which readers leave alone: whether the floor moves, its median velocity
// along the axes of floorAxes() in file units per second, and whether it varies by more than 20 %. `up` is along an
// axis.
[[nodiscard]] std::string floorText(const FloorMotion &floor, const glm::dvec3 &up);

} // namespace limber
