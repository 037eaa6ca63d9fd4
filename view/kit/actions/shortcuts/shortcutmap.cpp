#include "actions/shortcuts/shortcutmap.h"

namespace limber {

void ShortcutMap::setPreset(ShortcutPreset preset)
{
    m_preset = preset;
    m_changes.removeIf([preset](const auto &change) { return limber::keysOf(preset, change.key()) == change.value(); });
}

QList<QKeySequence> ShortcutMap::keysOf(ActionId action) const
{
    const auto change = m_changes.constFind(action);
    return change != m_changes.cend() ? change.value() : limber::keysOf(m_preset, action);
}

void ShortcutMap::setKeys(ActionId action, const QList<QKeySequence> &keys)
{
    QList<QKeySequence> wanted;
    for (const QKeySequence &key : keys) {
        if (!key.isEmpty() && !wanted.contains(key) && wanted.size() < mostKeys)
            wanted << key;
    }
    if (wanted == limber::keysOf(m_preset, action))
        m_changes.remove(action);
    else
        m_changes.insert(action, wanted);
}

void ShortcutMap::removeKey(ActionId action, const QKeySequence &key)
{
    QList<QKeySequence> keys = keysOf(action);
    if (keys.removeAll(key) > 0)
        setKeys(action, keys);
}

} // namespace limber
