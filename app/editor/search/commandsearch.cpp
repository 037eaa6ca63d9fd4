#include "search/commandsearch.h"

#include "actions/actiontable.h"
#include "items/jointname.h"
#include "search/commanddelegate.h"
#include "search/commandneed.h"
#include "theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>

#include <algorithm>

namespace limber {

namespace {

constexpr int narrowestField = 230;
constexpr int widestField = 330;
constexpr int fieldMargins = 28; // beside the text
constexpr int listWidth = 440; // fits menu, command and keys in one line
constexpr int mostRows = 12;

} // namespace

CommandSearch::CommandSearch(QWidget *parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("commandSearch"));
    setAccessibleName(tr("Find a command"));
    showKeys(keysTextOf(rowOf(ActionId::FindCommand)));
    setToolTip(tr("Type a few letters of a command and press Enter"));
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QLineEdit::textEdited, this, &CommandSearch::showMatches);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, QWidget *now) {
        if (now == this && old != nullptr && old != this)
            m_before = old;
    });
}

void CommandSearch::addMenu(const QMenu &menu, const QString &above)
{
    const QString name = above + withoutMnemonic(menu.title());
    for (QAction *action : menu.actions()) {
        if (action->menu() != nullptr)
            addMenu(*action->menu(), name + QStringLiteral(" › "));
        else if (!action->objectName().isEmpty()) // no separators and no files
            m_index.add(name, action);
    }
}

void CommandSearch::showKeys(const QString &keys)
{
    setPlaceholderText(tr("Find a command…  %1").arg(keys).trimmed());
    const int needed = fontMetrics().horizontalAdvance(placeholderText()) + fieldMargins;
    setFixedWidth(std::clamp(needed, narrowestField, widestField));
}

void CommandSearch::start()
{
    QWidget *focused = QApplication::focusWidget();
    if (focused != nullptr && focused != this)
        m_before = focused;
    window()->activateWindow();
    setFocus(Qt::ShortcutFocusReason);
}

void CommandSearch::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    selectAll();
    showMatches();
}

void CommandSearch::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (m_list != nullptr)
        m_list->hide();
}

bool CommandSearch::event(QEvent *event)
{
    // Escape and the arrow keys act on the list as long as the field has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<const QKeyEvent &>(*event).key();
        if (key == Qt::Key_Escape || key == Qt::Key_Up || key == Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void CommandSearch::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return moveMark(-1);
    case Qt::Key_Down:
        return moveMark(1);
    case Qt::Key_PageUp:
        return moveMark(-mostRows);
    case Qt::Key_PageDown:
        return moveMark(mostRows);
    case Qt::Key_Escape:
        return leave();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list == nullptr || !m_list->isVisible())
            return;
        return m_list->currentItem() != nullptr ? run(m_list->currentItem()) : showNeed();
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void CommandSearch::showMatches()
{
    if (m_list == nullptr) {
        // The list is a child of the window rather than a popup, so that a click elsewhere is not lost.
        m_list = new QListWidget(window());
        m_list->setObjectName(QStringLiteral("commandMatches"));
        m_list->setAccessibleName(tr("Matching commands"));
        m_list->setFocusPolicy(Qt::NoFocus);
        m_list->setMouseTracking(true);
        m_list->setUniformItemSizes(true);
        m_list->setItemDelegate(new CommandDelegate(m_list));
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(m_list, &QListWidget::itemClicked, this, &CommandSearch::run);
    }
    m_list->clear();
    m_isNeedShown = false;
    const QString query = text().trimmed();
    if (query.isEmpty())
        return m_list->hide();
    for (const CommandIndex::Command *command : m_index.find(query))
        addCommand(*command);
    if (const QString absent = CommandIndex::absentFeature(query); !absent.isEmpty())
        addNote(absent);
    else if (m_list->count() == 0)
        addNearest(query);
    m_list->setCurrentRow(-1);
    // If the best match is disabled, or only near to what was typed, Enter must not run another one.
    if (m_list->count() > 0 && m_list->item(0)->flags().testFlag(Qt::ItemIsEnabled))
        moveMark(1);
    placeList();
}

void CommandSearch::addCommand(const CommandIndex::Command &command)
{
    auto *item = new QListWidgetItem(command.action->icon(), command.title, m_list);
    item->setData(CommandDelegate::KeysRole, command.action->shortcut().toString(QKeySequence::NativeText));
    item->setData(CommandDelegate::ActionRole, QVariant::fromValue<QObject *>(command.action));
    item->setToolTip(command.action->toolTip());
    if (command.action->isEnabled())
        return;
    item->setFlags(Qt::NoItemFlags);
    item->setToolTip(plainToolTip(needOfCommand(*command.action)));
}

QString CommandSearch::needOfCommand(const QAction &action) const
{
    return needOf(action, !m_isDocumentOpen || m_isDocumentOpen());
}

// Says below the best match, which is greyed out, why Enter does not run it.
void CommandSearch::showNeed()
{
    const auto *action = qobject_cast<QAction *>(m_list->item(0)->data(CommandDelegate::ActionRole).value<QObject *>());
    if (action == nullptr || action->isEnabled() || std::exchange(m_isNeedShown, true))
        return;
    auto *note = new QListWidgetItem(themedIcon(QStringLiteral("information")), needOfCommand(*action));
    note->setFlags(Qt::NoItemFlags);
    m_list->insertItem(1, note);
    placeList();
}

// Adds what has some of the words, where nothing has all of them.
void CommandSearch::addNearest(const QString &query)
{
    const auto some = m_index.findSome(query);
    addNote(some.empty() ? tr("No command matches “%1”").arg(query)
                         : tr("No command matches “%1”; some of the words:").arg(query));
    for (const CommandIndex::Command *command : some)
        addCommand(*command);
}

void CommandSearch::addNote(const QString &text)
{
    auto *note = new QListWidgetItem(text, m_list);
    note->setFlags(Qt::NoItemFlags);
}

void CommandSearch::placeList()
{
    const int rows = std::min(mostRows, m_list->count());
    const int height = rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    const QPoint corner = mapTo(window(), QPoint(width() - listWidth, this->height() + 2));
    const int left = std::clamp(corner.x(), 4, std::max(4, window()->width() - listWidth - 4));
    m_list->setGeometry(left, corner.y(), listWidth, height);
    m_list->show();
    m_list->raise();
}

// Moves to the next row in that direction that can be run, or to the last one before it.
void CommandSearch::moveMark(int rows)
{
    if (m_list == nullptr)
        return;
    const int direction = rows < 0 ? -1 : 1;
    const auto canRun = [this](int row) { return m_list->item(row)->flags().testFlag(Qt::ItemIsEnabled); };
    const int wanted = std::clamp(m_list->currentRow() + rows, 0, std::max(0, m_list->count() - 1));
    for (int row = wanted; row >= 0 && row < m_list->count(); row += direction) {
        if (canRun(row))
            return m_list->setCurrentRow(row);
    }
    for (int row = wanted; row >= 0 && row < m_list->count() && row != m_list->currentRow(); row -= direction) {
        if (canRun(row))
            return m_list->setCurrentRow(row);
    }
}

void CommandSearch::run(const QListWidgetItem *item)
{
    if (item == nullptr || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const QPointer<QAction> action =
        qobject_cast<QAction *>(item->data(CommandDelegate::ActionRole).value<QObject *>());
    leave();
    // The command runs after the focus has returned, because it acts on the widget that had it.
    if (action)
        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

void CommandSearch::leave()
{
    clear();
    if (m_list != nullptr)
        m_list->hide();
    QWidget *back = m_before && m_before->isVisible() ? m_before : m_fallback;
    if (back == nullptr || !back->isVisible())
        return clearFocus();
    back->window()->activateWindow();
    back->setFocus(Qt::OtherFocusReason);
}

} // namespace limber
