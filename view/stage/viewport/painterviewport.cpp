#include "viewport/painterviewport.h"

#include "figure/painting/surroundings.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportscene.h"

#include <QPainter>

#include <utility>

namespace limber {

PainterViewport::PainterViewport(ViewportScene &scene, QString note, QWidget *parent)
    : QWidget(parent), m_scene(scene), m_note(std::move(note))
{
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

void PainterViewport::setTexts(const ViewTexts &texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    update();
}

void PainterViewport::resizeEvent(QResizeEvent *event)
{
    m_scene.setCanvasSize(width(), height());
    QWidget::resizeEvent(event);
}

// Frees the pictures: for a large screen they take hundreds of megabytes, which nobody needs while the view is hidden.
void PainterViewport::hideEvent(QHideEvent *event)
{
    m_figure = FigurePicture();
    m_kept.reset();
    m_backdrop = QImage();
    QWidget::hideEvent(event);
}

void PainterViewport::paintEvent(QPaintEvent *)
{
    m_scene.setCanvasSize(width(), height());
    m_scene.refresh();
    QPainter painter(this);
    paintBackdrop(painter);
    if (m_scene.session()) {
        paintFloorShadow(painter, m_scene.camera(), m_scene.shadow(), m_scene.scale().floorHeight, m_scene.colours());
        m_figure.paint(painter, m_scene.camera(), m_scene.figure(), m_scene.palette(), m_scene.options().joints);
    }
    ViewportOverlay(painter, m_scene, m_tool, m_texts).paint(m_note, m_box);
}

// Keeps the backdrop while the camera rests, so that drawing it is a copy.
void PainterViewport::paintBackdrop(QPainter &painter)
{
    const BackdropLook look = m_scene.backdrop(size() * devicePixelRatioF(), devicePixelRatioF());
    if (look != m_kept) {
        // While the camera follows the figure, each frame has another backdrop of the same size.
        if (m_backdrop.size() != look.canvas)
            m_backdrop = QImage(look.canvas, QImage::Format_RGB32);
        m_kept = BackdropLook();
        if (m_backdrop.isNull())
            return; // not enough memory
        m_backdrop.setDevicePixelRatio(look.devicePixelRatio);
        paintBackgroundOn(m_backdrop, look.colours);
        if (look.grid)
            paintGridOn(m_backdrop, look.camera, look.scale, look.up, look.colours);
        m_kept = look;
    }
    painter.drawImage(0, 0, m_backdrop);
}

} // namespace limber
