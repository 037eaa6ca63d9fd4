#include "commandsearch.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QMenu>
#include <QStandardItemModel>

namespace limber {

namespace {

constexpr int fieldWidth = 230;
constexpr int popupWidth = 360; // menu, command and keys in one line

} // namespace

CommandSearch::CommandSearch(QWidget *parent) : QLineEdit(parent), m_commands(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("commandSearch"));
    setAccessibleName(tr("Find a command"));
    setPlaceholderText(tr("Find a command…  Ctrl+Shift+P"));
    setToolTip(tr("Type a few letters of a command and press Enter"));
    setFixedWidth(fieldWidth);
    auto *completer = new QCompleter(m_commands, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(12);
    completer->popup()->setMinimumWidth(popupWidth);
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, [this](const QModelIndex &index) {
        const QString text = index.data().toString();
        const QList<QStandardItem *> found = m_commands->findItems(text);
        if (!found.isEmpty())
            runRow(found.first()->row());
    });
}

void CommandSearch::addCommands(const QString &menu, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action->isSeparator() || action->menu() != nullptr || action->text().isEmpty())
            continue;
        QString text = menu + QStringLiteral(" › ") + QString(action->text()).remove(QLatin1Char('&'));
        if (!action->shortcut().isEmpty())
            text += QStringLiteral("   ") + action->shortcut().toString(QKeySequence::NativeText);
        m_commands->appendRow(new QStandardItem(action->icon(), text));
        m_actions << action;
    }
}

void CommandSearch::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    selectAll();
}

void CommandSearch::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !text().trimmed().isEmpty() && completer()->completionCount() > 0) {
        const QList<QStandardItem *> found = m_commands->findItems(completer()->currentCompletion());
        if (!found.isEmpty())
            return runRow(found.first()->row());
    }
    if (event->key() == Qt::Key_Escape)
        clear();
    QLineEdit::keyPressEvent(event);
}

void CommandSearch::runRow(int row)
{
    completer()->popup()->hide();
    QPointer<QAction> action = m_actions.value(row);
    QMetaObject::invokeMethod(this, &QLineEdit::clear, Qt::QueuedConnection);
    if (action && action->isEnabled())
        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

} // namespace limber
