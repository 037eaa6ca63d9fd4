#include "dialogs/templates.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace limber {

namespace {

// The titles, in the order in which they are offered.
struct Title
{
    const char *file;
    const char *title;
};

const std::array<Title, 8> titles = {{
    {"human-basic", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Human")},
    {"human-fingers", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Human with fingers")},
    {"cmu-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "CMU-like human")},
    {"mixamo-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Mixamo-like character")},
    {"second-life", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Second Life avatar")},
    {"unreal-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Unreal-like mannequin")},
    {"smpl-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "SMPL-like body")},
    {"quadruped", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Quadruped")},
}};

} // namespace

QStringList templatePaths()
{
    QStringList paths;
    for (const Title &each : titles)
        paths << QStringLiteral(":/samples/%1.bvh").arg(QLatin1String(each.file));
    return paths;
}

QString templateTitle(const QString &path)
{
    const QString name = QFileInfo(path).completeBaseName();
    const auto found =
        std::find_if(titles.begin(), titles.end(), [&](const Title &each) { return name == QLatin1String(each.file); });
    return found == titles.end() ? name : QCoreApplication::translate("limber::TemplateDialog", found->title);
}

} // namespace limber
