#include "cleanup/clipfield.h"

#include "actions/operationwords.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "theme/icons.h"
#include "widgets/elidedcombobox.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QToolButton>

namespace limber {

ClipField::ClipField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
    : ParameterField(parent), m_clips(new ElidedComboBox(this)), m_isClip(parameter.kind == Parameter::Kind::Clip)
{
    // An optional clip stays unset until the user chooses one, whatever clips are open.
    if (parameter.words.empty() && !parameter.isRequired)
        m_clips->addItem(tr("Not Set"), QByteArray());
    for (const ParameterWord &word : parameter.words)
        m_clips->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    if (m_isClip) {
        for (const NamedClip &clip : choices.clips)
            m_clips->addItem(clip.title, QByteArray::fromStdString(clip.name));
    }
    if (m_clips->count() == 0)
        m_clips->addItem(tr("Choose a file"), QByteArray());
    auto *browse = new QToolButton(this);
    browse->setIcon(themedIcon(QStringLiteral("document-open")));
    setWidgets(parameter, {m_clips, browse});
    browse->setToolTip(tr("Choose a file"));
    browse->setAccessibleName(tr("Choose a file"));
    connect(m_clips, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
    connect(browse, &QToolButton::clicked, this, &ClipField::chooseFile);
}

std::string ClipField::text() const
{
    return m_clips->currentData().toByteArray().toStdString();
}

void ClipField::setText(const std::string &text)
{
    const QSignalBlocker blocker(m_clips);
    const QByteArray name = QByteArray::fromStdString(text);
    if (name.isEmpty() && m_clips->findData(name) < 0)
        return;
    if (m_clips->findData(name) < 0)
        m_clips->addItem(fileText(nameOfBytes(name)), name);
    m_clips->setCurrentIndex(m_clips->findData(name));
}

void ClipField::chooseFile()
{
    const QString filter = m_isClip ? tr("BVH files (*.bvh *.BVH);;All files (*)") : tr("All files (*)");
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a File"), {}, filter);
    if (path.isEmpty())
        return;
    setText(bytesOfName(path).toStdString());
    emit changed();
}

} // namespace limber
