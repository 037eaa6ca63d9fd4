#include "picturewatch.h"

#include <QEvent>

namespace limber::bench {

PictureWatch::PictureWatch(QWidget &widget) : QObject(&widget)
{
    widget.installEventFilter(this);
}

bool PictureWatch::eventFilter(QObject *watched, QEvent *event)
{
    // Reports later, because the window passes its picture on before it returns to its event loop.
    if (event->type() == QEvent::Paint)
        QMetaObject::invokeMethod(this, &PictureWatch::done, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace limber::bench
