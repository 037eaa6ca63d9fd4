#include "library/clipliteral.h"

#include "bvh/read/bvhreader.h"

#include <stdexcept>
#include <string>

namespace limber {

inline namespace literals {

Clip operator""_bvh(const char *text, std::size_t size)
{
    ReadResult result = readBvh(std::string(text, size));
    if (!result.clip)
        throw std::invalid_argument(result.error()->toString("_bvh"));
    return std::move(*result.clip);
}

} // namespace literals

} // namespace limber
