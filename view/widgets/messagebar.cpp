#include "widgets/messagebar.h"

#include "theme/icons.h"

#include <QHBoxLayout>
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
      m_answer(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_count->setObjectName(QStringLiteral("messageCount"));
    m_count->setToolTip(tr("Show the next message"));
    m_answer->setObjectName(QStringLiteral("messageAnswer"));
    m_answer->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("messageClose"));
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 4, 4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_answer);
    layout->addWidget(m_count);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &MessageBar::closeShown);
    connect(m_count, &QToolButton::clicked, this, &MessageBar::showNext);
    connect(m_answer, &QToolButton::clicked, this, &MessageBar::answer);
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

void MessageBar::forget(const QObject *document)
{
    removeIf([&](const Kept &kept) { return kept.message.about == document; });
}

void MessageBar::markOld()
{
    for (Kept &kept : m_messages)
        kept.isOld = kept.isOld || kept.message.about == nullptr;
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
    m_answer->setText(message.button);
    m_answer->setVisible(!message.button.isEmpty());
    m_count->setText(tr("%1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setAccessibleName(tr("Message %1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setVisible(shown.size() > 1);
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

void MessageBar::answer()
{
    const QList<qsizetype> shown = shownIndices();
    if (shown.isEmpty())
        return;
    const std::function<void()> answer = m_messages.at(shown.at(m_position)).message.answer;
    closeShown();
    if (answer)
        answer();
}

QString MessageBar::text() const
{
    return isVisible() ? m_text->text() : QString();
}

} // namespace limber
