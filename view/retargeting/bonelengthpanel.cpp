#include "retargeting/bonelengthpanel.h"

#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "panels/numberfield.h"
#include "retargeting/lengthtext.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double noLength = 1e-12;
constexpr int charactersOfNames = 16;

double lengthOf(const Skeleton &skeleton, NodeId node)
{
    return skeleton.contains(node) ? glm::length(skeleton.offsetOf(node)) : 0.0;
}

} // namespace

BoneLengthPanel::BoneLengthPanel(Session &session, OffsetSetup &setup, QWidget *parent)
    : QWidget(parent), m_session(session), m_setup(setup), m_nodes(setup.before().nodesInFileOrder())
{
    createWidgets();
    connect(m_bones, &QComboBox::currentIndexChanged, this, &BoneLengthPanel::showPlan);
    connect(m_length, &NumberField::valueWanted, this, &BoneLengthPanel::wantLength);
    connect(m_factor, &NumberField::valueWanted, this,
            [this](double factor) { wantLength(factor * lengthOf(m_setup.before(), node())); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_setup.clearLength(node()); });
    connect(&m_setup, &OffsetSetup::planChanged, this, &BoneLengthPanel::showPlan);
    // Without a chosen joint the first one with a bone.
    const auto bone =
        std::ranges::find_if(m_nodes, [&](NodeId each) { return lengthOf(setup.before(), each) > noLength; });
    if (session.currentNode().isValid())
        setNode(session.currentNode());
    else if (bone != m_nodes.end())
        setNode(*bone);
    showPlan();
}

void BoneLengthPanel::createWidgets()
{
    m_bones = new QComboBox(this);
    m_bones->setObjectName(QStringLiteral("boneChoice"));
    m_bones->setAccessibleName(tr("Bone"));
    // Long names do not widen the window.
    m_bones->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_bones->setMinimumContentsLength(charactersOfNames);
    for (const NodeId node : m_nodes)
        m_bones->addItem(m_session.jointTree().displayName(node));
    m_length = new NumberField(this);
    m_length->setObjectName(QStringLiteral("boneLength"));
    m_length->setAccessibleName(tr("Length"));
    m_factor = new NumberField(this);
    m_factor->setObjectName(QStringLiteral("boneFactor"));
    m_factor->setAccessibleName(tr("Factor"));
    m_factor->setStep(0.01);
    for (NumberField *field : {m_length, m_factor})
        field->setMaximumWidth(140);
    m_before = new QLabel(this);
    m_clear = new QPushButton(tr("As It Was"), this);
    m_clear->setAutoDefault(false);
    m_clear->setToolTip(tr("Give this bone no length of its own"));
    m_others = new QLabel(this);
    m_others->setProperty("role", QStringLiteral("secondary"));
    m_others->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Bone to"), m_bones);
    form->addRow(tr("Present length"), m_before);
    form->addRow(tr("Length"), m_length);
    form->addRow(tr("Factor"), m_factor);
    form->addRow(QString(), m_clear);
    form->addRow(m_others);
}

void BoneLengthPanel::setNode(NodeId node)
{
    const auto found = std::ranges::find(m_nodes, node);
    if (found != m_nodes.end())
        m_bones->setCurrentIndex(static_cast<int>(found - m_nodes.begin()));
}

NodeId BoneLengthPanel::node() const
{
    const int index = m_bones->currentIndex();
    return index >= 0 ? m_nodes[static_cast<std::size_t>(index)] : NodeId();
}

void BoneLengthPanel::wantLength(double length)
{
    m_setup.setLength(node(), length);
    showPlan(); // what cannot be goes away
}

void BoneLengthPanel::showPlan()
{
    const double before = lengthOf(m_setup.before(), node());
    const double after = lengthOf(m_setup.after(), node());
    // Only a bone that has a direction can get a length.
    const bool canChange = before > noLength;
    m_before->setText(canChange ? lengthText(before) : tr("0: a bone without a direction keeps its length"));
    m_before->setWordWrap(true);
    m_length->setStep(before / 100.0);
    m_length->showValue(after, lengthText(after));
    m_factor->showValue(canChange ? after / before : 1.0, lengthText(canChange ? after / before : 1.0));
    m_length->setEnabled(canChange);
    m_factor->setEnabled(canChange);
    m_clear->setEnabled(m_setup.hasOwnLength(node()));
    m_bones->setToolTip(plainToolTip(m_bones->currentText()));
    const int count = static_cast<int>(m_setup.plan().bones.size());
    m_others->setText(count == 0 ? QString() : tr("%n bone(s) have a length of their own.", nullptr, count));
}

} // namespace limber
