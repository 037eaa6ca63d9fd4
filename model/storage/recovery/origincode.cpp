#include "storage/recovery/origincode.h"

#include "storage/paths/pathtexts.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace limber {

namespace {

// The device is left out: its number may change when the machine starts again.
QJsonObject objectOf(const FileStamp &stamp)
{
    return {{QStringLiteral("path"), keptText(stamp.path)},
            {QStringLiteral("real path"), keptText(stamp.realPath)},
            {QStringLiteral("size"), QString::number(stamp.size)},
            {QStringLiteral("modified"), QString::number(stamp.modified)},
            {QStringLiteral("changed"), QString::number(stamp.changed)},
            {QStringLiteral("inode"), QString::number(stamp.inode)}};
}

FileStamp stampFrom(const QJsonObject &object)
{
    const auto text = [&object](const char *name) { return object.value(QLatin1String(name)).toString(); };
    FileStamp stamp;
    stamp.path = pathFromKept(text("path"));
    stamp.realPath = pathFromKept(text("real path"));
    stamp.size = object.value(QStringLiteral("size")).toString(QStringLiteral("-1")).toLongLong();
    stamp.modified = text("modified").toLongLong();
    stamp.changed = text("changed").toLongLong();
    stamp.inode = text("inode").toULongLong();
    return stamp;
}

} // namespace

std::string bytesOf(const DocumentOrigin &origin)
{
    const QJsonObject object{
        {QStringLiteral("path"), keptText(origin.path)},
        {QStringLiteral("untitled"), origin.untitledName},
        {QStringLiteral("on disk"), objectOf(origin.onDisk)},
        {QStringLiteral("findings"), objectOf(origin.findingsSource)},
        {QStringLiteral("repaired"), keptText(origin.repairedPath)},
        {QStringLiteral("project"), objectOf(origin.project)},
        {QStringLiteral("project missing"), origin.projectMissing},
        {QStringLiteral("never saved"), origin.neverSaved},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<DocumentOrigin> originFrom(std::string_view bytes)
{
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    DocumentOrigin origin;
    origin.path = pathFromKept(object.value(QStringLiteral("path")).toString());
    origin.untitledName = object.value(QStringLiteral("untitled")).toString();
    origin.onDisk = stampFrom(object.value(QStringLiteral("on disk")).toObject());
    origin.findingsSource = stampFrom(object.value(QStringLiteral("findings")).toObject());
    origin.repairedPath = pathFromKept(object.value(QStringLiteral("repaired")).toString());
    origin.project = stampFrom(object.value(QStringLiteral("project")).toObject());
    origin.projectMissing = object.value(QStringLiteral("project missing")).toBool();
    origin.neverSaved = object.value(QStringLiteral("never saved")).toBool();
    return origin;
}

} // namespace limber
