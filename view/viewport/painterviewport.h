#pragma once

#include "viewport/viewportcanvas.h"

#include <QWidget>

namespace limber {

class ViewportScene;

// The canvas for displays without OpenGL: the same scene drawn by QPainter, with a discreet note on why.
class PainterViewport : public QWidget, public ViewportCanvas
{
    Q_OBJECT

public:
    PainterViewport(ViewportScene &scene, const QString &whyNoOpenGL, QWidget *parent = nullptr);

    void setSelectionBox(const QRectF &box) override;
    void setTool(const PoseTool *tool) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ViewportScene &m_scene;
    QString m_note;
    QRectF m_box;
    const PoseTool *m_tool = nullptr;
};

} // namespace limber
