#pragma once

#include "operations/operationinput.h"
#include "operations/parameter.h"
#include "tracks/posesapart.h"

#include <span>
#include <vector>

namespace limber {

// Returns the setting that all operations share which filter or blend frames: whether poses that are no movement, such
// as a T-pose at the beginning, stay out of that.
[[nodiscard]] Parameter posesApartParameter();

// Returns the poses among the input's frames that stay as they are and out of the filter: by that setting, else by what
// the user has chosen for the clip, else all of them. This is the only place that decides it.
[[nodiscard]] std::vector<PoseApart> posesLeftOut(const OperationInput &input);

// Returns a note for each run of consecutive frames that stay as they are; the frames must be in order.
[[nodiscard]] std::vector<Message> notesOnKeptPoses(std::span<const int> frames);

} // namespace limber
