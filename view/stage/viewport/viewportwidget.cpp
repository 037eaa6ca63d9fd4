#include "viewport/viewportwidget.h"

#include "figure/painting/figurepicture.h"
#include "viewport/opengl/openglsupport.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportscene.h"

#include <QOpenGLContext>
#include <QPainter>

namespace limber {

ViewportWidget::ViewportWidget(ViewportScene &scene, QWidget *parent) : QOpenGLWidget(parent), m_scene(scene)
{
    setFormat(viewportSurfaceFormat());
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_scene, &ViewportScene::changed, this, qOverload<>(&QWidget::update));
}

ViewportWidget::~ViewportWidget()
{
    releaseRenderers();
}

void ViewportWidget::setSelectionBox(const QRectF &box)
{
    m_box = box;
    update();
}

void ViewportWidget::setTool(const PoseTool *tool)
{
    m_tool = tool;
    update();
}

void ViewportWidget::setTexts(const ViewTexts &texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    update();
}

void ViewportWidget::initializeGL()
{
    m_contextEnds = connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportWidget::releaseRenderers);
    auto renderers = std::make_unique<Renderers>();
    if (!renderers->functions.initializeOpenGLFunctions() || !renderers->grid.create(renderers->functions) ||
        !renderers->layer.create(renderers->functions) || !renderers->skeleton.create(renderers->functions) ||
        !renderers->body.create(renderers->functions) || !renderers->skin.create(renderers->functions)) {
        QMetaObject::invokeMethod(this, &ViewportWidget::failed, Qt::QueuedConnection);
        return;
    }
    m_renderers = std::move(renderers);
}

void ViewportWidget::releaseRenderers()
{
    if (!m_renderers)
        return;
    makeCurrent();
    m_renderers.reset();
    doneCurrent();
    disconnect(m_contextEnds);
}

void ViewportWidget::resizeGL(int, int)
{
    m_scene.setCanvasSize(width(), height());
}

void ViewportWidget::paintGL()
{
    if (!m_renderers)
        return;
    m_scene.setCanvasSize(width(), height());
    m_scene.refresh();
    drawScene();
    // Painting on `this` would be wrong: QWidget::grab() would redirect such a painter to below the GL picture.
    m_renderers->paintDevice.setSize(size() * devicePixelRatioF());
    m_renderers->paintDevice.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&m_renderers->paintDevice);
    painter.setFont(font());
    ViewportOverlay(painter, m_scene, m_tool, m_texts).paint({}, m_box);
}

void ViewportWidget::drawScene()
{
    QOpenGLFunctions_3_3_Core &gl = m_renderers->functions;
    drawBackdrop();
    if (!m_scene.session())
        return;
    m_renderers->grid.drawShadow(gl, m_scene.camera(), m_scene.shadow(), m_scene.scale().floorHeight,
                                 m_scene.colours());
    drawFigure();
}

void ViewportWidget::drawBackdrop()
{
    const BackdropLook look = m_scene.backdrop(size() * devicePixelRatioF(), devicePixelRatioF());
    m_renderers->backdrop.draw(m_renderers->functions, m_renderers->grid, look, defaultFramebufferObject());
}

void ViewportWidget::drawFigure()
{
    QOpenGLFunctions_3_3_Core &gl = m_renderers->functions;
    const QSize canvas = size() * devicePixelRatioF();
    const QRectF seen = boxOnCanvas(m_scene.figure(), m_scene.camera());
    const QRect area = QRectF(seen.topLeft() * devicePixelRatioF(), seen.size() * devicePixelRatioF()).toAlignedRect() &
                       QRect(QPoint(0, 0), canvas);
    if (area.isEmpty())
        return;
    m_renderers->layer.begin(gl, area, canvas);
    if (m_scene.figure().showsSkin())
        m_renderers->skin.draw(gl, m_scene.camera(), m_scene.figure(), m_scene.palette());
    else if (m_scene.figure().showsBody())
        m_renderers->body.draw(gl, m_scene.camera(), m_scene.figure().body, m_scene.palette());
    else
        m_renderers->skeleton.draw(gl, m_scene.camera(), m_scene.figure(), m_scene.palette(), m_scene.options().joints,
                                   devicePixelRatioF());
    m_renderers->layer.end(gl, defaultFramebufferObject());
}

} // namespace limber
