#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace limber {

// Words that say little in a search, in English and in the language of the window. Make one for each search.
class SearchFillers
{
public:
    SearchFillers();

    // Returns whether this is a word such as "to" or "make".
    [[nodiscard]] bool isLittle(const QString &word) const { return m_little.contains(word); }
    // Returns the words without little ones and without those that any command could have, such as "motion",
    // "character" or "hands"; none if these are most of the words.
    [[nodiscard]] QStringList telling(const QStringList &words) const;

private:
    QSet<QString> m_little;
    QSet<QString> m_vague;
};

} // namespace limber
