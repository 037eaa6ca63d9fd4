#pragma once

#include "document/namecodec.h"
#include "motion/skeleton.h"
#include "secondlife/animexport.h"
#include "session/secondlife/uploadrepairs.h"

#include <QString>

namespace limber {

// What a plan will do, and what will still be wrong; plain text.
[[nodiscard]] QString planText(const UploadPlan &plan, const NameCodec &names);

// What of a motion is not in its animation, and whether that can be uploaded; empty where nothing is lost.
[[nodiscard]] QString lossText(const AnimExport &made, const Skeleton &skeleton, const NameCodec &names);

} // namespace limber
