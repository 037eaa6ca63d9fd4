#pragma once

#include "base/message.h"
#include "contacts/contacts.h"
#include "motion/clip.h"

#include <filesystem>
#include <optional>

namespace limber {

// Contacts from a file, or the reason why there are none.
struct ContactsFromFile
{
    std::optional<Contacts> contacts;
    Message problem; // empty if there are contacts
};

// Reads a contacts file that belongs to this clip; see readContacts.
[[nodiscard]] ContactsFromFile contactsFromFile(const std::filesystem::path &path, const Clip &clip);

} // namespace limber
