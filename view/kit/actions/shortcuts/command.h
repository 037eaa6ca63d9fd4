#pragma once

#include "actions/rows/actionrow.h"
#include "actions/shortcuts/shortcutpreset.h"

#include <QString>

#include <optional>
#include <vector>

class QAction;

namespace limber {

struct Operation;

// What can have shortcuts: an action of the table, or an operation, to which no preset gives any.
class Command
{
public:
    Command(ActionId action); // not explicit: an action is a command
    explicit Command(const Operation &operation);
    // Returns the command with this name; nothing if there is none.
    [[nodiscard]] static std::optional<Command> named(const QString &name);
    // Returns the command that an entry of the menus runs; nothing for other entries.
    [[nodiscard]] static std::optional<Command> of(const QAction &action);

    // The name in files and settings, and the object name of the entry in the menu.
    [[nodiscard]] QString name() const;
    // These three are in the user's language.
    [[nodiscard]] QString text() const; // without mnemonic
    [[nodiscard]] QString toolTip() const; // without keys
    [[nodiscard]] QString synonyms() const;
    [[nodiscard]] KeyScope keysWorkIn() const;
    [[nodiscard]] QList<QKeySequence> keysIn(ShortcutPreset preset) const;

    // In the order of allCommands(), but operations come last.
    friend bool operator<(const Command &a, const Command &b) { return a.m_number < b.m_number; }
    friend bool operator==(const Command &a, const Command &b) = default;

private:
    [[nodiscard]] const Operation *operation() const; // null for an action

    int m_number; // of the action; of an operation: its place in operations(), behind all actions
};

// Commands that a menu has together, such as all operations of a group.
struct CommandGroup
{
    QString title; // in the user's language
    std::vector<Command> commands;
};

// Returns the commands by their menus, in the order of these.
[[nodiscard]] std::vector<CommandGroup> commandGroups();
[[nodiscard]] const std::vector<Command> &allCommands();

} // namespace limber
