#include "widgets/messagebar.h"

#include "items/jointname.h"
#include "theme/icons.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace limber {

namespace {

QString iconOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Information:
        return QStringLiteral("information");
    case MessageBar::Kind::Warning:
        return QStringLiteral("warning");
    case MessageBar::Kind::Error:
        break;
    }
    return QStringLiteral("error");
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_count(new QToolButton(this)),
      m_answerArea(new QWidget(this)), m_answerGrid(new QGridLayout(m_answerArea)), m_layout(new QGridLayout(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(1); // a long name without spaces must not push the answers out
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_count->setObjectName(QStringLiteral("messageCount"));
    m_count->setProperty("role", QStringLiteral("answer"));
    m_count->setToolTip(tr("Show the next message"));
    m_answerGrid->setContentsMargins(0, 0, 0, 0);
    m_answerGrid->setSpacing(4);
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("messageClose"));
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    m_layout->setContentsMargins(10, 4, 4, 4);
    m_layout->addWidget(m_icon, 0, 0);
    m_layout->addWidget(m_text, 0, 1);
    m_layout->addWidget(m_answerArea, 0, 2);
    m_layout->addWidget(m_count, 0, 3);
    m_layout->addWidget(close, 0, 4);
    m_layout->setColumnStretch(1, 1);
    connect(close, &QToolButton::clicked, this, &MessageBar::closeShown);
    connect(m_count, &QToolButton::clicked, this, &MessageBar::showNext);
    hide();
}

template <typename Condition>
void MessageBar::removeIf(Condition condition)
{
    const qsizetype before = m_messages.size();
    m_messages.removeIf([&](const Kept &kept) { return condition(kept); });
    if (m_messages.size() == before)
        return;
    m_position = 0;
    refresh();
}

void MessageBar::show(Message message)
{
    m_messages.removeIf(
        [&](const Kept &kept) { return kept.message.text == message.text && kept.message.about == message.about; });
    m_messages << Kept{std::move(message)};
    m_position = 0;
    refresh();
}

void MessageBar::setSubject(const QObject *document)
{
    m_subject = document;
    m_position = 0;
    refresh();
}

void MessageBar::withdraw(const QString &topic, const QObject *about)
{
    removeIf([&](const Kept &kept) {
        return kept.message.topic == topic && (about == nullptr || kept.message.about == about);
    });
}

void MessageBar::reword(const QString &topic, const QObject *about, const QString &text)
{
    for (Kept &kept : m_messages) {
        if (kept.message.topic == topic && kept.message.about == about)
            kept.message.text = text;
    }
    refresh();
}

void MessageBar::forget(const QObject *document)
{
    removeIf([&](const Kept &kept) { return kept.message.about == document; });
}

void MessageBar::markOld()
{
    for (Kept &kept : m_messages)
        kept.isOld = kept.isOld || (kept.message.about == nullptr && !kept.message.stays);
}

void MessageBar::withdrawOld()
{
    removeIf([](const Kept &kept) { return kept.isOld; });
}

QList<qsizetype> MessageBar::shownIndices() const
{
    QList<qsizetype> indices;
    for (qsizetype i = m_messages.size() - 1; i >= 0; --i) {
        const QObject *about = m_messages.at(i).message.about;
        if (about == nullptr || about == m_subject)
            indices << i;
    }
    return indices;
}

void MessageBar::refresh()
{
    const QList<qsizetype> shown = shownIndices();
    setVisible(!shown.isEmpty());
    if (shown.isEmpty())
        return m_text->clear();
    const Message &message = m_messages.at(shown.at(m_position)).message;
    m_icon->setPixmap(themedIcon(iconOf(message.kind)).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_text->setText(message.text);
    m_text->setToolTip(plainToolTip(message.text));
    showAnswers(message.answers);
    m_count->setText(tr("%1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setAccessibleName(tr("Message %1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setVisible(shown.size() > 1);
    fold();
}

void MessageBar::showAnswers(const QList<Answer> &answers)
{
    while (m_answers.size() < answers.size()) {
        auto *button = new QToolButton(m_answerArea);
        const qsizetype index = m_answers.size();
        button->setObjectName(QStringLiteral("messageAnswer") + (index > 0 ? QString::number(index + 1) : QString()));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(button, &QToolButton::clicked, this, [this, index] { answer(index); });
        button->setProperty("role", QStringLiteral("answer"));
        m_answers << button;
    }
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const Answer shown = answers.value(i);
        m_answers.at(i)->setText(shown.text);
        m_answers.at(i)->setAccessibleName(shown.text);
        m_answers.at(i)->setToolTip(shown.toolTip.isEmpty() ? QString() : plainToolTip(shown.toolTip));
        m_answers.at(i)->setVisible(!shown.text.isEmpty());
    }
    m_answerArea->setVisible(!answers.isEmpty());
}

// Puts the answers beside the text as long as enough width remains for the text, otherwise below it: in one row, in two
// columns or in one column.
void MessageBar::fold()
{
    constexpr int narrowestText = 280;
    constexpr int edges = 24;
    QList<QToolButton *> shown;
    int widest = 0;
    int wanted = 0;
    for (QToolButton *button : std::as_const(m_answers)) {
        m_answerGrid->removeWidget(button);
        if (button->isHidden())
            continue;
        shown << button;
        const int wide = button->sizeHint().width() + m_answerGrid->spacing();
        widest = std::max(widest, wide);
        wanted += wide;
    }
    const bool isBeside = width() >= wanted + narrowestText;
    qsizetype columns = std::max<qsizetype>(shown.size(), 1);
    if (width() < wanted + edges)
        columns = width() < 2 * widest + edges ? 1 : 2;
    for (qsizetype i = 0; i < shown.size(); ++i)
        m_answerGrid->addWidget(shown.at(i), static_cast<int>(i / columns), static_cast<int>(i % columns));
    // The area gets a minimum width of its own: that of the buttons would keep the bar from becoming narrower.
    m_answerArea->setMinimumWidth(1);
    m_layout->removeWidget(m_answerArea);
    if (isBeside)
        m_layout->addWidget(m_answerArea, 0, 2);
    else
        m_layout->addWidget(m_answerArea, 1, 0, 1, 5, Qt::AlignLeft);
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fold();
}

void MessageBar::showNext()
{
    m_position = (m_position + 1) % qMax(1, shownIndices().size());
    refresh();
}

void MessageBar::closeShown()
{
    const QList<qsizetype> shown = shownIndices();
    if (shown.isEmpty())
        return;
    m_messages.removeAt(shown.at(m_position));
    m_position = 0;
    refresh();
}

void MessageBar::answer(qsizetype index)
{
    const QList<qsizetype> shown = shownIndices();
    if (shown.isEmpty())
        return;
    const Answer given = m_messages.at(shown.at(m_position)).message.answers.value(index);
    if (!given.keepsMessage)
        closeShown();
    if (given.act)
        given.act();
}

QString MessageBar::text() const
{
    return isVisible() ? m_text->text() : QString();
}

} // namespace limber
