#pragma once

#include <QString>

namespace limber {

// The state of a file at some moment; shows later whether it is still the same. Size and time alone do not: archives,
// `cp -p` and `touch -r` give other contents the times of the old ones.
struct FileStamp
{
    QString path; // empty for no file
    qint64 size = -1; // -1 where there is none
    qint64 modified = 0; // nanoseconds since 1970, as are all times here
    // What is 0 is not known, and equals anything.
    qint64 changed = 0; // when anything of it was changed, its attributes among it; no program can set that
    quint64 inode = 0;
    quint64 device = 0;

    [[nodiscard]] static FileStamp of(const QString &path);
    [[nodiscard]] bool exists() const { return size >= 0; }
    [[nodiscard]] bool isStillTrue() const { return *this == of(path); }
    // The same file with all that any program can set as it is here, but touched since: its mode or other attributes
    // are others, or its bytes and somebody set the time back.
    [[nodiscard]] bool hasOtherAttributesThan(const FileStamp &earlier) const;

    friend bool operator==(const FileStamp &one, const FileStamp &other);
};

} // namespace limber
