#pragma once

#include "actions/keys/keymap.h"
#include "actions/rows/actionrow.h"

#include <QString>

#include <optional>
#include <span>

namespace limber {

// A key that a panel answers by itself, so that no action can have it there.
struct FixedKey
{
    const char *text; // English, to be translated in the context "FixedKeys"
    QList<QKeySequence> keys;
    KeyScope worksIn;
};

[[nodiscard]] std::span<const FixedKey> fixedKeys();
[[nodiscard]] QString textOf(const FixedKey &key);

// Something else that a key of an action does where that action's keys work: then the key does neither.
struct KeyClash
{
    QKeySequence key;
    std::optional<ActionId> action; // nothing for a fixed key
    QString text; // what the other one is called
};

[[nodiscard]] bool overlap(KeyScope one, KeyScope other);
// What people call the place in which keys work.
[[nodiscard]] QString textOf(KeyScope scope);
[[nodiscard]] QList<KeyClash> clashesOf(const KeyMap &map, ActionId action);

} // namespace limber
