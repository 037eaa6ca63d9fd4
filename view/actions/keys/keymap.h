#pragma once

#include "actions/keys/keypreset.h"

#include <QMap>

namespace limber {

// Which keys every action has: those of a preset, but for what the user changed.
class KeyMap
{
public:
    // Shown by menus and dialogs; an action can have fewer.
    static constexpr int mostKeys = 2;

    [[nodiscard]] KeyPreset preset() const { return m_preset; }
    // The user's own changes stay.
    void setPreset(KeyPreset preset);

    [[nodiscard]] QList<QKeySequence> keysOf(ActionId action) const;
    // Empty ones and repetitions are left out, and what is more than `mostKeys`.
    void setKeys(ActionId action, const QList<QKeySequence> &keys);
    // Takes one key away from an action that has it.
    void removeKey(ActionId action, const QKeySequence &key);

    [[nodiscard]] bool isChanged(ActionId action) const { return m_changes.contains(action); }
    // What differs from the preset.
    [[nodiscard]] const QMap<ActionId, QList<QKeySequence>> &changes() const { return m_changes; }
    // Back to the preset.
    void reset(ActionId action) { m_changes.remove(action); }
    void resetAll() { m_changes.clear(); }

    [[nodiscard]] bool operator==(const KeyMap &other) const = default;

private:
    KeyPreset m_preset = KeyPreset::Limber;
    QMap<ActionId, QList<QKeySequence>> m_changes;
};

} // namespace limber
