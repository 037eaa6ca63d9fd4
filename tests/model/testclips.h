#pragma once

#include "document/document.h"
#include "motion/clip.h"

#include <QByteArray>

namespace limber::test {

// A leg of three joints with six, three and three channels, and two end sites; its `frames` frames all differ.
[[nodiscard]] Clip leg(int frames);

// The same clip as text, in a format of its own.
[[nodiscard]] QByteArray legText(int frames);

// Opens the text as opening a file would.
void open(Document &document, const QByteArray &text);

// The bytes that saving the document would write.
[[nodiscard]] QByteArray bytesOf(const Document &document);

} // namespace limber::test
