#include "start/dialogplaces.h"

#include "widgets/windowsize.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>

namespace limber {

DialogPlaces::DialogPlaces(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

// At this moment the dialog has its size, and is not on the screen yet. That it was moved tells Qt to leave it there;
// the next time it is placed anew, as its parent may be elsewhere by then.
bool DialogPlaces::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Show || event->spontaneous())
        return false;
    auto *dialog = qobject_cast<QDialog *>(watched);
    if (dialog == nullptr || !dialog->isWindow() || dialog->parentWidget() == nullptr)
        return false;
    const bool wasMoved = dialog->testAttribute(Qt::WA_Moved);
    placeOverParent(*dialog);
    if (!wasMoved)
        QMetaObject::invokeMethod(
            dialog, [dialog] { dialog->setAttribute(Qt::WA_Moved, false); }, Qt::QueuedConnection);
    return false;
}

} // namespace limber
