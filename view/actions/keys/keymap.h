#pragma once

#include "actions/keys/keypreset.h"

#include <QMap>

namespace limber {

// The keys of every action: those of a preset, plus the user's changes.
class KeyMap
{
public:
    // Menus and dialogs show so many keys; an action can have fewer.
    static constexpr int mostKeys = 2;

    [[nodiscard]] KeyPreset preset() const { return m_preset; }
    // The user's own changes stay.
    void setPreset(KeyPreset preset);

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

    [[nodiscard]] bool operator==(const KeyMap &other) const = default;

private:
    KeyPreset m_preset = KeyPreset::Limber;
    QMap<ActionId, QList<QKeySequence>> m_changes;
};

} // namespace limber
