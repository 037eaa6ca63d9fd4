#include "cleanup/operationresult.h"

#include "cleanup/resulttext.h"
#include "document/document.h"
#include "widgets/progresssteps.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr int progressHeight = 6;

QLabel *makeResultLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long name without spaces must not make the form wider than the panel.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

} // namespace

OperationResult::OperationResult(QWidget *parent)
    : QWidget(parent), m_progress(new QProgressBar(this)), m_figures(makeResultLabel("operationFigures", this)),
      m_warnings(makeResultLabel("operationWarnings", this)), m_refusal(makeResultLabel("operationRefusal", this)),
      m_showPlace(new QPushButton(this))
{
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(progressHeight);
    m_progress->setAccessibleName(tr("Progress of the preview"));
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->hide();
    m_warnings->setProperty("role", QStringLiteral("warning"));
    m_refusal->setProperty("role", QStringLiteral("warning"));
    m_refusal->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress);
    layout->addWidget(m_figures);
    layout->addWidget(m_warnings);
    m_showPlace->setObjectName(QStringLiteral("showWorstFrame"));
    m_showPlace->setToolTip(tr("Goes to the frame in which the result jumps most, and selects the joint"));
    m_showPlace->setText(tr("Show Frame %1").arg(m_frame));
    m_showPlace->hide();
    layout->addWidget(m_showPlace, 0, Qt::AlignLeft);
    connect(m_showPlace, &QPushButton::clicked, this, [this] { emit placeWanted(m_frame, m_joint); });
}

void OperationResult::setWarningsFirst(bool areFirst)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->removeWidget(m_warnings);
    column->insertWidget(column->indexOf(m_figures) + (areFirst ? 0 : 1), m_warnings);
}

void OperationResult::clear()
{
    m_progress->hide();
    m_figures->clear();
    m_warnings->clear();
    m_refusal->clear();
    m_refusal->hide();
    m_showPlace->hide();
}

void OperationResult::show(const AppliedOperation &result, const Document &document)
{
    if (!result.problem.isEmpty())
        return showRefusal(warningLines(result, document).join(u'\n'));
    clear();
    m_figures->setText(resultLines(result, document).join(u'\n'));
    m_warnings->setText(warningLines(result, document).join(u'\n'));
    showPlaceOf(result, document);
}

// Offers to go to the worst frame, as long as the document has it.
void OperationResult::showPlaceOf(const AppliedOperation &result, const Document &document)
{
    m_showPlace->setVisible(false);
    if (result.faults.empty())
        return;
    const ResultFault &worst = result.faults.front();
    m_joint = worst.joint;
    m_frame = result.frames ? result.frames->oldOf(worst.frame) : worst.frame;
    m_showPlace->setText(tr("Show Frame %1").arg(m_frame));
    m_showPlace->setVisible(m_frame < document.motion().frameCount() && m_joint < document.skeleton().jointCount());
}

void OperationResult::showAsApplied(const AppliedOperation &result)
{
    QStringList lines = m_figures->text().split(u'\n');
    lines.front() = appliedLine(result);
    m_figures->setText(lines.join(u'\n'));
}

void OperationResult::showRefusal(const QString &text)
{
    clear();
    m_refusal->setText(text);
    m_refusal->show();
}

void OperationResult::showProgress(double fraction)
{
    m_progress->setValue(static_cast<int>(fraction * progressSteps));
    m_progress->show();
}

QString OperationResult::refusal() const
{
    return m_refusal->text();
}

} // namespace limber
