#include "storage/paths/filename.h"

#include "base/steeringcharacters.h"

#include <QStringDecoder>

#include <algorithm>
#include <string_view>

namespace limber {

namespace {

constexpr char16_t firstEscape = 0xDC80; // stands for the byte 0x80
constexpr char16_t lastEscape = 0xDCFF;
constexpr int escapeOffset = 0xDC00;

// Returns whether this is the second half of a surrogate pair without the first half.
bool isEscape(QStringView name, qsizetype at)
{
    const char16_t unit = name[at].unicode();
    return unit >= firstEscape && unit <= lastEscape && (at == 0 || !name[at - 1].isHighSurrogate());
}

qsizetype nextEscape(QStringView name, qsizetype from)
{
    while (from < name.size() && !isEscape(name, from))
        ++from;
    return from;
}

// Returns how many bytes at the start are UTF-8.
std::size_t textLength(std::string_view bytes)
{
    std::size_t length = 0;
    while (const std::size_t next = utf8Length(bytes.substr(length)))
        length += next;
    return length;
}

// QString::fromUtf8() would drop a byte order mark at the beginning.
QString textOf(std::string_view utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

} // namespace

QString nameOfBytes(QByteArrayView bytes)
{
    QString name;
    std::string_view rest(bytes.data(), static_cast<std::size_t>(bytes.size()));
    while (true) {
        const std::size_t length = textLength(rest);
        name += textOf(rest.substr(0, length));
        rest.remove_prefix(length);
        if (rest.empty())
            return name;
        name += QChar(char16_t(escapeOffset + static_cast<unsigned char>(rest.front())));
        rest.remove_prefix(1);
    }
}

QString nameOfBytes(const std::string &bytes)
{
    return nameOfBytes(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

QByteArray bytesOfName(const QString &name)
{
    QByteArray bytes;
    qsizetype at = 0;
    while (true) {
        const qsizetype escape = nextEscape(name, at);
        bytes += QStringView(name).sliced(at, escape - at).toUtf8();
        if (escape == name.size())
            return bytes;
        bytes += static_cast<char>(name[escape].unicode() - escapeOffset);
        at = escape + 1;
    }
}

std::filesystem::path systemPath(const QString &path)
{
    return bytesOfName(path).toStdString();
}

bool isTextName(const QString &name)
{
    return nextEscape(name, 0) == name.size();
}

} // namespace limber
