#include "actions/shortcuts/shortcutconflicts.h"

#include "actions/actiontable.h"

#include <QCoreApplication>

namespace limber {

namespace {

void addConflictsWith(const ActionRow &other, const QList<QKeySequence> &theirs, const QList<QKeySequence> &keys,
                      QList<ShortcutConflict> &conflicts)
{
    for (const QKeySequence &key : keys) {
        if (theirs.contains(key))
            conflicts << ShortcutConflict{key, other.id, withoutMnemonic(textOf(other))};
    }
}

// Returns whether an action has to leave the key of a conflict to the other.
bool yieldsTo(const ShortcutMap &map, ActionId action, const ShortcutConflict &conflict)
{
    if (!conflict.action)
        return true;
    const auto isPresets = [&](ActionId which) { return keysOf(map.preset(), which).contains(conflict.key); };
    if (isPresets(action) != isPresets(*conflict.action))
        return isPresets(*conflict.action);
    return *conflict.action < action;
}

// Returns whether an action differs from the preset only by keys that other actions took.
bool hasOnlyLostKeys(const ShortcutMap &map, ActionId action)
{
    const QList<QKeySequence> left = map.keysOf(action);
    ShortcutMap before = map;
    before.reset(action);
    QList<QKeySequence> keys = before.keysOf(action);
    for (const ShortcutConflict &conflict : conflictsOf(before, action))
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

QList<ShortcutConflict> conflictsOf(const ShortcutMap &map, ActionId action)
{
    QList<ShortcutConflict> conflicts;
    const QList<QKeySequence> keys = map.keysOf(action);
    if (keys.isEmpty())
        return conflicts;
    const KeyScope scope = rowOf(action).keysWorkIn;
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions) {
            if (row.id != action && overlap(row.keysWorkIn, scope))
                addConflictsWith(row, map.keysOf(row.id), keys, conflicts);
        }
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
    for (const ActionId action : map.changes().keys()) {
        for (const ShortcutConflict &conflict : conflictsOf(map, action)) {
            if (!yieldsTo(map, action, conflict))
                continue;
            map.removeKey(action, conflict.key);
            lost << ShortcutConflict{conflict.key, action, conflict.text};
        }
    }
    return lost;
}

ShortcutMap withPreset(ShortcutMap map, ShortcutPreset preset)
{
    for (const ActionId action : map.changes().keys()) {
        if (hasOnlyLostKeys(map, action))
            map.reset(action);
    }
    map.setPreset(preset);
    for (const ActionId action : map.changes().keys()) {
        for (const ShortcutConflict &conflict : conflictsOf(map, action)) {
            if (conflict.action)
                map.removeKey(*conflict.action, conflict.key);
        }
    }
    return map;
}

} // namespace limber
