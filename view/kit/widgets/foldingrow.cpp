#include "widgets/foldingrow.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
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

void FoldingRow::add(QWidget *widget, int spacingBefore, const QString &captionInPanel)
{
    m_items << Item{.widget = widget, .spacingBefore = spacingBefore, .captionInPanel = captionInPanel};
    widget->setParent(this);
    arrange();
}

void FoldingRow::addStretching(QWidget *widget)
{
    m_items << Item{widget, 0, true};
    widget->setParent(this);
    arrange();
}

void FoldingRow::addCaption(QWidget *widget, int spacingBefore)
{
    m_items << Item{.widget = widget, .spacingBefore = spacingBefore, .isCaption = true};
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

int FoldingRow::usedWidth() const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right();
    bool isAnyFolded = false;
    for (const Item &item : m_items) {
        isAnyFolded = isAnyFolded || (item.isFolded && !item.isCaption);
        if (!item.isShown || (item.isFolded && !item.isCaption))
            continue;
        width += item.spacingBefore;
        if (!item.isFolded)
            width += widthOf(item) + m_row->spacing();
    }
    return width + (isAnyFolded ? m_more->sizeHint().width() : 0);
}

void FoldingRow::setRoom(int)
{
}

int FoldingRow::widthWith(const QList<const QWidget *> &widgets) const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right() + m_more->sizeHint().width();
    for (const Item &item : m_items) {
        if (widgets.contains(item.widget))
            width += item.spacingBefore + widthOf(item) + m_row->spacing();
    }
    return width;
}

void FoldingRow::fold()
{
    QList<bool> before;
    for (Item &item : m_items)
        before << std::exchange(item.isFolded, false);
    for (const bool areCaptions : {!m_keepsCaptions, m_keepsCaptions}) {
        for (auto item = m_items.rbegin(); item != m_items.rend() && usedWidth() > width(); ++item) {
            if (item->isCaption == areCaptions)
                item->isFolded = item->isShown && !item->stretches;
        }
    }
    // A wide widget may have left room for captions again; with them, what all rows have stands where it always does.
    for (Item &item : m_items) {
        const bool isBack = item.isFolded && item.isCaption;
        item.isFolded = item.isFolded && !isBack;
        if (isBack && usedWidth() > width())
            item.isFolded = true;
    }
    for (const Item &item : std::as_const(m_items)) {
        if (item.isCaption)
            item.widget->setVisible(item.isShown && !item.isFolded);
    }
    const bool isSame = std::ranges::equal(m_items, before, {}, &Item::isFolded);
    if (!isSame)
        arrange();
}

void FoldingRow::setShown(const QWidget *widget, bool isShown)
{
    const auto item = std::ranges::find_if(m_items, [widget](const Item &it) { return it.widget == widget; });
    if (item == m_items.end() || item->isShown == isShown)
        return;
    item->isShown = isShown;
    item->widget->setVisible(isShown);
    arrange();
    fold();
}

void FoldingRow::setMargins(const QMargins &margins)
{
    m_row->setContentsMargins(margins);
}

// Puts each widget into the row or the panel, in the order in which they were added.
void FoldingRow::arrange()
{
    for (QBoxLayout *layout : {static_cast<QBoxLayout *>(m_row), static_cast<QBoxLayout *>(m_column)}) {
        while (QLayoutItem *item = layout->takeAt(0))
            delete item;
    }
    qDeleteAll(std::exchange(m_captions, {}));
    for (const Item &item : std::as_const(m_items)) {
        if (item.isFolded && !item.isCaption) {
            if (item.isShown && !item.captionInPanel.isEmpty())
                addCaptionInPanel(item.captionInPanel);
            m_column->addWidget(item.widget, 0, Qt::AlignLeft);
            continue;
        }
        if (item.isShown)
            m_row->addSpacing(item.spacingBefore);
        m_row->addWidget(item.widget, item.stretches ? 1 : 0);
    }
    if (std::ranges::none_of(m_items, &Item::stretches))
        m_row->addStretch(1);
    m_row->addWidget(m_more);
    m_more->setVisible(std::ranges::any_of(m_items, [](const Item &item) { return item.isFolded && !item.isCaption; }));
    if (!m_more->isVisibleTo(this))
        m_panel->hide();
}

void FoldingRow::addCaptionInPanel(const QString &text)
{
    auto *caption = new QLabel(text, m_panel);
    caption->setProperty("role", QStringLiteral("secondary"));
    m_column->addWidget(caption);
    m_captions << caption;
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

QSize FoldingRow::sizeHint() const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right();
    int height = m_more->sizeHint().height();
    for (const Item &item : m_items) {
        if (!item.isShown)
            continue;
        width += item.spacingBefore + widthOf(item) + m_row->spacing();
        height = std::max(height, item.widget->sizeHint().height());
    }
    return {width, height + margins.top() + margins.bottom()};
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
