#include "feet/contactssource.h"

#include "mapping/contactsfile.h"
#include "messages/filemessages.h"
#include "messages/skeletonmessages.h"
#include "system/plainfile.h"

#include <array>
#include <cstddef>
#include <string>

namespace limber {

namespace {

constexpr std::size_t largestFile = std::size_t{64} << 20; // bytes; contacts are short

// Nothing where the descriptor cannot be read to its end.
std::optional<std::string> textOf(int descriptor, int &error)
{
    const ByteSource source = bytesOf(descriptor, error);
    std::string text;
    std::array<char, 1 << 16> piece;
    for (std::ptrdiff_t count = source(piece); count != 0; count = source(piece)) {
        if (count < 0 || text.size() > largestFile)
            return std::nullopt;
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
    return text;
}

} // namespace

ContactsFromFile contactsFromFile(const std::filesystem::path &path, const Clip &clip)
{
    const PlainFile file = openPlainFile(path);
    if (!file.problem.isEmpty())
        return {std::nullopt, file.problem};
    int error = 0;
    const auto text = textOf(file.descriptor.get(), error);
    if (!text)
        return {std::nullopt, messages::cannotBeReadBecause(reasonFor(error))};
    Reading<Contacts> reading = readContacts(*text, clip.skeleton, clip.motion.frameCount());
    if (const Finding *finding = reading.error())
        return {std::nullopt, messages::lineAndColumn(finding->line, finding->column, finding->message)};
    return {std::move(reading.value), {}};
}

} // namespace limber
