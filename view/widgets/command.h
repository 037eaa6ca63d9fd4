#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QObject;

namespace limber {

// What every command of the program has: a text for the menu, a name by which the code finds it, an icon (may be
// empty), a tool tip and the keys people expect, if any.
struct CommandSpec
{
    QString text;
    QString name;
    QString icon;
    QString toolTip;
    QKeySequence shortcut = {};
};

// Makes the action; `owner` keeps it.
[[nodiscard]] QAction *makeCommand(QObject *owner, const CommandSpec &spec);

} // namespace limber
