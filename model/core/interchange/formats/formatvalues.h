#pragma once

#include "formats/formatparameter.h"
#include "operations/parametervalues.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// Returns the text that was given for a parameter, or nothing for its standard value.
using GivenText = std::function<std::optional<std::string>(const FormatParameter &parameter)>;

// The values of a format's parameters.
struct FormatValues
{
    ParameterValues values; // one for each parameter that was given or has a standard value
    const FormatParameter *wrong = nullptr; // the first one whose text it does not take; it has its standard value then
};

[[nodiscard]] FormatValues valuesOf(const std::vector<FormatParameter> &parameters, const GivenText &given);

} // namespace limber
