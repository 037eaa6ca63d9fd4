#pragma once

#include "actions/actionlist.h"
#include "actions/keys/keymap.h"

#include <QObject>

class QMainWindow;

namespace limber {

class Settings;

// Keeps which keys the actions of a window have: reads them from the settings, lets the user change them, and gives
// them to the actions at once.
class KeyActions : public QObject
{
    Q_OBJECT

public:
    KeyActions(Settings &settings, QMainWindow &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Once the menus are filled. A sentence about what the settings held and could not be used; empty for nothing.
    [[nodiscard]] QString applySaved();

private:
    void editKeys();
    void apply(const KeyMap &map);

    Settings &m_settings;
    QMainWindow &m_window;
    KeyMap m_map;
    ActionList m_actions;
};

} // namespace limber
