#pragma once

#include <QString>
#include <QStringList>

namespace limber {

class SearchFillers;

// Something that people search for: it has a title, other words for it, and a place such as its menu. Whole words count
// more than beginnings of words, the title more than other words, and of these the first ones most: they say what the
// thing is for.
class SearchEntry
{
public:
    SearchEntry() = default;
    // `englishTitle` is empty if it is the title: people type it whatever the language of the window is.
    SearchEntry(const QString &title, const QString &synonyms, const QString &place, const QString &englishTitle = {});

    // Returns how well what was typed describes this, or 0 if one of its words is not found. Little words need not be
    // found beside others.
    [[nodiscard]] int score(const QStringList &query, const SearchFillers &fillers) const;
    // Returns how well some of the words describe this, where no entry has all of them; only whole words count.
    [[nodiscard]] int scoreOfSome(const QStringList &query, const SearchFillers &fillers) const;
    // Returns whether the whole title was typed, and nothing else.
    [[nodiscard]] bool isTitle(const QStringList &query) const
    {
        return !query.isEmpty() && (query == m_titleWords || query == m_englishWords);
    }
    // Returns whether the name of the place was typed, or that of the last one of several, such as the submenu. It has
    // two words or more: a single one is too common.
    [[nodiscard]] bool isPlace(const QStringList &query) const;
    // Returns the words of a text, in lower case.
    [[nodiscard]] static QStringList wordsOf(const QString &text);

private:
    [[nodiscard]] int scoreOf(const QString &word) const;

    QString m_title; // in lower case
    QStringList m_titleWords;
    QStringList m_titleStems;
    QStringList m_synonyms;
    QStringList m_synonymStems;
    QStringList m_placeWords;
    QStringList m_englishWords; // of the title
};

} // namespace limber
