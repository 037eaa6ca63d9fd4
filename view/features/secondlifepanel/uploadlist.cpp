#include "secondlifepanel/uploadlist.h"

#include "items/jointname.h"
#include "items/messagetext.h"
#include "panels/findingsdelegate.h"
#include "session/secondlife/uploadsteps.h"
#include "theme/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSet>
#include <QToolButton>

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t fewestInGroup = 3;

QString iconOf(UploadSeverity severity)
{
    switch (severity) {
    case UploadSeverity::Error:
        return QStringLiteral("error");
    case UploadSeverity::Warning:
        return QStringLiteral("warning");
    case UploadSeverity::Note:
        break;
    }
    return QStringLiteral("information");
}

// Returns the key that identifies an item after the list was filled again.
QString keyOf(const QTreeWidgetItem *item)
{
    return item == nullptr ? QString() : item->data(UploadList::Place, UploadList::KeyRole).toString();
}

} // namespace

UploadList::UploadList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("uploadList"));
    setAccessibleName(tr("What the viewer would say"));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setColumnCount(3);
    setIndentation(12);
    setItemDelegateForColumn(Text, new FindingsDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(0);
    header()->setSectionResizeMode(Place, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Text, QHeaderView::Stretch);
    header()->setSectionResizeMode(Button, QHeaderView::ResizeToContents);
    // The texts wrap, so their heights depend on the width.
    connect(header(), &QHeaderView::sectionResized, this, &UploadList::doItemsLayout);
    connect(this, &QTreeWidget::itemClicked, this, &UploadList::goTo);
    connect(this, &QTreeWidget::itemActivated, this, &UploadList::goTo);
}

void UploadList::show(const JudgedUpload &judged, const NameCodec &names, bool mergesLayers)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < judged.verdict.findings.size(); ++i) {
        const UploadFinding &finding = judged.verdict.findings[i];
        rows.push_back({sentence(textOf(finding.message, names)), textOf(adviceOn(finding.rule), names), finding.line,
                        judged.places[i], finding.rule});
    }
    std::vector<Row> dropped;
    for (std::size_t i = 0; i < judged.verdict.dropped.size(); ++i)
        dropped.push_back(
            {textOf(judged.whyDropped[i], names), {}, 0, {judged.verdict.dropped[i].joint, -1}, UploadRule::PoseLost});
    if (rows == m_rows && dropped == m_dropped && mergesLayers == m_mergesLayers)
        return;
    m_rows = std::move(rows);
    m_dropped = std::move(dropped);
    m_mergesLayers = mergesLayers;
    fill();
}

void UploadList::fill()
{
    const QString current = keyOf(currentItem());
    QSet<QString> open;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->isExpanded())
            open << keyOf(topLevelItem(i));
    }
    clear();
    std::vector<bool> isTaken(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::vector<Row> group;
        for (std::size_t j = i; j < m_rows.size() && !isTaken[i]; ++j) {
            if (m_rows[j].rule == m_rows[i].rule)
                group.push_back(m_rows[j]);
        }
        for (std::size_t j = i; j < m_rows.size() && !group.empty(); ++j)
            isTaken[j] = isTaken[j] || m_rows[j].rule == m_rows[i].rule;
        addGroup(group);
    }
    addDropped();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = topLevelItem(i);
        item->setExpanded(open.contains(keyOf(item)));
        if (keyOf(item) == current)
            setCurrentItem(item);
    }
}

// Adds the findings of one rule: each by itself or, if there are many, below a common one.
void UploadList::addGroup(const std::vector<Row> &group)
{
    QTreeWidgetItem *head = nullptr;
    if (group.size() >= fewestInGroup) {
        Row row = group.front();
        row.text = tr("%1 × %2").arg(group.size()).arg(row.text);
        row.line = 0;
        head = makeItem(row);
        head->setData(Place, KeyRole, static_cast<int>(row.rule));
        addTopLevelItem(head);
        std::vector<int> joints;
        for (const Row &each : group) {
            if (each.place.joint != NoJoint)
                joints.push_back(each.place.joint);
        }
        addButton(head, row.rule, tr("Repair All"), joints);
    }
    for (const Row &row : group) {
        QTreeWidgetItem *item = makeItem(row);
        if (head != nullptr)
            head->addChild(item);
        else
            addTopLevelItem(item);
        addButton(item, row.rule, tr("Repair"),
                  row.place.joint == NoJoint ? std::vector<int>() : std::vector{row.place.joint});
    }
}

void UploadList::addDropped()
{
    if (m_dropped.empty())
        return;
    auto *head = new QTreeWidgetItem(this);
    head->setIcon(Place, themedIcon(iconOf(UploadSeverity::Note)));
    head->setText(Text, tr("%n joint(s) left out", nullptr, static_cast<int>(m_dropped.size())));
    head->setData(Place, KeyRole, QStringLiteral("dropped"));
    for (const Row &row : m_dropped) {
        auto *item = new QTreeWidgetItem(head);
        item->setText(Text, row.text);
        item->setToolTip(Text, plainToolTip(row.text));
        item->setData(Place, JointRole, row.place.joint);
        item->setData(Place, FrameRole, -1);
        item->setFirstColumnSpanned(false);
    }
}

QTreeWidgetItem *UploadList::makeItem(const Row &row) const
{
    auto *item = new QTreeWidgetItem;
    item->setIcon(Place, themedIcon(iconOf(severityOf(row.rule))));
    item->setText(Place, row.line > 0 ? QString::number(row.line) : QString());
    item->setTextAlignment(Place, Qt::AlignLeft | Qt::AlignVCenter);
    item->setText(Text, row.text);
    item->setData(Text, FindingsDelegate::DoneRole, row.advice);
    const QString where = row.line > 0 ? tr("Line %1: %2").arg(row.line).arg(row.text) : row.text;
    item->setToolTip(Text, plainToolTip(where + QLatin1Char('\n') + row.advice));
    item->setToolTip(Place, plainToolTip(where));
    item->setData(Place, JointRole, row.place.joint);
    item->setData(Place, FrameRole, row.place.frame);
    item->setData(Place, KeyRole, row.text);
    return item;
}

void UploadList::addButton(QTreeWidgetItem *item, UploadRule rule, const QString &text, const std::vector<int> &joints)
{
    const std::optional<UploadRepair> repair = repairOf(rule);
    if (!repair)
        return;
    auto *button = new QToolButton;
    button->setProperty("role", QStringLiteral("small"));
    button->setObjectName(QStringLiteral("repairUpload"));
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    const QString what = repairText(*repair);
    const bool merges = m_mergesLayers && !keepsLayers(*repair);
    button->setToolTip(plainToolTip(merges ? tr("%1; the layers are merged into the motion").arg(what) : what));
    button->setAccessibleName(tr("%1: %2").arg(text, what));
    connect(button, &QToolButton::clicked, this,
            [this, repair = *repair, joints] { emit repairWanted(repair, joints); });
    auto *holder = new QWidget;
    auto *layout = new QVBoxLayout(holder);
    layout->setContentsMargins(2, 3, 4, 3);
    layout->addWidget(button, 0, Qt::AlignTop);
    setItemWidget(item, Button, holder);
    item->setSizeHint(Button, holder->sizeHint());
}

void UploadList::goTo(const QTreeWidgetItem *item)
{
    if (item != nullptr)
        emit placeWanted({item->data(Place, JointRole).isValid() ? item->data(Place, JointRole).toInt() : NoJoint,
                          item->data(Place, FrameRole).isValid() ? item->data(Place, FrameRole).toInt() : -1});
}

} // namespace limber
