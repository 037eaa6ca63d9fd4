#pragma once

#include "operations/operationinput.h"
#include "operations/parameter.h"
#include "tracks/posesapart.h"

#include <vector>

namespace limber {

// Returns the setting that all operations share which filter or blend frames: whether poses that are no movement, such
// as a T-pose at the beginning, stay out of that.
[[nodiscard]] Parameter posesApartParameter();

// Returns the poses among the input's frames that stay as they are and out of the filter: by that setting, else by what
// the user has chosen for the clip, else all of them. This is the only place that decides it.
[[nodiscard]] std::vector<PoseApart> posesLeftOut(const OperationInput &input);

} // namespace limber
