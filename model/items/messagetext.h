#pragma once

#include "base/finding.h"
#include "document/namecodec.h"

#include <QString>

namespace limber {

// A sentence of the core in the language of the window. Names in it that are not UTF-8 are decoded by `names`.
[[nodiscard]] QString textOf(const Message &message, const NameCodec &names = {});

// It with a capital at its beginning: messages begin small, since a file's name stands before them elsewhere.
[[nodiscard]] QString sentence(QString text);

// A finding in one line, as on the command line: "FILE:LINE:COLUMN: error: MESSAGE".
[[nodiscard]] QString lineOf(const Finding &finding, const QString &file, const NameCodec &names = {});

} // namespace limber
