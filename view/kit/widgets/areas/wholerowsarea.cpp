#include "widgets/areas/wholerowsarea.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>
#include <vector>

namespace limber {

namespace {

// A part of the content that is whole or of no use: a field, or a text of several lines.
struct Row
{
    int top = 0;
    int bottom = 0; // the first pixel below it
    int lineHeight = 0; // of a text that may end below each of its lines; 0 for a field

    [[nodiscard]] bool isCutAt(int y) const { return top < y && y < bottom; }
    // Returns the last place up to `y` at which nothing of it is cut.
    [[nodiscard]] int endBefore(int y) const
    {
        return lineHeight > 0 ? top + (y - top) / lineHeight * lineHeight : top;
    }
};

// Only what has a layout consists of several rows: fields have parts, too. What is neither a text nor takes the focus
// is decoration, such as a line beside all rows.
void collectRows(const QWidget &widget, const QWidget &content, std::vector<Row> &rows)
{
    const int top = widget.mapTo(&content, QPoint()).y();
    if (widget.property(isWholeRow).toBool()) {
        rows.push_back({top, top + widget.height(), 0});
        return;
    }
    const QList<QWidget *> children = widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    if (widget.layout() != nullptr && !children.isEmpty()) {
        for (const QWidget *child : children) {
            if (child->isVisibleTo(&content))
                collectRows(*child, content, rows);
        }
        return;
    }
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (label == nullptr && widget.focusPolicy() == Qt::NoFocus)
        return;
    const bool hasLines = label != nullptr && label->wordWrap();
    rows.push_back({top, top + widget.height(), hasLines ? label->fontMetrics().lineSpacing() : 0});
}

std::vector<Row> rowsOf(const QWidget &content)
{
    std::vector<Row> rows;
    collectRows(content, content, rows);
    return rows;
}

// Returns where the area has to end so that it cuts nothing; `height` if that cannot be avoided.
int wholeHeight(const QWidget &content, int height)
{
    const std::vector<Row> rows = rowsOf(content);
    int end = height;
    for (bool isCut = true; isCut && end > 0;) {
        isCut = false;
        for (const Row &row : rows) {
            const int earlier = row.isCutAt(end) ? row.endBefore(end) : end;
            isCut = isCut || earlier < end;
            end = earlier;
        }
    }
    return end > 0 ? end : height;
}

// Returns where the area has to begin so that it shows a part of the content, and as many whole rows above it as have
// room.
int beginFor(const QWidget &content, const QRect &part, int height)
{
    int begin = part.top();
    for (const Row &row : rowsOf(content)) {
        if (row.top < begin && part.top() + part.height() - row.top <= height)
            begin = row.top;
    }
    return begin;
}

} // namespace

WholeRowsArea::WholeRowsArea(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_kept.clear(); });
}

void WholeRowsArea::keepInView(QWidget *part)
{
    m_kept = part;
    fit();
}

void WholeRowsArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

bool WholeRowsArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        fit();
    return isDone;
}

void WholeRowsArea::fit()
{
    // The least height of texts that wrap is that at their least width, much more than they need: below the rows it
    // would leave an empty space.
    if (widget() != nullptr && widget()->hasHeightForWidth() && widget()->minimumHeight() == 0)
        widget()->setMinimumHeight(1);
    const int height = contentsRect().height();
    const bool isHigher = widget() != nullptr && widget()->height() > height;
    const bool isKept = isHigher && m_kept != nullptr && m_kept->isVisible();
    const QRect kept = isKept ? QRect(m_kept->mapTo(widget(), QPoint()), m_kept->size()) : QRect();
    const int begin = isKept ? beginFor(*widget(), kept, height) : 0;
    int end = height;
    if (isKept)
        end = std::min(height, kept.top() + kept.height() - begin);
    else if (isHigher)
        end = wholeHeight(*widget(), height);
    if (height - end != viewportMargins().bottom())
        setViewportMargins(0, 0, 0, height - end);
    if (isKept)
        verticalScrollBar()->setValue(begin);
}

} // namespace limber
