#include "secondlifepanel/verdicthead.h"

#include "items/messagetext.h"
#include "secondlife/animfile.h"
#include "secondlifepanel/sizebar.h"

#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

int warningCount(const UploadVerdict &verdict)
{
    return static_cast<int>(std::ranges::count(verdict.findings, UploadSeverity::Warning, &UploadFinding::severity));
}

QString verdictText(const UploadVerdict &verdict)
{
    if (verdict.error == ViewerError::Misread)
        return VerdictHead::tr("✕ Would be read wrongly");
    return verdict.passes() ? VerdictHead::tr("✓ Can be uploaded") : VerdictHead::tr("✕ Cannot be uploaded");
}

// Returns what the viewer says or, if it accepts the file, how much of it is not read as intended.
QString reasonText(const UploadVerdict &verdict)
{
    if (!verdict.passes())
        return VerdictHead::tr("The viewer: “%1”").arg(textOf(wordsOf(verdict.error)));
    const int warnings = warningCount(verdict);
    return warnings == 0 ? QString() : VerdictHead::tr("%n thing(s) will not be as they are here.", nullptr, warnings);
}

QString figuresText(const UploadVerdict &verdict)
{
    const QString seconds = QLocale().toString(verdict.durationSeconds, 'f', 2);
    const QString time = VerdictHead::tr("%1 s of 60 s").arg(seconds);
    const QString kept = VerdictHead::tr("%n joint(s) kept", nullptr, verdict.keptJoints);
    const QString dropped = VerdictHead::tr("%n left out", nullptr, static_cast<int>(verdict.dropped.size()));
    return QStringLiteral("%1 · %2, %3").arg(time, kept, dropped);
}

void setRole(QLabel &label, const QString &role)
{
    if (label.property("role") == role)
        return;
    label.setProperty("role", role);
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

} // namespace

VerdictHead::VerdictHead(QWidget *parent)
    : QWidget(parent), m_verdict(makeLabel("uploadVerdict", "good")), m_reason(makeLabel("uploadReason", "")),
      m_figures(makeLabel("uploadFigures", "secondary")), m_size(makeLabel("uploadSize", "secondary")),
      m_bar(new SizeBar(this))
{
    QFont font = m_verdict->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    font.setWeight(QFont::DemiBold);
    m_verdict->setFont(font);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 6);
    layout->setSpacing(3);
    for (QWidget *widget : {static_cast<QWidget *>(m_verdict), static_cast<QWidget *>(m_reason),
                            static_cast<QWidget *>(m_figures), static_cast<QWidget *>(m_size)})
        layout->addWidget(widget);
    layout->addWidget(m_bar);
}

QLabel *VerdictHead::makeLabel(const char *name, const char *role)
{
    auto *label = new QLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QLatin1String(role));
    return label;
}

void VerdictHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    keepHeight();
}

// Texts need more lines if the panel is narrow; the list below them has scroll bars and gets less height.
void VerdictHead::keepHeight()
{
    setMinimumHeight(std::max(0, layout()->heightForWidth(width())));
}

void VerdictHead::setColours(const Colours &colours)
{
    m_bar->setColours(colours);
}

void VerdictHead::show(const UploadVerdict &verdict)
{
    m_verdict->setText(verdictText(verdict));
    setRole(*m_verdict, verdict.passes() ? QStringLiteral("good") : QStringLiteral("error"));
    const QString reason = reasonText(verdict);
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_figures->setText(figuresText(verdict));
    const QLocale locale;
    m_size->setText(tr("%1 of %2 bytes")
                        .arg(locale.toString(static_cast<qulonglong>(verdict.assetBytes)),
                             locale.toString(static_cast<qulonglong>(animlimits::mostBytes))));
    m_bar->setFraction(static_cast<double>(verdict.assetBytes) / static_cast<double>(animlimits::mostBytes));
    m_bar->setAccessibleName(m_size->text());
    keepHeight();
}

} // namespace limber
