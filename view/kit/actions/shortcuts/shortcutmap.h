#pragma once

#include "actions/shortcuts/shortcutpreset.h"

#include <QMap>

namespace limber {

// The keys of every action: those of a preset, plus the user's changes.
class ShortcutMap
{
public:
    // Menus and dialogs show so many keys; an action can have fewer.
    static constexpr int mostKeys = 2;

    [[nodiscard]] ShortcutPreset preset() const { return m_preset; }
    // The user's own changes stay.
    void setPreset(ShortcutPreset preset);

    [[nodiscard]] QList<QKeySequence> keysOf(ActionId action) const;
    // Leaves out empty keys, repetitions and keys beyond `mostKeys`.
    void setKeys(ActionId action, const QList<QKeySequence> &keys);
    // Removes a key from an action.
    void removeKey(ActionId action, const QKeySequence &key);

    [[nodiscard]] bool isChanged(ActionId action) const { return m_changes.contains(action); }
    // Returns the differences from the preset.
    [[nodiscard]] const QMap<ActionId, QList<QKeySequence>> &changes() const { return m_changes; }
    // Returns to the keys of the preset.
    void reset(ActionId action) { m_changes.remove(action); }
    void resetAll() { m_changes.clear(); }

    [[nodiscard]] bool operator==(const ShortcutMap &other) const = default;

private:
    ShortcutPreset m_preset = ShortcutPreset::Limber;
    QMap<ActionId, QList<QKeySequence>> m_changes;
};

} // namespace limber
