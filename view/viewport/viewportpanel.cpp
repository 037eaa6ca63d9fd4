#include "viewport/viewportpanel.h"

#include "figure/viewspace.h"
#include "viewport/opengl/openglsupport.h"
#include "viewport/painterviewport.h"
#include "viewport/posetool.h"
#include "viewport/seeingstrip.h"
#include "viewport/viewportactions.h"
#include "viewport/viewportcontroller.h"
#include "viewport/viewportscene.h"
#include "viewport/viewportwidget.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

namespace limber {

ViewportPanel::ViewportPanel(QWidget *parent)
    : QWidget(parent), m_scene(new ViewportScene(this)), m_controller(new ViewportController(*m_scene, this)),
      m_actions(new ViewportActions(*m_scene, this))
{
    setAccessibleName(tr("Viewport"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    createCanvas();
    m_strip = new SeeingStrip(this);
    addActions(m_actions->all());
    m_actions->setEnabled(false);
    connect(m_controller, &ViewportController::menuWanted, this, &ViewportPanel::showContextMenu);
    connect(m_scene, &ViewportScene::sessionChanged, m_actions,
            [this] { m_actions->setEnabled(m_scene->session() != nullptr); });
}

ViewportPanel::~ViewportPanel()
{
    // Before the scene that it draws.
    delete m_canvas;
}

void ViewportPanel::createCanvas()
{
    const OpenGLSupport openGL = findOpenGL();
    if (openGL.isUsed)
        useOpenGL();
    else
        usePainter(openGL.problem);
}

void ViewportPanel::useOpenGL()
{
    auto *widget = new ViewportWidget(*m_scene, this);
    connect(widget, &ViewportWidget::failed, this, [this] { usePainter(tr("its shaders could not be built")); });
    showCanvas(widget, widget);
    m_usesOpenGL = true;
}

void ViewportPanel::usePainter(const QString &problem)
{
    m_hasNote = !problem.isEmpty();
    auto *widget =
        new PainterViewport(*m_scene, m_hasNote ? tr("Drawn without OpenGL: %1").arg(problem) : QString(), this);
    showCanvas(widget, widget);
    m_usesOpenGL = false;
}

void ViewportPanel::showCanvas(QWidget *widget, ViewportCanvas *canvas)
{
    if (m_canvas)
        m_canvas->deleteLater();
    m_canvas = widget;
    widget->setAccessibleName(tr("Figure in 3D"));
    widget->setAccessibleDescription(
        tr("Click to select joints, drag to orbit, scroll to zoom, right-click for a menu"));
    m_drawing = canvas;
    m_drawing->setTool(m_tool);
    m_controller->setCanvas(widget, canvas);
    layout()->addWidget(widget);
    if (m_strip != nullptr)
        m_strip->raise();
    setFocusProxy(widget);
}

void ViewportPanel::setTools(ToolSettings &settings)
{
    m_tool = new PoseTool(*m_scene, settings, this);
    m_controller->setTool(m_tool);
    m_drawing->setTool(m_tool);
    connect(m_tool, &PoseTool::changed, m_scene, &ViewportScene::changed);
}

void ViewportPanel::setSession(Session *session)
{
    m_scene->setSession(session);
}

void ViewportPanel::setColours(const Colours &colours)
{
    m_scene->setColours(colours);
}

QList<QAction *> ViewportPanel::viewActions() const
{
    return m_actions->all();
}

void ViewportPanel::showContextMenu(const QPoint &globalPosition)
{
    QMenu menu;
    for (const QList<QAction *> &group : m_contextActions) {
        menu.addActions(group);
        menu.addSeparator();
    }
    menu.addActions(m_actions->all());
    menu.exec(globalPosition);
}

void ViewportPanel::showStrip(const QList<QAction *> &actions)
{
    m_strip->setActions(actions);
    placeStrip();
}

const ViewOptions &ViewportPanel::options() const
{
    return m_scene->options();
}

void ViewportPanel::setOptions(const ViewOptions &options)
{
    m_scene->setOptions(options);
    m_actions->showOptions();
}

void ViewportPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeStrip();
}

// Where OpenGL failed, the corner has a note that says so.
void ViewportPanel::placeStrip()
{
    m_strip->place(size(), m_hasNote ? fontMetrics().height() + 10 : 0);
}

QImage ViewportPanel::grabImage()
{
    if (auto *widget = qobject_cast<ViewportWidget *>(m_canvas))
        return widget->grabFramebuffer();
    return m_canvas->grab().toImage();
}

QPointF ViewportPanel::project(glm::dvec3 world) const
{
    m_scene->refresh();
    const auto pixel = m_scene->camera().project(viewFromDocument(m_scene->upAxis()) * world);
    return pixel ? m_canvas->mapToParent(QPointF(pixel->x, pixel->y)) : QPointF();
}

QSize ViewportPanel::sizeHint() const
{
    return {800, 600};
}

QSize ViewportPanel::minimumSizeHint() const
{
    return {240, 180};
}

} // namespace limber
