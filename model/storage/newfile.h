#pragma once

#include "system/plainfile.h"

#include <QString>

#include <string_view>

namespace limber {

// A file beside another one under a name of its own, until it takes the other's place; it is removed if it does not
// come to that. Where something fails, errno says why.
class NewFile
{
public:
    // Readable by its owner only where the place that it will take is not empty: until it has the mode of what is
    // there.
    enum class Mode { Own, AsUsual };

    NewFile(const QString &target, Mode mode);
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;
    ~NewFile();

    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    [[nodiscard]] int descriptor() const { return m_file.get(); }
    // All of the bytes, or false.
    [[nodiscard]] bool write(std::string_view bytes);
    // Waits until the disk has it.
    [[nodiscard]] bool sync();
    [[nodiscard]] bool takePlace();

private:
    QByteArray m_target;
    QByteArray m_name;
    FileDescriptor m_file;
    bool m_isPlaced = false;
};

// Writes all of the bytes to an open file; false with errno where that fails.
[[nodiscard]] bool writeAll(int descriptor, std::string_view bytes);

// Waits until the disk knows which files are in the folder of this one. Nothing is said where that fails: the file is
// there, and a power cut leaves the old or the new name for it.
void syncFolderOf(const QString &path);

} // namespace limber
