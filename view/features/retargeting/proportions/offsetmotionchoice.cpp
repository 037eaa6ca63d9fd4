#include "retargeting/proportions/offsetmotionchoice.h"

#include <QCheckBox>
#include <QLabel>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

namespace limber {

OffsetMotionChoice::OffsetMotionChoice(OffsetSetup &setup, QWidget *parent) : QWidget(parent), m_setup(setup)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    addChoice(OffsetMotion::KeepChannels, QStringLiteral("keepChannels"), tr("Keep &channel values"),
              tr("The motion's values stay the same; hands and feet end up elsewhere."));
    m_scaleRootTravel = addTick(QStringLiteral("scaleRootTravel"), tr("Scale &root travel too"),
                                tr("Multiplies all position channels by the factor of the page Height, so that the "
                                   "figure travels as far as suits its new size"));
    addChoice(OffsetMotion::KeepFeet, QStringLiteral("keepFeet"), tr("Keep &feet planted"),
              tr("Planted feet stay put; travel scales with leg length."));
    m_scaleTravel = addTick(QStringLiteral("scaleTravel"), tr("&Scale travel along the floor"),
                            tr("Without it the figure covers the same distance as before"));
    addChoice(OffsetMotion::KeepPositions, QStringLiteral("keepPositions"), tr("Keep &positions"),
              tr("Joints stay where they were, as far as the bones allow."));
    connect(m_scaleRootTravel, &QCheckBox::toggled, &m_setup, &OffsetSetup::setScaleRootTravel);
    connect(m_scaleTravel, &QCheckBox::toggled, &m_setup, &OffsetSetup::setScaleTravel);
    connect(&m_setup, &OffsetSetup::motionChanged, this, &OffsetMotionChoice::showMotion);
    connect(&m_setup, &OffsetSetup::planChanged, this, &OffsetMotionChoice::showMotion);
    showMotion();
}

// Adds a check box that is indented below a choice, because it belongs to it.
QCheckBox *OffsetMotionChoice::addTick(const QString &name, const QString &text, const QString &toolTip)
{
    auto *tick = new QCheckBox(text, this);
    tick->setObjectName(name);
    tick->setToolTip(toolTip);
    auto *indented = new QHBoxLayout;
    indented->addSpacing(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + layout()->spacing() + 4);
    indented->addWidget(tick);
    qobject_cast<QVBoxLayout *>(layout())->addLayout(indented);
    return tick;
}

void OffsetMotionChoice::addChoice(OffsetMotion motion, const QString &name, const QString &text,
                                   const QString &sentence)
{
    auto *button = new QRadioButton(text, this);
    button->setObjectName(name);
    button->setAccessibleDescription(sentence);
    auto *explanation = new QLabel(sentence, this);
    explanation->setWordWrap(true);
    explanation->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + 6);
    explanation->setProperty("role", QStringLiteral("secondary"));
    layout()->addWidget(button);
    layout()->addWidget(explanation);
    connect(button, &QRadioButton::clicked, this, [this, motion] { m_setup.setMotion(motion); });
    m_choices.emplace_back(motion, button);
}

void OffsetMotionChoice::showMotion()
{
    for (const auto &[motion, button] : m_choices)
        button->setChecked(motion == m_setup.settings().motion);
    m_scaleRootTravel->setChecked(m_setup.scalesRootTravel());
    m_scaleRootTravel->setEnabled(m_setup.settings().motion == OffsetMotion::KeepChannels && m_setup.plan().height);
    m_scaleTravel->setChecked(m_setup.settings().scaleTravel);
    m_scaleTravel->setEnabled(m_setup.settings().motion == OffsetMotion::KeepFeet);
}

} // namespace limber
