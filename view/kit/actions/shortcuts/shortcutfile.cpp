#include "actions/shortcuts/shortcutfile.h"

#include "actions/shortcuts/shortcutconflicts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace limber {

namespace {

constexpr auto versionName = "limber-keys";
constexpr auto presetName = "preset";
constexpr auto changesName = "changes";
constexpr int fileVersion = 1;
constexpr int longestQuote = 40;

struct ShortcutFile
{
    Q_DECLARE_TR_FUNCTIONS(limber::ShortcutFile)
};

// Quotes a text from a file, cut to what fits into a line.
QString quoted(const QString &text)
{
    return text.size() > longestQuote ? text.left(longestQuote) + QChar(0x2026) : text;
}

// Returns an empty sequence if the value is not exactly one key with its modifiers.
QKeySequence keyOf(const QJsonValue &value)
{
    const QKeySequence key = QKeySequence::fromString(value.toString(), QKeySequence::PortableText);
    const bool isOne = key.count() == 1 && key[0].key() != Qt::Key_unknown;
    return isOne ? key : QKeySequence();
}

void readChange(const QString &name, const QJsonValue &value, KeyReading &reading)
{
    const std::optional<Command> command = Command::named(name);
    if (!command) {
        reading.problems << ShortcutFile::tr("“%1” is not a command of this version.").arg(quoted(name));
        return;
    }
    if (!value.isArray()) {
        reading.problems << ShortcutFile::tr("The shortcuts of “%1” are not a list.").arg(quoted(name));
        return;
    }
    QList<QKeySequence> keys;
    const QJsonArray texts = value.toArray();
    for (const QJsonValue &text : texts) {
        if (const QKeySequence key = keyOf(text); !key.isEmpty())
            keys << key;
        else
            reading.problems
                << ShortcutFile::tr("“%1” is not a shortcut for “%2”.").arg(quoted(text.toString()), quoted(name));
    }
    if (!keys.isEmpty() || texts.isEmpty())
        reading.map.setKeys(*command, keys);
}

void settle(KeyReading &reading)
{
    for (const ShortcutConflict &lost : settleConflicts(reading.map)) {
        reading.hadConflicts = true;
        reading.problems << ShortcutFile::tr("%1 stays with “%2”; “%3” had it, too.")
                                .arg(lost.key.toString(QKeySequence::NativeText), lost.text, lost.command->text());
    }
}

} // namespace

QByteArray keysToJson(const ShortcutMap &map)
{
    QJsonObject changes;
    for (auto change = map.changes().cbegin(); change != map.changes().cend(); ++change) {
        QJsonArray keys;
        for (const QKeySequence &key : change.value())
            keys << key.toString(QKeySequence::PortableText);
        changes.insert(change.key().name(), keys);
    }
    const QJsonObject file{{QLatin1String(versionName), fileVersion},
                           {QLatin1String(presetName), wordOf(map.preset())},
                           {QLatin1String(changesName), changes}};
    return QJsonDocument(file).toJson();
}

KeyReading keysFromJson(const QByteArray &json)
{
    KeyReading reading;
    QJsonParseError error;
    const QJsonObject file = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError) {
        reading.problems
            << ShortcutFile::tr("They are not JSON: %1 at byte %2.").arg(error.errorString()).arg(error.offset);
        return reading;
    }
    if (!file.contains(QLatin1String(versionName))) {
        reading.problems << ShortcutFile::tr("“limber-keys” is missing.");
        return reading;
    }
    reading.isUsable = true;
    const QString word = file.value(QLatin1String(presetName)).toString();
    if (const auto preset = keyPresetOf(word))
        reading.map.setPreset(*preset);
    else
        reading.problems << ShortcutFile::tr("“%1” is not a preset.").arg(quoted(word));
    const QJsonObject changes = file.value(QLatin1String(changesName)).toObject();
    for (auto change = changes.constBegin(); change != changes.constEnd(); ++change)
        readChange(change.key(), change.value(), reading);
    settle(reading);
    return reading;
}

} // namespace limber
