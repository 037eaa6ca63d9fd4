#pragma once

#include "motion/skeleton.h"
#include "motion/writablename.h"

#include <QString>

#include <string>

namespace limber {

// A name's bytes as text for people: UTF-8, or where that fails with the odd bytes escaped. Control
// characters are escaped too.
[[nodiscard]] QString textOfName(const std::string &name);

// "Xposition Yposition …" in file order.
[[nodiscard]] QString channelNames(const Joint &joint);

// Text for a tool tip that Qt will not take for rich text, whatever it contains.
[[nodiscard]] QString plainToolTip(const QString &text);

} // namespace limber
