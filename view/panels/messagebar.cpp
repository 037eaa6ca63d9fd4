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
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_answer, &QToolButton::clicked, this, [this] {
        hide();
        if (m_onAnswer)
            m_onAnswer();
    });
    hide();
}

void MessageBar::show(Kind kind, const QString &text)
{
    show(kind, text, QString(), {});
}

void MessageBar::show(Kind kind, const QString &text, const QString &button, std::function<void()> answer)
{
    m_icon->setPixmap(themedIcon(iconOf(kind)).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_text->setText(text);
    m_answer->setText(button);
    m_answer->setVisible(!button.isEmpty());
    m_onAnswer = std::move(answer);
    QWidget::show();
}

QString MessageBar::text() const
{
    return isVisible() ? m_text->text() : QString();
}

} // namespace limber
