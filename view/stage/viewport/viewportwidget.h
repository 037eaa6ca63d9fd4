#pragma once

#include "viewport/opengl/backdrop.h"
#include "viewport/opengl/bodyrenderer.h"
#include "viewport/opengl/figurelayer.h"
#include "viewport/opengl/gridrenderer.h"
#include "viewport/opengl/skeletonrenderer.h"
#include "viewport/opengl/skinrenderer.h"
#include "viewport/viewportcanvas.h"

#include <QMetaObject>
#include <QOpenGLPaintDevice>
#include <QOpenGLWidget>

#include <memory>

namespace limber {

class ViewportScene;

// The canvas that draws the scene with OpenGL. Its GL objects live as long as their context, which ends when a dock is
// torn off or put back.
class ViewportWidget : public QOpenGLWidget, public ViewportCanvas
{
    Q_OBJECT

public:
    explicit ViewportWidget(ViewportScene &scene, QWidget *parent = nullptr);
    ~ViewportWidget() override;

    void setSelectionBox(const QRectF &box) override;
    void setTool(const PoseTool *tool) override;
    void setTexts(const ViewTexts &texts) override;

signals:
    // Emitted if OpenGL does not work after all; this canvas stays empty.
    void failed();

protected:
    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintGL() override;

private:
    // The objects that exist in one context only.
    struct Renderers
    {
        QOpenGLFunctions_3_3_Core functions;
        GridRenderer grid;
        Backdrop backdrop;
        FigureLayer layer;
        SkeletonRenderer skeleton;
        BodyRenderer body;
        SkinRenderer skin;
        QOpenGLPaintDevice paintDevice;
    };

    void releaseRenderers();
    void drawScene();
    void drawBackdrop();
    void drawFigure();

    ViewportScene &m_scene;
    std::unique_ptr<Renderers> m_renderers;
    QMetaObject::Connection m_contextEnds;
    QRectF m_box;
    const PoseTool *m_tool = nullptr;
    ViewTexts m_texts;
};

} // namespace limber
