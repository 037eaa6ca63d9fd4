#include "actions/shortcuts/shortcutconflicts.h"

#include <QCoreApplication>

namespace limber {

namespace {

void addConflictsWith(Command other, const QList<QKeySequence> &theirs, const QList<QKeySequence> &keys,
                      QList<ShortcutConflict> &conflicts)
{
    for (const QKeySequence &key : keys) {
        if (theirs.contains(key))
            conflicts << ShortcutConflict{key, other, other.text()};
    }
}

// Returns whether a command has to leave the key of a conflict to the other.
bool yieldsTo(const ShortcutMap &map, Command command, const ShortcutConflict &conflict)
{
    if (!conflict.command)
        return true;
    const auto isPresets = [&](Command which) { return which.keysIn(map.preset()).contains(conflict.key); };
    if (isPresets(command) != isPresets(*conflict.command))
        return isPresets(*conflict.command);
    return *conflict.command < command;
}

// Returns whether a command differs from the preset only by keys that other commands took.
bool hasOnlyLostKeys(const ShortcutMap &map, Command command)
{
    const QList<QKeySequence> left = map.keysOf(command);
    ShortcutMap before = map;
    before.reset(command);
    QList<QKeySequence> keys = before.keysOf(command);
    for (const ShortcutConflict &conflict : conflictsOf(before, command))
        keys.removeAll(conflict.key);
    return keys == left;
}

} // namespace

std::span<const FixedKey> fixedKeys()
{
    static const FixedKey keys[] = {
        {QT_TRANSLATE_NOOP("FixedKeys", "While held, see the motion as it was before"),
         {Qt::Key_Backslash},
         KeyScope::Anywhere},
        {QT_TRANSLATE_NOOP("FixedKeys", "Go to the next or previous field"),
         {Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab},
         KeyScope::Anywhere},
        {QT_TRANSLATE_NOOP("FixedKeys", "Cancel a drag or a selection"), {Qt::Key_Escape}, KeyScope::Anywhere},
        {QT_TRANSLATE_NOOP("FixedKeys", "Drag a box to select"), {Qt::Key_B}, KeyScope::View},
        {QT_TRANSLATE_NOOP("FixedKeys", "First, last frame"), {Qt::Key_Home, Qt::Key_End}, KeyScope::Timeline},
        {QT_TRANSLATE_NOOP("FixedKeys", "Ten frames back, forward"),
         {Qt::Key_PageUp, Qt::Key_PageDown},
         KeyScope::Timeline},
        {QT_TRANSLATE_NOOP("FixedKeys", "Remove a marker"), {Qt::Key_Delete}, KeyScope::Timeline},
        {QT_TRANSLATE_NOOP("FixedKeys", "Go through the joints"),
         {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right},
         KeyScope::Tree},
        {QT_TRANSLATE_NOOP("FixedKeys", "Edit a cell, take its value"),
         {Qt::Key_F2, Qt::Key_Return, Qt::SHIFT | Qt::Key_Return},
         KeyScope::Table},
        {QT_TRANSLATE_NOOP("FixedKeys", "Go through the cells"),
         {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right},
         KeyScope::Table},
    };
    return keys;
}

QString textOf(const FixedKey &key)
{
    return QCoreApplication::translate("FixedKeys", key.text);
}

bool overlap(KeyScope one, KeyScope other)
{
    return (static_cast<int>(one) & static_cast<int>(other)) != 0;
}

QString textOf(KeyScope scope)
{
    switch (scope) {
    case KeyScope::View:
        return QCoreApplication::translate("KeyScope", "In the view");
    case KeyScope::Timeline:
        return QCoreApplication::translate("KeyScope", "In the timeline");
    case KeyScope::ViewAndTimeline:
        return QCoreApplication::translate("KeyScope", "In the view and the timeline");
    case KeyScope::Tree:
        return QCoreApplication::translate("KeyScope", "In the tree");
    case KeyScope::ViewAndTree:
        return QCoreApplication::translate("KeyScope", "In the view and the tree");
    case KeyScope::Table:
        return QCoreApplication::translate("KeyScope", "In the motion table");
    case KeyScope::Anywhere:
        break;
    }
    return QCoreApplication::translate("KeyScope", "Everywhere");
}

QList<ShortcutConflict> conflictsOf(const ShortcutMap &map, Command command)
{
    QList<ShortcutConflict> conflicts;
    const QList<QKeySequence> keys = map.keysOf(command);
    if (keys.isEmpty())
        return conflicts;
    const KeyScope scope = command.keysWorkIn();
    for (const Command other : allCommands()) {
        if (other != command && overlap(other.keysWorkIn(), scope))
            addConflictsWith(other, map.keysOf(other), keys, conflicts);
    }
    for (const FixedKey &fixed : fixedKeys()) {
        for (const QKeySequence &key : keys) {
            if (overlap(fixed.worksIn, scope) && fixed.keys.contains(key))
                conflicts << ShortcutConflict{key, std::nullopt, textOf(fixed)};
        }
    }
    return conflicts;
}

QList<ShortcutConflict> settleConflicts(ShortcutMap &map)
{
    QList<ShortcutConflict> lost;
    for (const Command command : map.changes().keys()) {
        for (const ShortcutConflict &conflict : conflictsOf(map, command)) {
            if (!yieldsTo(map, command, conflict))
                continue;
            map.removeKey(command, conflict.key);
            lost << ShortcutConflict{conflict.key, command, conflict.text};
        }
    }
    return lost;
}

ShortcutMap withPreset(ShortcutMap map, ShortcutPreset preset)
{
    for (const Command command : map.changes().keys()) {
        if (hasOnlyLostKeys(map, command))
            map.reset(command);
    }
    map.setPreset(preset);
    for (const Command command : map.changes().keys()) {
        for (const ShortcutConflict &conflict : conflictsOf(map, command)) {
            if (conflict.command)
                map.removeKey(*conflict.command, conflict.key);
        }
    }
    return map;
}

} // namespace limber
