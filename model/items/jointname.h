#pragma once

#include "motion/skeleton.h"

#include <QString>

#include <string>

namespace limber {

// A name's bytes as text for people: UTF-8, or where that fails with the odd bytes escaped. Control
// characters are escaped too.
[[nodiscard]] QString textOfName(const std::string &name);

// True for a name that reads back as itself when it is written: not empty, no line ends, braces or control
// characters, no blanks at its ends.
[[nodiscard]] bool isWritableName(const std::string &name);

// "Xposition Yposition …" in file order.
[[nodiscard]] QString channelNames(const Joint &joint);

// Text for a tool tip that Qt will not take for rich text, whatever it contains.
[[nodiscard]] QString plainToolTip(const QString &text);

} // namespace limber
