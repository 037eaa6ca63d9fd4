#include "widgets/elidedlabel.h"

#include "items/jointname.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace limber {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::setTexts(const QString &whole, const QStringList &shorter)
{
    m_shorter = shorter;
    setText(whole);
    update();
}

QString ElidedLabel::shownText() const
{
    const int room = contentsRect().width(); // without the padding of the style sheet
    for (const QString &wording : QStringList{text()} + m_shorter) {
        if (fontMetrics().horizontalAdvance(wording) <= room)
            return wording;
    }
    return fontMetrics().elidedText(m_shorter.isEmpty() ? text() : m_shorter.last(), Qt::ElideRight, room);
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || shownText() == text())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shownText(),
                          foregroundRole());
}

} // namespace limber
