#include "characterpanel/characterformchoice.h"

#include "characterpanel/actionwidgets.h"
#include "items/formattext.h"
#include "storage/paths/filetext.h"
#include "widgets/elidedcombobox.h"
#include "widgets/elidedlabel.h"
#include "widgets/plainlabel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace limber {

CharacterFormChoice::CharacterFormChoice(QWidget *parent)
    : QWidget(parent), m_details(new QWidget(this)), m_preferred(&characterForms().front())
{
    m_heading = new ElidedLabel(this); // the whole name stands above
    m_heading->setObjectName(QStringLiteral("characterFormHeading"));
    m_forms = new ElidedComboBox(this); // the panel scrolls under the wheel
    m_forms->setObjectName(QStringLiteral("characterForms"));
    m_forms->setAccessibleName(tr("Write as"));
    m_forms->setToolTip(tr("What kind of file the motion on the character becomes"));
    for (const CharacterForm &form : characterForms())
        m_forms->addItem(QStringLiteral("%1 (%2)").arg(formatText(form.title), QString::fromUtf8(form.ending)));
    m_purpose = makePlainLabel("characterFormPurpose", "secondary", m_details);
    m_write = new QPushButton(this);
    m_write->setObjectName(QStringLiteral("exportToCharacter"));
    m_makeDocument = new QPushButton(m_details);
    m_makeDocument->setObjectName(QStringLiteral("characterDocument"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_forms, 0, Qt::AlignLeft);
    layout->addWidget(m_write, 0, Qt::AlignLeft);
    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins(0, 0, 0, 0);
    details->addWidget(m_makeDocument, 0, Qt::AlignLeft);
    details->addWidget(m_purpose);
    connect(m_forms, &QComboBox::currentIndexChanged, this, &CharacterFormChoice::showPurpose);
    connect(m_forms, &QComboBox::activated, this, [this] {
        m_preferred = &form();
        emit chosen(*m_preferred);
    });
    showForms();
}

void CharacterFormChoice::setActions(QAction *write, QAction *makeDocument)
{
    buttonFor(write, m_write);
    buttonFor(makeDocument, m_makeDocument);
}

void CharacterFormChoice::prefer(const CharacterForm &form)
{
    m_preferred = &form;
    showForms();
}

void CharacterFormChoice::setCharacter(const CharacterFile &character)
{
    m_heading->setText(tr("Motion for %1").arg(fileText(character.path)));
    m_format = character.format;
    showForms();
}

const CharacterForm &CharacterFormChoice::form() const
{
    return characterForms()[static_cast<std::size_t>(m_forms->currentIndex())];
}

void CharacterFormChoice::showForms()
{
    auto *items = qobject_cast<QStandardItemModel *>(m_forms->model());
    const CharacterForm &shown = m_preferred->takes(m_format) ? *m_preferred : usualCharacterForm(m_format);
    for (int row = 0; row < m_forms->count(); ++row) {
        const CharacterForm &form = characterForms()[static_cast<std::size_t>(row)];
        const bool takes = form.takes(m_format);
        items->item(row)->setEnabled(takes);
        m_forms->setItemData(row, takes ? QVariant() : tr("Only for characters of .glb, .gltf and .vrm files"),
                             Qt::ToolTipRole);
        if (&form == &shown)
            m_forms->setCurrentIndex(row);
    }
    showPurpose();
}

void CharacterFormChoice::showPurpose()
{
    m_purpose->setText(QStringLiteral("%1: %2").arg(m_forms->currentText(), formatText(form().purpose)));
}

} // namespace limber
