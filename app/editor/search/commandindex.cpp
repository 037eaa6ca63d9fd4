#include "search/commandindex.h"

#include "actions/action.h"
#include "actions/actiontable.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace limber {

namespace {

struct Absent
{
    const char *words;
    const char *sentence;
};

const Absent absentTable[] = {
    {"fbx gltf glb csv video gif usd", QT_TRANSLATE_NOOP("Absent", "Export to other formats is not in Limber yet.")},
};

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toLower().split(separators, Qt::SkipEmptyParts);
}

QStringList synonymsOf(const QAction &action)
{
    const auto id = idOf(action);
    return wordsOf(id ? synonymsOf(rowOf(*id)) : action.data().toString());
}

bool anyStartsWith(const QStringList &words, const QString &start)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return word.startsWith(start); });
}

// Returns how well a word matches a command, in even numbers; 0 if it does not match.
int scoreOf(const CommandIndex::Command &command, const QString &word)
{
    // One or two letters of an alphabet occur in too many words, but a single Chinese or Japanese character says much.
    const bool isLong = word.size() > 2 || word.front().script() == QChar::Script_Han;
    if (command.titleWords.contains(word))
        return 10;
    if (anyStartsWith(command.titleWords, word))
        return 8;
    if (command.synonyms.contains(word))
        return 6;
    if (isLong && anyStartsWith(command.synonyms, word))
        return 4;
    return isLong && command.title.contains(word, Qt::CaseInsensitive) ? 2 : 0;
}

} // namespace

void CommandIndex::add(const QString &menu, QAction *action)
{
    const QString title = menu + QStringLiteral(" › ") + withoutMnemonic(action->text());
    m_commands.push_back({action, title, wordsOf(title), synonymsOf(*action)});
}

std::vector<const CommandIndex::Command *> CommandIndex::find(const QString &query) const
{
    const QStringList words = wordsOf(query);
    std::vector<std::pair<int, const Command *>> found;
    for (const Command &command : m_commands) {
        if (!command.action || !command.action->isVisible())
            continue;
        int score = 0;
        bool hasAll = !words.isEmpty();
        for (const QString &word : words) {
            const int own = scoreOf(command, word);
            hasAll = hasAll && own > 0;
            score += own;
        }
        if (hasAll) // if two match equally well, the enabled one is better
            found.emplace_back(score + (command.action->isEnabled() ? 1 : 0), &command);
    }
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto &entry) { return entry.first; });
    std::vector<const Command *> commands;
    for (const auto &[score, command] : found)
        commands.push_back(command);
    return commands;
}

QString CommandIndex::absentFeature(const QString &query)
{
    const QStringList asked = wordsOf(query);
    for (const Absent &feature : absentTable) {
        const QStringList words = wordsOf(QLatin1String(feature.words));
        const bool isAsked = std::any_of(asked.begin(), asked.end(), [&](const QString &word) {
            return words.contains(word) || (word.size() > 3 && anyStartsWith(words, word));
        });
        if (isAsked)
            return QCoreApplication::translate("Absent", feature.sentence);
    }
    return {};
}

} // namespace limber
