#include "dialogs/frametimedialog.h"

#include "document/document.h"
#include "items/decimaltext.h"
#include "widgets/numberfield.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace limber {

FrameTimeDialog::FrameTimeDialog(Document &document, QWidget *parent)
    : QDialog(parent), m_document(document), m_seconds(document.motion().playingFrameTimeSeconds()),
      m_rateField(new NumberField(this)), m_secondsField(new NumberField(this)), m_duration(new QLabel(this))
{
    setWindowTitle(tr("Frame Time"));
    m_rateField->setObjectName(QStringLiteral("frameRate"));
    m_rateField->setAccessibleName(tr("Frames per second"));
    m_secondsField->setObjectName(QStringLiteral("frameTime"));
    m_secondsField->setAccessibleName(tr("Seconds per frame"));
    m_secondsField->setStep(0.001);
    m_duration->setProperty("role", QStringLiteral("secondary"));
    auto *note = new QLabel(tr("Frames are not resampled; the motion plays faster or slower."), this);
    note->setProperty("role", QStringLiteral("secondary"));
    note->setWordWrap(true);

    auto *form = new QFormLayout;
    form->addRow(tr("Frames per second"), m_rateField);
    form->addRow(tr("Seconds per frame"), m_secondsField);
    form->addRow(tr("Duration"), m_duration);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(buttons);
    connect(m_rateField, &NumberField::valueWanted, this, [this](double rate) {
        if (rate > 0)
            setSeconds(1.0 / rate);
    });
    connect(m_secondsField, &NumberField::valueWanted, this, &FrameTimeDialog::setSeconds);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setSeconds(m_seconds);
}

void FrameTimeDialog::accept()
{
    m_rateField->takeTyped();
    m_secondsField->takeTyped();
    m_document.setFrameTime(m_seconds);
    QDialog::accept();
}

void FrameTimeDialog::setSeconds(double seconds)
{
    if (seconds <= 0)
        return;
    m_seconds = seconds;
    m_rateField->showValue(1.0 / seconds, QString::number(1.0 / seconds, 'g', 7));
    m_secondsField->showValue(seconds, QString::number(seconds, 'g', 9));
    const int frames = m_document.motion().frameCount();
    m_duration->setText(tr("%1 s, %n frame(s)", nullptr, frames).arg(decimalText(frames * seconds, 'f', 3)));
}

} // namespace limber
