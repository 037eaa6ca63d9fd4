#include "widgets/foldingrow.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace limber {

FoldingRow::FoldingRow(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_more(new QToolButton(this)),
      m_panel(new QFrame(this, Qt::Popup)), m_column(new QVBoxLayout(m_panel))
{
    m_row->setContentsMargins(12, 4, 12, 0);
    m_row->setSpacing(4);
    m_row->setSizeConstraint(QLayout::SetNoConstraint); // otherwise it could not become narrower than its widgets
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setProperty("role", QStringLiteral("more"));
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("What does not fit into the row"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    m_row->addWidget(m_more);
    m_panel->setObjectName(QStringLiteral("folded"));
    m_panel->setProperty("role", QStringLiteral("panel"));
    m_column->setContentsMargins(10, 10, 10, 10);
    m_column->setSpacing(8);
    connect(m_more, &QToolButton::clicked, this, &FoldingRow::openPanel);
}

void FoldingRow::add(QWidget *widget, int spacingBefore)
{
    m_items << Item{widget, spacingBefore};
    widget->setParent(this);
    arrange();
}

void FoldingRow::addStretching(QWidget *widget)
{
    m_items << Item{widget, 0, true};
    widget->setParent(this);
    arrange();
}

int FoldingRow::widthOf(const Item &item)
{
    if (item.stretches)
        return item.widget->minimumWidth();
    const QWidget &widget = *item.widget;
    const int wanted = std::max(widget.sizeHint().width(), widget.minimumSizeHint().width());
    return std::clamp(wanted, widget.minimumWidth(), widget.maximumWidth());
}

int FoldingRow::neededWidth() const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right();
    bool isAnyFolded = false;
    for (const Item &item : m_items) {
        isAnyFolded = isAnyFolded || item.isFolded;
        if (!item.isFolded)
            width += item.spacingBefore + widthOf(item) + m_row->spacing();
    }
    return width + (isAnyFolded ? m_more->sizeHint().width() : 0);
}

void FoldingRow::fold()
{
    QList<bool> before;
    for (Item &item : m_items)
        before << std::exchange(item.isFolded, false);
    for (auto item = m_items.rbegin(); item != m_items.rend() && neededWidth() > width(); ++item)
        item->isFolded = !item->stretches;
    const bool isSame = std::ranges::equal(m_items, before, {}, &Item::isFolded);
    if (!isSame)
        arrange();
}

// Puts each widget into the row or the panel, in the order in which they were added.
void FoldingRow::arrange()
{
    for (QBoxLayout *layout : {static_cast<QBoxLayout *>(m_row), static_cast<QBoxLayout *>(m_column)}) {
        while (QLayoutItem *item = layout->takeAt(0))
            delete item;
    }
    for (const Item &item : std::as_const(m_items)) {
        if (item.isFolded) {
            m_column->addWidget(item.widget, 0, Qt::AlignLeft);
            continue;
        }
        m_row->addSpacing(item.spacingBefore);
        m_row->addWidget(item.widget, item.stretches ? 1 : 0);
    }
    m_row->addWidget(m_more);
    m_more->setVisible(std::ranges::any_of(m_items, &Item::isFolded));
    if (!m_more->isVisibleTo(this))
        m_panel->hide();
}

void FoldingRow::openPanel()
{
    m_panel->adjustSize();
    const QPoint below = m_more->mapToGlobal(QPoint(m_more->width(), m_more->height() + 2));
    m_panel->move(below - QPoint(m_panel->width(), 0));
    m_panel->show();
    if (QWidget *first = m_panel->nextInFocusChain(); m_panel->isAncestorOf(first))
        first->setFocus(Qt::PopupFocusReason);
}

QSize FoldingRow::minimumSizeHint() const
{
    return {0, m_row->minimumSize().height()};
}

void FoldingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

// Only now do all widgets have the sizes of the style.
void FoldingRow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fold();
}

} // namespace limber
