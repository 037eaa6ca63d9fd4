#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace limber::test {

// A folder for files whose names, and its own, are any bytes; gone with it. QTemporaryDir leaves such files behind.
class ByteFolder
{
public:
    ByteFolder();
    ByteFolder(const ByteFolder &) = delete;
    ByteFolder &operator=(const ByteFolder &) = delete;
    ~ByteFolder();

    // The folder around it, whose name is text.
    [[nodiscard]] QString root() const { return QString::fromUtf8(m_root); }
    [[nodiscard]] QByteArray path(const QByteArray &name) const { return m_folder + '/' + name; }
    // Writes a file and answers its path.
    QByteArray write(const QByteArray &name, const QByteArray &bytes) const;
    // Of all files in it, in order.
    [[nodiscard]] QByteArrayList names() const;

private:
    QByteArray m_root;
    QByteArray m_folder; // not UTF-8
};

// Of a file with a name of any bytes; null where it cannot be read.
[[nodiscard]] QByteArray bytesAt(const QByteArray &path);

} // namespace limber::test
