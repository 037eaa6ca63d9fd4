#include "cleanup/operationresult.h"

#include "actions/operationwords.h"
#include "cleanup/resulttext.h"
#include "document/document.h"
#include "widgets/elidedlabel.h"
#include "widgets/progresssteps.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace limber {

namespace {

constexpr int progressHeight = 4;
constexpr int belowProgress = 2;
constexpr int edgeWidth = 3;
constexpr int besideEdge = 6;

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
    label->hide();
    return label;
}

void showText(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty()); // an empty label would be an empty line
}

} // namespace

OperationResult::OperationResult(QWidget *parent)
    : QWidget(parent), m_progress(new QProgressBar(this)), m_edge(new QFrame(this)), m_headline(new ElidedLabel(this)),
      m_figures(makeResultLabel("operationFigures", this)), m_warnings(makeResultLabel("operationWarnings", this)),
      m_refusal(makeResultLabel("operationRefusal", this)), m_showPlace(new QPushButton(this)),
      m_offer(new QPushButton(this)), m_lines(new QVBoxLayout)
{
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(progressHeight);
    m_progress->setAccessibleName(tr("Progress of the preview"));
    m_edge->setProperty("role", QStringLiteral("previewEdge"));
    m_edge->setFixedWidth(edgeWidth);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_progress, m_edge}) {
        QSizePolicy policy = widget->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the lines must not move
        widget->setSizePolicy(policy);
        widget->hide();
    }
    m_headline->setObjectName(QStringLiteral("operationHeadline"));
    m_headline->setProperty("role", QStringLiteral("title"));
    m_headline->hide();
    m_warnings->setProperty("role", QStringLiteral("warning"));
    m_refusal->setProperty("role", QStringLiteral("warning"));
    m_showPlace->setObjectName(QStringLiteral("showWorstFrame"));
    m_showPlace->setToolTip(tr("Goes to the frame in which the result jumps most, and selects the joint"));
    m_showPlace->setText(tr("Show Frame %1").arg(m_frame));
    m_showPlace->hide();
    m_offer->setObjectName(QStringLiteral("offeredSetting"));
    m_offer->setText(tr("Take the offered setting")); // before there is one
    m_offer->setToolTip(tr("Changes the settings below to do so, and shows the result"));
    m_offer->setAutoDefault(false);
    m_offer->hide();
    m_lines->setSpacing(0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_headline, m_figures, m_warnings})
        m_lines->addWidget(widget);
    m_lines->addWidget(m_showPlace, 0, Qt::AlignLeft);
    m_lines->addWidget(m_offer, 0, Qt::AlignLeft);
    m_lines->addStretch();
    auto *row = new QHBoxLayout;
    row->setSpacing(besideEdge);
    row->addWidget(m_edge);
    row->addLayout(m_lines, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(belowProgress);
    layout->addWidget(m_progress);
    layout->addLayout(row, 1);
    connect(m_showPlace, &QPushButton::clicked, this, [this] { emit placeWanted(m_frame, m_joint); });
    connect(m_offer, &QPushButton::clicked, this, [this] {
        if (m_offered) {
            const OfferedSetting taken = *m_offered;
            emit settingWanted(taken.parameter, std::string(taken.value));
        }
    });
}

int OperationResult::heightOfLines(int count) const
{
    return progressHeight + belowProgress + count * m_figures->fontMetrics().lineSpacing();
}

void OperationResult::setWarningsFirst(bool areFirst)
{
    m_areWarningsFirst = areFirst;
    arrange(false);
}

// What would be lost and where it is worst stay together. That something was applied is said first.
void OperationResult::arrange(bool isHeadlineFirst)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_warnings, m_showPlace})
        m_lines->removeWidget(widget);
    int at = m_lines->indexOf(m_figures) + 1;
    if (m_areWarningsFirst)
        at = isHeadlineFirst ? m_lines->indexOf(m_headline) + 1 : 0;
    m_lines->insertWidget(at, m_warnings);
    m_lines->insertWidget(at + 1, m_showPlace, 0, Qt::AlignLeft);
}

void OperationResult::clear()
{
    m_progress->hide();
    m_edge->hide();
    for (QLabel *label : std::initializer_list<QLabel *>{m_headline, m_figures, m_warnings, m_refusal})
        showText(*label, {});
    m_showPlace->hide();
    showOffer({});
    emit refusalShown(false);
}

void OperationResult::show(const AppliedOperation &result, const Document &document)
{
    if (!result.problem.isEmpty())
        return showRefusal(warningLines(result, document).join(u'\n'));
    clear();
    arrange(false);
    QStringList lines = resultLines(result, document);
    m_headline->setTexts(lines.isEmpty() ? QString() : lines.takeFirst(), shorterHeadlines(result));
    m_headline->setVisible(!m_headline->text().isEmpty());
    showText(*m_figures, lines.join(u'\n'));
    showText(*m_warnings, warningLines(result, document).join(u'\n'));
    m_edge->setVisible(result.changes.isAnyChange);
    showPlaceOf(result, document);
    showOffer(result.offer);
    emit renewed();
}

void OperationResult::showOffer(const std::optional<OfferedSetting> &offer)
{
    m_offered = offer;
    if (offer)
        m_offer->setText(titleOf(*offer));
    m_offer->setVisible(offer.has_value());
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
    arrange(true);
    m_headline->setTexts(appliedLine(result), {});
    m_headline->show();
    m_edge->hide(); // it is no preview any more
    showOffer({});
    emit renewed();
}

void OperationResult::showRefusal(const QString &text)
{
    clear();
    showText(*m_refusal, text);
    emit refusalShown(!text.isEmpty());
}

void OperationResult::showNothing(const QString &why)
{
    clear();
    showText(*m_figures, why);
    emit renewed();
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
