#include "system/smallfile.h"

#include "messages/filemessages.h"
#include "system/plainfile.h"

#include <array>
#include <cerrno>
#include <cstddef>

namespace limber {

namespace {

constexpr std::size_t largestSize = std::size_t{64} << 20;

} // namespace

SmallFile readSmallFile(const std::filesystem::path &path)
{
    const PlainFile file = openPlainFile(path);
    if (!file.problem.isEmpty())
        return {std::nullopt, file.problem};
    if (file.size > largestSize)
        return {std::nullopt, messages::cannotBeReadBecause(reasonFor(EFBIG))};
    int error = 0;
    const ByteSource source = bytesOf(file.descriptor.get(), error);
    std::string text;
    std::array<char, 1 << 16> piece;
    for (std::ptrdiff_t count = source(piece); count != 0 && text.size() <= largestSize; count = source(piece)) {
        if (count < 0)
            return {std::nullopt, messages::cannotBeReadBecause(reasonFor(error))};
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
    return {std::move(text), {}};
}

} // namespace limber
