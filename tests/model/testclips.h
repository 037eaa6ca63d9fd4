#pragma once

#include "document/document.h"
#include "motion/clip.h"

#include <QByteArray>

namespace limber::test {

// A leg of three joints, six and three and three channels, with two end sites; `frames` frames that differ.
[[nodiscard]] Clip leg(int frames);

// The same as text, in a format of its own.
[[nodiscard]] QByteArray legText(int frames);

// Opens the text as a document would be opened.
void open(Document &document, const QByteArray &text);

// What saving the document would write.
[[nodiscard]] QByteArray bytesOf(const Document &document);

} // namespace limber::test
