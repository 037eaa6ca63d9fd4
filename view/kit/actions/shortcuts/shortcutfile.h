#pragma once

#include "actions/shortcuts/shortcutmap.h"

#include <QByteArray>
#include <QStringList>

namespace limber {

// Keys that were read, with problems, in sentences, about the parts that could not be used.
struct KeyReading
{
    ShortcutMap map;
    QStringList problems;
    bool isUsable = false; // false: nothing in it is about keys
    bool hadConflicts = false; // keys that two actions had were left to one of them
};

// Writes a preset and the differences from it as a small JSON file or a value of the settings.
[[nodiscard]] QByteArray keysToJson(const ShortcutMap &map);
// Reads what it understands: an unknown preset becomes Limber's, an unknown command or key is left out, and so is a key
// that another command has. The map has no conflicts.
[[nodiscard]] KeyReading keysFromJson(const QByteArray &json);

} // namespace limber
