#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace limber::test {

// A folder for files whose names, like the name of the folder itself, may be any bytes. It is deleted with the object;
// QTemporaryDir would leave such files undeleted.
class ByteFolder
{
public:
    ByteFolder();
    ByteFolder(const ByteFolder &) = delete;
    ByteFolder &operator=(const ByteFolder &) = delete;
    ~ByteFolder();

    // The parent folder, whose name is text.
    [[nodiscard]] QString root() const { return QString::fromUtf8(m_root); }
    [[nodiscard]] QByteArray path(const QByteArray &name) const { return m_folder + '/' + name; }
    // Writes a file and returns its path.
    QByteArray write(const QByteArray &name, const QByteArray &bytes) const;
    // The names of all files in the folder, sorted.
    [[nodiscard]] QByteArrayList names() const;

private:
    QByteArray m_root;
    QByteArray m_folder; // not UTF-8
};

// The content of a file whose name may be any bytes; null if it cannot be read.
[[nodiscard]] QByteArray bytesAt(const QByteArray &path);

} // namespace limber::test
