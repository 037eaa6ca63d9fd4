#pragma once

#include "actions/shortcuts/shortcutmap.h"

#include <QTreeWidget>

#include <functional>
#include <optional>

namespace limber {

// All commands below their menus, each with its keys; below them are the keys that cannot be changed.
class ShortcutList : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { CommandColumn, KeysColumn, WhereColumn, ColumnCount };

    explicit ShortcutList(QWidget *parent = nullptr);

    void showKeys(const ShortcutMap &map);
    // Shows only the commands whose names, synonyms or keys contain all these words; all for an empty text.
    void filter(const QString &text);
    [[nodiscard]] std::optional<Command> currentCommand() const;
    void select(Command command);
    [[nodiscard]] bool isEmpty() const;

private:
    void fill();
    void addFixedKeys();
    void showKeys(QTreeWidgetItem &item, const ShortcutMap &map);
    void forEachRow(const std::function<void(QTreeWidgetItem &)> &act) const;

    QString m_filter;
};

} // namespace limber
