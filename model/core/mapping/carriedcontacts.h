#pragma once

#include "contacts/contacts.h"

namespace limber {

// The contacts of one skeleton for another: joints are found again by their keys (see jointKeys), those that are not
// there are left out.
[[nodiscard]] Contacts carriedContacts(const Contacts &contacts, const Skeleton &from, const Skeleton &to);

} // namespace limber
