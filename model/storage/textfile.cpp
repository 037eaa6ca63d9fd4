#include "storage/textfile.h"

#include "messages/filemessages.h"
#include "system/plainfile.h"

#include <QFile>

#include <array>
#include <cerrno>
#include <new>

#include <unistd.h>

namespace limber {

namespace {

TextLoad readAll(int descriptor)
{
    constexpr std::size_t longest = std::size_t{256} << 20;
    std::string text;
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
            return {std::nullopt, messages::textTooLong()};
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
}

} // namespace

TextLoad loadText(const QString &path)
{
    try {
        if (path == QLatin1String("-"))
            return readAll(STDIN_FILENO);
        const PlainFile file = openPlainFile(QFile::encodeName(path).toStdString());
        if (!file.problem.isEmpty())
            return {std::nullopt, file.problem};
        return readAll(file.descriptor.get());
    } catch (const std::bad_alloc &) {
        return {std::nullopt, messages::noMemory()};
    }
}

SaveResult saveText(std::string_view text, const QString &path)
{
    return savePieces([&](const PieceSink &sink) { return sink(text); }, path);
}

} // namespace limber
