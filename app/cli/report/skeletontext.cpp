#include "report/skeletontext.h"

#include "report/resulttext.h"
#include "storage/builtinskeletons.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace limber::cli {

namespace {

constexpr std::size_t skeletonNameWidth = 15;
constexpr std::size_t countWidth = 4;

QJsonObject skeletonObject(const BuiltInSkeleton &each)
{
    QJsonArray joints;
    if (const ReadResult read = readBuiltInSkeleton(each); read.clip) {
        for (const Joint &joint : read.clip->skeleton.joints())
            joints.append(QString::fromStdString(joint.name));
    }
    return {{QStringLiteral("name"), QLatin1String(each.name)},
            {QStringLiteral("title"), QLatin1String(each.title)},
            {QStringLiteral("help"), QLatin1String(each.help)},
            {QStringLiteral("joints"), joints}};
}

} // namespace

std::string skeletonList()
{
    std::string text;
    for (const BuiltInSkeleton &each : builtInSkeletons()) {
        const ReadResult read = readBuiltInSkeleton(each);
        std::string name = each.name;
        name.resize(std::max(name.size() + 1, skeletonNameWidth), ' ');
        const std::string count = std::to_string(read.clip ? read.clip->skeleton.jointCount() : 0);
        text += name + std::string(countWidth - std::min(countWidth, count.size()), ' ') + count + " joints  " +
                each.help + '\n';
    }
    return text;
}

std::string skeletonsJson()
{
    QJsonArray list;
    for (const BuiltInSkeleton &each : builtInSkeletons())
        list.append(skeletonObject(each));
    return jsonText(list);
}

} // namespace limber::cli
