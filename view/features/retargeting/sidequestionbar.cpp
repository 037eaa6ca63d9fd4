#include "retargeting/sidequestionbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace limber {

SideQuestionBar::SideQuestionBar(RetargetSetup &setup, QWidget *parent)
    : QFrame(parent), m_setup(setup), m_text(new QLabel(this)), m_yes(new QPushButton(tr("&Yes"), this)),
      m_no(new QPushButton(tr("&No, Swap Sides"), this))
{
    setObjectName(QStringLiteral("sideQuestion"));
    setAccessibleName(tr("Question about left and right"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("sideQuestionText"));
    m_yes->setObjectName(QStringLiteral("sideQuestionYes"));
    m_no->setObjectName(QStringLiteral("sideQuestionNo"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text, 1);
    for (QPushButton *button : {m_yes, m_no}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    connect(m_yes, &QPushButton::clicked, &setup, [&setup] { setup.answerQuestion(true); });
    connect(m_no, &QPushButton::clicked, &setup, [&setup] { setup.answerQuestion(false); });
    connect(&setup, &RetargetSetup::mappingChanged, this, &SideQuestionBar::showQuestion);
    showQuestion();
}

void SideQuestionBar::showQuestion()
{
    const std::vector<SideQuestion> &questions = m_setup.mapping().questions;
    setVisible(!questions.empty());
    if (questions.empty())
        return;
    const SideQuestion &question = questions.front();
    const QString text = textOf(question);
    m_text->setText(text);
    const QString other = m_setup.targetJointName(question.otherTarget);
    m_yes->setToolTip(tr("Map the joints of both sides as proposed"));
    m_no->setToolTip(tr("%1 is; map the joints of both sides the other way round").arg(other));
    // Without the question a screen reader would only say "Yes".
    m_yes->setAccessibleName(tr("Yes: %1").arg(text));
    m_no->setAccessibleName(tr("No, swap sides: %1").arg(text));
}

QString SideQuestionBar::textOf(const SideQuestion &question) const
{
    const QString target = m_setup.targetJointName(question.target);
    const QString source = m_setup.sourceName(question.source);
    const bool isLeft = question.side == BodySide::Left;
    if (question.side == BodySide::Centre || question.limb == SideQuestion::Limb::Other)
        return tr("Does “%1” follow “%2”, or is it the other side?").arg(target, source);
    if (question.limb == SideQuestion::Limb::Leg)
        return isLeft ? tr("Is “%1” the left leg (“%2” in the source)?").arg(target, source)
                      : tr("Is “%1” the right leg (“%2” in the source)?").arg(target, source);
    return isLeft ? tr("Is “%1” the left arm (“%2” in the source)?").arg(target, source)
                  : tr("Is “%1” the right arm (“%2” in the source)?").arg(target, source);
}

} // namespace limber
