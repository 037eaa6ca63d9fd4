#pragma once

#include "actions/rows/actionid.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace limber {

// The keys to begin with: Limber's own, or those that hands know from another program, for what Limber has of it.
enum class KeyPreset { Limber, Blender, Maya };

[[nodiscard]] std::array<KeyPreset, 3> keyPresets();
// As people read it; the names of programs are the same in all languages.
[[nodiscard]] QString titleOf(KeyPreset preset);
// As files and settings have it.
[[nodiscard]] QString wordOf(KeyPreset preset);
[[nodiscard]] std::optional<KeyPreset> keyPresetOf(const QString &word);
// The first is the one that menus show; empty for none.
[[nodiscard]] QList<QKeySequence> keysOf(KeyPreset preset, ActionId action);

} // namespace limber
