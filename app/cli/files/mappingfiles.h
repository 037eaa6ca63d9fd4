#pragma once

#include "body/vocabulary.h"
#include "contacts/contacts.h"
#include "mapping/mappingfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber::cli {

// Limber's joint names, with the user's own before them. If the user's file cannot be read, only Limber's are used, and
// the verb ends with status 1, because it did not do everything that was asked.
struct UsersVocabulary
{
    Vocabulary vocabulary;
    bool isWhole = true;
};

// Reports what is wrong with the user's file.
[[nodiscard]] UsersVocabulary usersVocabulary(const CommandLine &line);

// Reads a mapping file ("-" is standard input); reports what is wrong with it.
[[nodiscard]] std::optional<MappingFile> loadMapping(const std::string &file, const CommandLine &line);

// Reads a contacts file ("-" is standard input) for a clip with this skeleton and length; reports what is wrong with
// it.
[[nodiscard]] std::optional<Contacts> loadContacts(const std::string &file, const Skeleton &skeleton, int frameCount);

// Writes a text file ("-" is standard output), completely or not at all; reports what went wrong.
[[nodiscard]] bool saveTextFile(std::string_view text, const std::string &file);

} // namespace limber::cli
