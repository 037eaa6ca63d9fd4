#include "layerspanel/layerframe.h"

#include <QKeyEvent>
#include <QStyle>

namespace limber {

LayerFrame::LayerFrame(QWidget *parent) : QFrame(parent)
{
    setProperty("role", QStringLiteral("layer"));
    setFocusPolicy(Qt::StrongFocus);
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
    emit activated();
}

void LayerFrame::keyPressEvent(QKeyEvent *event)
{
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
