#include "layerspanel/layerframe.h"

#include <QKeyEvent>
#include <QStyle>

namespace limber {

LayerFrame::LayerFrame(QWidget *parent) : QFrame(parent)
{
    setProperty("role", QStringLiteral("layer"));
    setFocusPolicy(Qt::StrongFocus);
}

void LayerFrame::setChosen(bool isChosen)
{
    if (isChosen == m_isChosen)
        return;
    m_isChosen = isChosen;
    setProperty("chosen", isChosen);
    style()->unpolish(this);
    style()->polish(this);
}

void LayerFrame::mousePressEvent(QMouseEvent *event)
{
    QFrame::mousePressEvent(event);
    event->accept();
    emit chosen();
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
        return emit chosen();
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace limber
