#include "storage/filetext.h"

#include "base/finding.h"

#include <QDir>
#include <QFileInfo>

namespace limber {

namespace {

constexpr std::size_t mostCharacters = 4096; // of a path

QString harmless(const QString &text)
{
    return QString::fromStdString(printable(text.toStdString(), mostCharacters));
}

} // namespace

QString fileText(const QString &path)
{
    return harmless(QFileInfo(path).fileName());
}

QString pathText(const QString &path)
{
    return harmless(QDir::toNativeSeparators(path));
}

} // namespace limber
