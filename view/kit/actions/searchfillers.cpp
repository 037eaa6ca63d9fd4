#include "actions/searchfillers.h"

#include "actions/searchentry.h"

#include <QCoreApplication>

namespace limber {

namespace {

const char *const little = QT_TRANSLATE_NOOP(
    "SearchFillers", "a an and as at be by do for from get how i in into is it make me my of on or put set some than "
                     "that the then this to very want what with");
const char *const vague = QT_TRANSLATE_NOOP(
    "SearchFillers",
    "all animation animations apply arm arms body bone bones change character characters clip clips dance dances "
    "delete entire every feet figure file finger fingers fix foot hand hands head hide hip hips improve joint joints "
    "knee knees leg legs mocap motion motions only person reduce remove rid show shoulder shoulders take takes toggle "
    "walk whole");

QSet<QString> wordsIn(const char *english)
{
    const QStringList own = SearchEntry::wordsOf(QCoreApplication::translate("SearchFillers", english));
    const QStringList others = SearchEntry::wordsOf(QLatin1String(english));
    QSet<QString> words(own.begin(), own.end());
    words.unite(QSet<QString>(others.begin(), others.end()));
    return words;
}

} // namespace

SearchFillers::SearchFillers() : m_little(wordsIn(little)), m_vague(wordsIn(vague))
{
}

QStringList SearchFillers::telling(const QStringList &words) const
{
    QStringList left = words;
    left.removeIf([this](const QString &word) { return m_little.contains(word); });
    const qsizetype all = left.size();
    left.removeIf([this](const QString &word) { return m_vague.contains(word); });
    if (2 * left.size() < all) // one word of many says too little
        left.clear();
    return left;
}

} // namespace limber
