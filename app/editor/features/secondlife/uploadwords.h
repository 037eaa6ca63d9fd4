#pragma once

#include "document/namecodec.h"
#include "motion/skeleton.h"
#include "secondlife/animexport.h"
#include "session/secondlife/uploadrepairs.h"

#include <QString>

namespace limber {

// Returns what a plan will do, and what will still be wrong, as plain text.
[[nodiscard]] QString planText(const UploadPlan &plan, const NameCodec &names);

// Returns which parts of a motion are not in its animation, and whether it can be uploaded; empty if nothing is lost.
[[nodiscard]] QString lossText(const AnimExport &made, const Skeleton &skeleton, const NameCodec &names);

} // namespace limber
