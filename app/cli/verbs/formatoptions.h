#pragma once

#include "formats/format.h"
#include "formats/formatvalues.h"
#include "words/commandline.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber::cli {

// Options of the command line that follow from the parameters of formats.
class FormatOptions
{
public:
    explicit FormatOptions(CommandLine &line) : m_line(line) {}

    // Adds the options of a format, those that other formats have, too, only once.
    void add(const std::vector<FormatParameter> &parameters);
    // Returns an option that was given and belongs to other formats only; empty if there is none.
    [[nodiscard]] std::string foreignTo(const std::vector<FormatParameter> &parameters) const;

private:
    CommandLine &m_line;
    std::vector<std::string> m_names;
};

// Returns what the words say about a format.
[[nodiscard]] FormatValues valuesFrom(const CommandLine &line, const std::vector<FormatParameter> &parameters);
// Reports a value that a format does not take; returns the exit status.
[[nodiscard]] int wrongValue(const CommandLine &line, const FormatParameter &parameter);

// Returns the lines of the help about a format: its endings, or its name, and its text.
[[nodiscard]] std::string explanationOf(const std::string &label, std::string_view text);
// Returns words with a text between them.
[[nodiscard]] std::string joined(const std::vector<std::string_view> &words, std::string_view between);

// Reports notes about the file or the files that they name.
void reportNotes(const std::string &file, std::span<const FormatNote> notes, bool isQuiet);

} // namespace limber::cli
