#include "dialogs/templates.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace limber {

QStringList templatePaths()
{
    const QDir folder(QStringLiteral(":/samples"));
    QStringList paths;
    for (const QString &file : folder.entryList({QStringLiteral("*.bvh")}, QDir::Files, QDir::Name)) {
        if (file != QLatin1String("walk.bvh")) // a motion, not a template
            paths << folder.filePath(file);
    }
    return paths;
}

QString templateTitle(const QString &path)
{
    const QString name = QFileInfo(path).completeBaseName();
    if (name == QLatin1String("human-basic"))
        return QCoreApplication::translate("limber::TemplateDialog", "Human");
    if (name == QLatin1String("human-fingers"))
        return QCoreApplication::translate("limber::TemplateDialog", "Human with fingers");
    if (name == QLatin1String("second-life"))
        return QCoreApplication::translate("limber::TemplateDialog", "Second Life avatar");
    if (name == QLatin1String("quadruped"))
        return QCoreApplication::translate("limber::TemplateDialog", "Quadruped");
    return name;
}

} // namespace limber
