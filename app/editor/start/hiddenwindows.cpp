#include "start/hiddenwindows.h"

#include <QApplication>
#include <QBackingStore>
#include <QEvent>
#include <QWidget>

namespace limber {

HiddenWindows::HiddenWindows(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool HiddenWindows::eventFilter(QObject *watched, QEvent *event)
{
    // A window that the user minimized is hidden by the system, and may be shown again without being drawn.
    if (event->type() != QEvent::Hide || event->spontaneous() || !watched->isWidgetType())
        return false;
    const auto *widget = static_cast<QWidget *>(watched);
    QBackingStore *picture = widget->isWindow() ? widget->backingStore() : nullptr;
    if (picture != nullptr && picture->window()->handle() != nullptr)
        picture->resize(QSize(1, 1)); // when it is shown, Qt finds another size and draws everything
    return false;
}

} // namespace limber
