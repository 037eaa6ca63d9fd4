#include "verbs/formatoptions.h"

#include "output/messages.h"

#include <algorithm>

namespace limber::cli {

namespace {

bool isFlag(const FormatParameter &one)
{
    return one.parameter.kind == Parameter::Kind::Flag;
}

bool hasOption(const std::vector<FormatParameter> &parameters, const std::string &option)
{
    return std::ranges::find(parameters, option, optionName) != parameters.end();
}

} // namespace

void FormatOptions::add(const std::vector<FormatParameter> &parameters)
{
    for (const FormatParameter &one : parameters) {
        const std::string name = optionName(one);
        if (std::ranges::find(m_names, name) != m_names.end())
            continue;
        m_names.push_back(name);
        const char *const help = one.optionHelp != nullptr ? one.optionHelp : one.parameter.help;
        if (isFlag(one))
            m_line.addFlag(name.c_str(), help);
        else
            m_line.addOption(name.c_str(), optionValueName(one).c_str(), help);
    }
}

std::string FormatOptions::foreignTo(const std::vector<FormatParameter> &parameters) const
{
    for (const std::string &name : m_names) {
        if (m_line.isSet(name.c_str()) && !hasOption(parameters, name))
            return name;
    }
    return {};
}

FormatValues valuesFrom(const CommandLine &line, const std::vector<FormatParameter> &parameters)
{
    return valuesOf(parameters, [&line](const FormatParameter &one) -> std::optional<std::string> {
        const std::string name = optionName(one);
        if (!isFlag(one))
            return line.value(name.c_str());
        if (!line.isSet(name.c_str()))
            return std::nullopt;
        return one.parameter.standard == "yes" ? "no" : "yes";
    });
}

int wrongValue(const CommandLine &line, const FormatParameter &parameter)
{
    const std::string name = optionName(parameter);
    return line.wrongUsage("expected " + expectationOf(parameter) + " for --" + name + ", found " +
                           inQuotes(line.value(name.c_str()).value_or("")));
}

std::string explanationOf(const std::string &label, std::string_view text)
{
    constexpr std::size_t indent = 8;
    const std::string lineStart = '\n' + std::string(indent, ' ');
    std::string lines = label;
    if (label.size() < indent)
        lines.resize(indent, ' ');
    else
        lines += lineStart;
    for (const char c : text) {
        if (c == '\n')
            lines += lineStart;
        else
            lines += c;
    }
    return lines;
}

std::string joined(const std::vector<std::string_view> &words, std::string_view between)
{
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty())
            text += between;
        text += word;
    }
    return text;
}

void reportNotes(const std::string &file, std::span<const FormatNote> notes, bool isQuiet)
{
    for (const FormatNote &note : notes) {
        const std::string &about = note.file.empty() ? file : note.file;
        if (note.kind == FormatNote::Kind::Error)
            reportError(about, note.text);
        else if (!isQuiet)
            (note.kind == FormatNote::Kind::Warning ? reportWarning : reportNote)(about, note.text);
    }
}

} // namespace limber::cli
