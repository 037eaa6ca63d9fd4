#include "compare/differencebars.h"

#include "compare/differencetable.h"

#include <QPainter>

namespace limber {

namespace {

constexpr qreal barMargin = 3.0;
constexpr float barOpacity = 0.38f;

} // namespace

// The bar is behind the number, but over the fill of a selected row.
void DifferenceBars::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    item.state &= ~QStyle::State_HasFocus; // the row as a whole is current
    const bool isSelected = (item.state & QStyle::State_Selected) != 0;
    const double fraction = index.data(DifferenceTable::FractionRole).toDouble();
    const bool isAngle = index.column() < DifferenceTable::MeanUnits;
    if (fraction > 0.0 && !isSelected)
        paintBar(*painter, QRectF(item.rect), fraction, isAngle);
    QStyledItemDelegate::paint(painter, item, index);
    if (fraction > 0.0 && isSelected)
        paintBar(*painter, QRectF(item.rect), fraction, isAngle);
}

void DifferenceBars::paintBar(QPainter &painter, const QRectF &rect, double fraction, bool isAngle) const
{
    QColor colour = isAngle ? m_colours.clipBeside(m_place) : m_colours.ghost;
    colour.setAlphaF(barOpacity);
    const QRectF cell = rect.adjusted(barMargin, barMargin, -barMargin, -barMargin);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(cell.topLeft(), QSizeF(cell.width() * fraction, cell.height())), 2.0, 2.0);
    painter.restore();
}

} // namespace limber
