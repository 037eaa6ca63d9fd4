#include "storage/recovery/runtabs.h"

#include "storage/paths/pathtexts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace limber {

QByteArray bytesOf(const RunTabs &tabs)
{
    QJsonArray list;
    for (const RunTabs::Tab &tab : tabs.tabs)
        list << QJsonObject{{QStringLiteral("journal"), tab.journal}, {QStringLiteral("path"), keptText(tab.path)}};
    return QJsonDocument(QJsonObject{{QStringLiteral("tabs"), list},
                                     {QStringLiteral("front"), tabs.front},
                                     {QStringLiteral("kept"), tabs.isKept}})
        .toJson();
}

RunTabs tabsFrom(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    RunTabs tabs;
    for (const QJsonValue &each : object.value(QStringLiteral("tabs")).toArray()) {
        const QJsonObject tab = each.toObject();
        tabs.tabs << RunTabs::Tab{tab.value(QStringLiteral("journal")).toString(),
                                  pathFromKept(tab.value(QStringLiteral("path")).toString())};
    }
    tabs.front = object.value(QStringLiteral("front")).toInt(-1);
    tabs.isKept = object.value(QStringLiteral("kept")).toBool();
    return tabs;
}

} // namespace limber
