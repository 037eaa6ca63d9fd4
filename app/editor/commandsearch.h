#pragma once

#include <QLineEdit>
#include <QPointer>

class QAction;
class QStandardItemModel;

namespace limber {

// A field that finds commands by their words and does the chosen one.
class CommandSearch : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommandSearch(QWidget *parent = nullptr);

    // The commands to find; their menus' names help to tell them apart.
    void addCommands(const QString &menu, const QList<QAction *> &actions);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void runRow(int row);

    QStandardItemModel *m_commands = nullptr;
    QList<QPointer<QAction>> m_actions; // parallel to the rows
};

} // namespace limber
