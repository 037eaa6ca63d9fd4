#include "menus/keyactions.h"

#include "actions/keys/applykeys.h"
#include "actions/keys/keyfile.h"
#include "keyeditor/keyeditor.h"
#include "settings/settings.h"

#include <QMainWindow>

namespace limber {

KeyActions::KeyActions(Settings &settings, QMainWindow &window)
    : QObject(&window), m_settings(settings), m_window(window)
{
    m_actions.add(ActionId::KeyboardShortcuts, this, &KeyActions::editKeys);
}

QString KeyActions::applySaved()
{
    const QByteArray json = m_settings.keys();
    if (json.isEmpty())
        return {};
    const KeyReading reading = keysFromJson(json);
    apply(reading.map);
    if (reading.problems.isEmpty())
        return {};
    return (reading.isUsable
                ? tr("Some of your keyboard shortcuts could not be read and are those of the preset. %1")
                : tr("Your keyboard shortcuts could not be read; the keys are those of the preset Limber. %1"))
        .arg(reading.problems.first());
}

void KeyActions::editKeys()
{
    KeyEditor dialog(m_map, &m_window);
    connect(&dialog, &KeyEditor::keysChanged, this, [this](const KeyMap &map) {
        apply(map);
        m_settings.setKeys(map == KeyMap() ? QByteArray() : keysToJson(map));
    });
    dialog.exec();
}

void KeyActions::apply(const KeyMap &map)
{
    m_map = map;
    applyKeys(m_map, *m_window.menuBar());
}

} // namespace limber
