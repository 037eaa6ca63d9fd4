#include "cleanup/operationlist.h"

#include "actions/operationwords.h"
#include "actions/searchentry.h"
#include "actions/searchfillers.h"
#include "cleanup/countdelegate.h"
#include "theme/icons.h"
#include "widgets/accessibleparts.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int operationNameRole = Qt::UserRole;
constexpr int isShortcutRole = Qt::UserRole + 1; // of a group: its operations are in another one, too

// Returns how well words describe the operation; 0 if its title and its own words do not have them.
int scoreOf(const Operation &operation, const QStringList &words, const SearchFillers &fillers)
{
    const QString own = nameOf(operation) + u' ' + searchWordsOf(operation);
    return SearchEntry(titleOf(operation), own, titleTextOf(operation.group)).score(words, fillers);
}

// Returns the words of a search by which to find operations: those that say what is wanted, if none has all.
QStringList wordsFor(const QString &search, const SearchFillers &fillers)
{
    const QStringList words = SearchEntry::wordsOf(search);
    const auto hasAll = [&](const Operation &operation) {
        return isFoundBy(operation, search) || scoreOf(operation, words, fillers) > 0;
    };
    if (std::ranges::any_of(operations(), hasAll))
        return words;
    return fillers.telling(words);
}

} // namespace

OperationList::OperationList(QWidget *parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_tree(new QTreeWidget(this)), m_nothingFound(new QLabel(this))
{
    m_search->setObjectName(QStringLiteral("operationSearch"));
    m_search->setPlaceholderText(tr("Find an operation"));
    m_search->setAccessibleName(tr("Find an operation"));
    const QAction *find = m_search->addAction(themedIcon(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    connect(find, &QAction::triggered, m_search, qOverload<>(&QWidget::setFocus));
    m_search->findChild<QToolButton *>()->setAccessibleName(tr("Find"));
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    m_tree->setObjectName(QStringLiteral("operationList"));
    m_tree->setAccessibleName(tr("Operations"));
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(14);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new CountDelegate(m_tree));
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setMinimumHeight(2 * m_tree->fontMetrics().height());
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->viewport()->installEventFilter(this);
    m_tree->installEventFilter(this);
    m_nothingFound->setObjectName(QStringLiteral("noOperationFound"));
    m_nothingFound->setTextFormat(Qt::PlainText);
    m_nothingFound->setProperty("role", QStringLiteral("secondary"));
    m_nothingFound->setAlignment(Qt::AlignHCenter);
    m_nothingFound->setWordWrap(true);
    m_nothingFound->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_search);
    layout->addWidget(m_nothingFound);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_search);
    fill();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &search) {
        filter(search);
        markBestMatch();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!std::exchange(m_isMovedByKey, false) || m_opensOnMove)
            announce(item);
    });
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &OperationList::showMenu);
}

void OperationList::setFavourites(const QStringList &names)
{
    m_favourites = names;
    fill();
}

void OperationList::setLastUsed(const QStringList &names)
{
    m_lastUsed = names;
    fill();
}

void OperationList::fill()
{
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    addGroup(tr("Favourites"), m_favourites);
    addGroup(tr("Recently Used"), m_lastUsed);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        m_tree->topLevelItem(i)->setData(0, isShortcutRole, true);
    for (const OperationGroup group : operationGroups()) {
        QStringList names;
        for (const Operation &operation : operations()) {
            if (operation.group == group)
                names << nameOf(operation);
        }
        addGroup(titleTextOf(group), names);
    }
    m_tree->expandAll();
    filter(m_search->text());
    setCurrent(m_current);
}

void OperationList::addGroup(const QString &title, const QStringList &names)
{
    QTreeWidgetItem *group = nullptr;
    for (const QString &name : names) {
        const Operation *operation = findOperation(name.toStdString());
        if (operation == nullptr)
            continue; // it belongs to another version
        if (group == nullptr) {
            group = new QTreeWidgetItem(m_tree, {title});
            group->setFlags(Qt::ItemIsEnabled);
        }
        auto *item = new QTreeWidgetItem(group, {titleOf(*operation)});
        item->setData(0, operationNameRole, name);
        showCount(*item);
    }
}

void OperationList::setCount(const QString &name, const QString &count)
{
    m_counts.insert(name, count);
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        if ((*item)->data(0, operationNameRole).toString() == name)
            showCount(**item);
    }
}

void OperationList::clearCounts()
{
    m_counts.clear();
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        if ((*item)->parent() != nullptr)
            showCount(**item);
    }
}

QString OperationList::operationAt(const QPoint &globalPosition) const
{
    const QPoint position = m_tree->viewport()->mapFromGlobal(globalPosition);
    const QTreeWidgetItem *item = m_tree->viewport()->rect().contains(position) ? m_tree->itemAt(position) : nullptr;
    return item == nullptr ? QString() : item->data(0, operationNameRole).toString();
}

void OperationList::showCount(QTreeWidgetItem &item) const
{
    const QString name = item.data(0, operationNameRole).toString();
    const QString help = helpOf(*findOperation(name.toStdString()));
    const QString count = m_counts.value(name);
    item.setData(0, CountDelegate::CountRole, count);
    item.setToolTip(0, count.isEmpty() ? help : tr("%1\nFound now: %2").arg(help, count));
    item.setData(0, Qt::AccessibleTextRole, count.isEmpty() ? item.text(0) : tr("%1, %2").arg(item.text(0), count));
}

void OperationList::filter(const QString &search)
{
    bool isAnyFound = false;
    const SearchFillers fillers;
    const QStringList words = wordsFor(search, fillers);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        // What is typed says what is wanted: no operation is listed twice, and the last one is not in the way.
        if (!search.trimmed().isEmpty() && group->data(0, isShortcutRole).toBool()) {
            group->setHidden(true);
            continue;
        }
        bool isAnyShown = false;
        for (int child = 0; child < group->childCount(); ++child) {
            QTreeWidgetItem *item = group->child(child);
            const Operation *operation = findOperation(item->data(0, operationNameRole).toString().toStdString());
            item->setHidden(!isFoundBy(*operation, search) && scoreOf(*operation, words, fillers) == 0);
            isAnyShown = isAnyShown || !item->isHidden();
        }
        group->setHidden(!isAnyShown);
        isAnyFound = isAnyFound || isAnyShown;
    }
    m_nothingFound->setText(tr("No operation matches “%1”").arg(search.trimmed()));
    m_nothingFound->setVisible(!isAnyFound);
}

// Return goes to the best match, so it is the one that looks chosen while something is typed.
void OperationList::markBestMatch()
{
    if (m_search->text().trimmed().isEmpty())
        return setCurrent(m_current);
    mark(bestMatch());
}

// Makes the item the current one without opening its operation.
void OperationList::mark(QTreeWidgetItem *item)
{
    const QSignalBlocker blocker(m_tree);
    m_tree->setCurrentItem(item);
}

// Marks an operation that many rows further down, or the last one on the way.
void OperationList::moveMark(int rows)
{
    QList<QTreeWidgetItem *> shown;
    for (QTreeWidgetItemIterator item(m_tree, QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item) {
        if ((*item)->parent() != nullptr && !(*item)->parent()->isHidden())
            shown << *item;
    }
    if (shown.isEmpty())
        return;
    const qsizetype now = shown.indexOf(m_tree->currentItem());
    mark(shown.at(now < 0 ? 0 : std::clamp<qsizetype>(now + rows, 0, shown.size() - 1)));
    m_tree->scrollToItem(m_tree->currentItem());
}

void OperationList::clearSearch()
{
    m_search->clear();
}

void OperationList::setCurrent(const QString &name)
{
    m_current = name;
    const QSignalBlocker blocker(m_tree);
    // The last item is the one in the operation's own group.
    for (int i = m_tree->topLevelItemCount() - 1; i >= 0; --i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        for (int child = 0; child < group->childCount(); ++child) {
            if (group->child(child)->data(0, operationNameRole).toString() == name)
                return m_tree->setCurrentItem(group->child(child));
        }
    }
    m_tree->setCurrentItem(nullptr);
}

// A list that becomes lower still shows the operation whose settings are open.
void OperationList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (QTreeWidgetItem *current = m_tree->currentItem())
        m_tree->scrollToItem(current);
}

void OperationList::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void OperationList::focusList()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void OperationList::announce(const QTreeWidgetItem *item)
{
    if (item == nullptr || item->parent() == nullptr)
        return;
    m_current = item->data(0, operationNameRole).toString();
    emit chosen(m_current);
}

bool OperationList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress)
        return isKeyTaken(static_cast<QKeyEvent &>(*event).key());
    if (watched == m_tree && event->type() == QEvent::KeyPress)
        return isKeyOfListTaken(static_cast<QKeyEvent &>(*event).key());
    if (watched == m_tree->viewport())
        noteClick(*event);
    return QWidget::eventFilter(watched, event);
}

// In the search field the arrow keys go through the matches, and Return opens the one that is marked. Where nothing is
// typed, the operation whose settings are open is meant: Down goes to it, and Return applies it, as in a dialog.
bool OperationList::isKeyTaken(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!m_search->text().trimmed().isEmpty()) {
            moveMark(key == Qt::Key_Up ? -1 : 1);
        } else if (key == Qt::Key_Down) {
            if (m_current.isEmpty())
                mark(bestMatch());
            m_tree->setFocus();
        }
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isReturnTaken();
    case Qt::Key_Escape:
        return leaveSearch();
    default:
        return false;
    }
}

bool OperationList::isReturnTaken()
{
    if (m_search->text().trimmed().isEmpty() && !m_current.isEmpty()) {
        emit applyWanted();
        return true;
    }
    QTreeWidgetItem *marked = m_tree->currentItem();
    if (marked == nullptr || marked->parent() == nullptr)
        marked = bestMatch();
    if (marked != nullptr) {
        mark(marked);
        m_tree->setFocus();
        announce(marked);
    }
    return true;
}

// In the list, letters act on what is under the mouse again, and Space plays. The first Escape ends the search, the
// next one belongs to the panel.
bool OperationList::leaveSearch()
{
    const bool wasSearching = !m_search->text().isEmpty();
    m_search->clear();
    m_tree->setFocus();
    return wasSearching;
}

bool OperationList::isKeyOfListTaken(int key)
{
    const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
    m_isMovedByKey = !isReturn;
    if (isReturn)
        announce(m_tree->currentItem());
    return isReturn;
}

// The tree tells nothing of a click on its current entry, which may be the best match of a search, or the operation
// whose page is behind the list.
void OperationList::noteClick(const QEvent &event)
{
    if (event.type() != QEvent::MouseButtonPress && event.type() != QEvent::MouseButtonRelease)
        return;
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    const QTreeWidgetItem *item = m_tree->itemAt(mouse.position().toPoint());
    const bool isOnCurrent = mouse.button() == Qt::LeftButton && item != nullptr && item == m_tree->currentItem();
    if (event.type() == QEvent::MouseButtonPress) {
        m_isCurrentPressed = isOnCurrent;
        m_isMovedByKey = false;
    } else if (std::exchange(m_isCurrentPressed, false) && isOnCurrent)
        announce(item);
}

// Returns the visible operation that the typed text describes best. Those whose help alone has it come last.
QTreeWidgetItem *OperationList::bestMatch() const
{
    QTreeWidgetItem *best = nullptr;
    int bestScore = -1;
    const SearchFillers fillers;
    const QStringList words = wordsFor(m_search->text(), fillers);
    for (QTreeWidgetItemIterator item(m_tree, QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item) {
        if ((*item)->parent() == nullptr || (*item)->parent()->isHidden())
            continue;
        const std::string name = (*item)->data(0, operationNameRole).toString().toStdString();
        const int score = scoreOf(*findOperation(name), words, fillers);
        if (score > bestScore) {
            best = *item;
            bestScore = score;
        }
    }
    return best;
}

void OperationList::showMenu(const QPoint &position)
{
    const QTreeWidgetItem *item = m_tree->itemAt(position);
    if (item == nullptr || item->parent() == nullptr)
        return;
    const QString name = item->data(0, operationNameRole).toString();
    QMenu menu;
    QAction *action =
        menu.addAction(m_favourites.contains(name) ? tr("Remove from Favourites") : tr("Add to Favourites"));
    if (menu.exec(m_tree->viewport()->mapToGlobal(position)) == action)
        toggleFavourite(name);
}

void OperationList::toggleFavourite(const QString &name)
{
    if (m_favourites.contains(name))
        m_favourites.removeAll(name);
    else
        m_favourites << name;
    fill();
    emit favouritesChanged(m_favourites);
}

} // namespace limber
