#pragma once

#include "actions/keys/keymap.h"

#include <QByteArray>
#include <QStringList>

namespace limber {

// Keys that were read: what could be used, and what could not, in sentences.
struct KeyReading
{
    KeyMap map;
    QStringList problems;
    bool isUsable = false; // false: nothing in it is about keys
};

// A preset and the differences from it, as a small JSON file or a value of the settings.
[[nodiscard]] QByteArray keysToJson(const KeyMap &map);
// Takes what it understands: an unknown preset is Limber's, an unknown action or key is left out.
[[nodiscard]] KeyReading keysFromJson(const QByteArray &json);

} // namespace limber
