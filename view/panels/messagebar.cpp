#include "panels/messagebar.h"

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
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_answer(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_answer->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *close = new QToolButton(this);
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 4, 4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_answer);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &MessageBar::showNext);
    connect(m_answer, &QToolButton::clicked, this, [this] {
        const std::function<void()> answer = m_shown.answer;
        showNext();
        if (answer)
            answer();
    });
    hide();
}

void MessageBar::show(Kind kind, const QString &text)
{
    show(kind, text, QString(), {}, {});
}

void MessageBar::show(Kind kind, const QString &text, const QString &button, std::function<void()> answer,
                      const QString &topic)
{
    const Message message{kind, text, button, std::move(answer), topic};
    if (!isHidden() && m_shown.kind == Kind::Error)
        m_waiting << message;
    else
        display(message);
}

void MessageBar::withdraw(const QString &topic)
{
    m_waiting.removeIf([&](const Message &message) { return message.topic == topic; });
    if (!isHidden() && m_shown.topic == topic)
        showNext();
}

void MessageBar::hideNotices()
{
    m_waiting.removeIf([](const Message &message) { return message.kind != Kind::Error; });
    if (!isHidden() && m_shown.kind != Kind::Error)
        showNext();
}

void MessageBar::display(const Message &message)
{
    m_shown = message;
    m_icon->setPixmap(themedIcon(iconOf(message.kind)).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_text->setText(message.text);
    m_answer->setText(message.button);
    m_answer->setVisible(!message.button.isEmpty());
    QWidget::show();
}

void MessageBar::showNext()
{
    if (m_waiting.isEmpty())
        hide();
    else
        display(m_waiting.takeFirst());
}

QString MessageBar::text() const
{
    return isVisible() ? m_text->text() : QString();
}

} // namespace limber
