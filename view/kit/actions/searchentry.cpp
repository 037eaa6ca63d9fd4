#include "actions/searchentry.h"

#include "actions/searchfillers.h"

#include <QRegularExpression>

#include <algorithm>

namespace limber {

namespace {

constexpr int step = 100; // more than all differences by the places of synonyms together

// How much a word counts by where it is found.
enum Worth {
    InsideTitle = 2 * step,
    BeginsPlace = 3 * step,
    InPlace = 4 * step,
    BeginsSynonym = 5 * step,
    BeginsTitle = 7 * step,
    LikeSynonym = 9 * step,
    IsSynonym = 10 * step,
    LikeTitle = 11 * step,
    InTitle = 12 * step,
    IsWholeTitle = 2 * step // beside InTitle
};

// Returns an English word without its ending, so that "slide" finds "sliding". Other words are returned as they are.
QString stemOf(QString word)
{
    constexpr qsizetype shortest = 3;
    const bool isPlain = std::ranges::all_of(word, [](QChar c) { return c >= u'a' && c <= u'z'; });
    for (const QLatin1StringView ending : {QLatin1StringView("ing"), QLatin1StringView("ed"), QLatin1StringView("s"),
                                           QLatin1StringView("er"), QLatin1StringView("y"), QLatin1StringView("e")}) {
        if (isPlain && word.endsWith(ending) && word.size() - ending.size() >= shortest)
            word.chop(ending.size());
    }
    // "popping" has one more letter than "pop".
    if (isPlain && word.size() > shortest && word.back() == word.at(word.size() - 2))
        word.chop(1);
    return word;
}

QStringList stemsOf(const QStringList &words)
{
    QStringList stems;
    for (const QString &word : words)
        stems << stemOf(word);
    return stems;
}

bool anyStartsWith(const QStringList &words, const QString &start)
{
    return std::ranges::any_of(words, [&](const QString &word) { return word.startsWith(start); });
}

} // namespace

SearchEntry::SearchEntry(const QString &title, const QString &synonyms, const QString &place,
                         const QString &englishTitle)
    : m_title(title.toLower()), m_titleWords(wordsOf(title)), m_titleStems(stemsOf(m_titleWords)),
      m_synonyms(wordsOf(synonyms)), m_synonymStems(stemsOf(m_synonyms)), m_placeWords(wordsOf(place)),
      m_englishWords(wordsOf(englishTitle))
{
}

QStringList SearchEntry::wordsOf(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toLower().split(separators, Qt::SkipEmptyParts);
}

int SearchEntry::scoreOf(const QString &word) const
{
    // The place of a synonym decides between commands that have the same word.
    const auto among = [](Worth worth, qsizetype place) {
        return worth - static_cast<int>(std::min<qsizetype>(place, step / 2));
    };
    // One or two letters of an alphabet occur in too many words, but a single Chinese or Japanese character says much.
    const bool isLong = word.size() > 2 || word.front().script() == QChar::Script_Han;
    const QString stem = stemOf(word);
    if (m_titleWords.contains(word))
        return InTitle;
    if (m_titleStems.contains(stem))
        return LikeTitle;
    if (const qsizetype place = m_synonyms.indexOf(word); place >= 0)
        return among(IsSynonym, place);
    if (const qsizetype place = m_synonymStems.indexOf(stem); place >= 0)
        return among(LikeSynonym, place);
    if (anyStartsWith(m_titleWords, word))
        return BeginsTitle;
    if (isLong && anyStartsWith(m_synonyms, word))
        return BeginsSynonym;
    if (m_placeWords.contains(word))
        return InPlace;
    if (isLong && anyStartsWith(m_placeWords, word))
        return BeginsPlace;
    return isLong && m_title.contains(word) ? InsideTitle : 0;
}

bool SearchEntry::isPlace(const QStringList &query) const
{
    return query.size() > 1 && query.size() <= m_placeWords.size() &&
           std::equal(query.begin(), query.end(), m_placeWords.end() - query.size());
}

int SearchEntry::scoreOfSome(const QStringList &query, const SearchFillers &fillers) const
{
    int score = 0;
    for (const QString &word : query) {
        if (const int own = fillers.isLittle(word) ? 0 : scoreOf(word); own > BeginsTitle)
            score += own;
    }
    return score;
}

int SearchEntry::score(const QStringList &query, const SearchFillers &fillers) const
{
    if (query.isEmpty())
        return 0;
    if (isPlace(query))
        return LikeTitle * static_cast<int>(query.size());
    if (query == m_englishWords)
        return InTitle * static_cast<int>(query.size()) + IsWholeTitle;
    int score = isTitle(query) ? IsWholeTitle : 0;
    bool hasAll = true;
    for (const QString &word : query) {
        const int own = scoreOf(word);
        hasAll = hasAll && (own > 0 || (query.size() > 1 && fillers.isLittle(word)));
        score += own;
    }
    // "foot slide" may be written as one word among the synonyms, and "cleanup" as two in the title.
    const QString joined = query.join(QString());
    const bool isInTitle = m_titleWords.join(QString()) == joined;
    if (isInTitle || (query.size() > 1 && m_synonyms.contains(joined)))
        return std::max(hasAll ? score : 0, (isInTitle ? InTitle : IsSynonym) * static_cast<int>(query.size()));
    return hasAll ? score : 0;
}

} // namespace limber
