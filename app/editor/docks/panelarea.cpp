#include "docks/panelarea.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace limber {

namespace {

constexpr int lowestPanel = 60;

// Returns the height below which something of a panel is cut.
int heightNeeded(const QWidget &panel, int width)
{
    const QLayout *layout = panel.layout();
    const bool hasTexts = layout != nullptr && layout->hasHeightForWidth();
    const int needed = hasTexts ? layout->totalMinimumHeightForWidth(width) : panel.minimumSizeHint().height();
    return std::max(needed, panel.minimumHeight());
}

} // namespace

PanelArea::PanelArea(QWidget &panel, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(&panel);
    panel.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize PanelArea::sizeHint() const
{
    return widget()->sizeHint();
}

void PanelArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitPanel();
}

bool PanelArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitPanel();
    return QScrollArea::eventFilter(watched, event);
}

// An area that resizes its widget by itself would scroll as soon as lists are lower than they would like to be, and the
// buttons at the lower edge would be out of sight.
void PanelArea::fitPanel()
{
    QWidget &panel = *widget();
    const QSize room = maximumViewportSize();
    int width = room.width();
    int height = heightNeeded(panel, width);
    if (height > room.height()) {
        width -= verticalScrollBar()->sizeHint().width();
        height = heightNeeded(panel, width);
    }
    panel.resize(width, std::max(height, room.height()));
}

QSize PanelArea::minimumSizeHint() const
{
    return {std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width()), lowestPanel};
}

QWidget *panelIn(const QDockWidget &dock)
{
    const auto *area = qobject_cast<const PanelArea *>(dock.widget());
    return area != nullptr ? area->widget() : dock.widget();
}

QDockWidget *dockAround(const QWidget &panel)
{
    for (QWidget *at = panel.parentWidget(); at != nullptr; at = at->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(at))
            return dock;
    }
    return nullptr;
}

} // namespace limber
