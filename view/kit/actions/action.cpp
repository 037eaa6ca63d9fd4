#include "actions/action.h"

#include "actions/actiontable.h"
#include "theme/icons.h"

#include <QAction>
#include <QCoreApplication>

namespace limber {

namespace {

constexpr auto idProperty = "actionId";
constexpr auto toolTipProperty = "toolTipWithoutKeys";

// Returns the text below or beside the icon. It has no mnemonic, which works in menus only, and no "…".
QString captionOf(const ActionRow &row)
{
    if (*row.shortText != '\0')
        return shortTextOf(row);
    return withoutMnemonic(textOf(row)).remove(QChar(0x2026));
}

} // namespace

QAction *makeAction(ActionId id, QObject *owner)
{
    auto *action = new QAction(owner);
    describeAction(*action, id);
    return action;
}

void describeAction(QAction &action, ActionId id)
{
    const ActionRow &row = rowOf(id);
    action.setProperty(idProperty, static_cast<int>(id));
    action.setObjectName(QLatin1String(row.name));
    action.setText(textOf(row));
    action.setIconText(captionOf(row));
    if (*row.icon != '\0')
        action.setIcon(themedIcon(QLatin1String(row.icon)));
    action.setCheckable(row.isCheckable);
    // A menu draws the icon in the place of the tick.
    action.setIconVisibleInMenu(!row.isCheckable);
    action.setShortcuts(row.keys.sequences());
    action.setShortcutContext(row.keysWorkIn == KeyScope::Anywhere ? Qt::WindowShortcut
                                                                   : Qt::WidgetWithChildrenShortcut);
    setActionToolTip(action, toolTipOf(row));
}

void setActionKeys(QAction &action, const QList<QKeySequence> &keys)
{
    action.setShortcuts(keys);
    setActionToolTip(action, action.property(toolTipProperty).toString());
}

QString keysTextOf(const QAction &action)
{
    return action.shortcut().toString(QKeySequence::NativeText);
}

void setActionToolTip(QAction &action, const QString &text)
{
    action.setProperty(toolTipProperty, text);
    const QString key = keysTextOf(action);
    action.setToolTip(key.isEmpty() ? text : QCoreApplication::translate("Actions", "%1 (%2)").arg(text, key));
}

std::optional<ActionId> idOf(const QAction &action)
{
    const QVariant id = action.property(idProperty);
    return id.isValid() ? std::optional(static_cast<ActionId>(id.toInt())) : std::nullopt;
}

} // namespace limber
