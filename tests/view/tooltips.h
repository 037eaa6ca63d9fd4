#pragma once

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace limber::test {

// The tool tip at a point of the widget.
inline QString toolTipAt(QWidget &widget, const QPoint &at)
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

} // namespace limber::test
