#pragma once

#include "bvh/text/sourcetext.h"
#include "journal/bytecode.h"

#include <functional>
#include <memory>

namespace limber {

// Source texts whose rows are kept outside of a journal's records, by number: they are as long as a file. Where nodes
// stand in the text, and what was made of its head, is part of the records.
struct KnownTexts
{
    // The number of the text with these rows; notes it if it is a new one.
    std::function<int(const std::shared_ptr<const SourceText> &)> numberOf;
    // The text of that number; null for none.
    std::function<std::shared_ptr<const SourceText>(int number)> text;
};

// The text of a clip, which may have none, as bytes. One that is the same as before is only referred to.
void putSource(ByteWriter &out, const std::shared_ptr<const SourceText> &source,
               const std::shared_ptr<const SourceText> &before, const KnownTexts &texts);
// The reader fails for bytes that hold none.
[[nodiscard]] std::shared_ptr<const SourceText>
takeSource(ByteReader &in, const std::shared_ptr<const SourceText> &before, const KnownTexts &texts);

// All bytes of the file that the text was read from, piece by piece, to a sink that answers whether to go on.
bool writeSourceText(const SourceText &source, const std::function<bool(std::string_view)> &sink);

} // namespace limber
