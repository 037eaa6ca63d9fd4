#include "formats/formatvalues.h"

#include "base/numbertext.h"

#include <algorithm>

namespace limber {

namespace {

ParameterValue valueOf(const Parameter &parameter, std::string text, bool isGiven)
{
    ParameterValue value;
    value.name = parameter.name;
    value.isGiven = isGiven;
    value.isWord = std::ranges::find(parameter.words, text, &ParameterWord::word) != parameter.words.end();
    if (parameter.kind == Parameter::Kind::Flag)
        value.number = text == "yes" ? 1.0 : 0.0;
    else if (parameter.kind == Parameter::Kind::Number || parameter.kind == Parameter::Kind::WholeNumber)
        value.number = numberOfText(text).value_or(0.0);
    value.text = std::move(text);
    return value;
}

} // namespace

FormatValues valuesOf(const std::vector<FormatParameter> &parameters, const GivenText &given)
{
    FormatValues all;
    for (const FormatParameter &one : parameters) {
        std::optional<std::string> text = given(one);
        if (text && !takes(one, *text)) {
            all.wrong = all.wrong != nullptr ? all.wrong : &one;
            text.reset();
        }
        if (text || !one.parameter.standard.empty()) {
            const bool isGiven = text.has_value();
            all.values.add(
                valueOf(one.parameter, std::move(text).value_or(std::string(one.parameter.standard)), isGiven));
        }
    }
    return all;
}

} // namespace limber
