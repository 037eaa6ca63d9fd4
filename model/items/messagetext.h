#pragma once

#include "base/finding.h"
#include "document/namecodec.h"

#include <QString>
#include <QStringList>

namespace limber {

// Returns a sentence of the core in the language of the window. Names in it that are not UTF-8 are decoded by `names`.
[[nodiscard]] QString textOf(const Message &message, const NameCodec &names = {});

// Returns the names in such a sentence, as it writes them.
[[nodiscard]] QStringList namesIn(const Message &message, const NameCodec &names = {});

// Returns the text with a capital at its beginning: messages begin in lower case, because elsewhere a file's name
// precedes them.
[[nodiscard]] QString sentence(QString text);

// Returns a finding about a file as a sentence: "FILE could not be read: MESSAGE (line LINE)" for an error, otherwise
// "FILE: MESSAGE (line LINE)".
[[nodiscard]] QString textOf(const Finding &finding, const QString &file, const NameCodec &names = {});

} // namespace limber
