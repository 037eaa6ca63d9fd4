#include "formats/formatnote.h"

#include "base/finding.h"
#include "bvh/text/numberformat.h"

namespace limber {

FormatNote FormatNote::warning(const Message &message)
{
    return {Kind::Warning, message.text(), {}, message};
}

std::string countOf(std::size_t count, std::string_view word)
{
    return std::to_string(count) + ' ' + std::string(word) + (count == 1 ? "" : "s");
}

std::string roundedNumber(double value)
{
    return NumberFormat::trimmed(3).format(value);
}

std::string quoted(std::string_view bytes)
{
    return '\'' + printable(bytes) + '\'';
}

} // namespace limber
