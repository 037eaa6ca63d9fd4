#include "support/bytefolder.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace limber::test {

namespace fs = std::filesystem;

ByteFolder::ByteFolder() : m_root(QByteArray::fromStdString(fs::temp_directory_path() / "limber-bytes-XXXXXX"))
{
    if (::mkdtemp(m_root.data()) == nullptr)
        qFatal("%s cannot be made", m_root.constData());
    m_folder = m_root + "/Aufnahmen f\xFCr \xFF";
    fs::create_directory(m_folder.toStdString());
}

ByteFolder::~ByteFolder()
{
    std::error_code ignored;
    fs::remove_all(m_root.toStdString(), ignored);
}

QByteArray ByteFolder::write(const QByteArray &name, const QByteArray &bytes) const
{
    std::ofstream file(path(name).toStdString(), std::ios::binary);
    if (!file.write(bytes.constData(), bytes.size()).flush())
        qFatal("%s cannot be written", path(name).constData());
    return path(name);
}

QByteArrayList ByteFolder::names() const
{
    QByteArrayList names;
    for (const fs::directory_entry &entry : fs::directory_iterator(m_folder.toStdString()))
        names << QByteArray::fromStdString(entry.path().filename().native());
    std::ranges::sort(names);
    return names;
}

QByteArray bytesAt(const QByteArray &path)
{
    std::ifstream file(path.toStdString(), std::ios::binary);
    if (!file)
        return {};
    return QByteArray::fromStdString({std::istreambuf_iterator<char>(file), {}});
}

} // namespace limber::test
