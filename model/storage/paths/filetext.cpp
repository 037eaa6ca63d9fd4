#include "storage/paths/filetext.h"

#include "base/finding.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <QStringList>

#include <string>

namespace limber {

namespace {

constexpr std::size_t mostCharacters = 4096; // of a path
constexpr std::string_view byteSign = "\\x";

QString shownName(const QString &name)
{
    const std::string bytes = bytesOfName(name).toStdString();
    const std::string shown = printable(bytes, mostCharacters);
    if (shown == bytes && shown.find(byteSign) == std::string::npos)
        return name;
    std::string doubled;
    for (const char c : bytes)
        doubled += c == '\\' ? std::string("\\\\") : std::string(1, c);
    return QString::fromStdString(printable(doubled, mostCharacters));
}

// Returns the bytes that are shown in this way.
QByteArray bytesShownAs(const QByteArray &shown)
{
    QByteArray bytes;
    for (qsizetype at = 0; at < shown.size(); ++at) {
        const QByteArray digits = shown.mid(at + 2, 2);
        bool isByte = false;
        const int byte = digits.size() == 2 ? digits.toInt(&isByte, 16) : 0;
        if (shown.mid(at, 2) == "\\\\") {
            bytes += '\\';
            ++at;
        } else if (shown.mid(at, 2) == "\\x" && isByte) {
            bytes += static_cast<char>(byte);
            at += 3;
        } else {
            bytes += shown[at];
        }
    }
    return bytes;
}

QString nameTyped(const QString &folder, const QString &text)
{
    if (!text.contains(QLatin1String("\\x")) || isThere(folder + text))
        return text;
    const QByteArray bytes = bytesShownAs(bytesOfName(text));
    const bool isName = !bytes.contains('/') && !bytes.contains('\0');
    return isName && !bytes.isValidUtf8() ? nameOfBytes(bytes) : text;
}

} // namespace

QString fileText(const QString &path)
{
    return shownName(path.section(QLatin1Char('/'), -1));
}

QString pathText(const QString &path)
{
    QStringList names = path.split(QLatin1Char('/'));
    for (QString &name : names)
        name = shownName(name);
    return names.join(QLatin1Char('/'));
}

QString pathTyped(const QString &text)
{
    QString path;
    const QStringList names = text.split(QLatin1Char('/'));
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (i > 0)
            path += QLatin1Char('/');
        path += nameTyped(path, names.at(i));
    }
    return path;
}

QString pathForDialog(const QString &path)
{
    if (isTextName(path))
        return path;
    QStringList folders = path.split(QLatin1Char('/'));
    folders.removeLast();
    while (!isTextName(folders.join(QLatin1Char('/'))))
        folders.removeLast();
    return (folders << fileText(path)).join(QLatin1Char('/'));
}

} // namespace limber
