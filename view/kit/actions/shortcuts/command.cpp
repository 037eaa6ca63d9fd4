#include "actions/shortcuts/command.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "actions/operationwords.h"

#include <QAction>

#include <algorithm>

namespace limber {

namespace {

constexpr QLatin1StringView operationPrefix("operation.");

void addOperations(const QString &menu, std::vector<CommandGroup> &groups)
{
    for (const OperationGroup group : operationGroups()) {
        CommandGroup commands{menu + QStringLiteral(" › ") + titleTextOf(group), {}};
        for (const Operation &operation : operations()) {
            if (operation.group == group)
                commands.commands.emplace_back(operation);
        }
        groups.push_back(std::move(commands));
    }
}

} // namespace

Command::Command(ActionId action) : m_number(static_cast<int>(action))
{
}

Command::Command(const Operation &operation)
    : m_number(actionCount + static_cast<int>(&operation - operations().data()))
{
}

std::optional<Command> Command::named(const QString &name)
{
    const auto found = std::ranges::find(allCommands(), name, &Command::name);
    return found == allCommands().end() ? std::nullopt : std::optional(*found);
}

std::optional<Command> Command::of(const QAction &action)
{
    if (const auto id = idOf(action))
        return *id;
    return action.objectName().startsWith(operationPrefix) ? named(action.objectName()) : std::nullopt;
}

const Operation *Command::operation() const
{
    return m_number < actionCount ? nullptr : &operations().at(static_cast<std::size_t>(m_number - actionCount));
}

QString Command::name() const
{
    if (const Operation *shown = operation())
        return operationPrefix + nameOf(*shown);
    return QLatin1String(rowOf(static_cast<ActionId>(m_number)).name);
}

QString Command::text() const
{
    if (const Operation *shown = operation())
        return titleOf(*shown);
    return withoutMnemonic(textOf(rowOf(static_cast<ActionId>(m_number))));
}

QString Command::toolTip() const
{
    if (const Operation *shown = operation())
        return helpOf(*shown);
    return toolTipOf(rowOf(static_cast<ActionId>(m_number)));
}

QString Command::synonyms() const
{
    if (const Operation *shown = operation())
        return searchWordsOf(*shown);
    return synonymsOf(rowOf(static_cast<ActionId>(m_number)));
}

KeyScope Command::keysWorkIn() const
{
    return operation() != nullptr ? KeyScope::Anywhere : rowOf(static_cast<ActionId>(m_number)).keysWorkIn;
}

QList<QKeySequence> Command::keysIn(ShortcutPreset preset) const
{
    return operation() != nullptr ? QList<QKeySequence>() : keysOf(preset, static_cast<ActionId>(m_number));
}

std::vector<CommandGroup> commandGroups()
{
    std::vector<CommandGroup> groups;
    for (const MenuRow &menu : actionTable()) {
        CommandGroup group{withoutMnemonic(titleOf(menu)), {}};
        for (const ActionRow &row : menu.actions) {
            if (!row.isMenu)
                group.commands.emplace_back(row.id);
        }
        groups.push_back(group);
        if (menu.id == MenuId::CleanUp)
            addOperations(group.title, groups);
    }
    return groups;
}

const std::vector<Command> &allCommands()
{
    static const std::vector<Command> commands = [] {
        std::vector<Command> all;
        for (const CommandGroup &group : commandGroups())
            all.insert(all.end(), group.commands.begin(), group.commands.end());
        return all;
    }();
    return commands;
}

} // namespace limber
