#include "widgets/workstate.h"

#include "items/jointname.h"
#include "widgets/elidedlabel.h"
#include "widgets/progresssteps.h"

#include <QHBoxLayout>
#include <QProgressBar>

namespace limber {

namespace {

constexpr int progressWidth = 160;

} // namespace

WorkState::WorkState(const QString &textName, QWidget *parent)
    : QWidget(parent), m_progress(new QProgressBar(this)), m_text(new ElidedLabel(this))
{
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(progressWidth);
    m_progress->setAccessibleName(tr("Progress"));
    m_text->setObjectName(textName);
    m_text->setProperty("role", QStringLiteral("secondary"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
}

void WorkState::setText(const QString &text)
{
    m_text->setText(text);
    m_text->setToolTip(plainToolTip(text));
}

void WorkState::begin(const QString &text)
{
    m_progress->setValue(0);
    m_progress->show();
    setText(text);
}

void WorkState::setFractionDone(double fraction)
{
    m_progress->setValue(static_cast<int>(fraction * progressSteps));
}

void WorkState::end(const QString &text)
{
    m_progress->hide();
    setText(text);
}

} // namespace limber
