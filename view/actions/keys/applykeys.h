#pragma once

class QMenuBar;

namespace limber {

class KeyMap;

// Gives every action of the menu bar's window its keys, with its tool tip. A menu whose letter with Alt is such a key
// now opens by another of its letters: the two together would do nothing.
void applyKeys(const KeyMap &map, QMenuBar &bar);

} // namespace limber
