#include "shortcuts/shortcutlist.h"

#include "actions/shortcuts/shortcutconflicts.h"

#include <QHeaderView>

#include <algorithm>

namespace limber {

namespace {

constexpr int rowPadding = 6;
constexpr int commandRole = Qt::UserRole; // the name of a command; no value for a heading or a fixed key
constexpr int wordsRole = Qt::UserRole + 1; // further texts in which the search looks

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QLatin1String("   "));
}

// A word of the search matches a whole key, or the beginning of a word of the command.
bool hasWord(const QTreeWidgetItem &item, const QString &word)
{
    const QString keys = item.text(ShortcutList::KeysColumn);
    const QStringList shortcuts = keys.split(QLatin1String("   "), Qt::SkipEmptyParts);
    if (shortcuts.contains(word, Qt::CaseInsensitive))
        return true;
    if (word.size() > 1 && word.contains(QLatin1Char('+')))
        return keys.contains(word, Qt::CaseInsensitive);
    const QStringList words = item.data(0, wordsRole).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::any_of(words, [&](const QString &own) { return own.startsWith(word, Qt::CaseInsensitive); });
}

bool isFound(const QTreeWidgetItem &item, const QString &text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) { return hasWord(item, word); });
}

QTreeWidgetItem *addHeading(QTreeWidget &list, const QString &title)
{
    auto *heading = new QTreeWidgetItem(&list, {title});
    QFont font = list.font();
    font.setBold(true);
    heading->setFont(ShortcutList::CommandColumn, font);
    heading->setFlags(Qt::ItemIsEnabled);
    heading->setSizeHint(ShortcutList::CommandColumn, {0, list.fontMetrics().height() + rowPadding}); // for all rows
    heading->setFirstColumnSpanned(true);
    return heading;
}

} // namespace

ShortcutList::ShortcutList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("keyList"));
    setAccessibleName(tr("Commands and their shortcuts"));
    setColumnCount(ColumnCount);
    setHeaderLabels({tr("Command"), tr("Shortcuts"), tr("Where")});
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    fill();
    addFixedKeys();
    expandAll();
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(CommandColumn, QHeaderView::Interactive);
}

void ShortcutList::fill()
{
    for (const CommandGroup &group : commandGroups()) {
        QTreeWidgetItem *heading = addHeading(*this, group.title);
        for (const Command command : group.commands) {
            auto *item = new QTreeWidgetItem(heading, {command.text(), QString(), textOf(command.keysWorkIn())});
            item->setData(0, commandRole, command.name());
            item->setData(0, wordsRole, QStringList{group.title, command.text(), command.synonyms()}.join(u' '));
            item->setToolTip(CommandColumn, command.toolTip());
        }
    }
}

void ShortcutList::addFixedKeys()
{
    QTreeWidgetItem *heading = addHeading(*this, tr("Shortcuts that cannot be changed"));
    for (const FixedKey &key : fixedKeys()) {
        const QString text = textOf(key);
        auto *item = new QTreeWidgetItem(heading, {text, keysText(key.keys), textOf(key.worksIn)});
        item->setData(0, wordsRole, text);
    }
}

void ShortcutList::forEachRow(const std::function<void(QTreeWidgetItem &)> &act) const
{
    for (int menu = 0; menu < topLevelItemCount(); ++menu) {
        QTreeWidgetItem *heading = topLevelItem(menu);
        for (int row = 0; row < heading->childCount(); ++row)
            act(*heading->child(row));
    }
}

void ShortcutList::showKeys(const ShortcutMap &map)
{
    forEachRow([&](QTreeWidgetItem &item) {
        if (item.data(0, commandRole).isValid())
            showKeys(item, map);
    });
    filter(m_filter);
}

void ShortcutList::showKeys(QTreeWidgetItem &item, const ShortcutMap &map)
{
    const Command command = *Command::named(item.data(0, commandRole).toString());
    QFont font = this->font();
    font.setBold(map.isChanged(command));
    item.setText(KeysColumn, keysText(map.keysOf(command)));
    item.setFont(KeysColumn, font);
}

void ShortcutList::filter(const QString &text)
{
    m_filter = text;
    for (int menu = 0; menu < topLevelItemCount(); ++menu) {
        QTreeWidgetItem *heading = topLevelItem(menu);
        bool hasAny = false;
        for (int row = 0; row < heading->childCount(); ++row) {
            const bool isShown = isFound(*heading->child(row), text);
            heading->child(row)->setHidden(!isShown);
            hasAny = hasAny || isShown;
        }
        heading->setHidden(!hasAny);
    }
}

bool ShortcutList::isEmpty() const
{
    bool isEmpty = true;
    forEachRow([&](const QTreeWidgetItem &item) { isEmpty = isEmpty && item.isHidden(); });
    return isEmpty;
}

std::optional<Command> ShortcutList::currentCommand() const
{
    const QTreeWidgetItem *item = currentItem();
    if (item == nullptr || item->isHidden() || !item->data(0, commandRole).isValid())
        return std::nullopt;
    return Command::named(item->data(0, commandRole).toString());
}

void ShortcutList::select(Command command)
{
    forEachRow([&](QTreeWidgetItem &item) {
        if (item.data(0, commandRole).toString() != command.name())
            return;
        setCurrentItem(&item);
        scrollToItem(&item);
    });
}

} // namespace limber
