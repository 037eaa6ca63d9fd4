#include "storage/textfile.h"

#include "messages/filemessages.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>

#include <unistd.h>

namespace limber {

namespace {

TextLoad readAll(int descriptor, std::size_t expected, std::size_t longest)
{
    std::string text;
    text.reserve(std::min(expected, longest));
    std::array<char, 65536> piece{};
    while (true) {
        const ssize_t count = ::read(descriptor, piece.data(), piece.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return {std::nullopt, reasonFor(errno)};
        if (count == 0)
            return {std::move(text), {}};
        if (text.size() + static_cast<std::size_t>(count) > longest)
            return {std::nullopt, messages::textTooLong(longest >> 20)};
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
}

} // namespace

TextLoad loadText(const QString &path, std::size_t longest)
{
    try {
        if (path == QLatin1String("-"))
            return readAll(STDIN_FILENO, 0, longest);
        const PlainFile file = openPlainFile(systemPath(path));
        if (!file.problem.isEmpty())
            return {std::nullopt, file.problem};
        if (file.size > longest)
            return {std::nullopt, messages::textTooLong(longest >> 20)};
        return readAll(file.descriptor.get(), file.size, longest);
    } catch (const std::bad_alloc &) {
        return {std::nullopt, messages::noMemory()};
    }
}

SaveResult saveText(std::string_view text, const QString &path)
{
    return savePieces([&](const PieceSink &sink) { return sink(text); }, path);
}

} // namespace limber
