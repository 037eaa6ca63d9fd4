#pragma once

#include "figure/backdroplook.h"
#include "figure/painting/figurepicture.h"
#include "viewport/viewportcanvas.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace limber {

class ViewportScene;

// The canvas for computers without a graphics card: the processor draws the same scene directly into the window. A
// software OpenGL would be slower, and would make every picture of the whole window pass through it.
class PainterViewport : public QWidget, public ViewportCanvas
{
    Q_OBJECT

public:
    // `note` is shown in a corner; empty for none.
    PainterViewport(ViewportScene &scene, QString note, QWidget *parent = nullptr);

    void setSelectionBox(const QRectF &box) override;
    void setTool(const PoseTool *tool) override;
    void setTexts(const ViewTexts &texts) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void paintBackdrop(QPainter &painter);

    ViewportScene &m_scene;
    QString m_note;
    QRectF m_box;
    const PoseTool *m_tool = nullptr;
    ViewTexts m_texts;
    FigurePicture m_figure;
    std::optional<BackdropLook> m_kept; // the look that m_backdrop shows
    QImage m_backdrop;
};

} // namespace limber
