#include "bvh/read/bvhfile.h"

#include "messages/filemessages.h"
#include "system/plainfile.h"

#include <new>
#include <stdexcept>

namespace limber {

namespace {

ReadResult refused(Message message)
{
    ReadResult result;
    result.findings.push_back({Severity::Error, 0, 0, std::move(message), FindingKind::Unreadable});
    return result;
}

ReadResult refusedForMemory()
{
    return refused(messages::noMemoryForFile());
}

} // namespace

ReadResult readBvhFile(const std::filesystem::path &path, const ReadOptions &options)
{
    const PlainFile file = openPlainFile(path);
    if (!file.problem.isEmpty())
        return refused(file.problem);
    ReadOptions withSize = options;
    withSize.expectedSize = file.size;
    return readBvhDescriptor(file.descriptor.get(), withSize);
}

ReadResult readBvhDescriptor(int descriptor, const ReadOptions &options)
{
    int error = 0;
    try {
        ReadResult result = readBvh(bytesOf(descriptor, error), options);
        return error == 0 ? std::move(result) : refused(messages::cannotBeReadBecause(reasonFor(error)));
    } catch (const std::bad_alloc &) {
        return refusedForMemory();
    } catch (const std::length_error &) {
        return refusedForMemory();
    }
}

ReadResult readBvh(std::istream &stream, const ReadOptions &options)
{
    const ByteSource source = [&](std::span<char> bytes) {
        stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        return stream.bad() ? std::ptrdiff_t{-1} : static_cast<std::ptrdiff_t>(stream.gcount());
    };
    return readBvh(source, options);
}

} // namespace limber
