#include "settings/settings.h"

#include <QFile>

#include <algorithm>

namespace limber {

namespace {

constexpr int mostDamagedCopies = 9;

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

QVariant Settings::value(const QString &key, const QVariant &otherwise) const
{
    // A damaged file still has keys, with junk as values.
    if (m_store.status() == QSettings::FormatError)
        return otherwise;
    return m_store.value(key, otherwise);
}

void Settings::setValue(const QString &key, const QVariant &value)
{
    m_store.setValue(key, value);
}

void Settings::remove(const QString &key)
{
    m_store.remove(key);
}

int Settings::number(const QString &key, int least, int most, int otherwise) const
{
    const int read = value(key, otherwise).toInt();
    return read >= least && read <= most ? read : otherwise;
}

} // namespace limber
