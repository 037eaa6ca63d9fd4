#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

namespace limber::test {

// A folder for the files of one test; it is deleted with the object.
class FileFolder
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    // Writes a file and returns its path.
    QString write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QStringList names() const;

private:
    QTemporaryDir m_folder;
};

// All bytes of a file; null if it cannot be read.
[[nodiscard]] QByteArray bytesOf(const QString &path);

// A small figure of two joints and three frames that reads without a warning: Hips with six channels, Chest
// with three, an end site.
[[nodiscard]] QByteArray smallBvh();

} // namespace limber::test
