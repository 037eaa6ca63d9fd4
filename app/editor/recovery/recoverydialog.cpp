#include "recovery/recoverydialog.h"

#include "storage/paths/filetext.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr QSize firstSize(680, 400);

QLabel *makeLabel(const QString &text, QWidget *parent, const char *role = nullptr)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (role != nullptr)
        label->setProperty("role", QLatin1String(role));
    return label;
}

QString nameOf(const JournalSummary &summary)
{
    const QString name = summary.origin.name();
    return name.isEmpty() ? RecoveryDialog::tr("Untitled") : name;
}

QString whereIs(const JournalSummary &summary)
{
    return summary.origin.path.isEmpty() ? RecoveryDialog::tr("Not saved yet")
                                         : pathText(QFileInfo(summary.origin.path).path());
}

// Returns two lines: the document; then the time of the last change, the number of steps and its folder.
QString linesOf(const JournalSummary &summary)
{
    const QString time = QLocale().toString(summary.lastChange, QLocale::ShortFormat);
    const auto count = static_cast<int>(summary.steps.size());
    // A repaired copy, for example, is unsaved work without a step.
    QString details = count > 0                 ? RecoveryDialog::tr("%1, %n step(s)", nullptr, count).arg(time)
                      : summary.savedIndex != 0 ? RecoveryDialog::tr("Undone after it was saved")
                                                : RecoveryDialog::tr("Not changed since it was opened");
    if (summary.isDamaged)
        details += QLatin1Char(' ') + RecoveryDialog::tr("(what came after them is damaged)");
    return nameOf(summary) + QLatin1Char('\n') + details + QLatin1Char('\n') + whereIs(summary);
}

} // namespace

RecoveryDialog::RecoveryDialog(QList<JournalSummary> found, QWidget *parent)
    : QDialog(parent), m_found(std::move(found))
{
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Recover Unsaved Work"));
    resize(firstSize);
    m_documents = new QListWidget(this);
    m_documents->setObjectName(QStringLiteral("recoveryDocuments"));
    m_documents->setAccessibleName(tr("Documents with unsaved work"));
    m_documents->setTextElideMode(Qt::ElideMiddle);
    m_steps = new QListWidget(this);
    m_steps->setObjectName(QStringLiteral("recoverySteps"));
    m_steps->setAccessibleName(tr("Steps that were not saved, the latest first"));
    for (QListWidget *list : {m_documents, m_steps})
        list->setProperty("role", QStringLiteral("framed"));

    auto *lists = new QGridLayout;
    lists->setHorizontalSpacing(12);
    lists->addWidget(makeLabel(tr("Documents"), this, "secondary"), 0, 0);
    lists->addWidget(makeLabel(tr("Steps, the latest first"), this, "secondary"), 0, 1);
    lists->addWidget(m_documents, 1, 0);
    lists->addWidget(m_steps, 1, 1);
    lists->setColumnStretch(0, 3);
    lists->setColumnStretch(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeLabel(tr("Limber ended before this work was saved."), this));
    layout->addWidget(makeLabel(tr("Recover opens it as it was, with its history. The files on disk are as they were "
                                   "last saved; nothing is written to them until you save."),
                                this, "secondary"));
    layout->addLayout(lists, 1);
    addButtons();
    fillDocuments();
    connect(m_documents, &QListWidget::currentRowChanged, this, &RecoveryDialog::showSteps);
    connect(m_documents, &QListWidget::itemChanged, this, &RecoveryDialog::showState);
    m_documents->setCurrentRow(0);
    m_documents->setFocus();
}

void RecoveryDialog::addButtons()
{
    auto *row = new QHBoxLayout;
    m_discard = new QPushButton(tr("&Discard…"), this);
    m_discard->setObjectName(QStringLiteral("discardWork"));
    m_discard->setToolTip(tr("Delete the ticked work; the files on disk stay"));
    auto *later = new QPushButton(tr("&Later"), this);
    later->setObjectName(QStringLiteral("recoverLater"));
    later->setToolTip(tr("Keep all of it: File, Recover Unsaved Work shows it again, and so does the next start"));
    m_recover = new QPushButton(tr("&Recover"), this);
    m_recover->setObjectName(QStringLiteral("recoverWork"));
    m_recover->setToolTip(tr("Open the ticked documents with their unsaved work"));
    for (QPushButton *button : {m_discard, later})
        button->setAutoDefault(false);
    m_recover->setDefault(true);
    row->addWidget(m_discard);
    row->addStretch(1);
    row->addWidget(later);
    row->addWidget(m_recover);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discard);
    connect(later, &QPushButton::clicked, this, &RecoveryDialog::reject);
    connect(m_recover, &QPushButton::clicked, this, &RecoveryDialog::recover);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void RecoveryDialog::fillDocuments()
{
    for (const JournalSummary &summary : std::as_const(m_found)) {
        auto *item = new QListWidgetItem(linesOf(summary), m_documents);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
}

void RecoveryDialog::showSteps(int row)
{
    m_steps->clear();
    if (row < 0)
        return;
    const QStringList &steps = m_found.at(row).steps;
    for (auto step = steps.crbegin(); step != steps.crend(); ++step)
        m_steps->addItem(*step);
}

QList<JournalSummary> RecoveryDialog::ticked() const
{
    QList<JournalSummary> ticked;
    for (int row = 0; row < m_documents->count(); ++row) {
        if (m_documents->item(row)->checkState() == Qt::Checked)
            ticked << m_found.at(row);
    }
    return ticked;
}

void RecoveryDialog::showState()
{
    const bool hasTicked = !ticked().isEmpty();
    m_recover->setEnabled(hasTicked);
    m_discard->setEnabled(hasTicked);
}

void RecoveryDialog::recover()
{
    emit recoverWanted(ticked());
    accept();
}

void RecoveryDialog::discard()
{
    const QList<JournalSummary> ticked = this->ticked();
    QMessageBox box(QMessageBox::Warning, windowTitle(),
                    tr("Delete the unsaved work on %n document(s)?", nullptr, static_cast<int>(ticked.size())),
                    QMessageBox::NoButton, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("It cannot be brought back. The files on disk stay as they are."));
    const QPushButton *confirm = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() != confirm)
        return;
    emit discardWanted(ticked);
    accept();
}

} // namespace limber
