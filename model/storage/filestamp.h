#pragma once

#include <QString>

#include <string>

namespace limber {

// The state of a file at some moment, which shows later whether the file has changed. Size and time alone do not show
// it: archives, `cp -p` and `touch -r` give new contents the times of the old ones.
struct FileStamp
{
    QString path; // empty for no file
    qint64 size = -1; // -1 if there is no file
    qint64 modified = 0; // nanoseconds since 1970, like all times here
    // A value of 0 is unknown and equals anything.
    qint64 changed = 0; // when its contents or attributes last changed; no program can set it
    quint64 inode = 0;
    quint64 device = 0;
    // The path without links; empty if unknown. It is not compared, because links may change.
    QString realPath = {};

    // Asks the disk, which may take long.
    [[nodiscard]] static FileStamp of(const QString &path);
    // Returns whether both are the same file, maybe in different states and by different paths.
    [[nodiscard]] bool isOfSameFile(const FileStamp &other) const;
    [[nodiscard]] bool exists() const { return size >= 0; }
    [[nodiscard]] bool isStillTrue() const { return *this == of(path); }
    // Returns whether the file is the same in everything that a program can set, but was touched since: either its mode
    // or other attributes changed, or its bytes changed and somebody set the time back.
    [[nodiscard]] bool hasOtherAttributesThan(const FileStamp &earlier) const;

    friend bool operator==(const FileStamp &one, const FileStamp &other);
};

// Returns the SHA-1 of the bytes of a file in hexadecimal digits; an empty text if it cannot be read. May take long.
[[nodiscard]] std::string sha1OfFile(const QString &path);

} // namespace limber
