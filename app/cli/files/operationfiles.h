#pragma once

#include "operations/applyoperation.h"
#include "output/outcome.h"
#include "words/commandline.h"

#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// A recipe: a text with one operation call in a line; empty lines and lines that begin with # count for nothing.
// The failure names the line.
[[nodiscard]] Outcome<std::vector<OperationCall>> loadRecipe(const std::string &file);

// What operations need beside the clip, from the options of a command line, which must outlive it.
class OperationFiles
{
public:
    explicit OperationFiles(const CommandLine &line) : m_line(line) {}

    // Reads the files that the options name; reports what is wrong with one.
    [[nodiscard]] bool load(const Clip &clip);
    [[nodiscard]] OperationContext context() const;

private:
    const CommandLine &m_line;
    std::optional<Contacts> m_contacts;
};

} // namespace limber::cli
