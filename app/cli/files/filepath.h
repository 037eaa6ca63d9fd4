#pragma once

#include <QFile>

#include <string>

namespace limber::cli {

// A file as it was typed, as Qt names it. A name that is not UTF-8 comes out damaged.
[[nodiscard]] inline QString toPath(const std::string &file)
{
    return QFile::decodeName(QByteArray::fromStdString(file));
}

// Its last part.
[[nodiscard]] inline std::string fileNameOf(const std::string &file)
{
    return file.substr(file.rfind('/') + 1);
}

} // namespace limber::cli
