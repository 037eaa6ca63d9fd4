#pragma once

#include <QFrame>

namespace limber {

// A row in the list of layers that can be made active with the mouse and with the usual keys of a list.
class LayerFrame : public QFrame
{
    Q_OBJECT

public:
    explicit LayerFrame(QWidget *parent = nullptr);

    void setActive(bool isActive);

signals:
    void activated();
    // Emitted when the next row is wanted: 1 is below, -1 above.
    void stepWanted(int rows);
    void renameWanted();
    void deleteWanted();
    // Emitted while the row is dragged to this height of its parent, when it is dropped there, or when the drag is
    // cancelled.
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
