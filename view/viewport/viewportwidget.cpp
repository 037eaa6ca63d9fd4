#include "viewport/viewportwidget.h"

#include "viewport/openglsupport.h"
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

void ViewportWidget::initializeGL()
{
    m_contextEnds = connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportWidget::releaseRenderers);
    auto renderers = std::make_unique<Renderers>();
    if (!renderers->functions.initializeOpenGLFunctions() || !renderers->grid.create(renderers->functions) ||
        !renderers->skeleton.create(renderers->functions)) {
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
    // Not on `this`: QWidget::grab() would redirect such a painter to below the GL picture.
    m_renderers->paintDevice.setSize(size() * devicePixelRatioF());
    m_renderers->paintDevice.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&m_renderers->paintDevice);
    painter.setFont(font());
    ViewportOverlay(painter, m_scene).paint({}, m_box);
}

void ViewportWidget::drawScene()
{
    QOpenGLFunctions_3_3_Core &gl = m_renderers->functions;
    const Camera &camera = m_scene.camera();
    gl.glDepthMask(GL_TRUE);
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    m_renderers->grid.drawBackground(gl, m_scene.colours());
    if (!m_scene.session())
        return;
    if (m_scene.options().grid)
        m_renderers->grid.drawGrid(gl, camera, m_scene.scale(), m_scene.upAxis(), m_scene.colours());
    m_renderers->grid.drawShadow(gl, camera, m_scene.shadow(), m_scene.scale().floorHeight, m_scene.colours());
    m_renderers->skeleton.draw(gl, camera, m_scene.figure(), m_scene.palette(), m_scene.options().joints);
}

} // namespace limber
