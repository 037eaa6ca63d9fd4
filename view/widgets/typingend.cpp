#include "widgets/typingend.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace limber {

namespace {

// Returns whether a key may be the shortcut of a command if the field does not take it as text.
bool mayBeCommand(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return false;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return key.modifiers().testFlag(Qt::ControlModifier);
    default:
        return true;
    }
}

} // namespace

TypingEnd::TypingEnd(QWidget &field, std::function<void()> finish)
    : QObject(&field), m_field(field), m_finish(std::move(finish))
{
    field.installEventFilter(this);
}

bool TypingEnd::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (watched == &m_field)
            qApp->installEventFilter(this);
        break;
    case QEvent::FocusOut:
        if (watched == &m_field)
            qApp->removeEventFilter(this);
        break;
    case QEvent::ShortcutOverride:
        if (watched != &m_field || !mayBeCommand(static_cast<const QKeyEvent &>(*event)))
            break;
        watched->event(event); // the field accepts its own keys
        if (!event->isAccepted())
            m_finish();
        return true;
    case QEvent::MouseButtonPress:
        if (watched->isWidgetType() && watched != &m_field)
            m_finish();
        break;
    case QEvent::Close:
        if (watched == m_field.window())
            m_finish();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace limber
