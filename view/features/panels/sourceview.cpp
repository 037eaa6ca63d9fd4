#include "panels/sourceview.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace limber {

namespace {

constexpr int numberMargin = 8;
constexpr int tabWidth = 4; // characters

QTextEdit::ExtraSelection selection(const QTextCursor &cursor, const QColor &background, bool wholeLine)
{
    QTextEdit::ExtraSelection result;
    result.cursor = cursor;
    result.format.setBackground(background);
    result.format.setProperty(QTextFormat::FullWidthSelection, wholeLine);
    return result;
}

} // namespace

// The strip with the line numbers. The view paints it, because it knows where its lines are.
class SourceView::Numbers : public QWidget
{
public:
    explicit Numbers(SourceView *view) : QWidget(view), m_view(*view) {}

protected:
    void paintEvent(QPaintEvent *event) override { m_view.paintNumbers(event); }

private:
    SourceView &m_view;
};

SourceView::SourceView(QWidget *parent) : QPlainTextEdit(parent), m_numbers(new Numbers(this))
{
    setObjectName(QStringLiteral("sourceView"));
    setAccessibleName(tr("Lines of the file"));
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setProperty("role", QStringLiteral("source"));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, [this](const QRect &area, int dy) {
        if (dy != 0)
            m_numbers->scroll(0, dy);
        else
            m_numbers->update(0, area.y(), m_numbers->width(), area.height());
    });
    placeNumbers();
}

void SourceView::setColours(const Colours &colours)
{
    m_colours = colours;
    mark();
    m_numbers->update();
}

void SourceView::showExcerpt(const SourceExcerpt &excerpt)
{
    m_firstLine = excerpt.firstLine;
    m_markedBlock = excerpt.markedLine;
    m_markedPosition = excerpt.markedPosition;
    setPlainText(excerpt.lines.join(QLatin1Char('\n')));
    placeNumbers();
    mark();
    reveal();
}

// Brings the line to the middle, scrolled to the right no farther than needed to see the column.
void SourceView::reveal()
{
    if (m_markedBlock < 0)
        return;
    QTextCursor cursor(document()->findBlockByNumber(m_markedBlock));
    setTextCursor(cursor);
    horizontalScrollBar()->setValue(0);
    const int afterMark = std::min(m_markedPosition + 1, cursor.block().length() - 1);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, afterMark);
    setTextCursor(cursor);
    centerCursor();
}

int SourceView::markedLine() const
{
    return m_markedBlock < 0 ? 0 : m_firstLine + m_markedBlock;
}

// Marks the line in the colour of a selection, and the column in a colour that stands out from it.
void SourceView::mark()
{
    const QTextBlock block = m_markedBlock < 0 ? QTextBlock() : document()->findBlockByNumber(m_markedBlock);
    if (!block.isValid())
        return setExtraSelections({});
    QTextCursor line(block);
    QTextCursor character(block);
    // If the position is after the last character, that character is marked.
    const int end = block.length() - 1;
    const int position = std::min(m_markedPosition, std::max(end - 1, 0));
    character.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, position);
    character.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, std::min(1, end));
    QTextEdit::ExtraSelection column = selection(character, m_colours.warning, false);
    column.format.setForeground(m_colours.panel);
    setExtraSelections({selection(line, m_colours.selection, true), column});
}

void SourceView::placeNumbers()
{
    const QString widest = QString::number(m_firstLine + blockCount());
    const int width = fontMetrics().horizontalAdvance(widest) + 2 * numberMargin;
    setViewportMargins(width, 0, 0, 0);
    const QRect area = contentsRect();
    m_numbers->setGeometry(area.left(), area.top(), width, area.height());
    setTabStopDistance(tabWidth * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
}

void SourceView::paintNumbers(QPaintEvent *event)
{
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), m_colours.panel);
    painter.setFont(font());
    if (document()->isEmpty())
        return;
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event->rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        const bool isMarked = block.blockNumber() == m_markedBlock;
        painter.setPen(isMarked ? m_colours.text : m_colours.secondaryText);
        painter.drawText(QRectF(0, top, m_numbers->width() - numberMargin, height), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(m_firstLine + block.blockNumber()));
        top += height;
        block = block.next();
    }
}

void SourceView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
    reveal();
}

void SourceView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_numbers != nullptr)
        placeNumbers();
}

} // namespace limber
