#include "retargeting/proportions/bonespanel.h"

#include "base/at.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "items/shortnames.h"
#include "pose/highlightedbones.h"
#include "retargeting/proportions/livetyping.h"
#include "widgets/lengthtext.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double noLength = 1e-12; // a shorter bone has no direction in which it could grow
constexpr double sameFactor = 1e-9;
constexpr int fieldWidth = 110;
constexpr int leastRows = 4;

double lengthOf(const Skeleton &skeleton, NodeId bone)
{
    return glm::length(skeleton.offsetOf(bone));
}

} // namespace

BonesPanel::BonesPanel(Session &session, OffsetSetup &setup, QWidget *parent)
    : QWidget(parent), m_session(session), m_setup(setup)
{
    std::ranges::copy_if(setup.before().nodesInFileOrder(), std::back_inserter(m_nodes),
                         [&](NodeId node) { return lengthOf(setup.before(), node) > noLength; });
    createWidgets();
    fillList();
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &BonesPanel::showFields);
    connect(m_below, &QCheckBox::toggled, this, &BonesPanel::showFields);
    connect(m_length, &NumberField::valueWanted, this, &BonesPanel::wantLength);
    connect(m_factor, &NumberField::valueWanted, this, &BonesPanel::wantFactor);
    reportWhileTyping(*m_length, [this](double length) { wantLength(length); });
    reportWhileTyping(*m_factor, [this](double factor) { wantFactor(factor); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_setup.clearLengths(bones()); });
    connect(&m_setup, &OffsetSetup::planChanged, this, &BonesPanel::showPlan);
    selectBonesOf(session.selectedNodes());
    showPlan();
}

void BonesPanel::createWidgets()
{
    m_list = new QTreeWidget(this);
    m_list->setObjectName(QStringLiteral("boneList"));
    m_list->setAccessibleName(tr("Bones"));
    m_list->setHeaderLabels({tr("Bone"), tr("Current"), tr("New")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setMinimumHeight((leastRows + 2) * fontMetrics().height());
    for (const int column : {1, 2})
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_below = new QCheckBox(tr("Include all bones &below"), this);
    m_below->setObjectName(QStringLiteral("bonesBelow"));
    m_below->setToolTip(tr("Also change the bones further down the same branches"));
    m_others = new QLabel(this);
    m_others->setProperty("role", QStringLiteral("secondary"));
    m_others->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_below);
    layout->addLayout(makeFields());
    layout->addWidget(m_others);
}

QLayout *BonesPanel::makeFields()
{
    m_length = new NumberField(this);
    m_length->setObjectName(QStringLiteral("boneLength"));
    m_length->setAccessibleName(tr("Length"));
    m_length->setToolTip(tr("New length of the selected bone, in the units of the file"));
    m_factor = new NumberField(this);
    m_factor->setObjectName(QStringLiteral("boneFactor"));
    m_factor->setAccessibleName(tr("Factor"));
    m_factor->setToolTip(tr("New length divided by the current length, for all selected bones"));
    m_factor->setStep(0.01);
    for (NumberField *field : {m_length, m_factor})
        field->setMaximumWidth(fieldWidth);
    m_clear = new QPushButton(tr("Reset"), this);
    m_clear->setAutoDefault(false);
    m_clear->setToolTip(tr("Restore the length of the selected bones"));
    auto *factor = new QHBoxLayout;
    factor->addWidget(m_factor);
    factor->addWidget(m_clear);
    factor->addStretch();
    auto *form = new QFormLayout;
    form->addRow(tr("Length"), m_length);
    form->addRow(tr("Factor"), factor);
    setFocusProxy(m_factor);
    return form;
}

QString BonesPanel::nameOf(NodeId bone, const QStringList &jointNames) const
{
    const int from = m_setup.before().parentOf(bone);
    return tr("%1 → %2", "a bone by the joints at its ends")
        .arg(from == NoJoint ? tr("Origin") : jointNames[from],
             bone.isEndSite() ? tr("end site") : jointNames[bone.index]);
}

// Shows names without their common prefix; the tool tips have the full names.
void BonesPanel::fillList()
{
    QStringList names;
    for (int joint = 0; joint < m_setup.before().jointCount(); ++joint)
        names << m_session.jointTree().displayName(NodeId::joint(joint));
    const ShortNames shortened(names);
    for (const NodeId bone : m_nodes) {
        auto *row = new QTreeWidgetItem(
            m_list, {nameOf(bone, shortened.shortNames()), lengthText(lengthOf(m_setup.before(), bone))});
        row->setToolTip(0, plainToolTip(nameOf(bone, names)));
        for (const int column : {1, 2})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void BonesPanel::selectBonesOf(const std::vector<NodeId> &nodes)
{
    const std::vector<NodeId> lit = highlightedBones(m_setup.before(), nodes);
    const QSignalBlocker quiet(m_list);
    m_list->clearSelection();
    for (std::size_t row = 0; row < m_nodes.size(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(row));
        item->setSelected(std::ranges::find(lit, m_nodes[row]) != lit.end());
    }
    if (const QList<QTreeWidgetItem *> chosen = m_list->selectedItems(); !chosen.isEmpty())
        m_list->scrollToItem(chosen.front());
    showFields();
}

std::vector<NodeId> BonesPanel::selectedBones() const
{
    std::vector<NodeId> bones;
    for (std::size_t row = 0; row < m_nodes.size(); ++row) {
        if (m_list->topLevelItem(static_cast<int>(row))->isSelected())
            bones.push_back(m_nodes[row]);
    }
    return bones;
}

std::vector<NodeId> BonesPanel::bones() const
{
    const std::vector<NodeId> selected = selectedBones();
    if (!m_below->isChecked())
        return selected;
    // Parents come before their children, so one pass finds everything below the selected ones.
    std::vector<bool> inside(static_cast<std::size_t>(m_setup.before().jointCount()));
    std::vector<NodeId> bones;
    for (const NodeId node : m_setup.before().nodesInFileOrder()) {
        const int parent = m_setup.before().parentOf(node);
        const bool isBelow = parent != NoJoint && at(inside, parent);
        if (!isBelow && std::ranges::find(selected, node) == selected.end())
            continue;
        if (node.isJoint())
            at(inside, node.index) = true;
        if (lengthOf(m_setup.before(), node) > noLength)
            bones.push_back(node);
    }
    return bones;
}

void BonesPanel::wantLength(double length)
{
    const std::vector<NodeId> wanted = bones();
    if (wanted.size() == 1)
        m_setup.setLengths({{wanted.front(), length}});
    showFields(); // replaces an impossible value
}

void BonesPanel::wantFactor(double factor)
{
    std::vector<BoneLength> lengths;
    for (const NodeId bone : bones())
        lengths.push_back({bone, factor * lengthOf(m_setup.before(), bone)});
    m_setup.setLengths(lengths);
    showFields();
}

void BonesPanel::showPlan()
{
    for (std::size_t row = 0; row < m_nodes.size(); ++row) {
        const QString before = lengthText(lengthOf(m_setup.before(), m_nodes[row]));
        const QString after = lengthText(lengthOf(m_setup.after(), m_nodes[row]));
        m_list->topLevelItem(static_cast<int>(row))->setText(2, before == after ? QString() : after);
    }
    const int count = static_cast<int>(m_setup.plan().bones.size());
    m_others->setText(count == 0 ? tr("Select bones in the list, or click a joint in the preview.")
                                 : tr("%n bone(s) set individually", nullptr, count));
    showFields();
}

void BonesPanel::showFields()
{
    const std::vector<NodeId> chosen = bones();
    if (chosen.size() == 1) {
        const double length = lengthOf(m_setup.after(), chosen.front());
        m_length->setStep(lengthOf(m_setup.before(), chosen.front()) / 100.0);
        m_length->showValue(length, lengthText(length));
    } else {
        m_length->showNothing();
    }
    showFactor(chosen);
    m_clear->setEnabled(std::ranges::any_of(chosen, [&](NodeId bone) { return m_setup.hasOwnLength(bone); }));
    emit bonesChanged();
}

// If the bones have several factors, none is shown, and a new one applies to all of them.
void BonesPanel::showFactor(const std::vector<NodeId> &bones)
{
    if (bones.empty())
        return m_factor->showNothing();
    const auto factorOf = [&](NodeId bone) {
        return lengthOf(m_setup.after(), bone) / lengthOf(m_setup.before(), bone);
    };
    const double first = factorOf(bones.front());
    const bool areSame =
        std::ranges::all_of(bones, [&](NodeId bone) { return std::abs(factorOf(bone) - first) < sameFactor; });
    m_factor->setPlaceholderText(areSame ? QString() : tr("mixed"));
    m_factor->showValue(areSame ? first : 1.0, areSame ? lengthText(first) : QString());
}

} // namespace limber
