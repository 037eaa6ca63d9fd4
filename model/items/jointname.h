#pragma once

#include "motion/skeleton.h"
#include "motion/writablename.h"

#include <QString>

#include <string>

namespace limber {

// Returns a name's bytes as text for people: UTF-8, with other bytes and control characters escaped.
[[nodiscard]] QString textOfName(const std::string &name);

// Returns "Xposition Yposition …" in file order.
[[nodiscard]] QString channelNames(const Joint &joint);

// Returns text for a tool tip that Qt does not interpret as rich text, whatever it contains.
[[nodiscard]] QString plainToolTip(const QString &text);

} // namespace limber
