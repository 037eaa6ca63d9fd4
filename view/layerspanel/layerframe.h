#pragma once

#include <QFrame>

namespace limber {

// A row of the list of layers that can be made active, with the mouse and with the keys of a list.
class LayerFrame : public QFrame
{
    Q_OBJECT

public:
    explicit LayerFrame(QWidget *parent = nullptr);

    void setActive(bool isActive);

signals:
    void activated();
    // The next one is wanted: 1 below, -1 above.
    void stepWanted(int rows);
    void renameWanted();
    void deleteWanted();
    // It is held and moved to this height of its parent, let go there, or given up.
    void dragged(int y);
    void dropped(int y);
    void dragGivenUp();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void giveUpDrag();

    bool m_isActive = false;
    bool m_isPressed = false;
    bool m_isDragging = false;
    QPoint m_pressedAt;
};

} // namespace limber
