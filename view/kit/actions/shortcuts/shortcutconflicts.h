#pragma once

#include "actions/shortcuts/shortcutmap.h"

#include <QString>

#include <optional>
#include <span>

namespace limber {

// A key that a panel handles itself, so that no command can have it there.
struct FixedKey
{
    const char *text; // English, to be translated in the context "FixedKeys"
    QList<QKeySequence> keys;
    KeyScope worksIn;
};

[[nodiscard]] std::span<const FixedKey> fixedKeys();
[[nodiscard]] QString textOf(const FixedKey &key);

// A conflict: another command or fixed key that uses the key of a command where both work. Then the key would do
// neither, so that no conflict must come into use.
struct ShortcutConflict
{
    QKeySequence key;
    std::optional<Command> command; // no value for a fixed key
    QString text; // the name of the other command or fixed key
};

[[nodiscard]] bool overlap(KeyScope one, KeyScope other);
// Returns the name of the area in which keys work, for people.
[[nodiscard]] QString textOf(KeyScope scope);
[[nodiscard]] QList<ShortcutConflict> conflictsOf(const ShortcutMap &map, Command command);

// Leaves each key of a map with conflicts to one command: the one to which the preset gives it, else the first. Returns
// the conflicts that were settled as those of the commands that lost a key.
QList<ShortcutConflict> settleConflicts(ShortcutMap &map);

// Returns a map without conflicts with another preset and the same changes: the preset's commands lose the keys that
// the user gave to others, and get back those that they had lost so by the old preset.
[[nodiscard]] ShortcutMap withPreset(ShortcutMap map, ShortcutPreset preset);

} // namespace limber
