#include "timeline/heldkey.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

namespace limber {

HeldKey::HeldKey(QAction &action, QObject *parent) : QObject(parent), m_action(&action)
{
    QCoreApplication::instance()->installEventFilter(this);
}

// A press that triggers an action reaches nobody as a press; Qt has asked before whether a widget wants it.
bool HeldKey::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        press(static_cast<const QKeyEvent &>(*event));
        break;
    case QEvent::KeyRelease: {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.key() == m_key && !key.isAutoRepeat())
            m_key = 0;
        break;
    }
    case QEvent::WindowDeactivate: // the release would go to another window
    case QEvent::ApplicationDeactivate:
        m_key = 0;
        break;
    default:
        break;
    }
    return false;
}

void HeldKey::press(const QKeyEvent &key)
{
    if (m_action != nullptr && m_action->shortcuts().contains(QKeySequence(key.keyCombination())))
        m_key = key.key();
}

} // namespace limber
