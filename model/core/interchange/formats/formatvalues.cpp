#include "formats/formatvalues.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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

std::optional<double> numberOfText(std::string_view text)
{
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-'))
            return std::nullopt;
    }
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<int> wholeNumberOfText(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.starts_with('-'))
        return std::nullopt;
    return value;
}

} // namespace limber
