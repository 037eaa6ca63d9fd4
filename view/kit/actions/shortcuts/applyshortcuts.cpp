#include "actions/shortcuts/applyshortcuts.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "actions/shortcuts/shortcutmap.h"

#include <QAction>
#include <QMenuBar>
#include <QSet>

namespace limber {

namespace {

QSet<QKeySequence> keysInUse(const ShortcutMap &map)
{
    QSet<QKeySequence> keys;
    for (const Command command : allCommands()) {
        for (const QKeySequence &key : map.keysOf(command))
            keys.insert(key);
    }
    return keys;
}

// Returns the title with a mnemonic whose key is not taken, or without one if the keys of all its letters are.
QString withFreeMnemonic(const QString &title, const QSet<QKeySequence> &taken)
{
    if (!taken.contains(QKeySequence::mnemonic(title)))
        return title;
    const QString plain = withoutMnemonic(title);
    for (qsizetype at = 0; at < plain.size(); ++at) {
        const QString other = plain.left(at) + QLatin1Char('&') + plain.mid(at);
        const QKeySequence mnemonic = QKeySequence::mnemonic(other);
        if (!mnemonic.isEmpty() && !taken.contains(mnemonic))
            return other;
    }
    return plain;
}

void freeMnemonics(const ShortcutMap &map, QMenuBar &bar)
{
    const QSet<QKeySequence> keys = keysInUse(map);
    QSet<QKeySequence> taken = keys;
    for (const MenuRow &menu : actionTable())
        taken.insert(QKeySequence::mnemonic(titleOf(menu)));
    const QList<QAction *> menus = bar.actions();
    for (const MenuRow &menu : actionTable()) {
        const QString title = titleOf(menu);
        const bool isFree = !keys.contains(QKeySequence::mnemonic(title));
        const QString shown = isFree ? title : withFreeMnemonic(title, taken);
        taken.insert(QKeySequence::mnemonic(shown));
        QAction *entry = menus.value(static_cast<qsizetype>(menu.id));
        if (entry != nullptr && entry->text() != shown)
            entry->setText(shown);
    }
}

} // namespace

void applyShortcuts(const ShortcutMap &map, QMenuBar &bar)
{
    // All actions that lose a key are cleared first, because a key must never belong to two actions at once.
    const QList<QAction *> actions = bar.window()->findChildren<QAction *>();
    QList<QAction *> changed;
    for (QAction *action : actions) {
        const std::optional<Command> command = Command::of(*action);
        if (!command || action->shortcuts() == map.keysOf(*command))
            continue;
        action->setShortcuts(QList<QKeySequence>());
        changed << action;
    }
    freeMnemonics(map, bar);
    for (QAction *action : std::as_const(changed))
        setActionKeys(*action, map.keysOf(*Command::of(*action)));
}

} // namespace limber
