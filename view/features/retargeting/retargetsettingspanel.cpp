#include "retargeting/retargetsettingspanel.h"

#include "widgets/areas/passingwheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <cmath>

namespace limber {

namespace {

QLabel *secondary(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QStringLiteral("secondary"));
    return label;
}

QHBoxLayout *inRow(QWidget *first, QWidget *second)
{
    auto *row = new QHBoxLayout;
    row->addWidget(first);
    row->addWidget(second, 1);
    return row;
}

// Returns what the widgets ask for. Without a frame it stays what it was: automatic, or the rest pose of a mapping
// file.
ReferenceRequest referenceOf(const QCheckBox *box, const QSpinBox *frame, const ReferenceRequest &before)
{
    if (box->isChecked())
        return {.kind = ReferenceRequest::Kind::Frame, .frame = frame->value()};
    return before.kind == ReferenceRequest::Kind::Frame ? ReferenceRequest() : before;
}

} // namespace

RetargetSettingsPanel::RetargetSettingsPanel(RetargetSetup &setup, QWidget *parent) : QWidget(parent), m_setup(setup)
{
    createPoseWidgets();
    createTravelWidgets();
    createLimbWidgets();
    layOut();
    letWheelPass(*this);
    showSettings();
    connect(&setup, &RetargetSetup::settingsChanged, this, &RetargetSettingsPanel::showSettings);
    connect(&setup, &RetargetSetup::targetChanged, this, &RetargetSettingsPanel::showSettings);
}

void RetargetSettingsPanel::createPoseWidgets()
{
    m_rest = new QComboBox(this);
    m_rest->setObjectName(QStringLiteral("restMode"));
    m_rest->addItem(tr("Automatic"));
    m_rest->addItem(tr("Match bone directions"));
    m_rest->addItem(tr("Preserve small rest-pose differences"));
    m_restOutcome = secondary(this);
    m_sourceReference = new QCheckBox(tr("Source frame"), this);
    m_sourceReference->setToolTip(
        tr("A source frame in which the figure stands like the target at rest, such as a T-pose"));
    m_sourceFrame = new QSpinBox(this);
    m_sourceFrame->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_sourceFrame->setAccessibleName(tr("Source frame of the reference pose"));
    m_targetReference = new QCheckBox(tr("Target file frame"), this);
    m_targetReference->setToolTip(
        tr("A frame of the target file to use as its rest pose, instead of all rotations zero"));
    m_targetFrame = new QSpinBox(this);
    m_targetFrame->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_targetFrame->setAccessibleName(tr("Target file frame of the reference pose"));
    m_spread = new QCheckBox(tr("Distribute bend along spine and neck"), this);
    m_spread->setToolTip(tr("For chains that have more or fewer joints than in the source"));
    m_up = new QComboBox(this);
    m_up->setObjectName(QStringLiteral("targetUp"));
    m_up->addItems({tr("Automatic"), tr("Y"), tr("Z"), tr("X")});
}

void RetargetSettingsPanel::createTravelWidgets()
{
    m_automaticScale = new QCheckBox(tr("Scale by leg length"), this);
    m_scale = new QDoubleSpinBox(this);
    m_scale->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_scale->setObjectName(QStringLiteral("travelScale"));
    m_scale->setAccessibleName(tr("Travel factor"));
    m_scale->setDecimals(5);
    m_scale->setRange(1e-5, 1e5);
    m_scale->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_keepTravel = new QCheckBox(tr("Keep travel distance"), this);
    m_keepTravel->setToolTip(
        tr("The figure covers the same distance as the source, to meet marks, props or other figures"));
    m_rootMotion = new QCheckBox(tr("Root motion (travel and heading on the root)"), this);
    m_rootMotion->setToolTip(tr("For game engines that move a figure by a root joint on the floor, below the pelvis"));
    m_floor = new QCheckBox(tr("Align to floor"), this);
    m_floor->setToolTip(tr("Moves the whole figure up or down by one amount, so that planted feet are on the floor"));
    m_floorOutcome = secondary(this);
}

void RetargetSettingsPanel::createLimbWidgets()
{
    m_feet = new QCheckBox(tr("Lock planted feet"), this);
    m_feet->setObjectName(QStringLiteral("lockFeet"));
    m_feet->setToolTip(tr("Bends the legs so that feet do not slide while they are planted"));
    m_feetOutcome = secondary(this);
    m_leftHand = handChoice(QStringLiteral("leftHand"));
    m_rightHand = handChoice(QStringLiteral("rightHand"));
    m_handFloor = new QCheckBox(tr("Hands above the floor"), this);
    m_handFloor->setObjectName(QStringLiteral("handsAboveFloor"));
    m_handFloor->setToolTip(tr("Lifts hands that would go through the floor where those of the source do not"));
    m_apart = new QCheckBox(tr("Keep hands and arms out of the body"), this);
    m_apart->setObjectName(QStringLiteral("keepApart"));
    m_apart->setToolTip(tr("Brings hands and forearms out of trunk, head and thighs, into which other proportions put "
                           "them, as the operation Keep Apart does"));
    m_footFloor = new QCheckBox(tr("Toes above the floor"), this);
    m_footFloor->setObjectName(QStringLiteral("feetAboveFloor"));
    m_footFloor->setToolTip(
        tr("Bends toes, and feet without toes, that would go through the floor where those of the source do not"));
}

QComboBox *RetargetSettingsPanel::handChoice(const QString &name)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->addItems({tr("Free"), tr("Keep distance to other hand"), tr("Keep distance to head"),
                   tr("Keep distance to pelvis"), tr("Keep world position")});
    box->setToolTip(tr("Bends the arm so that the hand keeps its position, scaled by the lengths of the arms"));
    return box;
}

void RetargetSettingsPanel::layOut()
{
    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Rest poses"), m_rest);
    form->addRow(QString(), m_restOutcome);
    form->addRow(tr("Reference pose"), inRow(m_sourceReference, m_sourceFrame));
    form->addRow(QString(), inRow(m_targetReference, m_targetFrame));
    form->addRow(QString(), m_spread);
    form->addRow(tr("Travel"), m_automaticScale);
    form->addRow(tr("Factor"), m_scale);
    form->addRow(QString(), m_keepTravel);
    form->addRow(QString(), m_rootMotion);
    form->addRow(tr("Floor"), m_floor);
    form->addRow(QString(), m_floorOutcome);
    form->addRow(tr("Feet"), m_feet);
    form->addRow(QString(), m_feetOutcome);
    form->addRow(QString(), m_footFloor);
    form->addRow(tr("Left hand"), m_leftHand);
    form->addRow(tr("Right hand"), m_rightHand);
    form->addRow(QString(), m_handFloor);
    form->addRow(QString(), m_apart);
    form->addRow(tr("Target up axis"), m_up);
    for (QCheckBox *box : {m_footFloor, m_handFloor, m_apart, m_sourceReference, m_targetReference, m_automaticScale,
                           m_keepTravel, m_floor, m_feet, m_spread, m_rootMotion})
        connect(box, &QCheckBox::clicked, this, &RetargetSettingsPanel::readSettings);
    for (QComboBox *box : {m_rest, m_up, m_leftHand, m_rightHand})
        connect(box, &QComboBox::activated, this, &RetargetSettingsPanel::readSettings);
    for (QSpinBox *box : {m_sourceFrame, m_targetFrame})
        connect(box, &QSpinBox::valueChanged, this, &RetargetSettingsPanel::readSettings);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, &RetargetSettingsPanel::readSettings);
}

void RetargetSettingsPanel::showSettings()
{
    const RetargetSettings &settings = m_setup.settings();
    m_isShowing = true;
    m_rest->setCurrentIndex(static_cast<int>(settings.rest));
    m_sourceFrame->setRange(0, std::max(0, m_setup.sourceClip().motion.frameCount() - 1));
    m_targetFrame->setRange(0, std::max(0, m_setup.targetClip().motion.frameCount() - 1));
    m_targetReference->setEnabled(m_setup.targetClip().motion.frameCount() > 0);
    m_sourceReference->setChecked(settings.sourceReference.kind == ReferenceRequest::Kind::Frame);
    m_targetReference->setChecked(settings.targetReference.kind == ReferenceRequest::Kind::Frame);
    if (m_sourceReference->isChecked())
        m_sourceFrame->setValue(settings.sourceReference.frame);
    if (m_targetReference->isChecked())
        m_targetFrame->setValue(settings.targetReference.frame);
    m_sourceFrame->setEnabled(m_sourceReference->isChecked());
    m_targetFrame->setEnabled(m_targetReference->isChecked());
    m_automaticScale->setChecked(!settings.scale);
    m_scale->setEnabled(settings.scale.has_value());
    if (settings.scale)
        m_scale->setValue(*settings.scale);
    m_keepTravel->setChecked(settings.keepTravel);
    m_floor->setChecked(settings.setOnFloor);
    m_feet->setChecked(settings.lockFeet);
    m_up->setCurrentIndex(static_cast<int>(settings.targetUp));
    m_leftHand->setCurrentIndex(static_cast<int>(settings.leftHand));
    m_rightHand->setCurrentIndex(static_cast<int>(settings.rightHand));
    m_handFloor->setChecked(settings.handsAboveFloor);
    m_apart->setChecked(settings.keepApart);
    m_footFloor->setChecked(settings.feetAboveFloor);
    m_spread->setChecked(settings.spreadChains);
    m_rootMotion->setChecked(settings.rootMotion);
    m_isShowing = false;
}

void RetargetSettingsPanel::readSettings()
{
    if (m_isShowing)
        return;
    RetargetSettings settings = m_setup.settings();
    settings.rest = static_cast<RestMode>(m_rest->currentIndex());
    settings.sourceReference = referenceOf(m_sourceReference, m_sourceFrame, settings.sourceReference);
    settings.targetReference = referenceOf(m_targetReference, m_targetFrame, settings.targetReference);
    settings.scale.reset();
    if (!m_automaticScale->isChecked())
        settings.scale = m_scale->value();
    settings.keepTravel = m_keepTravel->isChecked();
    settings.setOnFloor = m_floor->isChecked();
    settings.lockFeet = m_feet->isChecked();
    settings.targetUp = static_cast<UpAxisChoice>(m_up->currentIndex());
    settings.leftHand = static_cast<HandGoal>(m_leftHand->currentIndex());
    settings.rightHand = static_cast<HandGoal>(m_rightHand->currentIndex());
    settings.handsAboveFloor = m_handFloor->isChecked();
    settings.keepApart = m_apart->isChecked();
    settings.feetAboveFloor = m_footFloor->isChecked();
    settings.spreadChains = m_spread->isChecked();
    settings.rootMotion = m_rootMotion->isChecked();
    m_setup.setSettings(std::move(settings));
}

void RetargetSettingsPanel::showOutcome(const Retargeter *retargeter)
{
    for (QLabel *label : {m_restOutcome, m_floorOutcome, m_feetOutcome})
        label->setVisible(retargeter != nullptr);
    if (retargeter == nullptr)
        return;
    const PoseTransfer &transfer = retargeter->transfer();
    m_restOutcome->setText(transfer.restMode() == RestMode::Match ? tr("In use: match bone directions")
                                                                  : tr("In use: preserve small rest-pose differences"));
    if (m_automaticScale->isChecked()) {
        m_isShowing = true;
        m_scale->setValue(transfer.travelScale());
        m_isShowing = false;
    }
    const double shift = retargeter->floorShift();
    m_floorOutcome->setText(shift == 0.0  ? tr("Already on the floor")
                            : shift > 0.0 ? tr("Moved up by %L1 units").arg(shift, 0, 'g', 4)
                                          : tr("Moved down by %L1 units").arg(-shift, 0, 'g', 4));
    int intervals = 0;
    for (const JointContacts &contacts : retargeter->contacts())
        intervals += static_cast<int>(contacts.intervals.size());
    m_feetOutcome->setText(intervals == 0 ? tr("No contacts detected")
                                          : tr("%n contact(s) detected", nullptr, intervals));
}

} // namespace limber
