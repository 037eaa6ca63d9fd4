#include "viewport/viewportpanel.h"

#include "figure/viewspace.h"
#include "viewgrid/viewgrid.h"
#include "viewgrid/viewgridactions.h"
#include "viewport/posetool.h"
#include "viewport/scenepicture.h"
#include "viewport/seeingstrip.h"
#include "viewport/shown/showntrails.h"
#include "viewport/viewpane.h"
#include "viewport/viewportactions.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewtexts.h"
#include "widgets/foldingrow.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int topRowEdge = 10; // of the rows over the view from its edges
constexpr int betweenRows = 6;
constexpr int roomForGizmo = 110;
constexpr int sideOfAxes = 92; // of the corner in which they are
constexpr int roomForMessages = 42; // above the strip, so that a framed figure stands on neither

} // namespace

ViewportPanel::ViewportPanel(QWidget *parent)
    : QWidget(parent), m_openGL(findOpenGL()), m_shown(new ShownScene(this)), m_grid(new ViewGrid(this))
{
    setAccessibleName(tr("Viewport"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    m_strip = new SeeingStrip(this);
    createPane(ViewPlace::User);
    m_actions = new ViewportActions(scene(), this);
    m_gridActions = new ViewGridActions(*m_grid, this);
    addActions(viewActions());
    const auto enable = [this] {
        m_actions->setEnabled(m_shown->session() != nullptr);
        m_gridActions->setEnabled(m_shown->session() != nullptr);
    };
    enable();
    connect(m_shown, &ShownScene::sessionChanged, m_actions, enable);
    connect(m_grid, &ViewGrid::arrangementChanged, this, &ViewportPanel::takeArrangement);
    connect(m_shown, &ShownScene::changed, this, &ViewportPanel::noteLegend);
    connect(m_shown, &ShownScene::sessionChanged, this, &ViewportPanel::noteLegend);
}

ViewportPanel::~ViewportPanel()
{
    // While the views are destroyed, the focus goes from one to the next.
    for (ViewPane *view : m_panes) {
        if (view != nullptr)
            view->disconnect(this);
    }
    delete m_grid; // before the scene that it shows
}

void ViewportPanel::createPane(ViewPlace place)
{
    auto *pane = new ViewPane(*m_shown, place, m_openGL, m_grid);
    m_panes.at(static_cast<std::size_t>(place)) = pane;
    pane->setTool(m_tool);
    connect(pane, &ViewPane::used, this, [this, place] { m_grid->setActive(place); });
    connect(pane, &ViewPane::menuWanted, this, &ViewportPanel::showContextMenu);
    connect(pane, &ViewPane::pinMenuWanted, this, [this](const QPoint &globalPosition) {
        if (m_pinMenu != nullptr)
            m_pinMenu->popup(globalPosition);
    });
    connect(&pane->scene(), &ViewportScene::cameraChanged, this, [this, place] {
        if (place == m_active)
            emit cameraChanged();
    });
    connect(pane, &ViewPane::canvasChanged, this, [this, place] {
        if (place == m_active)
            setFocusProxy(activePane().canvas());
        placeStrip();
    });
    m_grid->setView(place, pane);
    if (place == m_active)
        setFocusProxy(pane->canvas());
    m_strip->raise();
    placeTopRows();
}

void ViewportPanel::takeArrangement()
{
    for (const ViewPlace place : shownPlaces(m_grid->arrangement())) {
        if (pane(place) == nullptr)
            createPane(place);
    }
    for (int place = 0; place < viewPlaceCount; ++place) {
        if (ViewPane *view = pane(static_cast<ViewPlace>(place)))
            view->setTexts(textsOf(static_cast<ViewPlace>(place)));
    }
    orderByTab();
    takeActive();
    placeStrip();
    noteLegend();
}

void ViewportPanel::orderByTab()
{
    QWidget *before = pane(ViewPlace::User)->canvas();
    for (const ViewPlace place : {ViewPlace::Top, ViewPlace::Front, ViewPlace::Right}) {
        if (pane(place) == nullptr)
            continue;
        setTabOrder(before, pane(place)->canvas());
        before = pane(place)->canvas();
    }
}

// Makes another view active: the focus and a pending box selection move to it.
void ViewportPanel::takeActive()
{
    const ViewPlace active = m_grid->arrangement().active;
    if (active == m_active)
        return;
    const bool hadFocus = hasFocus();
    activePane().handOverTo(*pane(active));
    m_active = active;
    setFocusProxy(activePane().canvas());
    if (hadFocus)
        activePane().canvas()->setFocus();
    m_actions->setScene(scene());
    emit activeViewChanged();
    emit cameraChanged();
}

// The user's view shows the texts that apply to all views, the lower right one the legend of the trails, as a single
// view does.
ViewTexts ViewportPanel::textsOf(ViewPlace place) const
{
    const ViewLayout &layout = m_grid->arrangement();
    const QRect cell = cellOf(place, layout, size());
    const int top = cell.topLeft() == QPoint(0, 0) ? heightOfTopRows() : heightOfRowsOver(cell);
    const int side = std::min(cell.width(), sideOfAxes);
    const int cornerTop = heightOfRowsOver({cell.right() + 1 - side, cell.top(), side, side});
    if (!showsSeveral(layout))
        return {
            .top = top, .bottom = heightOfStrip() > 0 ? heightOfStrip() + roomForMessages : 0, .cornerTop = cornerTop};
    return {.isAlone = false,
            .top = top,
            .bottom = place == lowerLeftPlace(layout) ? heightOfStrip() : 0,
            .cornerTop = cornerTop,
            .scene = place == ViewPlace::User,
            .legend = place == ViewPlace::Right,
            .note = place == lowerLeftPlace(layout)};
}

ViewPane &ViewportPanel::activePane() const
{
    return *pane(m_active);
}

ViewportScene &ViewportPanel::scene() const
{
    return activePane().scene();
}

bool ViewportPanel::usesOpenGL() const
{
    return activePane().usesOpenGL();
}

void ViewportPanel::setTools(ToolSettings &settings)
{
    m_tool = new PoseTool(*m_shown, settings, this);
    for (ViewPane *view : m_panes) {
        if (view != nullptr)
            view->setTool(m_tool);
    }
    connect(m_tool, &PoseTool::changed, m_shown, &ShownScene::changed);
}

void ViewportPanel::setSession(Session *session)
{
    m_shown->setSession(session);
}

void ViewportPanel::setColours(const Colours &colours)
{
    m_grid->setColours(colours);
    m_shown->setColours(colours);
}

QList<QAction *> ViewportPanel::viewActions() const
{
    return m_actions->all() + m_gridActions->all();
}

void ViewportPanel::showContextMenu(const QPoint &globalPosition)
{
    QMenu menu;
    for (const QList<QAction *> &group : m_contextActions) {
        menu.addActions(group);
        menu.addSeparator();
    }
    // In a window of 720 pixels all of it would be three columns.
    QMenu *view = menu.addMenu(tr("View"));
    view->setObjectName(QStringLiteral("contextViewMenu"));
    view->addActions(m_actions->all());
    view->addAction(m_gridActions->menu());
    view->addActions(m_contextViewActions);
    menu.exec(globalPosition);
}

void ViewportPanel::showStrip(const QList<QAction *> &actions)
{
    m_strip->setActions(actions);
    placeStrip();
    placeTopRows();
}

void ViewportPanel::setToolStrip(FoldingRow &strip)
{
    m_toolStrip = &strip;
    strip.setParent(this);
    strip.installEventFilter(this);
    strip.show();
    placeTopRows();
}

void ViewportPanel::setStateRow(QWidget &row)
{
    m_stateRow = &row;
    row.setParent(this);
    row.installEventFilter(this);
    placeTopRows();
}

bool ViewportPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent)
        placeTopRows();
    return QWidget::eventFilter(watched, event);
}

// The rows lie over the picture, so that nothing moves when another tool or state changes them.
void ViewportPanel::placeTopRows()
{
    int y = topRowEdge;
    if (m_toolStrip != nullptr) {
        m_toolStrip->setRoom(width() - topRowEdge - roomForGizmo);
        const QSize wanted = m_toolStrip->sizeHint();
        const int room = std::min(wanted.width(), width() - topRowEdge - roomForGizmo);
        m_toolStrip->setGeometry(topRowEdge, y, room, wanted.height());
        m_toolStrip->resize(std::min(room, m_toolStrip->usedWidth()), wanted.height()); // what folded leaves no gap
        m_toolStrip->raise();
        y += wanted.height() + betweenRows;
    }
    if (m_stateRow != nullptr) {
        const QSize wanted = m_stateRow->sizeHint();
        m_stateRow->setGeometry(topRowEdge, y, std::min(wanted.width(), width() - 2 * topRowEdge), wanted.height());
        m_stateRow->raise();
    }
    for (int place = 0; place < viewPlaceCount; ++place) {
        if (ViewPane *view = pane(static_cast<ViewPlace>(place)))
            view->setTexts(textsOf(static_cast<ViewPlace>(place)));
    }
}

// An upright strip leaves the middle free.
int ViewportPanel::heightOfStrip() const
{
    const bool lies = m_strip->isVisibleTo(this) && m_strip->width() > m_strip->height();
    return lies ? height() - m_strip->y() : 0;
}

int ViewportPanel::heightOfTopRows() const
{
    const QWidget *last = m_stateRow;
    if (last == nullptr)
        last = m_toolStrip;
    return last != nullptr ? last->geometry().bottom() : 0;
}

// Returns how much of a view's upper edge the rows cover that reach into it.
int ViewportPanel::heightOfRowsOver(const QRect &cell) const
{
    int covered = 0;
    for (const QWidget *row : {static_cast<const QWidget *>(m_toolStrip), static_cast<const QWidget *>(m_stateRow)}) {
        if (row != nullptr && row->isVisibleTo(this) && row->geometry().intersects(cell))
            covered = std::max(covered, row->geometry().bottom() - cell.top());
    }
    return covered;
}

const ViewOptions &ViewportPanel::options() const
{
    return m_shown->options();
}

void ViewportPanel::setOptions(const ViewOptions &options)
{
    m_shown->setOptions(options);
    m_actions->showOptions();
}

void ViewportPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeStrip();
    placeTopRows();
    noteLegend();
}

QSize ViewportPanel::cornerOfLegend() const
{
    const Session *session = m_shown->session();
    const bool hasTrails = session != nullptr && options().trails && !trailNodes(*session).empty();
    const bool hasWeight = session != nullptr && options().weight && session->clipWeight().weight() != nullptr;
    for (const ViewPlace place : shownPlaces(m_grid->arrangement())) {
        const QRect cell = cellOf(place, m_grid->arrangement(), size());
        const QSize corner = ViewportOverlay::cornerOfLegends(textsOf(place), cell.size(), hasTrails, hasWeight);
        if (!corner.isEmpty() && cell.bottomRight() == rect().bottomRight())
            return corner;
    }
    return {0, 0};
}

// What lies over the view leaves the legend free.
void ViewportPanel::noteLegend()
{
    const QSize corner = cornerOfLegend();
    if (std::exchange(m_legend, corner) != corner)
        emit cornerOfLegendChanged(corner);
}

// If OpenGL failed, the corner has a note about it, and the strip is above the note.
void ViewportPanel::placeStrip()
{
    const ViewLayout &layout = m_grid->arrangement();
    const ViewPane *corner = pane(lowerLeftPlace(layout));
    m_strip->place(size(), cellOf(lowerLeftPlace(layout), layout, size()).size(),
                   corner->hasNote() ? fontMetrics().height() + 10 : 0);
}

QImage ViewportPanel::grabImage()
{
    return activePane().grabImage();
}

PictureView ViewportPanel::pictureView() const
{
    return pictureViewOf(scene());
}

QPointF ViewportPanel::project(glm::dvec3 world) const
{
    scene().refresh();
    const auto pixel = scene().camera().project(viewFromDocument(m_shown->upAxis()) * world);
    return pixel ? activePane().canvas()->mapTo(this, QPointF(pixel->x, pixel->y)) : QPointF();
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
