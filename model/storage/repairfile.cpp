#include "storage/repairfile.h"

#include "messages/filemessages.h"
#include "storage/clipfile.h"
#include "storage/paths/filelook.h"

#include <QFile>

#include <algorithm>
#include <new>
#include <optional>

namespace limber {

namespace {

constexpr qint64 readSize = qint64{1} << 20;

std::optional<std::string> restOf(QFile &file, const Progress &progress)
{
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(std::max<qint64>(file.size(), 0)) + 1);
    for (;;) {
        const QByteArray block = file.read(readSize);
        if (block.isEmpty())
            return file.error() == QFileDevice::NoError ? std::optional(std::move(bytes)) : std::nullopt;
        bytes.append(block.constData(), static_cast<std::size_t>(block.size()));
        if (!progress(0.0))
            return std::nullopt;
    }
}

// Returns the bytes of a plain file; nothing if they cannot be read, which loading has already reported.
std::optional<std::string> bytesOf(const QString &path, const Progress &progress)
{
    QFile file;
    if (!isPlainFile(path) || !openToRead(file, path))
        return std::nullopt;
    return restOf(file, progress);
}

ReadOptions readOptions(const RepairOptions &options)
{
    ReadOptions result;
    result.progress = options.progress;
    return result;
}

ReadResult readStandardInput(const RepairOptions &options)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return loadBvh(QStringLiteral("-"), readOptions(options));
    auto bytes = restOf(input, options.progress);
    if (bytes)
        return readRepaired(std::move(*bytes), options);
    ReadResult result;
    result.cancelled = true;
    return result;
}

} // namespace

bool isRefusedForItsText(const ReadResult &result)
{
    return result.error() != nullptr && result.error()->line > 0 && result.error()->kind != FindingKind::EndlessText;
}

ReadResult loadRepairedBvh(const QString &path, const RepairOptions &options)
{
    try {
        if (path == QLatin1String("-"))
            return readStandardInput(options);
        ReadResult plain = loadBvh(path, readOptions(options));
        if (!isRefusedForItsText(plain) && !isMiscounted(plain))
            return plain;
        auto bytes = bytesOf(path, options.progress);
        return bytes ? readRepaired(std::move(*bytes), options) : plain;
    } catch (const std::bad_alloc &) {
        ReadResult result;
        result.findings.push_back({Severity::Error, 0, 0, messages::noMemoryForRepair(), FindingKind::Unreadable});
        return result;
    }
}

bool isRepairableFile(const QString &path, const Progress &progress)
{
    try {
        const auto bytes = bytesOf(path, progress);
        return bytes && isRepairable(*bytes, progress);
    } catch (const std::bad_alloc &) {
        return false;
    }
}

} // namespace limber
