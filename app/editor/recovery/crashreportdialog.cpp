#include "recovery/crashreportdialog.h"

#include "storage/paths/filetext.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

CrashReportDialog::CrashReportDialog(const QString &path, const QString &text, QWidget *parent) : QDialog(parent)
{
    constexpr QSize firstSize(720, 440);
    setObjectName(QStringLiteral("crashReportDialog"));
    setWindowTitle(tr("Report of the Unexpected End"));
    resize(firstSize);
    auto *about = new QLabel(
        tr("This is all that was written, to %1. It holds nothing of your files.").arg(pathText(path)), this);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    auto *report = new QPlainTextEdit(text, this);
    report->setObjectName(QStringLiteral("crashReportText"));
    report->setAccessibleName(tr("Report"));
    report->setReadOnly(true);
    report->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    report->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyCrashReport"));
    copy->setToolTip(tr("Copy the whole report, to pass it on"));
    connect(copy, &QPushButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(report, 1);
    layout->addWidget(buttons);
}

} // namespace limber
