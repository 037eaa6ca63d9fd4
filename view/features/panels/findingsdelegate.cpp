#include "panels/findingsdelegate.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

namespace limber {

namespace {

constexpr int margin = 4;
constexpr int mostLines = 8; // the tool tip shows the rest

// Breaks the text between words where possible, and calls `use` with each line as it will be drawn.
template <typename Use>
int layOut(const QString &text, const QFont &font, int width, Use use)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0.0;
    for (int count = 0; count < mostLines; ++count) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0.0, height});
        height += line.height();
    }
    layout.endLayout();
    use(layout);
    return qCeil(height);
}

int heightOf(const QString &text, const QFont &font, int width)
{
    return layOut(text, font, width, [](const QTextLayout &) {});
}

int draw(QPainter *painter, const QString &text, const QFont &font, const QRect &area)
{
    return layOut(text, font, area.width(),
                  [&](const QTextLayout &layout) { layout.draw(painter, QPointF(area.topLeft())); });
}

} // namespace

void FindingsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString found = item.text;
    item.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const QRect area = option.rect.adjusted(margin, margin, -margin, -margin);
    painter->save();
    painter->setClipRect(area);
    painter->setPen(option.palette.color(QPalette::Text));
    const int below = draw(painter, found, option.font, area);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    draw(painter, index.data(DoneRole).toString(), option.font, area.adjusted(0, below, 0, 0));
    painter->restore();
}

QSize FindingsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    const int width = (view != nullptr ? view->columnWidth(index.column()) : option.rect.width()) - 2 * margin;
    const int height = heightOf(index.data().toString(), option.font, width) +
                       heightOf(index.data(DoneRole).toString(), option.font, width);
    return {width, height + 2 * margin};
}

} // namespace limber
