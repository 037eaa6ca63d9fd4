#pragma once

#include "actions/actionlist.h"
#include "actions/shortcuts/shortcutmap.h"

#include <QObject>

class QMenuBar;
class QWidget;

namespace limber {

class Settings;

// Keeps the keys of a window's commands: reads them from the settings, lets the user change them, and applies them to
// the commands at once.
class ShortcutActions : public QObject
{
    Q_OBJECT

public:
    ShortcutActions(Settings &settings, QMenuBar &menus, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Call this when the menus are filled. Returns a sentence about settings that could not be used; empty if there are
    // none.
    [[nodiscard]] QString applySaved();

private:
    void editKeys();
    void store();
    void apply(const ShortcutMap &map);

    Settings &m_settings;
    QMenuBar &m_menus;
    QWidget &m_window;
    ShortcutMap m_map;
    ActionList m_actions;
};

} // namespace limber
