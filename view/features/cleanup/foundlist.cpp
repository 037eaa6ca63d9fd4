#include "cleanup/foundlist.h"

#include "actions/operationwords.h"
#include "cleanup/founddelegate.h"
#include "items/decimaltext.h"
#include "items/messagetext.h"
#include "items/shortnames.h"
#include "motion/nodeaddress.h"
#include "session/session.h"

#include <QHeaderView>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

enum FoundColumn { FrameColumn, JointColumn, AmountColumn, LimitColumn };
constexpr int findingFrameRole = Qt::UserRole;
constexpr int findingJointRole = Qt::UserRole + 1;
constexpr int findingAddressRole = Qt::UserRole + 2;
constexpr int besideTick = 8;

QString framesText(const FrameInterval &frames)
{
    const QString first = QString::number(frames.first);
    return frames.first == frames.last ? first : first + u'–' + QString::number(frames.last);
}

QString amountText(double amount, Unit unit)
{
    const QString number = decimalText(amount, 'f', 1);
    return unit == Unit::Degrees ? number + unitTextOf(unit) : number + u' ' + unitTextOf(unit);
}

// Returns names of joints without what all names of the skeleton begin with.
QStringList shortened(const QStringList &names, const ShortNames &all)
{
    QStringList shorter;
    for (const QString &name : names) {
        const int joint = all.named(name);
        shorter << (joint >= 0 ? all.shortName(joint) : name);
    }
    return shorter;
}

// Returns what the amounts of the findings are: how large an error is, or how long.
QString titleOfAmounts(const std::vector<OperationFinding> &findings)
{
    const auto isGap = [](const OperationFinding &each) { return each.unit == Unit::Seconds; };
    return std::ranges::any_of(findings, isGap) ? FoundList::tr("Length") : FoundList::tr("Error");
}

// Returns the findings by amount, the largest first.
std::vector<OperationFinding> byAmount(std::vector<OperationFinding> findings)
{
    std::ranges::stable_sort(findings, std::ranges::greater(), &OperationFinding::amount);
    return findings;
}

} // namespace

FoundList::FoundList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("foundList"));
    setAccessibleName(tr("What was found"));
    setHeaderLabels({tr("Frame"), tr("Joint"), tr("Error"), tr("Threshold")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setItemDelegateForColumn(JointColumn, new FoundDelegate(this));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(JointColumn, QHeaderView::Stretch);
    for (const int column : {FrameColumn, AmountColumn, LimitColumn})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (const int column : {AmountColumn, LimitColumn})
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) { goTo(item); });
    connect(this, &QTreeWidget::itemChanged, this, &FoundList::ticksChanged);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, &FoundList::showMenu);
}

// The view leaves out the margins that the style sheet puts around a box to tick.
int FoundList::sizeHintForColumn(int column) const
{
    return QTreeWidget::sizeHintForColumn(column) + (column == FrameColumn ? besideTick : 0);
}

void FoundList::show(const std::vector<OperationFinding> &findings, Session &session)
{
    const QSignalBlocker blocker(this);
    const int row = indexOfTopLevelItem(currentItem());
    clear();
    m_expected.clear();
    m_session = &session;
    QStringList names;
    for (int joint = 0; joint < session.document().skeleton().jointCount(); ++joint)
        names << session.document().textOfName(joint);
    const ShortNames shortNames(std::move(names));
    for (const OperationFinding &finding : byAmount(findings))
        addFinding(finding, session, shortNames);
    headerItem()->setText(AmountColumn, titleOfAmounts(findings));
    setColumnHidden(LimitColumn, std::ranges::none_of(findings, [](const auto &each) { return each.limit > 0.0; }));
    setCurrentItem(topLevelItem(std::min(row, topLevelItemCount() - 1)));
}

int FoundList::heightOfRows(int count) const
{
    const int rows = std::min(count, topLevelItemCount());
    return header()->sizeHint().height() + 2 * frameWidth() + rows * std::max(0, sizeHintForRow(0));
}

void FoundList::clearAll()
{
    const QSignalBlocker blocker(this);
    clear();
    m_expected.clear();
    m_session = nullptr;
}

void FoundList::showMenu(const QPoint &position)
{
    const QTreeWidgetItem *item = itemAt(position);
    if (item == nullptr)
        return;
    QMenu menu;
    QAction *only = menu.addAction(tr("Tick &Only This"));
    only->setEnabled(item->flags() & Qt::ItemIsUserCheckable);
    QAction *all = menu.addAction(tr("Tick &All"));
    QAction *none = menu.addAction(tr("&Untick All"));
    const QAction *chosen = menu.exec(viewport()->mapToGlobal(position));
    if (chosen == only)
        tick(false, item);
    else if (chosen == all || chosen == none)
        tick(chosen == all);
}

// Ticks or unticks all findings, but `other` the other way; the operation is tried once for all of them.
void FoundList::tick(bool isTicked, const QTreeWidgetItem *other)
{
    {
        const QSignalBlocker blocker(this);
        for (int i = 0; i < topLevelItemCount(); ++i) {
            QTreeWidgetItem *item = topLevelItem(i);
            if (item->flags() & Qt::ItemIsUserCheckable)
                item->setCheckState(FrameColumn, (item == other) != isTicked ? Qt::Checked : Qt::Unchecked);
        }
    }
    viewport()->update();
    emit ticksChanged();
}

void FoundList::addFinding(const OperationFinding &finding, Session &session, const ShortNames &shortNames)
{
    const Skeleton &skeleton = session.document().skeleton();
    const bool isOne = finding.joint != NoJoint;
    const QString what = isOne && finding.text.isEmpty() ? session.document().textOfName(finding.joint)
                                                         : textOf(finding.text, session.document().nameCodec());
    const QString limit = finding.limit > 0.0 ? amountText(finding.limit, finding.unit) : QString();
    auto *item =
        new QTreeWidgetItem(this, {framesText(finding.frames), what, amountText(finding.amount, finding.unit), limit});
    item->setToolTip(JointColumn, what);
    const QStringList names =
        isOne && finding.text.isEmpty() ? QStringList{what} : namesIn(finding.text, session.document().nameCodec());
    item->setData(JointColumn, FoundDelegate::NamesRole, names);
    item->setData(JointColumn, FoundDelegate::ShortNamesRole, shortened(names, shortNames));
    item->setTextAlignment(AmountColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setTextAlignment(LimitColumn, Qt::AlignRight | Qt::AlignVCenter);
    // A finding about several joints is only reported; the user cannot untick it.
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (isOne ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
    item->setCheckState(FrameColumn, finding.isTaken ? Qt::Checked : Qt::Unchecked);
    item->setData(FrameColumn, findingFrameRole, finding.frames.first);
    item->setData(FrameColumn, findingJointRole, finding.joint);
    if (isOne) {
        const std::string address =
            addressOf(skeleton, NodeId::joint(finding.joint)) + "@" + std::to_string(finding.frames.first);
        item->setData(FrameColumn, findingAddressRole, QByteArray::fromStdString(address));
    }
}

std::string FoundList::exceptions() const
{
    if (topLevelItemCount() == 0)
        return m_expected;
    std::string text;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = topLevelItem(i);
        const QByteArray address = item->data(FrameColumn, findingAddressRole).toByteArray();
        if (item->checkState(FrameColumn) == Qt::Unchecked && !address.isEmpty())
            text += (text.empty() ? "" : "+") + address.toStdString();
    }
    return text;
}

void FoundList::goTo(const QTreeWidgetItem *item)
{
    if (item == nullptr || m_session == nullptr)
        return;
    m_session->playhead().setFrame(item->data(FrameColumn, findingFrameRole).toInt());
    const int joint = item->data(FrameColumn, findingJointRole).toInt();
    if (joint >= 0 && joint < m_session->document().skeleton().jointCount())
        m_session->selectOnly(NodeId::joint(joint));
}

} // namespace limber
