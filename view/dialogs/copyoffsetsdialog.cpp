#include "dialogs/copyoffsetsdialog.h"

#include "dialogs/offsetmatches.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

CopyOffsetsDialog::CopyOffsetsDialog(Session &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_matches(new OffsetMatches(session, this))
{
    setWindowTitle(tr("Copy Offsets from File"));
    resize(620, 480);
    m_matches->setNote(tr("Channel values are kept; Retarget Offsets can keep feet or positions instead."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Copy"));
    m_ok->setEnabled(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_matches, 1);
    layout->addWidget(buttons);
    connect(m_matches, &OffsetMatches::chosenChanged, this, [this] { m_ok->setEnabled(m_matches->hasChanges()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

bool CopyOffsetsDialog::setSource(const QString &path)
{
    return m_matches->setSource(path);
}

void CopyOffsetsDialog::accept()
{
    m_session.document().setOffsets(m_matches->chosen(), tr("Copy offsets from %1").arg(m_matches->sourceName()));
    QDialog::accept();
}

} // namespace limber
