#pragma once

#include "base/bytesource.h"
#include "base/message.h"

#include <cstddef>
#include <filesystem>

#include <sys/types.h>

namespace limber {

// Closes the descriptor that it holds; -1 means that it holds none.
class FileDescriptor
{
public:
    explicit FileDescriptor(int descriptor = -1) : m_descriptor(descriptor) {}
    FileDescriptor(const FileDescriptor &) = delete;
    FileDescriptor &operator=(const FileDescriptor &) = delete;
    FileDescriptor(FileDescriptor &&other) noexcept;
    FileDescriptor &operator=(FileDescriptor &&other) noexcept;
    ~FileDescriptor();

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

// A file that is open for reading, or the reason why it is not.
struct PlainFile
{
    FileDescriptor descriptor;
    std::size_t size = 0;
    Message problem; // empty if it is open
};

// Opens a plain file or a link to one; refuses anything else at the path without waiting for it.
[[nodiscard]] PlainFile openPlainFile(const std::filesystem::path &path);

// Returns whether a path leads to something in a folder or below it, wherever links on the way lead.
[[nodiscard]] bool leadsBelow(const std::filesystem::path &folder, const std::filesystem::path &path);

// Returns the bytes of an open descriptor, which must outlive the result. If reading fails, `error` is set to the
// system's number.
[[nodiscard]] ByteSource bytesOf(int descriptor, int &error);

// Returns why a system call failed, for people who do not know error numbers.
[[nodiscard]] Message reasonFor(int error);

// Returns "expected a file, found a folder" and the like for anything that is not a plain file.
[[nodiscard]] Message notAPlainFile(mode_t mode);

} // namespace limber
