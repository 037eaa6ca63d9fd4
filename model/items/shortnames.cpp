#include "items/shortnames.h"

#include <QHash>

namespace limber {

namespace {

constexpr qsizetype fewestNames = 4; // fewer names do not show whether there is a prefix
constexpr double fractionOfNames = 0.8; // that must share the prefix

// Returns the beginnings of a name that end where a prefix may end.
QStringList prefixesOf(const QString &name)
{
    static const QString separators = QStringLiteral(":_ -.");
    QStringList prefixes;
    for (qsizetype i = 0; i + 1 < name.size(); ++i) {
        // The rest must be a name by itself: in Tail_01, the rest "01" is none.
        if (separators.contains(name[i]) && name[i + 1].isLetter())
            prefixes << name.left(i + 1);
    }
    return prefixes;
}

QString commonPrefix(const QStringList &names)
{
    QHash<QString, int> counts;
    for (const QString &name : names) {
        for (const QString &prefix : prefixesOf(name))
            ++counts[prefix];
    }
    QString longest;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() >= fractionOfNames * static_cast<double>(names.size()) && it.key().size() > longest.size())
            longest = it.key();
    }
    return longest;
}

} // namespace

ShortNames::ShortNames(QStringList fullNames) : m_full(std::move(fullNames)), m_short(m_full)
{
    const QString prefix = m_full.size() < fewestNames ? QString() : commonPrefix(m_full);
    for (QString &name : m_short) {
        if (!prefix.isEmpty() && name.startsWith(prefix) && name.size() > prefix.size())
            name.remove(0, prefix.size());
    }
}

int ShortNames::named(const QString &text) const
{
    for (const QStringList *names : {&m_full, &m_short}) {
        for (qsizetype i = 0; i < names->size(); ++i) {
            if (names->at(i).compare(text.trimmed(), Qt::CaseInsensitive) == 0)
                return static_cast<int>(i);
        }
    }
    return -1;
}

QList<int> ShortNames::containing(const QString &text) const
{
    QList<int> found;
    for (qsizetype i = 0; i < m_full.size() && !text.trimmed().isEmpty(); ++i) {
        if (m_full[i].contains(text.trimmed(), Qt::CaseInsensitive))
            found << static_cast<int>(i);
    }
    return found;
}

} // namespace limber
