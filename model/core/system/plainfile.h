#pragma once

#include "base/bytesource.h"
#include "base/message.h"

#include <cstddef>
#include <filesystem>

#include <sys/types.h>

namespace limber {

// Closes the descriptor that it holds; -1 stands for none.
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

// A file open for reading, or why it is not.
struct PlainFile
{
    FileDescriptor descriptor;
    std::size_t size = 0;
    Message problem; // empty if it is open
};

// Opens a plain file or a link to one; anything else that stands at the path is refused without waiting for it.
[[nodiscard]] PlainFile openPlainFile(const std::filesystem::path &path);

// The bytes of an open descriptor, which must outlive it. `error` is set to the system's number where reading
// fails.
[[nodiscard]] ByteSource bytesOf(int descriptor, int &error);

// Why a system call failed, for people who do not know error numbers.
[[nodiscard]] Message reasonFor(int error);

// "expected a file, found a folder" and the like for anything but a plain file.
[[nodiscard]] Message notAPlainFile(mode_t mode);

} // namespace limber
