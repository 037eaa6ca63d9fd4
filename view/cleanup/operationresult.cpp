#include "cleanup/operationresult.h"

#include "cleanup/resulttext.h"
#include "widgets/progresssteps.h"

#include <QLabel>
#include <QProgressBar>
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
      m_warnings(makeResultLabel("operationWarnings", this))
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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_progress);
    layout->addWidget(m_figures);
    layout->addWidget(m_warnings);
}

void OperationResult::clear()
{
    m_progress->hide();
    m_figures->clear();
    m_warnings->clear();
}

void OperationResult::show(const AppliedOperation &result, const Document &document)
{
    m_progress->hide();
    m_figures->setText(resultLines(result, document).join(u'\n'));
    m_warnings->setText(warningLines(result, document).join(u'\n'));
}

void OperationResult::showAsApplied()
{
    m_figures->setText(tr("Applied: %1").arg(m_figures->text()));
}

void OperationResult::showWarning(const QString &text)
{
    clear();
    m_warnings->setText(text);
}

void OperationResult::showProgress(double fraction)
{
    m_progress->setValue(static_cast<int>(fraction * progressSteps));
    m_progress->show();
}

QString OperationResult::warning() const
{
    return m_warnings->text();
}

} // namespace limber
