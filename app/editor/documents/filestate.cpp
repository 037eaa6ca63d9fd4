#include "documents/filestate.h"

#include "storage/paths/filename.h"

#include <QHashFunctions>

#include <cerrno>
#include <fstream>
#include <vector>

#include <unistd.h>

namespace limber {

namespace {

constexpr qint64 mostBytes = qint64{64} << 20; // larger files would take too long to read for this purpose
constexpr std::size_t bytesAtOnce = std::size_t{1} << 20;

std::optional<std::size_t> fingerprintOf(const FileStamp &stamp)
{
    if (stamp.size > mostBytes)
        return std::nullopt;
    std::ifstream file(systemPath(stamp.path), std::ios::binary);
    std::vector<char> part(bytesAtOnce);
    std::size_t print = 0;
    while (file) {
        file.read(part.data(), static_cast<std::streamsize>(part.size()));
        print = qHashBits(part.data(), static_cast<std::size_t>(file.gcount()), print);
    }
    // If the file was written meanwhile, the bytes belong to no version.
    return file.eof() && stamp.isStillTrue() ? std::optional(print) : std::nullopt;
}

} // namespace

FileState FileState::of(const FileStamp &known, bool isToBeRemembered)
{
    FileState state;
    state.stamp = FileStamp::of(known.path);
    state.isUnknown = !state.stamp.exists() && errno != ENOENT && errno != ENOTDIR;
    state.isReadable = ::access(bytesOfName(known.path).constData(), R_OK) == 0;
    if (state.stamp.hasOtherAttributesThan(known) || (isToBeRemembered && state.stamp == known))
        state.fingerprint = fingerprintOf(state.stamp);
    return state;
}

} // namespace limber
