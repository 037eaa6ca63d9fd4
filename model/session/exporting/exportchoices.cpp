#include "session/exporting/exportchoices.h"

#include "formats/formatvalues.h"

namespace limber {

std::string_view firstText(const FormatParameter &parameter)
{
    // A number without a standard value is turned off at first.
    const bool isWord = parameter.parameter.kind == Parameter::Kind::Word;
    return parameter.parameter.standard.empty() && isWord ? parameter.suggestion : parameter.parameter.standard;
}

ParameterValues valuesOf(const Format &format, const ExportChoices &choices)
{
    const auto chosen = choices.settings.find(format.name);
    const auto textOf = [&](const FormatParameter &one) -> std::optional<std::string> {
        std::string_view text = one.isInWindow ? firstText(one) : std::string_view();
        if (one.isInWindow && chosen != choices.settings.end()) {
            const auto found = chosen->second.find(one.parameter.name);
            if (found != chosen->second.end() && takes(one, found->second))
                text = found->second;
        }
        return text.empty() ? std::nullopt : std::optional(std::string(text));
    };
    return valuesOf(format.exporting.parameters, textOf).values;
}

} // namespace limber
