#include "settings/settings.h"

#include "storage/paths/pathtexts.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int mostRecentFiles = 12;
constexpr int mostBackups = 100;
constexpr int mostNameCodecs = 200;
constexpr int mostDamagedCopies = 9;

constexpr std::pair<const char *, bool ViewOptions::*> viewOptionWords[] = {
    {"grid", &ViewOptions::grid},        {"shadow", &ViewOptions::shadow},     {"joints", &ViewOptions::joints},
    {"names", &ViewOptions::names},      {"original", &ViewOptions::original}, {"trails", &ViewOptions::trails},
    {"skins", &ViewOptions::onionSkins}, {"follow", &ViewOptions::follow},
};

constexpr std::pair<const char *, bool SnapTargets::*> snapTargetKeys[] = {
    {"posing/snapToSeconds", &SnapTargets::seconds}, {"posing/snapToMarkers", &SnapTargets::markers},
    {"posing/snapToKeys", &SnapTargets::keys},       {"posing/snapToContacts", &SnapTargets::contacts},
    {"posing/snapToRange", &SnapTargets::range},
};

QString viewKey(const char *word)
{
    return QStringLiteral("view/") + QLatin1String(word);
}

// QSettings accepts much as keys that it cannot have written itself, because it escapes control characters.
bool isDamaged(const QSettings &store)
{
    QFile file(store.fileName());
    if (store.status() == QSettings::FormatError)
        return true;
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.readAll();
    constexpr char firstPrintable = 0x20;
    const auto isForeign = [](char character) {
        return character >= 0 && character < firstPrintable && character != '\n' && character != '\r' &&
               character != '\t';
    };
    return std::ranges::any_of(text, isForeign) || !text.isValidUtf8();
}

// A damaged file still has keys, with junk as values, which would be merged into the new one. Moves the file and
// returns its new path; empty if it is not damaged.
QString moveDamagedAway()
{
    QString file;
    {
        const QSettings store(QStringLiteral("Limber"), QStringLiteral("Limber"));
        if (!isDamaged(store))
            return {};
        file = store.fileName();
    }
    QString kept = file + QLatin1String(".damaged");
    for (int i = 2; QFile::exists(kept) && i <= mostDamagedCopies; ++i)
        kept = QStringLiteral("%1.damaged%2").arg(file).arg(i);
    QFile::remove(kept); // the last copy is replaced
    return QFile::rename(file, kept) ? kept : QString();
}

} // namespace

Settings::Settings() : m_damagedCopy(moveDamagedAway()), m_store(QStringLiteral("Limber"), QStringLiteral("Limber"))
{
    if (!m_damagedCopy.isEmpty())
        m_store.clear(); // QSettings remembers what it read
}

QString Settings::chosenLanguage()
{
    const QSettings store(QStringLiteral("Limber"), QStringLiteral("Limber"));
    return isDamaged(store) ? QString() : store.value(QStringLiteral("language")).toString();
}

Preferences Settings::preferences() const
{
    Preferences result;
    result.language = value(QStringLiteral("language")).toString();
    const int theme = value(QStringLiteral("theme"), 0).toInt();
    if (theme >= 0 && theme <= static_cast<int>(Theme::Mode::Light))
        result.theme = static_cast<Theme::Mode>(theme);
    const int style = value(QStringLiteral("toolBarStyle"), static_cast<int>(result.toolBarStyle)).toInt();
    if (style >= Qt::ToolButtonIconOnly && style <= Qt::ToolButtonTextUnderIcon)
        result.toolBarStyle = static_cast<Qt::ToolButtonStyle>(style);
    using Startup = Preferences::Startup;
    if (value(QStringLiteral("reopenFiles"), false).toBool())
        result.startup = value(QStringLiteral("keepChanges"), false).toBool() ? Startup::Changes : Startup::Files;
    const int backups = value(QStringLiteral("backups"), 0).toInt();
    result.backups = backups > 0 && backups <= mostBackups ? backups : 0;
    result.nameCodec = value(QStringLiteral("nameCodec")).toByteArray();
    return result;
}

void Settings::setPreferences(const Preferences &preferences)
{
    m_store.setValue(QStringLiteral("language"), preferences.language);
    m_store.setValue(QStringLiteral("theme"), static_cast<int>(preferences.theme));
    m_store.setValue(QStringLiteral("toolBarStyle"), static_cast<int>(preferences.toolBarStyle));
    m_store.setValue(QStringLiteral("reopenFiles"), preferences.startup != Preferences::Startup::StartPage);
    m_store.setValue(QStringLiteral("keepChanges"), preferences.startup == Preferences::Startup::Changes);
    m_store.setValue(QStringLiteral("backups"), preferences.backups);
    m_store.setValue(QStringLiteral("nameCodec"), preferences.nameCodec);
}

// The stored list has pairs of a path and its encoding, the latest first.
QByteArray Settings::nameCodecOf(const QString &path) const
{
    const QString kept = keptText(path);
    const QStringList pairs = value(QStringLiteral("nameCodecs")).toStringList();
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs.at(i) == kept)
            return pairs.at(i + 1).toLatin1();
    }
    return preferences().nameCodec;
}

void Settings::setNameCodecOf(const QString &path, const QByteArray &codec)
{
    const QString kept = keptText(path);
    QStringList pairs = value(QStringLiteral("nameCodecs")).toStringList();
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs.at(i) == kept) {
            pairs.remove(i, 2);
            break;
        }
    }
    pairs = QStringList{kept, QString::fromLatin1(codec)} + pairs.mid(0, 2 * (mostNameCodecs - 1));
    m_store.setValue(QStringLiteral("nameCodecs"), pairs);
}

QStringList Settings::recentFiles() const
{
    return pathsFromKept(value(QStringLiteral("recentFiles")).toStringList().mid(0, mostRecentFiles));
}

void Settings::addRecentFile(const QString &path)
{
    QStringList paths = recentFiles();
    paths.removeAll(path);
    paths.prepend(path);
    m_store.setValue(QStringLiteral("recentFiles"), keptTexts(paths.mid(0, mostRecentFiles)));
}

void Settings::clearRecentFiles()
{
    m_store.remove(QStringLiteral("recentFiles"));
}

QStringList Settings::openFiles() const
{
    return pathsFromKept(value(QStringLiteral("openFiles")).toStringList());
}

void Settings::setOpenFiles(const QStringList &paths)
{
    m_store.setValue(QStringLiteral("openFiles"), keptTexts(paths));
}

OffsetMotion Settings::offsetMotion() const
{
    const int motion = value(QStringLiteral("offsetMotion"), 0).toInt();
    return motion >= 0 && motion <= static_cast<int>(OffsetMotion::KeepPositions) ? OffsetMotion(motion)
                                                                                  : OffsetMotion::KeepChannels;
}

void Settings::setOffsetMotion(OffsetMotion motion)
{
    m_store.setValue(QStringLiteral("offsetMotion"), static_cast<int>(motion));
}

ToolChoices Settings::toolChoices() const
{
    ToolChoices choices;
    const auto number = [this](const char *key, double otherwise) {
        const double read = value(QLatin1String(key), otherwise).toDouble();
        return std::isfinite(read) ? read : otherwise;
    };
    // Returns one of the values from 0 to `last`.
    const auto choice = [this](const char *key, int last, int otherwise) {
        const int read = value(QLatin1String(key), otherwise).toInt();
        return read >= 0 && read <= last ? read : otherwise;
    };
    choices.space = static_cast<HandleSpace>(choice("posing/axes", 2, static_cast<int>(choices.space)));
    choices.spread.reach = static_cast<ChangeReach>(choice("posing/reach", 3, static_cast<int>(choices.spread.reach)));
    choices.body = static_cast<SolverReach>(choice("posing/body", 2, static_cast<int>(choices.body)));
    choices.spread.secondsBefore = number("posing/secondsBefore", choices.spread.secondsBefore);
    choices.spread.secondsAfter = number("posing/secondsAfter", choices.spread.secondsAfter);
    choices.spread.rangeFadeSeconds = number("posing/rangeFadeSeconds", choices.spread.rangeFadeSeconds);
    choices.snapDegrees = number("posing/snapDegrees", choices.snapDegrees);
    choices.snaps = value(QStringLiteral("posing/snaps"), choices.snaps).toBool();
    for (const auto &[key, target] : snapTargetKeys)
        choices.snapTargets.*target = value(QLatin1String(key), choices.snapTargets.*target).toBool();
    choices.limits = static_cast<LimitSource>(choice("posing/limitSource", 2, static_cast<int>(choices.limits)));
    return choices;
}

void Settings::setToolChoices(const ToolChoices &choices)
{
    m_store.setValue(QStringLiteral("posing/axes"), static_cast<int>(choices.space));
    m_store.setValue(QStringLiteral("posing/reach"), static_cast<int>(choices.spread.reach));
    m_store.setValue(QStringLiteral("posing/body"), static_cast<int>(choices.body));
    m_store.setValue(QStringLiteral("posing/secondsBefore"), choices.spread.secondsBefore);
    m_store.setValue(QStringLiteral("posing/secondsAfter"), choices.spread.secondsAfter);
    m_store.setValue(QStringLiteral("posing/rangeFadeSeconds"), choices.spread.rangeFadeSeconds);
    m_store.setValue(QStringLiteral("posing/snapDegrees"), choices.snapDegrees);
    m_store.setValue(QStringLiteral("posing/snaps"), choices.snaps);
    for (const auto &[key, target] : snapTargetKeys)
        m_store.setValue(QLatin1String(key), choices.snapTargets.*target);
    m_store.setValue(QStringLiteral("posing/limitSource"), static_cast<int>(choices.limits));
}

QStringList Settings::favouriteOperations() const
{
    return value(QStringLiteral("favouriteOperations")).toStringList();
}

void Settings::setFavouriteOperations(const QStringList &names)
{
    m_store.setValue(QStringLiteral("favouriteOperations"), names);
}

QStringList Settings::lastOperations() const
{
    return value(QStringLiteral("lastOperations")).toStringList();
}

void Settings::setLastOperations(const QStringList &names)
{
    m_store.setValue(QStringLiteral("lastOperations"), names);
}

QStringList Settings::operationPresets() const
{
    return value(QStringLiteral("operationPresets")).toStringList();
}

void Settings::setOperationPresets(const QStringList &texts)
{
    m_store.setValue(QStringLiteral("operationPresets"), texts);
}

ViewOptions Settings::viewOptions() const
{
    ViewOptions options;
    for (const auto &[word, option] : viewOptionWords)
        options.*option = value(viewKey(word), options.*option).toBool();
    return options;
}

void Settings::setViewOptions(const ViewOptions &options)
{
    for (const auto &[word, option] : viewOptionWords)
        m_store.setValue(viewKey(word), options.*option);
}

ViewLayout Settings::viewLayout() const
{
    ViewLayout layout;
    const int count = value(QStringLiteral("view/count"), 1).toInt();
    if (count == 2 || count == 4)
        layout.count = static_cast<ViewCount>(count);
    layout.across = value(QStringLiteral("view/across"), layout.across).toDouble();
    layout.down = value(QStringLiteral("view/down"), layout.down).toDouble();
    layout.isMaximised = value(QStringLiteral("view/maximised"), false).toBool();
    const int active = value(QStringLiteral("view/active"), 0).toInt();
    if (active >= 0 && active < viewPlaceCount)
        layout.active = static_cast<ViewPlace>(active);
    return tidied(layout);
}

void Settings::setViewLayout(const ViewLayout &layout)
{
    m_store.setValue(QStringLiteral("view/count"), static_cast<int>(layout.count));
    m_store.setValue(QStringLiteral("view/across"), layout.across);
    m_store.setValue(QStringLiteral("view/down"), layout.down);
    m_store.setValue(QStringLiteral("view/maximised"), layout.isMaximised);
    m_store.setValue(QStringLiteral("view/active"), static_cast<int>(layout.active));
}

QStringList Settings::hiddenTimelineRows() const
{
    return value(QStringLiteral("hiddenTimelineRows")).toStringList();
}

void Settings::setHiddenTimelineRows(const QStringList &keys)
{
    m_store.setValue(QStringLiteral("hiddenTimelineRows"), keys);
}

QString Settings::timelineUnit() const
{
    return value(QStringLiteral("timelineUnit")).toString();
}

void Settings::setTimelineUnit(const QString &word)
{
    m_store.setValue(QStringLiteral("timelineUnit"), word);
}

bool Settings::knowsTour() const
{
    return value(QStringLiteral("knowsTour"), false).toBool();
}

void Settings::setKnowsTour()
{
    m_store.setValue(QStringLiteral("knowsTour"), true);
}

QByteArray Settings::keys() const
{
    return value(QStringLiteral("keys")).toByteArray();
}

void Settings::setKeys(const QByteArray &json)
{
    m_store.setValue(QStringLiteral("keys"), json);
}

QByteArray Settings::windowGeometry() const
{
    return value(QStringLiteral("windowGeometry")).toByteArray();
}

QByteArray Settings::windowLayout() const
{
    return value(QStringLiteral("windowLayout")).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &layout)
{
    m_store.setValue(QStringLiteral("windowGeometry"), geometry);
    m_store.setValue(QStringLiteral("windowLayout"), layout);
}

QVariant Settings::value(const QString &key, const QVariant &otherwise) const
{
    // A damaged file still has keys, with junk as values.
    if (m_store.status() == QSettings::FormatError)
        return otherwise;
    return m_store.value(key, otherwise);
}

} // namespace limber
