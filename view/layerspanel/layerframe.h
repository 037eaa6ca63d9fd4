#pragma once

#include <QFrame>

namespace limber {

// A row of the list of layers that can be chosen, with the mouse and with the keys of a list.
class LayerFrame : public QFrame
{
    Q_OBJECT

public:
    explicit LayerFrame(QWidget *parent = nullptr);

    void setChosen(bool isChosen);

signals:
    void chosen();
    // The next one is wanted: 1 below, -1 above.
    void stepWanted(int rows);
    void renameWanted();
    void deleteWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_isChosen = false;
};

} // namespace limber
