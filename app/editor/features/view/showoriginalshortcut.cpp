#include "features/view/showoriginalshortcut.h"

#include "viewport/shown/shownscene.h"
#include "widgets/textinput.h"

#include <QApplication>
#include <QKeyEvent>

namespace limber {

ShowOriginalShortcut::ShowOriginalShortcut(QWidget &window, ShownScene &scene)
    : QObject(&window), m_window(window), m_scene(scene)
{
    qApp->installEventFilter(this);
}

bool ShowOriginalShortcut::eventFilter(QObject *watched, QEvent *event)
{
    // A window that loses the focus does not receive the release of the key.
    if (event->type() == QEvent::WindowDeactivate && watched == &m_window)
        m_scene.setShowsBefore(false);
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (key.key() != Qt::Key_Backslash || widget == nullptr || widget->window() != &m_window || takesText(watched))
        return false;
    if (!key.isAutoRepeat())
        m_scene.setShowsBefore(event->type() == QEvent::KeyPress);
    return true;
}

} // namespace limber
