#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>

namespace limber {

// On Linux a file's name may have any bytes except '/' and NUL. Qt reads it as UTF-8, so names in other encodings are
// damaged. These functions convert each byte that belongs to no UTF-8 character to one of U+DC80 to U+DCFF, which never
// occur alone in valid text; UTF-8 names become their own text. (Python does the same, see PEP 383.) Such a name must
// not be given to a Qt function that passes it to the system; use those in storage/paths/filelook.h.
[[nodiscard]] QString nameOfBytes(QByteArrayView bytes);
[[nodiscard]] QString nameOfBytes(const std::string &bytes);

// Returns the bytes of a name or path, for the system and the core. For any bytes, bytesOfName(nameOfBytes(bytes))
// returns the same bytes.
[[nodiscard]] QByteArray bytesOfName(const QString &name);
[[nodiscard]] std::filesystem::path systemPath(const QString &path);

// Returns whether the name is UTF-8, so that Qt, its dialogs and other programs can handle it as text.
[[nodiscard]] bool isTextName(const QString &name);

} // namespace limber
