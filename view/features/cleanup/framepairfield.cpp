#include "cleanup/framepairfield.h"

#include "actions/operationwords.h"
#include "widgets/elidedcombobox.h"

#include <QComboBox>
#include <QLineEdit>

namespace limber {

FramePairField::FramePairField(const Parameter &parameter, QWidget *parent)
    : ParameterField(parent), m_box(new ElidedComboBox(this))
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setCompleter(nullptr); // a number must not be completed to a word
    for (const ParameterWord &word : parameter.words)
        m_box->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    setWidgets(parameter, {m_box});
    m_box->lineEdit()->setAccessibleName(m_box->accessibleName());
    connect(m_box, &QComboBox::activated, this, [this] { emit changed(); });
    connect(m_box->lineEdit(), &QLineEdit::textEdited, this, [this] { emit changed(); });
}

// The typed text counts, whatever was chosen from the list before.
std::string FramePairField::text() const
{
    const QString typed = m_box->currentText().trimmed();
    const int word = m_box->findText(typed);
    return word >= 0 ? m_box->itemData(word).toByteArray().toStdString() : typed.toStdString();
}

void FramePairField::setText(const std::string &text)
{
    const int word = m_box->findData(QByteArray::fromStdString(text));
    m_box->setCurrentIndex(word);
    if (word < 0)
        m_box->setEditText(QString::fromStdString(text));
}

} // namespace limber
