#pragma once

#include "formats/exporting.h"
#include "formats/formatparameter.h"
#include "gltf/lengthunit.h"
#include "pose/upaxis.h"

#include <optional>

namespace limber {

// The parameters that several formats have.

// `unit`: the unit of length; without a value if the user leaves it to Limber. Only the help is left to each format.
[[nodiscard]] FormatParameter unitParameter();
// `unit` of an export to 3D files that have one unit; `help` says which.
[[nodiscard]] FormatParameter exportedUnitParameter(const char *help);
// Returns its value.
[[nodiscard]] std::optional<LengthUnit> unitIn(const ParameterValues &values);

// `up`: the axis that points up. The window knows it from the document.
[[nodiscard]] FormatParameter upParameter(const char *optionHelp);
// Returns its value.
[[nodiscard]] UpAxisChoice upAxisIn(const ParameterValues &values);
// Returns the axis that points up in the clip of an export.
[[nodiscard]] Axis upAxisOf(const ExportInput &input);
// `up` of an export to 3D files and pages.
[[nodiscard]] FormatParameter exportedUpParameter();

// `mannequin` of an export to files that show a body.
[[nodiscard]] FormatParameter mannequinParameter();

} // namespace limber
