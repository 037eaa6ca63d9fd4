#include "storage/companion.h"

#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <QFileInfo>

#include <unistd.h>

namespace limber {

QString companionProgram(const QString &name)
{
    return companionProgram(name, QFileInfo(linkTarget(QStringLiteral("/proc/self/exe"))).path());
}

QString companionProgram(const QString &name, const QString &folder)
{
    constexpr const char *places[] = {"", "../libexec/limber/", "../../app/companions/"}; // last: build folder
    for (const char *place : places) {
        const QString file = folder + QLatin1Char('/') + QLatin1String(place) + name;
        if (isPlainFile(file) && access(bytesOfName(file).constData(), X_OK) == 0)
            return canonicalPath(file);
    }
    return {};
}

} // namespace limber
