#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>

namespace limber {

// A file's name is any bytes but '/' and NUL on Linux, and Qt takes it for UTF-8: other names come out damaged. Here
// each byte that belongs to no character in UTF-8 becomes one of U+DC80 to U+DCFF, which stand alone in no text; names
// that are UTF-8 are that text. (The same as in Python, PEP 383.) Such a name must go to no function of Qt that asks
// the system for it: storage/paths/filelook.h has those that may.
[[nodiscard]] QString nameOfBytes(QByteArrayView bytes);
[[nodiscard]] QString nameOfBytes(const std::string &bytes);

// The bytes of a name or path, for the system and the core. For bytes of any kind bytesOfName(nameOfBytes(bytes)) is
// the same bytes.
[[nodiscard]] QByteArray bytesOfName(const QString &name);
[[nodiscard]] std::filesystem::path systemPath(const QString &path);

// Whether it is UTF-8, so that Qt, its dialogs and other programs can have it as text.
[[nodiscard]] bool isTextName(const QString &name);

} // namespace limber
