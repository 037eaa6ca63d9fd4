#include "features/shortcuts/shortcutactions.h"

#include "actions/shortcuts/applyshortcuts.h"
#include "actions/shortcuts/shortcutfile.h"
#include "settings/settings.h"
#include "shortcuts/shortcuteditor.h"

namespace limber {

namespace {

// The user's shortcuts as written by keysToJson(); empty for Limber's.
const Setting<QByteArray> changedShortcuts{"keys"};

constexpr int mostTold = 3; // problems; the bar has room for a few lines

} // namespace

ShortcutActions::ShortcutActions(Settings &settings, QMenuBar &menus, QWidget &window)
    : QObject(&window), m_settings(settings), m_menus(menus), m_window(window)
{
    m_actions.add(ActionId::KeyboardShortcuts, this, &ShortcutActions::editKeys);
}

QString ShortcutActions::applySaved()
{
    const QByteArray json = m_settings.value(changedShortcuts);
    if (json.isEmpty())
        return {};
    const KeyReading reading = keysFromJson(json);
    apply(reading.map);
    if (reading.hadConflicts) // it is said once
        store();
    if (reading.problems.isEmpty())
        return {};
    return (reading.isUsable ? tr("Some of your keyboard shortcuts could not be used. %1")
                             : tr("Your keyboard shortcuts could not be read; those of the preset Limber are used. %1"))
        .arg(reading.problems.mid(0, mostTold).join(QLatin1Char(' ')));
}

void ShortcutActions::editKeys()
{
    ShortcutEditor dialog(m_map, &m_window);
    connect(&dialog, &ShortcutEditor::keysChanged, this, [this](const ShortcutMap &map) {
        apply(map);
        store();
    });
    dialog.exec();
}

void ShortcutActions::store()
{
    m_settings.set(changedShortcuts, m_map == ShortcutMap() ? QByteArray() : keysToJson(m_map));
}

void ShortcutActions::apply(const ShortcutMap &map)
{
    m_map = map;
    applyShortcuts(m_map, m_menus);
}

} // namespace limber
