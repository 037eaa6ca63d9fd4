#include "storage/companion.h"

#include <QFileInfo>

namespace limber {

QString companionProgram(const QString &name)
{
    return companionProgram(name, QFileInfo(QFileInfo(QStringLiteral("/proc/self/exe")).symLinkTarget()).path());
}

QString companionProgram(const QString &name, const QString &folder)
{
    constexpr const char *places[] = {"", "../libexec/limber/", "../../app/companions/"}; // the last in a build folder
    for (const char *place : places) {
        const QFileInfo file(folder + QLatin1Char('/') + QLatin1String(place) + name);
        if (file.isFile() && file.isExecutable())
            return file.canonicalFilePath();
    }
    return {};
}

} // namespace limber
