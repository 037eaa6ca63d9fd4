#pragma once

#include "actions/rows/actionid.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace limber {

// The keys to start from: Limber's own, or those that a user of another program is used to, as far as Limber has the
// same commands.
enum class ShortcutPreset { Limber, Blender, Maya };

[[nodiscard]] std::array<ShortcutPreset, 3> keyPresets();
// Returns the name that people read; names of programs are the same in all languages.
[[nodiscard]] QString titleOf(ShortcutPreset preset);
// Returns the name in files and settings.
[[nodiscard]] QString wordOf(ShortcutPreset preset);
[[nodiscard]] std::optional<ShortcutPreset> keyPresetOf(const QString &word);
// Menus show the first key; empty if there are none.
[[nodiscard]] QList<QKeySequence> keysOf(ShortcutPreset preset, ActionId action);

} // namespace limber
