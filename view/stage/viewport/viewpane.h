#pragma once

#include "viewport/opengl/openglsupport.h"
#include "viewport/viewportscene.h"
#include "viewport/viewtexts.h"

#include <QImage>
#include <QWidget>

namespace limber {

class PoseTool;
class ViewportCanvas;
class ViewportController;

// One of the views of a viewport: a canvas that works on this display, the camera through which it sees, and its mouse
// and keyboard input.
class ViewPane : public QWidget
{
    Q_OBJECT

public:
    // `shown` must outlive the pane.
    ViewPane(ShownScene &shown, ViewPlace place, const OpenGLSupport &openGL, QWidget *parent = nullptr);
    ~ViewPane() override;

    [[nodiscard]] ViewportScene &scene() { return *m_scene; }
    [[nodiscard]] QWidget *canvas() const { return m_canvas; }
    [[nodiscard]] bool usesOpenGL() const { return m_usesOpenGL; }
    // Returns whether there is a note in the lower left corner.
    [[nodiscard]] bool hasNote() const { return m_hasNote && m_texts.note; }
    // Sets the tool that gets the drags; null for none. It must outlive the pane.
    void setTool(PoseTool *tool);
    void setTexts(const ViewTexts &texts);
    // Called when another view becomes active: a pending box selection moves there.
    void handOverTo(ViewPane &other);
    // Returns a picture of what is shown, texts included.
    [[nodiscard]] QImage grabImage() const;

signals:
    void used(); // by mouse or keyboard
    void canvasChanged();
    void menuWanted(const QPoint &globalPosition);
    void pinMenuWanted(const QPoint &globalPosition);

private:
    void useOpenGL();
    void usePainter(const QString &problem);
    void showCanvas(QWidget *widget, ViewportCanvas *canvas);
    void nameCanvas();

    ViewportScene *m_scene = nullptr;
    ViewportController *m_controller = nullptr;
    PoseTool *m_tool = nullptr;
    ViewportCanvas *m_drawing = nullptr; // the same object as m_canvas
    QWidget *m_canvas = nullptr;
    ViewTexts m_texts;
    bool m_usesOpenGL = false;
    bool m_hasNote = false;
};

} // namespace limber
