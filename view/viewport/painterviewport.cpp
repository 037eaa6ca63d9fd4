#include "viewport/painterviewport.h"

#include "figure/posepainter.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportscene.h"

#include <QPainter>

namespace limber {

PainterViewport::PainterViewport(ViewportScene &scene, const QString &whyNoOpenGL, QWidget *parent)
    : QWidget(parent), m_scene(scene)
{
    if (!whyNoOpenGL.isEmpty())
        m_note = tr("Drawn without OpenGL: %1").arg(whyNoOpenGL);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_scene, &ViewportScene::changed, this, qOverload<>(&QWidget::update));
}

void PainterViewport::setSelectionBox(const QRectF &box)
{
    m_box = box;
    update();
}

void PainterViewport::setTool(const PoseTool *tool)
{
    m_tool = tool;
    update();
}

void PainterViewport::resizeEvent(QResizeEvent *event)
{
    m_scene.setCanvasSize(width(), height());
    QWidget::resizeEvent(event);
}

void PainterViewport::paintEvent(QPaintEvent *)
{
    m_scene.setCanvasSize(width(), height());
    m_scene.refresh();
    QPainter painter(this);
    PosePainter pose(painter, m_scene.camera(), m_scene.colours());
    pose.paintBackground();
    if (m_scene.session()) {
        if (m_scene.options().grid)
            pose.paintGrid(m_scene.scale(), m_scene.upAxis());
        pose.paintShadow(m_scene.shadow(), m_scene.scale().floorHeight);
        pose.paintFigure(m_scene.figure(), m_scene.palette(), m_scene.options().joints);
    }
    ViewportOverlay(painter, m_scene, m_tool).paint(m_note, m_box);
}

} // namespace limber
