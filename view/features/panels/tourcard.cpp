#include "panels/tourcard.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int cardWidth = 320;
constexpr int cardMargin = 14;
constexpr int gap = 10; // between the card and its target
constexpr double cornerRadius = 8.0;
constexpr double lineWidth = 3.0;

QPushButton *cardButton(const char *name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

QLabel *cardLabel(const char *name, const char *role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QLatin1String(role));
    return label;
}

} // namespace

TourHighlight::TourHighlight(QWidget *window) : QWidget(window)
{
    setObjectName(QStringLiteral("tourHighlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourHighlight::place(const QRect &target)
{
    setGeometry(target);
    setVisible(!target.isEmpty());
    raise();
}

void TourHighlight::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Link), lineWidth));
    const double inset = lineWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius, cornerRadius);
}

TourCard::TourCard(QWidget *window) : QFrame(window)
{
    setObjectName(QStringLiteral("tourCard"));
    setAccessibleName(tr("Tour"));
    m_step = cardLabel("tourStep", "secondary", this);
    m_title = cardLabel("tourTitle", "title", this);
    m_text = cardLabel("tourText", "", this);
    m_leave = cardButton("tourLeave", tr("Leave"), this);
    m_leave->setToolTip(tr("Leave the tour (Esc); the menu Help starts it again"));
    m_back = cardButton("tourBack", tr("Back"), this);
    m_next = cardButton("tourNext", tr("Next"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(cardMargin, cardMargin, cardMargin, cardMargin);
    layout->setSpacing(8);
    layout->addWidget(m_step);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    connect(m_leave, &QPushButton::clicked, this, &TourCard::leaveWanted);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backWanted);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextWanted);
    hide();
}

void TourCard::showPage(const Page &page)
{
    m_step->setText(tr("Step %1 of %2").arg(page.number).arg(page.count));
    m_title->setText(page.title);
    m_text->setText(page.text);
    m_back->setEnabled(page.number > 1);
    m_next->setText(page.number < page.count ? tr("Next") : tr("Finish"));
    setAccessibleDescription(page.title + QLatin1Char('\n') + page.text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void TourCard::placeBeside(const QRect &target)
{
    const QSize size(cardWidth, layout()->totalHeightForWidth(cardWidth));
    const QRect window = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    const QPoint corners[] = {{target.right() + gap, target.top()},
                              {target.left() - gap - size.width(), target.top()},
                              {target.left(), target.top() - gap - size.height()},
                              {target.left(), target.bottom() + gap}};
    QPoint corner = target.bottomLeft() + QPoint(2 * gap, -size.height() - 2 * gap);
    for (const QPoint &wanted : corners) {
        const QPoint along(
            std::clamp(wanted.x(), window.left(), std::max(window.left(), window.right() - size.width())),
            std::clamp(wanted.y(), window.top(), std::max(window.top(), window.bottom() - size.height())));
        if (!QRect(along, size).intersects(target)) {
            corner = along;
            break;
        }
    }
    setGeometry(QRect(corner, size));
    show();
    raise();
}

void TourCard::takeFocus()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveWanted();
    else if (auto *button = qobject_cast<QPushButton *>(focusWidget());
             button != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click(); // outside of dialogs Enter does not press a button by itself
    else
        QFrame::keyPressEvent(event);
}

void TourCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Link), 1.0));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}

} // namespace limber
