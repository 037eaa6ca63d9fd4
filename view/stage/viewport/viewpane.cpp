#include "viewport/viewpane.h"

#include "viewport/painterviewport.h"
#include "viewport/posetool.h"
#include "viewport/viewportcontroller.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportwidget.h"
#include "widgets/accessibleparts.h"

#include <QVBoxLayout>

namespace limber {

ViewPane::ViewPane(ShownScene &shown, ViewPlace place, const OpenGLSupport &openGL, QWidget *parent)
    : QWidget(parent), m_scene(new ViewportScene(shown, place, this)),
      m_controller(new ViewportController(*m_scene, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(m_controller, &ViewportController::menuWanted, this, &ViewPane::menuWanted);
    connect(m_controller, &ViewportController::pinMenuWanted, this, &ViewPane::pinMenuWanted);
    connect(m_controller, &ViewportController::used, this, &ViewPane::used);
    connect(m_scene, &ViewportScene::cameraChanged, this, &ViewPane::nameCanvas);
    if (openGL.isUsed)
        useOpenGL();
    else
        usePainter(openGL.problem);
}

ViewPane::~ViewPane()
{
    // The canvas must go before the scene that it draws.
    delete m_canvas;
}

void ViewPane::useOpenGL()
{
    auto *widget = new ViewportWidget(*m_scene, this);
    connect(widget, &ViewportWidget::failed, this, [this] { usePainter(tr("its shaders could not be built")); });
    m_usesOpenGL = true;
    showCanvas(widget, widget);
}

void ViewPane::usePainter(const QString &problem)
{
    m_hasNote = !problem.isEmpty();
    auto *widget =
        new PainterViewport(*m_scene, m_hasNote ? tr("Drawn without OpenGL: %1").arg(problem) : QString(), this);
    m_usesOpenGL = false;
    showCanvas(widget, widget);
}

void ViewPane::showCanvas(QWidget *widget, ViewportCanvas *canvas)
{
    if (m_canvas)
        m_canvas->deleteLater();
    m_canvas = widget;
    setAccessibleRole(*widget, QAccessible::Canvas);
    widget->setAccessibleDescription(
        tr("Click to select joints, drag to orbit, scroll to zoom, right-click for a menu"));
    m_drawing = canvas;
    m_drawing->setTool(m_tool);
    m_drawing->setTexts(m_texts);
    m_controller->setCanvas(widget, canvas);
    nameCanvas();
    layout()->addWidget(widget);
    setFocusProxy(widget);
    emit canvasChanged();
}

void ViewPane::nameCanvas()
{
    if (m_canvas != nullptr)
        m_canvas->setAccessibleName(m_texts.isAlone
                                        ? tr("Figure in 3D")
                                        : tr("%1 view").arg(ViewportOverlay::shortViewName(m_scene->camera())));
}

void ViewPane::setTool(PoseTool *tool)
{
    m_tool = tool;
    m_controller->setTool(tool);
    m_drawing->setTool(tool);
}

void ViewPane::setTexts(const ViewTexts &texts)
{
    m_texts = texts;
    m_scene->setCovered(texts.top, texts.bottom);
    m_scene->setCornerTop(texts.cornerTop);
    m_drawing->setTexts(texts);
    nameCanvas();
}

void ViewPane::handOverTo(ViewPane &other)
{
    if (m_controller->takeAwaitedBox())
        other.m_controller->awaitBox();
}

QImage ViewPane::grabImage() const
{
    if (auto *widget = qobject_cast<ViewportWidget *>(m_canvas))
        return widget->grabFramebuffer();
    return m_canvas->grab().toImage();
}

} // namespace limber
