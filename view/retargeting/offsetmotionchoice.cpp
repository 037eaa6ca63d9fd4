#include "retargeting/offsetmotionchoice.h"

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
              tr("No number of the motion changes; hands and feet get to other places."));
    addChoice(OffsetMotion::KeepFeet, QStringLiteral("keepFeet"), tr("Keep &feet planted"),
              tr("Standing feet stay still, and the way travelled grows with the legs."));
    m_scaleTravel = new QCheckBox(tr("The way along the floor grows &too"), this);
    m_scaleTravel->setObjectName(QStringLiteral("scaleTravel"));
    m_scaleTravel->setToolTip(tr("Otherwise the figure goes where it went, with shorter or longer steps for its legs"));
    auto *below = new QHBoxLayout;
    below->addSpacing(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + layout->spacing() + 4);
    below->addWidget(m_scaleTravel);
    layout->addLayout(below);
    addChoice(OffsetMotion::KeepPositions, QStringLiteral("keepPositions"), tr("Keep &positions"),
              tr("Joints stay where they were, as far as the bones allow."));
    connect(m_scaleTravel, &QCheckBox::toggled, &m_setup, &OffsetSetup::setScaleTravel);
    connect(&m_setup, &OffsetSetup::motionChanged, this, &OffsetMotionChoice::showMotion);
    showMotion();
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
    m_scaleTravel->setChecked(m_setup.settings().scaleTravel);
    m_scaleTravel->setEnabled(m_setup.settings().motion == OffsetMotion::KeepFeet);
}

} // namespace limber
