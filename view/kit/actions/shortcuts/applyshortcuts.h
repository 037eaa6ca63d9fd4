#pragma once

class QMenuBar;

namespace limber {

class ShortcutMap;

// Gives every command of the menu bar's window its keys and a tool tip that names them. If a menu's letter with Alt is
// such a key, the menu gets another letter of its title, because a key with two meanings would do nothing.
void applyShortcuts(const ShortcutMap &map, QMenuBar &bar);

} // namespace limber
