#pragma once

#include "system/plainfile.h"

#include <QString>

#include <string_view>

namespace limber {

// A file under a temporary name in the folder of another file, until it replaces that file; it is removed if it never
// does. If something fails, errno says why.
class NewFile
{
public:
    // If a file exists at the target, use Own: the new file is then readable only by its owner, until it gets the mode
    // of the file that it replaces.
    enum class Mode { Own, AsUsual };

    NewFile(const QString &target, Mode mode);
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;
    ~NewFile();

    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    [[nodiscard]] int descriptor() const { return m_file.get(); }
    // Writes all of the bytes, or returns false.
    [[nodiscard]] bool write(std::string_view bytes);
    // Waits until the file is on disk.
    [[nodiscard]] bool sync();
    [[nodiscard]] bool takePlace();

private:
    QByteArray m_target;
    QByteArray m_name;
    FileDescriptor m_file;
    bool m_isPlaced = false;
};

// Writes all of the bytes to an open file; returns false with errno set if that fails.
[[nodiscard]] bool writeAll(int descriptor, std::string_view bytes);

// Waits until the folder's list of files is on disk. A failure is not reported: the file exists, and a power cut leaves
// either the old or the new name for it.
void syncFolderOf(const QString &path);

} // namespace limber
