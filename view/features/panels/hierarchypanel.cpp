#include "panels/hierarchypanel.h"

#include "actions/action.h"
#include "base/at.h"
#include "items/jointtreemodel.h"
#include "panels/hierarchydelegate.h"
#include "panels/jointmarks.h"
#include "widgets/accessibleparts.h"
#include "widgets/areas/wholerows.h"
#include "widgets/replacemodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPersistentModelIndex>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

// A skeleton with more nodes opens with its first levels only.
constexpr int mostExpandedNodes = 2000;

QTreeView *makeTree(QWidget *parent)
{
    auto *tree = new WithWholeRows<QTreeView>(parent);
    tree->setObjectName(QStringLiteral("jointTree"));
    tree->setAccessibleName(HierarchyPanel::tr("Joint hierarchy"));
    tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    // A second click begins no editor, which would take the letters that belong to the view as a name.
    tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    tree->setUniformRowHeights(true);
    tree->setIndentation(9);
    tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree->setContextMenuPolicy(Qt::CustomContextMenu);
    tree->setExpandsOnDoubleClick(false);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setHeaderHidden(true);
    tree->header()->setContextMenuPolicy(Qt::CustomContextMenu);
    tree->header()->setMinimumSectionSize(24);
    tree->header()->setStretchLastSection(false);
    return tree;
}

bool showsNumbers(const QTreeView &tree)
{
    for (int column = JointTreeModel::OffsetXColumn; column < JointTreeModel::ColumnCount; ++column) {
        if (!tree.isColumnHidden(column))
            return true;
    }
    return false;
}

// Names and channels explain themselves; the header comes with the numbers.
void sizeColumns(QTreeView *tree)
{
    QHeaderView *header = tree->header();
    tree->setHeaderHidden(!showsNumbers(*tree));
    header->setSectionResizeMode(QHeaderView::Interactive);
    // Names matter most in the tree, so the numbers scroll before a name is cut.
    constexpr int narrowest = 140;
    constexpr int widest = 300;
    const int wanted = static_cast<QAbstractItemView *>(tree)->sizeHintForColumn(JointTreeModel::NameColumn);
    header->resizeSection(JointTreeModel::NameColumn, qBound(narrowest, wanted + 8, widest));
    const QFontMetrics metrics = tree->fontMetrics();
    for (int column = JointTreeModel::ChannelsColumn; column < header->count(); ++column) {
        const QString title = tree->model()->headerData(column, Qt::Horizontal).toString();
        header->resizeSection(
            column,
            std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(QStringLiteral("-00.00"))) + 10);
    }
    if (!showsNumbers(*tree))
        header->setSectionResizeMode(JointTreeModel::NameColumn, QHeaderView::Stretch);
}

} // namespace

HierarchyPanel::HierarchyPanel(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(tr("Hierarchy"), this)), m_filter(new QLineEdit(this)),
      m_tree(makeTree(this)), m_nothingFound(new QLabel(this)), m_delegate(new HierarchyDelegate(this)),
      m_marks(new JointMarks(*m_tree)), m_shownColumns{JointTreeModel::ChannelsColumn}
{
    m_filter->setObjectName(QStringLiteral("jointFilter"));
    m_filter->setAccessibleName(tr("Filter joints by name"));
    addClearButton(*m_filter);
    m_nothingFound->setText(tr("No matching joints"));
    m_nothingFound->setProperty("role", QStringLiteral("secondary"));
    m_nothingFound->setAlignment(Qt::AlignHCenter);
    m_nothingFound->hide();
    m_delegate->setMarks(*m_marks);
    m_tree->setItemDelegate(m_delegate);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 2);
    layout->setSpacing(3);
    m_filterRow = new QHBoxLayout;
    m_filterRow->setSpacing(4);
    m_title->setProperty("role", QStringLiteral("title"));
    m_filterRow->addWidget(m_title);
    m_filterRow->addSpacing(4);
    m_filterRow->addWidget(m_filter, 1);
    layout->addLayout(m_filterRow);
    layout->addWidget(m_nothingFound);
    layout->addWidget(m_tree, 1);

    connect(m_filter, &QLineEdit::textChanged, this, &HierarchyPanel::applyFilter);
    m_filter->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    setFocusProxy(m_tree);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &HierarchyPanel::showContextMenu);
    connect(m_tree->header(), &QWidget::customContextMenuRequested, this, &HierarchyPanel::showHeaderMenu);
    createActions();
    updateActions();
}

// The row of the joint that was just selected must not be covered when the panel below becomes higher.
void HierarchyPanel::keepCurrentInSight(int heightBefore)
{
    const QPersistentModelIndex current = m_tree->currentIndex();
    const int bottom = m_tree->visualRect(current).bottom();
    if (current.isValid() && bottom >= 0 && bottom < heightBefore && bottom >= m_tree->viewport()->height())
        QMetaObject::invokeMethod(
            this, [this, current] { m_tree->scrollTo(current, QAbstractItemView::EnsureVisible); },
            Qt::QueuedConnection);
}

void HierarchyPanel::addSetsMenu(QMenu &menu)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("selectionSets"));
    button->setIcon(menu.menuAction()->icon());
    button->setAccessibleName(tr("Selection sets"));
    button->setToolTip(menu.menuAction()->toolTip());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMenu(&menu);
    button->setPopupMode(QToolButton::InstantPopup);
    m_filterRow->addWidget(button);
}

void HierarchyPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&session, &Session::selectionChanged, &context, [this] {
        revealSelection();
        updateActions();
    });
    connect(&document, &Document::nameChanged, &context, [this] { m_tree->viewport()->update(); });
    connect(&document, &Document::nameCodecChanged, &context, [this] { applyFilter(); });
    connect(&session.jointTree(), &JointTreeModel::refused, &context,
            [this](const QString &why) { emit refused(why); });
    connect(&document, &Document::wasReset, &context, [this] { expandAll(); });
    connect(&document, &Document::loaded, &context, [this] { updateActions(); });
}

// A filter belongs to the joints of its document; in another one it may leave nothing.
void HierarchyPanel::detach()
{
    std::erase_if(m_filters, [this](const auto &kept) { return kept.first == nullptr || kept.first == session(); });
    if (session() && !m_filter->text().isEmpty())
        m_filters.emplace_back(session(), m_filter->text());
}

HierarchyPanel::Look HierarchyPanel::look() const
{
    Look look{m_filters, m_shownColumns};
    if (session() && !m_filter->text().isEmpty())
        look.filters.emplace_back(session(), m_filter->text());
    return look;
}

void HierarchyPanel::setLook(const Look &look)
{
    m_filters = look.filters;
    m_shownColumns = look.columns;
    showSession();
}

void HierarchyPanel::showSession()
{
    const auto kept = std::ranges::find(m_filters, session(), [](const auto &each) { return each.first.data(); });
    {
        const QSignalBlocker blocker(m_filter); // the model is not there yet
        m_filter->setText(session() && kept != m_filters.end() ? kept->second : QString());
    }
    m_marks->setSession(session());
    m_filter->setPlaceholderText(
        session() == nullptr ? tr("Filter joints")
                             : tr("Filter %n joint(s)", nullptr, session()->document().skeleton().jointCount()));
    if (session() == nullptr) {
        replaceModel(*m_tree, nullptr);
        return updateActions();
    }
    replaceModel(*m_tree, &session()->jointTree(), &session()->selection());
    if (session()->document().skeleton().nodeCount() <= mostExpandedNodes)
        m_tree->expandAll();
    else
        m_tree->expandToDepth(2);
    for (int column = JointTreeModel::ChannelsColumn; column < JointTreeModel::ColumnCount; ++column)
        m_tree->setColumnHidden(column, !m_shownColumns.contains(column));
    sizeColumns(m_tree);
    applyFilter();
    scrollToSelection();
    updateActions();
}

// Scrolls to the selected joint, otherwise to the top, because the scroll position of the last document has no meaning
// here.
void HierarchyPanel::scrollToSelection()
{
    const NodeId node = session()->currentNode();
    if (node.isValid() && session()->isSelected(node))
        m_tree->scrollTo(session()->jointTree().indexOf(node), QAbstractItemView::PositionAtCenter);
    else
        m_tree->scrollToTop();
    m_tree->horizontalScrollBar()->setValue(0);
}

// It watches only the filter: there the down arrow goes to the matches, Enter selects the first one and Escape shows
// all joints again.
bool HierarchyPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport()) {
        if (event->type() == QEvent::Resize)
            keepCurrentInSight(static_cast<const QResizeEvent &>(*event).oldSize().height());
        return false;
    }
    if (event->type() != QEvent::KeyPress || !session())
        return QWidget::eventFilter(watched, event);
    switch (static_cast<const QKeyEvent &>(*event).key()) {
    case Qt::Key_Down:
        m_tree->setFocus();
        if (!session()->currentNode().isValid() || m_tree->visualRect(m_tree->currentIndex()).isEmpty())
            selectFirstMatch();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        selectFirstMatch();
        m_tree->setFocus();
        return true;
    case Qt::Key_Escape:
        m_filter->clear();
        m_tree->setFocus();
        return true;
    default:
        return false;
    }
}

void HierarchyPanel::selectFirstMatch()
{
    const QString wanted = m_filter->text().trimmed();
    for (const NodeId node : session()->document().skeleton().nodesInFileOrder()) {
        if (!session()->jointTree().displayName(node).contains(wanted, Qt::CaseInsensitive))
            continue;
        session()->selectOnly(node);
        m_tree->scrollTo(session()->jointTree().indexOf(node));
        return;
    }
}

void HierarchyPanel::setColours(const Colours &colours)
{
    m_delegate->setColours(colours);
    m_tree->viewport()->update();
}

void HierarchyPanel::createActions()
{
    const auto add = [this](ActionId id, void (HierarchyPanel::*slot)()) { addAction(m_actions.add(id, this, slot)); };
    add(ActionId::Rename, &HierarchyPanel::renameCurrent);
    add(ActionId::EditOffset, &HierarchyPanel::editOffset);
    add(ActionId::CopyName, &HierarchyPanel::copyName);
    add(ActionId::SelectBranch, &HierarchyPanel::selectBranch);
    add(ActionId::SelectParent, &HierarchyPanel::selectParent);
    add(ActionId::ExpandBranch, &HierarchyPanel::expandBranch);
    add(ActionId::CollapseBranch, &HierarchyPanel::collapseBranch);
    add(ActionId::ExpandAll, &HierarchyPanel::expandAll);
    add(ActionId::CollapseAll, &HierarchyPanel::collapseAll);
    add(ActionId::FilterJoints, &HierarchyPanel::focusFilter);
    connect(m_actions[ActionId::FilterJoints], &QAction::changed, this, &HierarchyPanel::showFilterKeys);
    showFilterKeys();
}

QList<QAction *> HierarchyPanel::selectionActions() const
{
    return m_actions.of({ActionId::Rename, ActionId::EditOffset, ActionId::CopyName, ActionId::SelectBranch,
                         ActionId::SelectParent, ActionId::ExpandBranch, ActionId::CollapseBranch});
}

void HierarchyPanel::renameCurrent()
{
    const NodeId node = session() ? session()->currentNode() : NodeId();
    if (!node.isJoint())
        return;
    beginEdit(session()->jointTree().indexOf(node));
}

void HierarchyPanel::editOffset()
{
    const NodeId node = session() ? session()->currentNode() : NodeId();
    if (!node.isValid())
        return;
    for (const int column :
         {JointTreeModel::OffsetXColumn, JointTreeModel::OffsetYColumn, JointTreeModel::OffsetZColumn})
        setColumnShown(column, true);
    beginEdit(session()->jointTree().indexOf(node, JointTreeModel::OffsetXColumn));
}

// Qt writes a warning to the terminal if a cell cannot be edited or is already being edited.
void HierarchyPanel::beginEdit(const QModelIndex &index)
{
    m_tree->setFocus();
    const QList<QWidget *> editors = m_tree->viewport()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    const bool isEditing = std::ranges::any_of(editors, [](const QWidget *editor) { return editor->isVisible(); });
    if (index.flags().testFlags(Qt::ItemIsEditable | Qt::ItemIsEnabled) && !isEditing)
        m_tree->edit(index);
}

void HierarchyPanel::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

void HierarchyPanel::showFilterKeys()
{
    const QString keys = keysTextOf(*m_actions[ActionId::FilterJoints]);
    const QString text = tr("Show only joints whose name contains this text");
    m_filter->setToolTip(keys.isEmpty() ? text : tr("%1 (%2)").arg(text, keys));
}

void HierarchyPanel::expandBranch()
{
    m_tree->expandRecursively(m_tree->currentIndex().siblingAtColumn(0));
}

void HierarchyPanel::collapseBranch()
{
    m_tree->collapse(m_tree->currentIndex().siblingAtColumn(0));
}

void HierarchyPanel::expandAll()
{
    m_tree->expandAll();
}

void HierarchyPanel::collapseAll()
{
    m_tree->collapseAll();
}

void HierarchyPanel::selectBranch()
{
    if (session())
        session()->select(session()->selectedBranches(), QItemSelectionModel::ClearAndSelect);
}

void HierarchyPanel::selectParent()
{
    const NodeId node = session() ? session()->currentNode() : NodeId();
    if (!node.isValid())
        return;
    if (const int parent = session()->document().skeleton().parentOf(node); parent != NoJoint)
        session()->selectOnly(NodeId::joint(parent));
}

void HierarchyPanel::copyName()
{
    if (session())
        QGuiApplication::clipboard()->setText(session()->jointTree().displayName(session()->currentNode()));
}

void HierarchyPanel::applyFilter()
{
    if (!session())
        return;
    const QString wanted = m_filter->text().trimmed();
    const bool any = hideOthers(wanted);
    m_nothingFound->setVisible(!any && !wanted.isEmpty());
    if (!wanted.isEmpty())
        m_tree->expandAll();
    else if (session()->currentNode().isValid()) // shows it among the other joints again
        m_tree->scrollTo(session()->jointTree().indexOf(session()->currentNode()));
}

// Hides the nodes that have the text neither in their own name nor in one below them. Returns whether anything is left.
// It goes from the last node to the first, so that children come before parents and no recursion is needed, which would
// be as deep as the file.
bool HierarchyPanel::hideOthers(const QString &wanted)
{
    JointTreeModel &model = session()->jointTree();
    const Skeleton &skeleton = session()->document().skeleton();
    std::vector<bool> keeps(static_cast<std::size_t>(skeleton.jointCount()));
    const std::vector<NodeId> nodes = skeleton.nodesInFileOrder();
    bool any = false;
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        const bool matches = wanted.isEmpty() || model.displayName(*node).contains(wanted, Qt::CaseInsensitive);
        const bool keep = matches || (node->isJoint() && at(keeps, node->index));
        const int above = skeleton.parentOf(*node);
        if (keep && above != NoJoint)
            at(keeps, above) = true;
        const QModelIndex index = model.indexOf(*node);
        m_tree->setRowHidden(index.row(), index.parent(), !keep);
        any = any || keep;
    }
    return any;
}

void HierarchyPanel::revealSelection()
{
    const NodeId node = session()->currentNode();
    if (node.isValid() && session()->isSelected(node) && !m_tree->hasFocus())
        m_tree->scrollTo(session()->jointTree().indexOf(node));
}

void HierarchyPanel::showContextMenu(const QPoint &position)
{
    QMenu menu;
    menu.addActions(m_actions.all());
    for (const QList<QAction *> &group : m_contextActions) {
        menu.addSeparator();
        menu.addActions(group);
    }
    menu.addSeparator();
    addColumns(*menu.addMenu(tr("Columns")));
    menu.exec(m_tree->viewport()->mapToGlobal(position));
}

void HierarchyPanel::showHeaderMenu(const QPoint &position)
{
    QMenu menu;
    addColumns(menu);
    menu.exec(m_tree->header()->mapToGlobal(position));
}

void HierarchyPanel::addColumns(QMenu &menu)
{
    const QStringList names{tr("Name"), tr("Channels"), tr("Offset X"), tr("Offset Y"), tr("Offset Z"), tr("Length")};
    for (int column = JointTreeModel::ChannelsColumn; column < JointTreeModel::ColumnCount; ++column) {
        QAction *action = menu.addAction(names.at(column));
        action->setCheckable(true);
        action->setChecked(m_shownColumns.contains(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnShown(column, shown); });
    }
}

void HierarchyPanel::setColumnShown(int column, bool isShown)
{
    if (isShown)
        m_shownColumns.insert(column);
    else
        m_shownColumns.remove(column);
    m_tree->setColumnHidden(column, !isShown);
    if (m_tree->model() != nullptr)
        sizeColumns(m_tree);
}

void HierarchyPanel::updateActions()
{
    const NodeId node = session() ? session()->currentNode() : NodeId();
    m_actions.setEnabled(session() != nullptr);
    for (QAction *action : selectionActions())
        action->setEnabled(node.isValid());
    const bool mayEdit = session() && !session()->document().isLoading();
    m_actions[ActionId::Rename]->setEnabled(node.isJoint() && mayEdit);
    m_actions[ActionId::EditOffset]->setEnabled(node.isValid() && mayEdit);
}

} // namespace limber
