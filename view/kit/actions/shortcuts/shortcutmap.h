#pragma once

#include "actions/shortcuts/command.h"

#include <QMap>

namespace limber {

// The keys of every command: those of a preset, plus the user's changes.
class ShortcutMap
{
public:
    // Menus and dialogs show so many keys; a command can have fewer.
    static constexpr int mostKeys = 2;

    [[nodiscard]] ShortcutPreset preset() const { return m_preset; }
    // The user's own changes stay.
    void setPreset(ShortcutPreset preset);

    [[nodiscard]] QList<QKeySequence> keysOf(Command command) const;
    // Leaves out empty keys, repetitions and keys beyond `mostKeys`.
    void setKeys(Command command, const QList<QKeySequence> &keys);
    // Removes a key from a command.
    void removeKey(Command command, const QKeySequence &key);

    [[nodiscard]] bool isChanged(Command command) const { return m_changes.contains(command); }
    // Returns the differences from the preset.
    [[nodiscard]] const QMap<Command, QList<QKeySequence>> &changes() const { return m_changes; }
    // Returns to the keys of the preset.
    void reset(Command command) { m_changes.remove(command); }
    void resetAll() { m_changes.clear(); }

    [[nodiscard]] bool operator==(const ShortcutMap &other) const = default;

private:
    ShortcutPreset m_preset = ShortcutPreset::Limber;
    QMap<Command, QList<QKeySequence>> m_changes;
};

} // namespace limber
