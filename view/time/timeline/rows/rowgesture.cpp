#include "timeline/rows/rowgesture.h"

#include <QKeyEvent>

namespace limber {

void RowGesture::begin()
{
    if (m_isActive || !m_ruler)
        return;
    m_isActive = true;
    m_ruler->setFocus(Qt::MouseFocusReason);
    m_ruler->installEventFilter(this);
}

void RowGesture::end()
{
    m_isActive = false;
    if (m_ruler)
        m_ruler->removeEventFilter(this);
}

void RowGesture::giveUp()
{
    end();
    emit givenUp();
}

bool RowGesture::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // otherwise undo would take back the step before the drag
        event->accept();
        return true;
    case QEvent::KeyPress: {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape || key->matches(QKeySequence::Undo))
            giveUp();
        return true;
    }
    case QEvent::FocusOut:
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        giveUp();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace limber
