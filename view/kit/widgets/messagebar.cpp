#include "widgets/messagebar.h"

#include "items/jointname.h"
#include "theme/iconlabel.h"
#include "theme/icons.h"
#include "widgets/elidedlabel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int readableText = 220; // what the text gets before answers go into the panel
constexpr int leastText = 40;
constexpr int mostLines = 3;

constexpr int iconSize = 18;

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
    : QFrame(parent), m_icon(new IconLabel(iconSize, this)), m_text(new ElidedLabel(this)),
      m_count(new QToolButton(this)), m_more(new QToolButton(this)), m_panel(new QFrame(this, Qt::Popup)),
      m_column(new QVBoxLayout(m_panel)), m_answerRow(new QHBoxLayout), m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setMostLines(mostLines);
    m_more->setObjectName(QStringLiteral("messageMore"));
    m_more->setProperty("role", QStringLiteral("more"));
    m_more->setAccessibleName(tr("More answers"));
    m_more->setToolTip(tr("Show the answers that do not fit into the bar"));
    m_more->hide();
    m_panel->setProperty("role", QStringLiteral("panel"));
    m_column->setContentsMargins(6, 6, 6, 6);
    m_column->setSpacing(4);
    m_count->setObjectName(QStringLiteral("messageCount"));
    m_count->setProperty("role", QStringLiteral("answer"));
    m_count->setToolTip(tr("Show the next message"));
    m_answerRow->setSpacing(4);
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("messageClose"));
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    m_layout->setContentsMargins(10, 3, 4, 3);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint); // otherwise it could not become narrower than its answers
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_text, 1);
    m_layout->addLayout(m_answerRow);
    for (QToolButton *button : {m_more, m_count, close})
        m_layout->addWidget(button);
    connect(close, &QToolButton::clicked, this, &MessageBar::closeShown);
    connect(m_count, &QToolButton::clicked, this, &MessageBar::showNext);
    connect(m_more, &QToolButton::clicked, this, &MessageBar::openMore);
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
    std::stable_partition(indices.begin(), indices.end(),
                          [this](qsizetype i) { return m_messages.at(i).message.comesFirst; });
    return indices;
}

void MessageBar::refresh()
{
    const QList<qsizetype> shown = shownIndices();
    setVisible(!shown.isEmpty());
    if (shown.isEmpty())
        return m_text->clear();
    const Message &message = m_messages.at(shown.at(m_position)).message;
    m_icon->setIcon(themedIcon(iconOf(message.kind)));
    m_text->setText(message.text);
    m_text->setToolTip(plainToolTip(message.text));
    showAnswers(message.answers);
    m_count->setText(tr("%1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setAccessibleName(tr("Message %1 of %2").arg(m_position + 1).arg(shown.size()));
    m_count->setVisible(shown.size() > 1);
    fold();
    // Whoever places the bar gives it another width now, rather than after it was drawn once with the old one.
    QEvent changed(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(this, &changed);
}

void MessageBar::showAnswers(const QList<Answer> &answers)
{
    while (m_answers.size() < answers.size()) {
        auto *button = new QToolButton(this);
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
}

QList<QToolButton *> MessageBar::neededAnswers() const
{
    QList<QToolButton *> needed;
    for (QToolButton *button : m_answers) {
        if (!button->text().isEmpty())
            needed << button;
    }
    return needed;
}

// Returns the width of all that stands beside the text with so many answers in the row.
int MessageBar::widthBesideText(qsizetype answers) const
{
    const QMargins margins = m_layout->contentsMargins();
    const QList<QToolButton *> needed = neededAnswers();
    int width = margins.left() + margins.right() + frameWidth() * 2 + m_layout->spacing();
    for (int i = 0; i < m_layout->count(); ++i) {
        const QWidget *widget = m_layout->itemAt(i)->widget();
        const bool isThere = widget == m_more ? answers < needed.size() : widget != nullptr && !widget->isHidden();
        if (widget != m_text && isThere)
            width += widget->sizeHint().width() + m_layout->spacing();
    }
    for (const QToolButton *button : needed.first(answers))
        width += button->sizeHint().width() + m_answerRow->spacing();
    return width;
}

// Returns how many answers stand beside the text in this width: the last ones go while it has too little room, and the
// first one stays as long as it can.
qsizetype MessageBar::answersIn(int width) const
{
    qsizetype answers = neededAnswers().size();
    const auto isRoomy = [&] {
        const int room = width - widthBesideText(answers);
        if (answers == 1)
            return room >= leastText;
        return room >= m_text->sizeHint().width() || (room >= readableText && m_text->linesIn(room) <= mostLines);
    };
    while (answers > 0 && !isRoomy())
        --answers;
    return answers;
}

// Moves the answers that do not fit into the panel.
void MessageBar::fold()
{
    const QList<QToolButton *> needed = neededAnswers();
    for (QToolButton *button : std::as_const(m_answers)) {
        m_answerRow->removeWidget(button);
        m_column->removeWidget(button);
    }
    const qsizetype inRow = answersIn(width());
    for (qsizetype i = 0; i < needed.size(); ++i) {
        if (i < inRow)
            m_answerRow->addWidget(needed.at(i));
        else
            m_column->addWidget(needed.at(i));
    }
    m_more->setVisible(inRow < needed.size());
    for (QToolButton *button : needed)
        button->show(); // a widget that comes back from the panel is hidden until then
    if (inRow == needed.size())
        m_panel->hide();
}

void MessageBar::openMore()
{
    m_panel->adjustSize();
    const QPoint above = m_more->mapToGlobal(QPoint(m_more->width(), -2));
    m_panel->move(above - QPoint(m_panel->width(), m_panel->height()));
    m_panel->show();
}

QSize MessageBar::sizeHint() const
{
    return {widthBesideText(neededAnswers().size()) + m_text->sizeHint().width(), m_layout->sizeHint().height()};
}

int MessageBar::heightForWidth(int width) const
{
    const int lines = std::min(mostLines, m_text->linesIn(width - widthBesideText(answersIn(width))));
    const QMargins margins = m_layout->contentsMargins();
    const int text = lines * fontMetrics().lineSpacing() + margins.top() + margins.bottom() + 2 * frameWidth();
    return std::max(m_layout->sizeHint().height(), text);
}

QSize MessageBar::minimumSizeHint() const
{
    return {0, m_layout->minimumSize().height()};
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fold();
}

// Only now do all buttons have the sizes of the style.
void MessageBar::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
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
    m_panel->hide();
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
