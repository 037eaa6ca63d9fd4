#pragma once

#include <QDateTime>
#include <QString>

namespace limber {

// The state of a file at some moment; shows later whether it is still the same.
struct FileStamp
{
    QString path; // empty for no file
    qint64 size = -1; // -1 where there is none
    QDateTime modified;

    [[nodiscard]] static FileStamp of(const QString &path);
    [[nodiscard]] bool exists() const { return size >= 0; }
    [[nodiscard]] bool isStillTrue() const { return *this == of(path); }

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

} // namespace limber
