#pragma once

#include "bvh/text/sourcetext.h"
#include "journal/bytecode.h"

#include <functional>
#include <memory>

namespace limber {

// Source texts whose rows are kept by number outside of a journal's records, since they are as long as a file. The
// records themselves hold the positions of nodes in the text, and changes of its head.
struct KnownTexts
{
    // Returns the number of the text with these rows; remembers the text if it is new.
    std::function<int(const std::shared_ptr<const SourceText> &)> numberOf;
    // Returns the text with that number; null if there is none.
    std::function<std::shared_ptr<const SourceText>(int number)> text;
};

// Writes the text of a clip, which may have none, as bytes. A text that is the same as before is only referred to.
void putSource(ByteWriter &out, const std::shared_ptr<const SourceText> &source,
               const std::shared_ptr<const SourceText> &before, const KnownTexts &texts);
// Reads the text; the reader fails if the bytes are not a text.
[[nodiscard]] std::shared_ptr<const SourceText>
takeSource(ByteReader &in, const std::shared_ptr<const SourceText> &before, const KnownTexts &texts);

// Writes all bytes of the file that the text was read from, piece by piece, to a sink that returns whether to continue.
bool writeSourceText(const SourceText &source, const std::function<bool(std::string_view)> &sink);

} // namespace limber
