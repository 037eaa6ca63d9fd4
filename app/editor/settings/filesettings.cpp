#include "settings/filesettings.h"

#include "settings/preferencesettings.h"
#include "settings/settings.h"
#include "storage/paths/pathtexts.h"

namespace limber {

namespace {

constexpr int mostRecentFiles = 12;
constexpr int mostNameCodecs = 200;

} // namespace

// The stored list has pairs of a path and its encoding, the latest first.
QByteArray nameCodecOf(const Settings &settings, const QString &path)
{
    const QString kept = keptText(path);
    const QStringList pairs = settings.value(QStringLiteral("nameCodecs")).toStringList();
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs.at(i) == kept)
            return pairs.at(i + 1).toLatin1();
    }
    return storedPreferences(settings).nameCodec;
}

void storeNameCodec(Settings &settings, const QString &path, const QByteArray &codec)
{
    const QString kept = keptText(path);
    QStringList pairs = settings.value(QStringLiteral("nameCodecs")).toStringList();
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs.at(i) == kept) {
            pairs.remove(i, 2);
            break;
        }
    }
    pairs = QStringList{kept, QString::fromLatin1(codec)} + pairs.mid(0, 2 * (mostNameCodecs - 1));
    settings.setValue(QStringLiteral("nameCodecs"), pairs);
}

QStringList recentFiles(const Settings &settings)
{
    return pathsFromKept(settings.value(QStringLiteral("recentFiles")).toStringList().mid(0, mostRecentFiles));
}

void addRecentFile(Settings &settings, const QString &path)
{
    QStringList paths = recentFiles(settings);
    paths.removeAll(path);
    paths.prepend(path);
    settings.setValue(QStringLiteral("recentFiles"), keptTexts(paths.mid(0, mostRecentFiles)));
}

void clearRecentFiles(Settings &settings)
{
    settings.remove(QStringLiteral("recentFiles"));
}

QStringList filesOfLastSession(const Settings &settings)
{
    return pathsFromKept(settings.value(QStringLiteral("openFiles")).toStringList());
}

void storeOpenFiles(Settings &settings, const QStringList &paths)
{
    settings.setValue(QStringLiteral("openFiles"), keptTexts(paths));
}

} // namespace limber
