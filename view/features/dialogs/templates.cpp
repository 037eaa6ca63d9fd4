#include "dialogs/templates.h"

#include "storage/builtinskeletons.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace limber {

QStringList templatePaths()
{
    QStringList paths;
    for (const BuiltInSkeleton &each : builtInSkeletons())
        paths << QString::fromStdString(resourceOf(each));
    return paths;
}

QString templateTitle(const QString &path)
{
    const QString name = QFileInfo(path).completeBaseName();
    for (const BuiltInSkeleton &each : builtInSkeletons()) {
        if (name == QLatin1String(each.name))
            return QCoreApplication::translate("limber::TemplateDialog", each.title);
    }
    return name;
}

} // namespace limber
