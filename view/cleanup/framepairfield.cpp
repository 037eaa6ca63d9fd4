#include "cleanup/framepairfield.h"

#include "cleanup/operationwords.h"

#include <QComboBox>
#include <QLineEdit>

namespace limber {

FramePairField::FramePairField(const Parameter &parameter, QWidget *parent)
    : ParameterField(parent), m_words(new QComboBox(this)), m_line(new QLineEdit(QStringLiteral("last:0"), this))
{
    for (const ParameterWord &word : parameter.words)
        m_words->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    m_words->addItem(tr("Frames"));
    setWidgets(parameter, {m_words, m_line});
    m_line->setObjectName(m_words->objectName() + QStringLiteral(".frames"));
    showLine();
    connect(m_words, &QComboBox::currentIndexChanged, this, [this] {
        showLine();
        emit changed();
    });
    connect(m_line, &QLineEdit::textEdited, this, [this] { emit changed(); });
}

bool FramePairField::isTyped() const
{
    return m_words->currentIndex() == m_words->count() - 1;
}

void FramePairField::showLine()
{
    m_line->setVisible(isTyped());
}

std::string FramePairField::text() const
{
    if (isTyped())
        return m_line->text().trimmed().toStdString();
    return m_words->currentData().toByteArray().toStdString();
}

void FramePairField::setText(const std::string &text)
{
    const QSignalBlocker blocker(m_words);
    const int word = m_words->findData(QByteArray::fromStdString(text));
    m_words->setCurrentIndex(word >= 0 ? word : m_words->count() - 1);
    if (word < 0)
        m_line->setText(QString::fromStdString(text));
    showLine();
}

} // namespace limber
