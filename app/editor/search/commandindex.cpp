#include "search/commandindex.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "actions/searchfillers.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

struct Absent
{
    const char *words; // their translations are added
    const char *sentence;
};

const Absent absentTable[] = {
    {"dae collada usd", QT_TRANSLATE_NOOP("Absent", "Limber does not write Collada or USD. Export in the File menu "
                                                    "writes FBX and glTF, which most programs read.")},
    {"c3d trc", QT_TRANSLATE_NOOP("Absent", "Limber does not read markers from C3D or TRC files.")},
    {QT_TRANSLATE_NOOP("Absent", "sound audio music wav mp3"),
     QT_TRANSLATE_NOOP("Absent", "Limber does not play sound.")},
};

QString synonymsOf(const QAction &action)
{
    const auto id = idOf(action);
    return id ? synonymsOf(rowOf(*id)) : action.data().toString();
}

// Returns the title in English if it is another one; empty otherwise.
QString englishTitleOf(const QAction &action)
{
    const auto id = idOf(action);
    const QString english =
        id ? withoutMnemonic(QString::fromUtf8(rowOf(*id).text)) : action.property("englishTitle").toString();
    return english == withoutMnemonic(action.text()) ? QString() : english;
}

const Absent *absentBy(const QString &word)
{
    const auto found = std::ranges::find_if(absentTable, [&](const Absent &feature) {
        const QString own = QCoreApplication::translate("Absent", feature.words);
        return SearchEntry::wordsOf(own + u' ' + QLatin1String(feature.words)).contains(word);
    });
    return found == std::end(absentTable) ? nullptr : found;
}

// Less than between a whole word and a beginning.
constexpr int enabledScore = 20;
// A choice in a submenu, such as Hips, says little by itself: while it cannot be made, commands for which the word is a
// synonym come first; otherwise those with a title that is like it.
constexpr int idleChoiceScore = -600;
constexpr int choiceScore = -400;

bool isChoice(const QAction &action)
{
    const auto id = idOf(action);
    return id && rowOf(*id).isInSubmenu;
}

// Other commands may have the name of an operation or a panel, such as Loop, but whoever types it wants the thing that
// is called so.
constexpr int ownNameScore = 200;

bool isOperationOrPanel(const QAction &action)
{
    const QString name = action.objectName();
    return name.startsWith(QLatin1String("operation.")) ||
           (name.startsWith(QLatin1String("dock.")) && name.endsWith(QLatin1String(".toggle")));
}

int scoreOfState(const QAction &action, bool isMenuTyped)
{
    if (action.isEnabled())
        return action.isCheckable() && isChoice(action) && !isMenuTyped ? choiceScore : enabledScore;
    return isChoice(action) && !isMenuTyped ? idleChoiceScore : 0;
}

} // namespace

void CommandIndex::add(const QString &menu, QAction *action)
{
    const QString text = withoutMnemonic(action->text());
    m_commands.push_back(
        {action, menu + QStringLiteral(" › ") + text, {text, synonymsOf(*action), menu, englishTitleOf(*action)}});
}

std::vector<const CommandIndex::Command *> CommandIndex::find(const QString &query) const
{
    const SearchFillers fillers;
    const QStringList words = SearchEntry::wordsOf(query);
    // "export usd" finds Export: what Limber does not have is said below the commands.
    QStringList there = words;
    there.removeIf([](const QString &word) { return absentBy(word) != nullptr; });
    for (const QStringList &tried : {words, there, fillers.telling(there)}) {
        std::vector<const Command *> found = findAll(tried, fillers);
        if (!found.empty())
            return found;
    }
    return {};
}

std::vector<const CommandIndex::Command *> CommandIndex::findAll(const QStringList &words,
                                                                 const SearchFillers &fillers) const
{
    Found found;
    for (const Command &command : m_commands) {
        if (!command.action || !command.action->isVisible())
            continue;
        const bool isNamed = command.words.isTitle(words) && isOperationOrPanel(*command.action);
        if (const int score = command.words.score(words, fillers); score > 0)
            found.emplace_back(score + scoreOfState(*command.action, command.words.isPlace(words)) +
                                   (isNamed ? ownNameScore : 0),
                               &command);
    }
    return sorted(std::move(found));
}

std::vector<const CommandIndex::Command *> CommandIndex::findSome(const QString &query) const
{
    constexpr std::size_t most = 6; // of what may well be something else
    const SearchFillers fillers;
    const QStringList words = SearchEntry::wordsOf(query);
    Found found;
    for (const Command &command : m_commands) {
        const int score = command.action && command.action->isVisible() ? command.words.scoreOfSome(words, fillers) : 0;
        if (score > 0)
            found.emplace_back(score + scoreOfState(*command.action, false), &command);
    }
    std::vector<const Command *> commands = sorted(std::move(found));
    commands.resize(std::min(commands.size(), most));
    return commands;
}

// Returns the commands, the best first.
std::vector<const CommandIndex::Command *> CommandIndex::sorted(Found found)
{
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto &entry) { return entry.first; });
    std::vector<const Command *> commands;
    for (const auto &[score, command] : found)
        commands.push_back(command);
    return commands;
}

QString CommandIndex::absentFeature(const QString &query)
{
    for (const QString &word : SearchEntry::wordsOf(query)) {
        if (const Absent *feature = absentBy(word))
            return QCoreApplication::translate("Absent", feature->sentence);
    }
    return {};
}

} // namespace limber
