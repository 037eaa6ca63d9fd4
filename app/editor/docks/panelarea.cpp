#include "docks/panelarea.h"

#include <QDockWidget>

#include <algorithm>

namespace limber {

namespace {

constexpr int lowestPanel = 60;

} // namespace

PanelArea::PanelArea(QWidget &panel, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(&panel);
    panel.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize PanelArea::sizeHint() const
{
    return widget()->sizeHint();
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
