#include "widgets/elidedlabel.h"

#include "items/jointname.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Returns the lines of a text that is wrapped to a width.
QStringList wrapped(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        lines << text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

} // namespace

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

int ElidedLabel::heightForWidth(int width) const
{
    const int padding = this->width() - contentsRect().width(); // of the style sheet
    const int lines = std::min(m_mostLines, linesIn(width - padding));
    return QLabel::minimumSizeHint().height() + (lines - 1) * fontMetrics().lineSpacing();
}

void ElidedLabel::setTexts(const QString &whole, const QStringList &shorter)
{
    m_shorter = shorter;
    setText(whole);
    update();
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    update();
}

int ElidedLabel::linesIn(int width) const
{
    if (fontMetrics().horizontalAdvance(text()) <= width)
        return 1;
    return static_cast<int>(std::max<qsizetype>(1, wrapped(text(), font(), width).size()));
}

QString ElidedLabel::shownText() const
{
    return shownLines().join(QString()); // the spaces at the ends of lines are still there
}

QStringList ElidedLabel::shownLines() const
{
    const int room = contentsRect().width(); // without the padding of the style sheet
    for (const QString &wording : QStringList{text()} + m_shorter) {
        if (fontMetrics().horizontalAdvance(wording) <= room)
            return {wording};
    }
    QString rest = m_shorter.isEmpty() ? text() : m_shorter.last();
    QStringList lines = m_mostLines > 1 ? wrapped(rest, font(), room) : QStringList();
    if (!lines.isEmpty() && lines.size() <= m_mostLines)
        return lines;
    lines = lines.first(std::min<qsizetype>(lines.size(), m_mostLines - 1));
    for (const QString &line : std::as_const(lines))
        rest.remove(0, line.size());
    return lines << fontMetrics().elidedText(rest, Qt::ElideRight, room);
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
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
                          shownLines().join(u'\n'), foregroundRole());
}

} // namespace limber
