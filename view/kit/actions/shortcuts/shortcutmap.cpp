#include "actions/shortcuts/shortcutmap.h"

namespace limber {

void ShortcutMap::setPreset(ShortcutPreset preset)
{
    m_preset = preset;
    m_changes.removeIf([preset](const auto &change) { return change.key().keysIn(preset) == change.value(); });
}

QList<QKeySequence> ShortcutMap::keysOf(Command command) const
{
    const auto change = m_changes.constFind(command);
    return change != m_changes.cend() ? change.value() : command.keysIn(m_preset);
}

void ShortcutMap::setKeys(Command command, const QList<QKeySequence> &keys)
{
    QList<QKeySequence> wanted;
    for (const QKeySequence &key : keys) {
        if (!key.isEmpty() && !wanted.contains(key) && wanted.size() < mostKeys)
            wanted << key;
    }
    if (wanted == command.keysIn(m_preset))
        m_changes.remove(command);
    else
        m_changes.insert(command, wanted);
}

void ShortcutMap::removeKey(Command command, const QKeySequence &key)
{
    QList<QKeySequence> keys = keysOf(command);
    if (keys.removeAll(key) > 0)
        setKeys(command, keys);
}

} // namespace limber
