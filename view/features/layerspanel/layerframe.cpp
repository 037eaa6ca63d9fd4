#include "layerspanel/layerframe.h"

#include "widgets/accessibleparts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyle>

#include <utility>

namespace limber {

LayerFrame::LayerFrame(QWidget *parent) : QFrame(parent)
{
    setProperty("role", QStringLiteral("layer"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::ListItem);
}

void LayerFrame::setActive(bool isActive)
{
    if (isActive == m_isActive)
        return;
    m_isActive = isActive;
    setProperty("active", isActive);
    style()->unpolish(this);
    style()->polish(this);
}

void LayerFrame::mousePressEvent(QMouseEvent *event)
{
    QFrame::mousePressEvent(event);
    event->accept();
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressedAt = event->position().toPoint();
    emit activated();
}

void LayerFrame::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_isPressed && (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_isDragging = true;
    if (m_isDragging)
        emit dragged(mapToParent(at).y());
}

void LayerFrame::mouseReleaseEvent(QMouseEvent *event)
{
    m_isPressed = false;
    if (std::exchange(m_isDragging, false))
        emit dropped(mapToParent(event->position().toPoint()).y());
}

void LayerFrame::giveUpDrag()
{
    m_isPressed = false;
    if (std::exchange(m_isDragging, false))
        emit dragGivenUp();
}

void LayerFrame::focusOutEvent(QFocusEvent *event)
{
    giveUpDrag();
    QFrame::focusOutEvent(event);
}

void LayerFrame::keyPressEvent(QKeyEvent *event)
{
    if (m_isDragging) { // keys would change the dragged layer
        if (event->key() == Qt::Key_Escape)
            giveUpDrag();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
        return emit stepWanted(-1);
    case Qt::Key_Down:
        return emit stepWanted(1);
    case Qt::Key_F2:
        return emit renameWanted();
    case Qt::Key_Delete:
        return emit deleteWanted();
    case Qt::Key_Space:
    case Qt::Key_Return:
        return emit activated();
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace limber
